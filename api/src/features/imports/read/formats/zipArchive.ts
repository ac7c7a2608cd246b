// Opens a zip archive without trusting its stated sizes: inflated bytes are counted as they come.
import { createInflateRaw } from 'node:zlib';
import { PassThrough, type Readable } from 'node:stream';
import yauzl from 'yauzl';
import { AppError } from '../../../../lib/errors.ts';
import { readingLimits } from './readingLimits.ts';
import { unusableFile } from './unusableFile.ts';
import { withoutComments } from './xml/xmlComments.ts';

export interface ZipArchive {
  /** Names as stored, in directory order. */
  names: string[];
  /** Whether there is an entry of that name, in capital or small letters: names of parts are the same in both. */
  has(name: string): boolean;
  /** Inflated bytes of an entry, in chunks; undefined if there is no such entry. */
  open(name: string): AsyncIterable<Buffer> | undefined;
  /** The whole of a small entry as text, without comments. */
  text(name: string): Promise<string | undefined>;
  close(): void;
}

const damaged = 'zipUnreadable';
const bomb = 'zipBomb';

/** Throws AppError UNUSABLE_FILE for an archive that is damaged or breaks a limit. */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, file) =>
      error ? reject(unusableFile(damaged)) : resolve(file),
    );
  });
  try {
    const entries = await listEntries(zip);
    refuseOverlaps(entries);
    return archiveOf(zip, new Map(entries.map((entry) => [entry.fileName, entry])));
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listEntries(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  if (zip.entryCount > readingLimits.entries) {
    throw unusableFile({ message: 'archiveEntries', limit: readingLimits.entries });
  }
  const entries: yauzl.Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(unusableFile(damaged)));
    zip.readEntry();
  });
}

/** Refuses entries that share bytes, by which a small archive could inflate to a huge one. */
function refuseOverlaps(entries: yauzl.Entry[]): void {
  const localHeader = 30;
  const ordered = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  ordered.forEach((entry, i) => {
    const next = ordered[i + 1];
    const end = entry.relativeOffsetOfLocalHeader + localHeader + entry.fileNameLength + entry.compressedSize;
    if (next && end > next.relativeOffsetOfLocalHeader) throw unusableFile(damaged);
  });
}

function archiveOf(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>): ZipArchive {
  let inflated = 0;
  let packed = 0;

  async function* chunks(entry: yauzl.Entry): AsyncGenerator<Buffer> {
    if (entry.isEncrypted()) throw unusableFile('fileProtected');
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw unusableFile(damaged);
    let own = 0;
    const raw = await rawStream(zip, entry);
    raw.on('data', (chunk: Buffer) => {
      packed += chunk.length;
    });
    raw.pause();
    const source: Readable = entry.compressionMethod === 0 ? raw : inflate(raw);
    raw.on('error', (error) => source.destroy(error));
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        own += chunk.length;
        inflated += chunk.length;
        if (own > entry.uncompressedSize) throw unusableFile(damaged);
        if (inflated > readingLimits.inflated) throw unusableFile(bomb);
        if (inflated > readingLimits.freeInflation && inflated > packed * readingLimits.inflationRatio) {
          throw unusableFile(bomb);
        }
        yield chunk;
      }
    } catch (error) {
      throw error instanceof AppError ? error : unusableFile(damaged);
    } finally {
      source.destroy();
      raw.destroy();
    }
    if (own !== entry.uncompressedSize) throw unusableFile(damaged);
  }

  const folded = new Map([...entries].reverse().map(([name, entry]) => [name.toLowerCase(), entry]));
  const entryOf = (name: string) => entries.get(name) ?? folded.get(name.toLowerCase());
  const open = (name: string) => {
    const entry = entryOf(name);
    return entry && chunks(entry);
  };
  return {
    names: [...entries.keys()],
    has: (name) => entryOf(name) !== undefined,
    open,
    async text(name) {
      const source = open(name);
      if (!source) return undefined;
      const parts: Buffer[] = [];
      let size = 0;
      for await (const chunk of source) {
        size += chunk.length;
        if (size > readingLimits.smallPart) throw unusableFile(bomb);
        parts.push(chunk);
      }
      return withoutComments(decodeXml(Buffer.concat(parts)));
    },
    close: () => zip.close(),
  };
}

/** The content of a compressed stream, inflated ahead of the reader by a megabyte: both work at the same time. */
function inflate(raw: Readable): Readable {
  const ahead = new PassThrough({ highWaterMark: 1024 * 1024 });
  const content = createInflateRaw({ chunkSize: 256 * 1024 });
  content.on('error', (error) => ahead.destroy(error));
  ahead.on('close', () => content.destroy());
  return raw.pipe(content).pipe(ahead);
}

function rawStream(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  const options = { decompress: entry.isCompressed() ? false : null, decrypt: null, start: null, end: null };
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, options, (error, stream) =>
      error ? reject(unusableFile(damaged)) : resolve(stream),
    );
  });
}

/** XML is UTF-8 or, rarely, UTF-16 with a byte order mark. */
export function xmlEncoding(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decodeXml(bytes: Buffer): string {
  return new TextDecoder(xmlEncoding(bytes)).decode(bytes);
}
