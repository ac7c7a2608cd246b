import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../../lib/errors.ts';
import {
  hashOf,
  headerName,
  manifestName,
  readHeader,
  readManifest,
  type BackupFacts,
  type BackupHeader,
  type BackupManifest,
  type TableDigest,
} from './manifest.ts';
import { readTar } from './tar.ts';
import { installationTables, restoredTables } from './backupTables.ts';
import { unusableBackup } from './unusableBackup.ts';
import { RowDigest } from './writeArchive.ts';

/** Texts compress to a tenth, numbers to a third. A higher ratio beyond these bytes is a decompression bomb. */
const honestBytes = 50 * 1024 * 1024;
const maxGrowth = 200;
const maxJsonLength = 4 * 1024 * 1024;

/** Callbacks while a backup is read, in the order of the file. */
export interface ArchiveReader {
  /** Called first. Its error is reported, whatever follows in the file. */
  onHeader?: (header: BackupHeader) => Promise<void>;
  onTable?: (name: string) => Promise<void>;
  /** Rows of the last announced table. */
  onRows?: (bytes: Buffer) => Promise<void>;
}

/**
 * Reads a backup in constant memory and verifies all of it: structure, growth, order of the tables, counts and hashes.
 * Throws UNUSABLE_FILE for a foreign, truncated or damaged file, a newer format, or a decompression bomb. Data of
 * earlier callbacks must not be trusted until it returns.
 */
export async function readArchive(file: Readable, reader: ArchiveReader = {}): Promise<BackupFacts> {
  let header: { value: BackupHeader; sha256: string } | null = null;
  let manifest: Buffer[] | null = null;
  const digests: Record<string, TableDigest> = {};
  let current: { name: string; digest: RowDigest } | null = null;
  let json: Buffer[] = [];
  let jsonBytes = 0;
  let isHeader = false;

  const endTable = () => {
    if (current) digests[current.name] = current.digest.end();
    current = null;
  };
  const endHeader = async () => {
    if (!isHeader) return;
    const bytes = Buffer.concat(json);
    header = {
      value: readHeader(bytes.toString()),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    isHeader = false;
    await reader.onHeader?.(header.value);
  };

  for await (const piece of readTar(inflated(file))) {
    if (piece.kind === 'entry') {
      if (header === null && !isHeader) {
        if (piece.name !== headerName) throw unusableBackup('foreign');
        isHeader = true;
        continue;
      }
      await endHeader();
      if (manifest !== null) throw unusableBackup('damaged');
      if (piece.name === manifestName) {
        endTable();
        manifest = json = [];
        jsonBytes = 0;
        continue;
      }
      const table = /^tables\/([a-z0-9_]+)\/\d{6,}\.copy$/.exec(piece.name)?.[1];
      if (table === undefined || table in digests) throw unusableBackup('damaged');
      if (table !== nameOf(current)) {
        endTable();
        current = { name: table, digest: new RowDigest() };
        await reader.onTable?.(table);
      }
    } else if (isHeader || manifest !== null) {
      json.push(piece.bytes);
      if ((jsonBytes += piece.bytes.length) > maxJsonLength) throw unusableBackup('damaged');
    } else {
      digestOf(current)?.add(piece.bytes);
      await reader.onRows?.(piece.bytes);
    }
  }
  return check(header, manifest, digests);
}

// The compiler takes what closures assign for never assigned.
const nameOf = (table: { name: string } | null) => table?.name;
const digestOf = (table: { digest: RowDigest } | null) => table?.digest;

function check(
  header: { value: BackupHeader; sha256: string } | null,
  written: Buffer[] | null,
  digests: Record<string, TableDigest>,
): BackupFacts {
  if (header === null || written === null) throw unusableBackup('truncated');
  const manifest = readManifest(Buffer.concat(written).toString());
  const empty = new RowDigest().end();
  const isWhole =
    manifest.headerSha256 === header.sha256 &&
    Object.keys(manifest.tables).length === header.value.tables.length &&
    Object.keys(digests).every((name) => name in manifest.tables) &&
    header.value.tables.every(({ name }) => isSame(manifest.tables[name], digests[name] ?? empty)) &&
    hasItsContent(manifest);
  if (!isWhole) throw unusableBackup('damaged');
  return { header: header.value, manifest };
}

/**
 * Whether the hash of the content is that of the tables. A file without a list of hashed tables is compared if this release
 * backs up the same tables; otherwise only the hashes of the single tables are compared.
 */
function hasItsContent({ contentHash, hashedTables, tables }: BackupManifest): boolean {
  if (hashedTables) return contentHash === hashOf(tables, hashedTables);
  const known = [...installationTables, ...restoredTables];
  const isOfThisRelease =
    Object.keys(tables).length === known.length && known.every((name) => name in tables);
  return !isOfThisRelease || contentHash === hashOf(tables, restoredTables);
}

function isSame(one: TableDigest | undefined, other: TableDigest): boolean {
  return one?.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;
}

async function* inflated(file: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  let packed = 0;
  let open = 0;
  let isGzip = false;
  file.on('data', (bytes: Buffer) => {
    if (packed === 0) isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    packed += bytes.length;
  });
  file.once('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  try {
    for await (const bytes of gunzip as AsyncIterable<Buffer>) {
      open += bytes.length;
      if (open > honestBytes && open > packed * maxGrowth) throw unusableBackup('inflated');
      yield bytes;
    }
  } catch (error) {
    throw asUnusable(error, isGzip);
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

function asUnusable(error: unknown, isGzip: boolean): unknown {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return unusableBackup('truncated');
  if (code.startsWith('Z_')) return unusableBackup(isGzip ? 'damaged' : 'foreign');
  return code === 'ENOENT' ? new AppError('NOT_FOUND', 'backupFileNotFound') : error;
}
