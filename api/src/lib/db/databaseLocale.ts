import type pg from 'pg';
import { ConfigError } from '../config/configError.ts';

const fitting = (locale: string) => `CREATE DATABASE directory ENCODING 'UTF8' ${locale}TEMPLATE template0;`;

/** Throws ConfigError for a database that cannot store every character. */
export async function checkEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new ConfigError(
      `The database of DATABASE_URL has the encoding ${encoding}. Create another: ${fitting('')}`,
    );
}

/**
 * Throws ConfigError for a new database whose locale only has the letters of English, such as C, the default of some
 * packages: fuzzy searches would find nothing in other scripts. For a database in use it only logs a warning, since
 * everything else works.
 */
export async function checkLetters(
  client: pg.Client,
  isNew: boolean,
  print: (line: string) => void,
): Promise<void> {
  await client.query('BEGIN');
  if (isNew) await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const { rows } = await client.query<{ isLetter: boolean; locale: string }>(
    `SELECT cardinality(show_trgm('ж')) > 0 AS "isLetter", datctype AS locale
     FROM pg_database WHERE datname = current_database()`,
  );
  await client.query('ROLLBACK');
  const [found] = rows;
  if (!found || found.isLetter) return;
  const fault = `The database of DATABASE_URL has the locale ${found.locale}, in which searches with typing errors find nothing in Cyrillic and other scripts.`;
  if (isNew) throw new ConfigError(`${fault} Create another: ${fitting(`LOCALE 'C.UTF-8' `)}`);
  print(`${fault} Make a backup, restore it into another: ${fitting(`LOCALE 'C.UTF-8' `)}`);
}
