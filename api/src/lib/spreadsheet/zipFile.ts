// A zip archive written while its contents come: sizes follow each entry, so only the directory is buffered.
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

interface WrittenEntry {
  name: Buffer;
  crc: number;
  size: number;
  packed: number;
  offset: number;
}

/** Sizes and offsets from here on need the 64-bit records. */
const from64Bits = 0xffffffff;
/** Names in UTF-8; checksum and sizes behind the data. */
const flags = 0x0808;
const deflated = 8;

/** The archive's bytes. Entries are read one after the other. Sizes from `wideFrom` on use 64-bit records. */
export async function* zipFile(
  entries: AsyncIterable<ZipEntry>,
  wideFrom = from64Bits,
): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  const time = dosTime(new Date());
  let position = 0;
  for await (const { name, content } of entries) {
    const entry: WrittenEntry = { name: Buffer.from(name), crc: 0, size: 0, packed: 0, offset: position };
    const header = localHeader(entry, time);
    yield header;
    for await (const bytes of deflate(content, entry)) {
      entry.packed += bytes.length;
      yield bytes;
    }
    const descriptor = dataDescriptor(entry, wideFrom);
    yield descriptor;
    position += header.length + entry.packed + descriptor.length;
    written.push(entry);
  }
  yield directory(written, position, time, wideFrom);
}

/** Compresses a piece on another thread while the next one is made. */
async function* deflate(content: ZipEntry['content'], entry: WrittenEntry): AsyncGenerator<Buffer> {
  // Level 1 packs this kind of XML to a tenth; higher ones cost several times as long for a few percent.
  const packer = createDeflateRaw({ level: 1, chunkSize: 64 * 1024 });
  let ready: Buffer[] = [];
  packer.on('data', (bytes: Buffer) => ready.push(bytes));
  const take = () => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  try {
    let pending: Promise<void> | null = null;
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      // zlib treats an empty buffer without memory as a request to start a new checksum.
      if (bytes.length === 0) continue;
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      await pending;
      yield* take();
      pending = new Promise((resolve, reject) => {
        packer.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
      // If the next piece fails first, the outcome of this one no longer matters.
      pending.catch(() => undefined);
    }
    await pending;
    packer.end();
    await once(packer, 'end');
    yield* take();
  } finally {
    packer.destroy();
  }
}

function localHeader(entry: WrittenEntry, time: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt32LE(time, 10);
  header.writeUInt16LE(entry.name.length, 26);
  return Buffer.concat([header, entry.name]);
}

function dataDescriptor({ crc, size, packed }: WrittenEntry, wideFrom: number): Buffer {
  const wide = Math.max(size, packed) >= wideFrom;
  const descriptor = Buffer.alloc(wide ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (wide) {
    descriptor.writeBigUInt64LE(BigInt(packed), 8);
    descriptor.writeBigUInt64LE(BigInt(size), 16);
  } else {
    descriptor.writeUInt32LE(packed, 8);
    descriptor.writeUInt32LE(size, 12);
  }
  return descriptor;
}

function directory(entries: WrittenEntry[], start: number, time: number, wideFrom: number): Buffer {
  const records = entries.map((entry) => directoryRecord(entry, time, wideFrom));
  const length = records.reduce((sum, record) => sum + record.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  const wide = Math.max(start, length) >= wideFrom;
  end.writeUInt32LE(wide ? from64Bits : length, 12);
  end.writeUInt32LE(wide ? from64Bits : start, 16);
  return Buffer.concat([...records, ...(wide ? [wideEnd(entries.length, start, length)] : []), end]);
}

function directoryRecord(
  { name, crc, size, packed, offset }: WrittenEntry,
  time: number,
  wideFrom: number,
): Buffer {
  const wide = Math.max(size, packed, offset) >= wideFrom;
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(wide ? 45 : 20, 4);
  record.writeUInt16LE(wide ? 45 : 20, 6);
  record.writeUInt16LE(flags, 8);
  record.writeUInt16LE(deflated, 10);
  record.writeUInt32LE(time, 12);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(wide ? from64Bits : packed, 20);
  record.writeUInt32LE(wide ? from64Bits : size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(wide ? 28 : 0, 30);
  record.writeUInt32LE(wide ? from64Bits : offset, 42);
  if (!wide) return Buffer.concat([record, name]);
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  extra.writeBigUInt64LE(BigInt(offset), 20);
  return Buffer.concat([record, name, extra]);
}

/** The directory's end for archives over 4 GiB, and the pointer to it. */
function wideEnd(count: number, start: number, length: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(start + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** Time in the low half, date in the high one. */
function dosTime(now: Date): number {
  const date = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
