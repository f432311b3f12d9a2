// Reads a recording with Foxglove's own library, with and without its index, and prints what it found as JSON:
//
//     npm install --prefix bin/mcap @mcap/core
//     go test ./record -run Foxglove
//
// It looks for the library from the working directory. Exit code 3: the library is not there.
const { open } = require("node:fs/promises");
const { createRequire } = require("node:module");

let mcap;
try {
  mcap = createRequire(process.cwd() + "/")("@mcap/core");
} catch {
  process.exit(3);
}

// digest of the display frames, in their order
const { createHash } = require("node:crypto");

async function stream(file, size) {
  const reader = new mcap.McapStreamReader({ validateCrcs: true, includeChunks: true });
  const found = { records: {}, topics: {}, done: false };
  const topics = new Map();
  const hash = createHash("sha256");
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(100_000), 0, 100_000, at);
    at += bytesRead;
    reader.append(buffer.subarray(0, bytesRead));
    for (let record; (record = reader.nextRecord()); ) {
      found.records[record.type] = (found.records[record.type] ?? 0) + 1;
      if (record.type === "Channel") topics.set(record.id, record.topic);
      if (record.type === "Message") {
        const topic = topics.get(record.channelId);
        found.topics[topic] = (found.topics[topic] ?? 0) + 1;
        if (topic === "/frames") hash.update(record.data);
        else JSON.parse(Buffer.from(record.data).toString());
      }
    }
  }
  found.done = reader.done();
  found.frames = hash.digest("hex");
  return found;
}

async function indexed(file, size) {
  const readable = {
    size: async () => BigInt(size),
    read: async (offset, length) => (await file.read(Buffer.alloc(Number(length)), 0, Number(length), Number(offset))).buffer,
  };
  const reader = await mcap.McapIndexedReader.Initialize({ readable });
  const found = { library: reader.header.library, topics: {}, schemas: [], attachments: {}, metadata: {}, chunks: reader.chunkIndexes.length };
  for (const s of reader.schemasById.values()) {
    found.schemas.push(`${s.name} ${s.encoding}`);
    if (s.encoding === "jsonschema") JSON.parse(Buffer.from(s.data).toString());
  }
  const hash = createHash("sha256");
  let last = 0n;
  for await (const m of reader.readMessages({ validateCrcs: true })) {
    const { topic } = reader.channelsById.get(m.channelId);
    found.topics[topic] = (found.topics[topic] ?? 0) + 1;
    if (topic === "/frames") hash.update(m.data);
    if (m.logTime < last) throw new Error("the times are not in order");
    last = m.logTime;
  }
  found.frames = hash.digest("hex");
  for await (const a of reader.readAttachments({ validateCrcs: true })) found.attachments[a.name] = a.data.length;
  for await (const m of reader.readMetadata()) found.metadata[m.name] = Object.fromEntries(m.metadata);
  found.statistics = { messages: Number(reader.statistics.messageCount), chunks: reader.statistics.chunkCount };
  for (const [id, n] of reader.statistics.channelMessageCounts) {
    const { topic } = reader.channelsById.get(id);
    if (Number(n) !== (found.topics[topic] ?? 0)) throw new Error(`the statistics count ${n} messages of ${topic}`);
  }
  return found;
}

async function main(path, finished) {
  const file = await open(path);
  const { size } = await file.stat();
  const result = { stream: await stream(file, size) };
  if (finished === "finished") result.indexed = await indexed(file, size);
  console.log(JSON.stringify(result, null, 2));
}

main(process.argv[2], process.argv[3]).catch((error) => {
  console.error(error);
  process.exit(1);
});
