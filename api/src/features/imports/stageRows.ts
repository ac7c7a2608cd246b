import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { finished } from 'node:stream/promises';
import type { StagedRow } from './stagedRow.ts';

/** Writes staged rows by COPY, as they come. */
export interface Stager {
  add(row: StagedRow): Promise<void>;
  finish(): Promise<void>;
  abort(): void;
}

/** Starts staging the rows of an import on a connection that nobody else uses meanwhile. */
export function startStaging(client: PoolClient, importId: number): Stager {
  const copy = client.query(
    copyFrom(
      'COPY import_rows (import_id, position, identity, slug_base, category_name, city_name, listing, reviews) FROM STDIN',
    ),
  );
  let position = 0;
  let failure: Error | undefined;
  copy.on('error', (error) => (failure = error));

  return {
    async add(row) {
      if (failure) throw failure;
      position += 1;
      const line = [
        importId,
        position,
        row.identity,
        row.slugBase,
        row.categoryName,
        row.cityName,
        JSON.stringify(row.listing),
        row.reviews.length > 0 ? JSON.stringify(row.reviews) : null,
      ]
        .map(copyField)
        .join('\t');
      if (!copy.write(`${line}\n`)) await once(copy, 'drain');
    },
    async finish() {
      if (failure) throw failure;
      copy.end();
      await finished(copy);
    },
    abort() {
      copy.on('error', () => undefined);
      copy.destroy();
    },
  };
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

// PostgreSQL's text format. NUL, which neither text nor jsonb can hold, is dropped, also in its JSON spelling.
function copyField(value: string | number | null): string {
  if (value === null) return '\\N';
  return String(value)
    .replaceAll('\0', '')
    .replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1')
    .replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '');
}
