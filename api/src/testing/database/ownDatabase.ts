import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { makeDatabase, urlOf } from './startTestDatabase.ts';

export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  /** Runs a statement beside it, in the database `postgres` of the same server. */
  administer(statement: string): Promise<void>;
  create(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Names a clone of the migrated template, which `create` makes; with a `locale` of ICU, a database of its own that compares
 * text as that locale does. Throws where no test database was started.
 */
export function ownDatabase(locale?: string): OwnDatabase {
  const template = process.env.TEST_DATABASE_URL;
  if (!template)
    throw new Error('Tests with a database belong to the api or the web project of jest.config.ts.');
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const url = urlOf(template, name);
  const asAdministrator = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: urlOf(template, 'postgres') });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  const administer = (statement: string) => asAdministrator((client) => client.query(statement));
  return {
    name,
    url,
    administer,
    create: () =>
      locale
        ? asAdministrator((client) => makeDatabase(client, url, locale))
        : administer(`create database ${name} template ${new URL(template).pathname.slice(1)}`),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}
