import { unusableBackup } from './unusableBackup.ts';

// POSIX ustar, so that a backup can be opened with other programs.

const blockSize = 512;

export type TarPiece = { kind: 'entry'; name: string; size: number } | { kind: 'data'; bytes: Buffer };

/** The two blocks that end an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize);

/** A file of an archive: header, content, and zeros up to the next block. Names have at most 100 bytes. */
export function tarFile(name: string, content: Buffer, at: Date): Buffer[] {
  const padding = Buffer.alloc((blockSize - (content.length % blockSize)) % blockSize);
  return [tarHeader(name, content.length, at), content, padding];
}

function tarHeader(name: string, size: number, at: Date): Buffer {
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0') + '\0';
  header.write(name, 0, 100, 'utf8');
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(octal(checksum(header), 7) + ' ', 148);
  return header;
}

/** Sum of all bytes, with the checksum field counted as blanks. */
function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (let i = 0; i < blockSize; i += 1) if (i < 148 || i >= 156) sum += header[i] ?? 0;
  return sum;
}

/**
 * Streams the files of an archive: an `entry` for each, then its `data` in chunks. Throws UNUSABLE_FILE for anything
 * else, and for an archive that ends too early.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarPiece> {
  let header = Buffer.alloc(0);
  /** Remaining bytes of an entry, and of its padding. */
  let left = 0;
  let padding = 0;
  let isFirst = true;
  let isOver = false;
  for await (const arrived of source) {
    let bytes = arrived;
    while (bytes.length > 0 && !isOver) {
      if (left > 0) {
        const data = bytes.subarray(0, left);
        left -= data.length;
        bytes = bytes.subarray(data.length);
        yield { kind: 'data', bytes: data };
      } else if (padding > 0) {
        const skipped = Math.min(padding, bytes.length);
        padding -= skipped;
        bytes = bytes.subarray(skipped);
      } else {
        const missing = bytes.subarray(0, blockSize - header.length);
        header = Buffer.concat([header, missing]);
        bytes = bytes.subarray(missing.length);
        if (header.length < blockSize) continue;
        const entry = readHeader(header, isFirst);
        isFirst = false;
        header = Buffer.alloc(0);
        if (!entry) isOver = true;
        else {
          left = entry.size;
          padding = (blockSize - (entry.size % blockSize)) % blockSize;
          yield { kind: 'entry', ...entry };
        }
      }
    }
  }
  if (!isOver) throw unusableBackup(isFirst && header.length > 0 ? 'foreign' : 'truncated');
}

/** Null for the block of zeros that ends an archive. */
function readHeader(header: Buffer, isFirst: boolean): { name: string; size: number } | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).split('\0', 1)[0] ?? '';
  const size = text(124, 12).trim();
  const isTar = text(257, 5) === 'ustar';
  if (!isTar && isFirst) throw unusableBackup('foreign');
  if (!isTar || parseInt(text(148, 8), 8) !== checksum(header)) throw unusableBackup('damaged');
  if (text(156, 1) !== '0' || !/^[0-7]{11}$/.test(size)) throw unusableBackup('damaged');
  return { name: text(0, 100), size: parseInt(size, 8) };
}
