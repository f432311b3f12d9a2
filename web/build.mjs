// Builds dist from src: the same sources and package-lock.json give the same bytes. `--watch` keeps building, into dev/dist.
import { cp, mkdir, rm } from 'node:fs/promises'
import { context } from 'esbuild'

const watch = process.argv.includes('--watch')
const out = watch ? 'dev/dist' : 'dist'
await rm(out, { recursive: true, force: true })
await mkdir(out)
await cp('src/index.html', `${out}/index.html`)

const build = await context({
  entryPoints: [{ in: 'src/main.ts', out: 'app' }, { in: 'src/style.css', out: 'app' }],
  outdir: out,
  bundle: true,
  splitting: true, // the gallery paints before three.js is loaded
  format: 'esm',
  target: ['es2022'],
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
})
if (watch) {
  await build.watch()
} else {
  await build.rebuild()
  await build.dispose()
}
