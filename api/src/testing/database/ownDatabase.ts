import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { urlOf } from './startTestDatabase.ts';

export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  /** Runs a statement beside it, in the database `postgres` of the same server. */
  administer(statement: string): Promise<void>;
  create(): Promise<void>;
  drop(): Promise<void>;
}

/** Names a clone of the migrated template, which `create` makes. Throws where no test database was started. */
export function ownDatabase(): OwnDatabase {
  const template = process.env.TEST_DATABASE_URL;
  if (!template)
    throw new Error('Tests with a database belong to the api or the web project of jest.config.ts.');
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: urlOf(template, 'postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    name,
    url: urlOf(template, name),
    administer,
    create: () => administer(`create database ${name} template ${new URL(template).pathname.slice(1)}`),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}
