import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appVersion } from '../../../lib/appVersion.ts';
import { readInstallation } from '../../../lib/storage/readInstallation.ts';
import {
  restoredTables,
  quoted,
  quotedList,
  readSchemaVersion,
  readTables,
  type BackupTable,
} from './backupTables.ts';
import {
  archiveFormat,
  formatVersion,
  hashOf,
  headerName,
  manifestName,
  type BackupFacts,
  type BackupHeader,
  type TableDigest,
} from './manifest.ts';
import { tarEnd, tarFile } from './tar.ts';

const partBytes = 1024 * 1024;
const newline = 10;

interface Writing {
  /** Rows written so far, and the estimated total. */
  onRows: (done: number, total: number) => void;
  /** Called once everything is written. */
  onFacts: (facts: BackupFacts) => void;
}

/**
 * A backup as the bytes of a tar archive, read from one snapshot at constant memory: `backup.json`, the rows of each table
 * in parts as COPY writes them (`tables/NAME/000001.copy`), `manifest.json`. The connection must be in its transaction.
 */
export async function* writeArchive(client: Client, { onRows, onFacts }: Writing): AsyncGenerator<Buffer> {
  const tables = await readTables(client);
  const { rows } = await client.query<{ at: Date }>('SELECT now() AS at');
  const takenAt = rows[0]?.at ?? new Date();
  const header: BackupHeader = {
    format: archiveFormat,
    formatVersion,
    schemaVersion: await readSchemaVersion(client),
    appVersion,
    takenAt: takenAt.toISOString(),
    installation: await readInstallation(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  const headerBytes = Buffer.from(JSON.stringify(header, null, 2));
  yield* tarFile(headerName, headerBytes, takenAt);

  const digests: Record<string, TableDigest> = {};
  const guess = tables.reduce((sum, { estimatedRows }) => sum + estimatedRows, 0);
  let done = 0;
  for (const table of tables) {
    const digest = new RowDigest();
    let part = 0;
    for await (const bytes of wholeRows(client, table)) {
      digest.add(bytes);
      onRows(done + digest.rows, Math.max(guess, done + digest.rows));
      yield* tarFile(`tables/${table.name}/${String((part += 1)).padStart(6, '0')}.copy`, bytes, takenAt);
    }
    done += digest.rows;
    digests[table.name] = digest.end();
  }

  const facts = {
    header,
    manifest: {
      headerSha256: createHash('sha256').update(headerBytes).digest('hex'),
      tables: digests,
      sequences: await readSequences(client),
      contentHash: hashOf(digests, restoredTables),
      hashedTables: [...restoredTables],
      hidden: await countHidden(client),
    },
  };
  yield* tarFile(manifestName, Buffer.from(JSON.stringify(facts.manifest, null, 2)), takenAt);
  yield tarEnd;
  onRows(done, done);
  onFacts(facts);
}

/** Rows of a table in pieces of about a megabyte, each of whole rows. */
async function* wholeRows(client: Client, { name, columns, order }: BackupTable): AsyncGenerator<Buffer> {
  const stream = client.query(
    copyTo(`COPY (SELECT ${quotedList(columns)} FROM ${quoted(name)} ORDER BY ${order}) TO STDOUT`),
  );
  let pieces: Buffer[] = [];
  let gathered = 0;
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    pieces.push(bytes);
    gathered += bytes.length;
    if (gathered < partBytes || !bytes.includes(newline)) continue;
    const whole = Buffer.concat(pieces, gathered);
    const end = whole.lastIndexOf(newline) + 1;
    pieces = [whole.subarray(end)];
    gathered -= end;
    yield whole.subarray(0, end);
  }
  if (gathered > 0) yield Buffer.concat(pieces, gathered);
}

/** Counts and hashes the rows of a table. In COPY's text form each ends with a line break, and no other is in it. */
export class RowDigest {
  readonly #hash = createHash('sha256');
  rows = 0;
  #bytes = 0;

  add(bytes: Buffer): void {
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) this.rows += 1;
  }

  end(): TableDigest {
    return { rows: this.rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

async function countHidden(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    'SELECT count(*) AS n FROM businesses WHERE deleted_at IS NOT NULL',
  );
  return Number(rows[0]?.n ?? 0);
}

async function readSequences(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `SELECT sequencename::text AS name, last_value AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
