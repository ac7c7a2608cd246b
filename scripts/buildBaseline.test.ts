import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCatalogue } from '../api/src/testing/readCatalogue.ts';
import { useTestDatabase } from '../api/src/testing/useTestDatabase.ts';
import {
  baselineFile,
  buildBaseline,
  definedNames,
  readDefinitions,
  withoutComments,
} from './buildBaseline.ts';

const committed = readFileSync(baselineFile, 'utf8');
const definitions = readDefinitions();

describe('the committed baseline', () => {
  it('equals the output of `npm run baseline` from api/prisma/baseline and api/prisma/sql', () => {
    expect(buildBaseline(committed)).toBe(committed);
    expect(buildBaseline(committed).match(/^CREATE (?:UNLOGGED )?TABLE /gm)?.length).toBe(78);
  });

  it('is independent of itself as long as no later migration redefines anything', () => {
    expect(withoutComments(buildBaseline('', definitions, []))).toBe(
      withoutComments(buildBaseline(committed, definitions, ['ALTER TABLE cities ADD COLUMN mayor text;'])),
    );
  });

  it('keeps its text if only the comment of a definition changes', () => {
    const built = buildBaseline('', definitions, []);
    const edited = definitions.map((one) => ({ ...one, sql: `-- Another comment.\n${one.sql}` }));
    expect(buildBaseline(built, edited, [])).toBe(built);
  });

  it('keeps a function that a later migration replaces, and lacks one that a later migration adds', () => {
    const built = buildBaseline('', definitions, []);
    const edited = definitions.map((one) =>
      one.file.endsWith('/fold.sql') ? { ...one, sql: one.sql.replaceAll('lower(', 'upper(') } : one,
    );
    const added = { file: 'sql/text/later.sql', sql: 'CREATE FUNCTION later() …', names: ['later'] };
    const later = ['CREATE OR REPLACE FUNCTION fold(value text) …', 'CREATE FUNCTION later() …'];
    expect(buildBaseline(built, [...edited, added], later)).toBe(built);
    expect(buildBaseline(built, edited, [])).not.toBe(built);
  });

  it('keeps a function that a later migration drops', () => {
    const built = buildBaseline('', definitions, []);
    const left = definitions.filter(({ file }) => !file.endsWith('/fold.sql'));
    expect(buildBaseline(built, left, ['DROP FUNCTION fold(text)'])).toBe(built);
    expect(buildBaseline(built, left, [])).not.toBe(built);
  });
});

describe('definedNames', () => {
  it.each([
    ['CREATE OR REPLACE FUNCTION fold(value text)', ['fold']],
    ['CREATE FUNCTION public."fold"(value text)', ['fold']],
    ['DROP FUNCTION IF EXISTS fold(text)', ['fold']],
    ['ALTER FUNCTION fold(text) RENAME TO folded', ['fold', 'folded']],
    ['CREATE TRIGGER cities_merge AFTER UPDATE ON cities EXECUTE FUNCTION merge_place()', ['cities_merge']],
    ['create materialized view if not exists open_now AS SELECT 1', ['open_now']],
    ['-- CREATE FUNCTION fold()\nALTER TABLE cities ADD COLUMN function_key text', []],
  ])('%s', (sql, names) => {
    expect(definedNames(sql)).toEqual(names);
  });
});

describe('api/prisma/sql', () => {
  const database = useTestDatabase();
  const kinds = /^(?:function|trigger) |^relation .*"relkind":"[vm]"/;

  it('defines each function, view and trigger of a migrated database as it is in the database', async () => {
    const client = await database.db.pool.connect();
    try {
      await client.query('BEGIN');
      const migrated = (await readCatalogue(client)).filter((line) => kinds.test(line));
      const { rows } = await client.query<{ drop: string }>(
        `SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop FROM pg_trigger
         WHERE NOT tgisinternal AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
      );
      await client.query('SET LOCAL check_function_bodies = off');
      for (const { drop } of rows) await client.query(drop);
      for (const { sql } of definitions) await client.query(sql);
      const defined = (await readCatalogue(client)).filter((line) => kinds.test(line));
      expect(defined).toEqual(migrated);
      expect(migrated.length).toBeGreaterThan(140);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('has one file for each function and view, named for it, with its triggers', async () => {
    const { rows } = await database.db.pool.query<{ name: string }>(
      `SELECT DISTINCT proname::text AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       UNION SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')`,
    );
    const stems = definitions.map(({ file }) => path.basename(file, '.sql'));
    expect(stems.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const { file, sql } of definitions) {
      const runs = [...sql.matchAll(/EXECUTE FUNCTION (\w+)/g)].map(([, name]) => name);
      expect(runs.filter((name) => name !== path.basename(file, '.sql'))).toEqual([]);
    }
  });
});
