import { StringDecoder } from 'node:string_decoder';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Sql } from 'sql-template-tag';

/** A row as the database sends it: each column as text, or null. */
export type CopiedRow = (string | null)[];

const readAhead = 512 * 1024;

/**
 * The rows of a SELECT by COPY, in batches as they arrive: the cheapest way to read very many of them. Reading stops
 * while the caller does, and the database waits.
 */
export async function* copyRows(client: Client, select: Sql): AsyncGenerator<CopiedRow[]> {
  const stream = client.query(
    copyTo(`COPY (${withLiterals(client, select)}) TO STDOUT`, { highWaterMark: readAhead }),
  );
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(bytes)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(readLine);
  }
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
  throw new TypeError('a value that COPY cannot carry');
}

const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' };

/** One line of PostgreSQL's text format. */
function readLine(line: string): CopiedRow {
  const cells: CopiedRow = line.split('\t');
  if (!line.includes('\\')) return cells;
  return cells.map((cell) => {
    if (cell === '\\N') return null;
    return cell?.includes('\\') ? cell.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign) : cell;
  });
}
