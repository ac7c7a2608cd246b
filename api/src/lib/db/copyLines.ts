import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Sql } from 'sql-template-tag';

const readAhead = 512 * 1024;
/** Minimum size (bytes) of a batch, since each batch has a fixed cost as well. */
const batchBytes = 128 * 1024;
const newline = 10;

/**
 * Streams the rows of a SELECT by COPY, in batches: the cheapest way to read very many rows. A batch holds whole lines
 * of PostgreSQL's text format; NULL is an empty column. Backpressure reaches the database.
 */
export async function* copyLines(client: Client, select: Sql): AsyncGenerator<Buffer> {
  const stream = client.query(
    copyTo(`COPY (${withLiterals(client, select)}) TO STDOUT (NULL '')`, { highWaterMark: readAhead }),
  );
  let pieces: Buffer[] = [];
  let gathered = 0;
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    pieces.push(bytes);
    gathered += bytes.length;
    if (gathered < batchBytes) continue;
    const whole = pieces.length === 1 ? bytes : Buffer.concat(pieces, gathered);
    const end = whole.lastIndexOf(newline);
    pieces = [whole.subarray(end + 1)];
    gathered = whole.length - end - 1;
    if (end >= 0) yield whole.subarray(0, end + 1);
  }
  if (gathered > 0) yield Buffer.concat(pieces, gathered);
}

// COPY takes no parameters, so they are written into the statement as literals.
function withLiterals(client: Client, { strings, values }: Sql): string {
  return strings.reduce((text, part, i) => text + literal(client, values[i - 1]) + part);
}

function literal(client: Client, value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return client.escapeLiteral(value);
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map(element).join(',')}}`);
  throw new TypeError('COPY does not support this value');
}

/** A value within the text of an array. */
function element(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  throw new TypeError('COPY does not support this array');
}

/** Columns of a row as text; '' for NULL. */
export type CopiedRow = string[];

/**
 * The rows of whole lines. Line by line, so that one letter beyond Latin-1 doesn't double the size of all texts around it.
 */
export function readLines(lines: Buffer): CopiedRow[] {
  const rows: CopiedRow[] = [];
  for (let from = 0; from < lines.length;) {
    const end = lines.indexOf(newline, from);
    const line = lines.toString('utf8', from, end);
    const cells = line.split('\t');
    rows.push(line.includes('\\') ? cells.map(unescapeCopied) : cells);
    from = end + 1;
  }
  return rows;
}

const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' };

/** A value of PostgreSQL's text format as it was. */
export function unescapeCopied(value: string): string {
  return value.includes('\\') ? value.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign) : value;
}
