import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createStaged, stagedColumnNames, stagedColumns } from '../merge/stagedColumns.ts';
import type { StagedRow } from './stagedRow.ts';
import { cleanJson } from '../../../lib/text/cleanJson.ts';

/** Writes staged rows by COPY, as they come. */
export interface Stager {
  add(row: StagedRow): Promise<void>;
  finish(): Promise<void>;
  abort(): void;
}

/** Number of buffered characters per write. */
const batchLength = 64 * 1024;

/** Starts staging the rows of an import on an exclusive connection, which must not be reused afterwards. */
export async function startStaging(client: PoolClient): Promise<Stager> {
  // Rows of a usual file stay in the connection's own memory.
  await client.query(`SET temp_buffers = '32MB'`);
  await client.query(createStaged);
  const copy = client.query(copyFrom(`COPY staged (${stagedColumnNames.join(', ')}) FROM STDIN`));
  let failure: Error | undefined;
  copy.on('error', (error) => (failure = error));
  let waiting = '';

  return {
    async add(row) {
      if (failure) throw failure;
      waiting += copyLine(row);
      if (waiting.length < batchLength) return;
      const isFull = !copy.write(waiting);
      waiting = '';
      if (isFull) await once(copy, 'drain');
    },
    async finish() {
      if (failure) throw failure;
      copy.end(waiting);
      await finished(copy);
    },
    abort() {
      copy.on('error', () => undefined);
      copy.destroy();
    },
  };
}

function copyLine(row: StagedRow): string {
  let line = '';
  for (const column of stagedColumnNames) {
    const value = row[column];
    if (line !== '') line += '\t';
    if (value === null) line += '\\N';
    else if (typeof value === 'string') line += escaped(value);
    else if (typeof value !== 'object') line += String(value);
    else if (stagedColumns[column] === 'jsonb') line += escaped(cleanJson(JSON.stringify(value)));
    else line += escaped(arrayLiteral(value as readonly (string | number)[]));
  }
  return `${line}\n`;
}

/** An array as PostgreSQL writes it; its texts here are names of columns and numbers. */
function arrayLiteral(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

const special = /[\\\t\n\r\0]/;
const specials = /[\\\t\n\r\0]/g;
// NUL, which text can't hold, is dropped.
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

/** PostgreSQL's text format for COPY. */
function escaped(value: string): string {
  return special.test(value) ? value.replace(specials, (character) => escapes[character] ?? '') : value;
}
