// The page from src as it is now, in front of a running `tendril serve --no-open`: rebuilt at every change, data from the server.
//   npm run dev [-- http://127.0.0.1:7700]
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'

const upstream = new URL(process.argv[2] ?? 'http://127.0.0.1:7700')
const port = Number(process.env.PORT ?? 5173)
const kinds = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

const builder = spawn(process.execPath, ['build.mjs', '--watch'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(builder.kill() ? 0 : 1))

/** ahead returns a request as the server expects it: from its own page. */
const ahead = (request) => ({
  host: upstream.hostname, port: upstream.port, method: request.method, path: request.url,
  headers: { ...request.headers, host: upstream.host, ...(request.headers.origin && { origin: upstream.origin }) },
})

const server = http.createServer(async (request, response) => {
  const name = path.posix.normalize(request.url.split('?')[0]).replace(/^\/+/, '') || 'index.html'
  try {
    const data = await readFile(path.join('dev/dist', name))
    response.writeHead(200, { 'content-type': kinds[path.extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-store' }).end(data)
  } catch {
    const onward = http.request(ahead(request), (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.writeHead(502).end(`no server at ${upstream.origin}`))
    request.pipe(onward)
  }
})
server.on('upgrade', (request, socket, early) => {
  const onward = http.request(ahead(request)).on('error', () => socket.destroy()).on('response', () => socket.destroy())
  onward.on('upgrade', (answer, far, first) => {
    socket.unshift(early)
    far.unshift(first)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${Object.entries(answer.headers).map(([k, v]) => `${k}: ${v}`).join('\r\n')}\r\n\r\n`)
    far.pipe(socket).pipe(far)
    for (const s of [far, socket]) s.on('error', () => { far.destroy(); socket.destroy() })
  })
  onward.end()
})
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port} in front of ${upstream.origin}`))
