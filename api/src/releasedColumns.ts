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

/** Columns by table, and values by enum. */
export interface DatabaseShape {
  tables: Record<string, Record<string, Column>>;
  enums: Record<string, string[]>;
}

/** What a release was given: its database, and what of it the next release may leave out. */
export interface ReleasedShape extends DatabaseShape {
  unnamed: string[];
}

/** What the database looks like to a program: the directory's own tables, without the records of migrations. */
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
  const shape: DatabaseShape = { tables: {}, enums: {} };
  for (const { table, name, ...column } of columns.rows) (shape.tables[table] ??= {})[name] = column;
  for (const { name, value } of values.rows) (shape.enums[name] ??= []).push(value);
  return shape;
}

/** Tables and columns, such as `cities.location`, that the program names neither in its model nor in its SQL. */
export function unnamedParts({ tables }: DatabaseShape): string[] {
  const words = new Set(programText().match(/\w+/g));
  return Object.entries(tables).flatMap(([table, columns]) =>
    words.has(table)
      ? Object.keys(columns).flatMap((column) => (words.has(column) ? [] : `${table}.${column}`))
      : [table],
  );
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
 * What would break the released program on this database: what it names is gone or of another type, what it leaves empty must
 * be filled, an enum has lost a value. Pure.
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
        breaks.push(`${table}.${name} must be filled by whoever doesn't know it`);
  }
  for (const [name, values] of Object.entries(released.enums))
    for (const value of values)
      if (!now.enums[name]?.includes(value)) breaks.push(`${name} has lost ${value}`);
  return breaks;
}
