import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { rootFolder } from './lib/rootFolder.ts';

/** A column of the database: its type, whether it takes NULL, and whether a row may be written without it. */
interface Column {
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

/** Columns by table, values by enum, functions by name with what they take and return, unique keys by table. */
export interface DatabaseShape {
  tables: Record<string, Record<string, Column>>;
  enums: Record<string, string[]>;
  functions: Record<string, string[]>;
  uniqueKeys: Record<string, string[]>;
}

/** Shape of a released database, and the parts that the next release may remove. */
export interface ReleasedShape extends DatabaseShape {
  unnamed: string[];
}

/** Shape of the database for programs: the directory's own tables, without the records of migrations. */
export async function readShape(pool: Pick<pg.ClientBase, 'query'>): Promise<DatabaseShape> {
  const columns = await pool.query<Column & { table: string; name: string }>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
      NOT a.attnotnull AS "isNullable", a.atthasdef OR a.attidentity <> '' AS "hasDefault"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped
      AND c.relname <> '_prisma_migrations'
    ORDER BY 1, 2`);
  const values = await pool.query<{ name: string; value: string }>(`
    SELECT t.typname AS name, e.enumlabel AS value FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
    WHERE t.typnamespace = 'public'::regnamespace ORDER BY 1, 2`);
  const functions = await pool.query<{ name: string; signature: string }>(`
    SELECT p.proname AS name,
      '(' || pg_get_function_identity_arguments(p.oid) || ') ' || pg_get_function_result(p.oid) AS signature
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY 1, 2`);
  const keys = await pool.query<{ table: string; key: string }>(`
    SELECT c.relname AS table, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '') AS key
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
    ORDER BY 1, 2`);
  const shape: DatabaseShape = { tables: {}, enums: {}, functions: {}, uniqueKeys: {} };
  for (const { table, name, ...column } of columns.rows) (shape.tables[table] ??= {})[name] = column;
  for (const { name, value } of values.rows) (shape.enums[name] ??= []).push(value);
  for (const { name, signature } of functions.rows) (shape.functions[name] ??= []).push(signature);
  for (const { table, key } of keys.rows) (shape.uniqueKeys[table] ??= []).push(key);
  return shape;
}

/** Tables, columns such as `cities.location`, and functions that the program names neither in its model nor in its SQL. */
export function unreferencedObjects({ tables, functions }: DatabaseShape): string[] {
  const words = new Set(programText().match(/\w+/g));
  const columns = Object.entries(tables).flatMap(([table, ofTable]) =>
    words.has(table)
      ? Object.keys(ofTable).flatMap((column) => (words.has(column) ? [] : `${table}.${column}`))
      : [table],
  );
  return [...columns, ...Object.keys(functions).flatMap((name) => (words.has(name) ? [] : `${name}()`))];
}

function programText(): string {
  const source = path.join(rootFolder, 'api/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated'),
  );
  return [path.join(rootFolder, 'api/prisma/schema.prisma'), ...files.map((file) => path.join(source, file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Breaking changes for the released program on this database: a column that it uses was removed or changed type, a
 * column that it leaves empty became required, an enum lost a value, a function's signature changed, or a key of ON
 * CONFLICT was removed. Pure.
 */
export function shapeBreaks(released: ReleasedShape, now: DatabaseShape): string[] {
  const breaks: string[] = [];
  const mayGo = new Set(released.unnamed);
  for (const [table, columns] of Object.entries(released.tables)) {
    const today = now.tables[table];
    if (!today) {
      if (!mayGo.has(table)) breaks.push(`${table} is gone`);
      continue;
    }
    for (const [name, { type, isNullable }] of Object.entries(columns)) {
      if (mayGo.has(table) || mayGo.has(`${table}.${name}`)) continue;
      const column = today[name];
      if (!column) breaks.push(`${table}.${name} is gone`);
      else if (column.type !== type) breaks.push(`${table}.${name} is ${column.type}, no longer ${type}`);
      else if (isNullable && !column.isNullable) breaks.push(`${table}.${name} takes no NULL any more`);
    }
    for (const [name, { isNullable, hasDefault }] of Object.entries(today))
      if (!(name in columns) && !isNullable && !hasDefault)
        breaks.push(`${table}.${name} is required, which the previous release does not know`);
  }
  for (const [name, values] of Object.entries(released.enums))
    for (const value of values)
      if (!now.enums[name]?.includes(value)) breaks.push(`${name} has lost ${value}`);
  for (const [name, signatures] of Object.entries(released.functions))
    for (const signature of signatures)
      if (!mayGo.has(`${name}()`) && !now.functions[name]?.includes(signature))
        breaks.push(`${name}${signature} is gone`);
  for (const [table, keys] of Object.entries(released.uniqueKeys))
    for (const key of keys)
      if (!mayGo.has(table) && !now.uniqueKeys[table]?.includes(key))
        breaks.push(`the unique key of ${table} by ${key} is gone`);
  return breaks;
}
