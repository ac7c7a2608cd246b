import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

interface WrittenEntry {
  name: Buffer;
  offset: number;
  packed: number;
  inflated: number;
  crc: number;
}

/** Text is handed on in pieces of about this many characters. */
const pieceLength = 64 * 1024;

/** Writes a zip archive piece by piece, so that a large one takes no memory. Entries stay under 4 GB. */
export async function writeZip(
  file: string,
  entries: Iterable<{ name: string; text: Iterable<string> }>,
): Promise<void> {
  const written: WrittenEntry[] = [];
  let position = 0;

  async function* bytes(): AsyncGenerator<Buffer> {
    for (const { name, text } of entries) {
      const entry = { name: Buffer.from(name), offset: position, packed: 0, inflated: 0, crc: 0 };
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(20, 4);
      // Sizes and sum follow behind the bytes.
      local.writeUInt16LE(8, 6);
      local.writeUInt16LE(8, 8);
      local.writeUInt16LE(entry.name.length, 26);
      yield local;
      yield entry.name;
      const source = Readable.from(pieces(text, entry));
      for await (const chunk of source.pipe(createDeflateRaw({ level: 1 })) as AsyncIterable<Buffer>) {
        entry.packed += chunk.length;
        yield chunk;
      }
      const sizes = Buffer.alloc(16);
      sizes.writeUInt32LE(0x08074b50, 0);
      writeSizes(sizes, 4, entry);
      yield sizes;
      position += local.length + entry.name.length + entry.packed + sizes.length;
      written.push(entry);
    }
    yield directory(written, position);
  }

  await pipeline(Readable.from(bytes()), createWriteStream(file));
}

function* pieces(text: Iterable<string>, entry: WrittenEntry): Generator<Buffer> {
  let waiting = '';
  const take = () => {
    const piece = Buffer.from(waiting);
    waiting = '';
    entry.inflated += piece.length;
    entry.crc = crc32(piece, entry.crc);
    return piece;
  };
  for (const each of text) {
    waiting += each;
    if (waiting.length >= pieceLength) yield take();
  }
  // zlib takes an empty buffer for a request to start a new sum.
  if (waiting !== '') yield take();
}

function writeSizes(bytes: Buffer, at: number, { crc, packed, inflated }: WrittenEntry): void {
  bytes.writeUInt32LE(crc, at);
  bytes.writeUInt32LE(packed, at + 4);
  bytes.writeUInt32LE(inflated, at + 8);
}

function directory(entries: readonly WrittenEntry[], start: number): Buffer {
  const parts: Buffer[] = [];
  for (const entry of entries) {
    const bytes = Buffer.alloc(46);
    bytes.writeUInt32LE(0x02014b50, 0);
    bytes.writeUInt16LE(20, 4);
    bytes.writeUInt16LE(20, 6);
    bytes.writeUInt16LE(8, 8);
    bytes.writeUInt16LE(8, 10);
    writeSizes(bytes, 16, entry);
    bytes.writeUInt16LE(entry.name.length, 28);
    bytes.writeUInt32LE(entry.offset, 42);
    parts.push(bytes, entry.name);
  }
  const listing = Buffer.concat(parts);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([listing, end]);
}
