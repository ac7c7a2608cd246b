import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baselineName } from '../api/src/lib/db/upgrade.ts';
import { readMigrations } from '../api/src/lib/db/migrations.ts';
import { rootFolder } from '../api/src/lib/rootFolder.ts';

const prisma = path.join(rootFolder, 'api/prisma');

/** Path of the committed script. */
export const baselineFile = path.join(prisma, 'migrations', baselineName, 'migration.sql');

// Columns, checks and indexes use these.
const calledByTables = [
  ...['fold', 'is_web_link', 'plain_words', 'latin_of', 'sound_of', 'consonants_of'].map(
    (name) => `sql/text/${name}.sql`,
  ),
  'sql/search/quality_band.sql',
];

// In the order of their foreign keys.
const tables = [
  'access',
  'work',
  'imports',
  'taxonomy',
  'listings',
  'edits',
  'reviews',
  'search',
  'plans',
  'site',
  'messages',
].map((area) => `baseline/${area}.sql`);

const head = `-- Built by \`npm run baseline\` from api/prisma/baseline/ and api/prisma/sql/. Never edited by hand.

DO $$ BEGIN
  IF to_regclass('public.businesses') IS NOT NULL THEN
    RAISE EXCEPTION 'This database was migrated by an earlier release. Start the program once: it upgrades the database and records this migration as applied.';
  END IF;
END $$;

-- Functions name tables and each other in any order.
SET LOCAL check_function_bodies = off;
`;

/** One current definition: a function with the triggers that run it, or a view. `file` is relative to api/prisma. */
export interface Definition {
  file: string;
  sql: string;
  /** Functions, aggregates, views and triggers that it creates. */
  names: string[];
}

/** Every file of api/prisma/sql/, by name. */
export function readDefinitions(): Definition[] {
  return readdirSync(path.join(prisma, 'sql'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = read(`sql/${file}`);
      return { file: `sql/${file.split(path.sep).join('/')}`, sql, names: definedNames(sql) };
    });
}

/** Scripts of the migrations after the baseline. */
function readLaterScripts(): string[] {
  return readMigrations()
    .filter(({ name }) => name !== baselineName)
    .map(({ sql }) => sql);
}

/**
 * The script of an empty directory. Definitions that a later script replaces stay as `committed` has them, because an applied
 * migration never changes, also where it drops it; what such a script adds is omitted. For the same reason a definition of
 * which only comments changed keeps the committed comments.
 */
export function buildBaseline(
  committed: string,
  definitions: readonly Definition[] = readDefinitions(),
  later: readonly string[] = readLaterScripts(),
): string {
  const sections = new Map(
    committed
      .split(/^-- === /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), `${section.slice(end + 1).trim()}\n`];
      }),
  );
  const changed = later.flatMap(definedNames);
  const isChanged = (names: readonly string[]) => names.some((name) => changed.includes(name));
  const remaining = definitions.flatMap(({ file, sql, names }) => {
    const before = sections.get(file);
    if (!isChanged(names))
      return [{ file, sql: before && withoutComments(before) === withoutComments(sql) ? before : sql }];
    return before === undefined ? [] : [{ file, sql: before }];
  });
  const files = new Set(definitions.map(({ file }) => file));
  const dropped = [...sections]
    .filter(([file, sql]) => file.startsWith('sql/') && !files.has(file) && isChanged(definedNames(sql)))
    .map(([file, sql]) => ({ file, sql }));
  const frozen = [...remaining, ...dropped].sort((a, b) => (a.file < b.file ? -1 : 1));
  const first = frozen.filter(({ file }) => calledByTables.includes(file));
  const rest = frozen.filter(({ file }) => !calledByTables.includes(file));
  const hasTrigger = ({ sql }: { sql: string }) => /^CREATE TRIGGER/m.test(sql);
  const parts = [
    part('baseline/types.sql'),
    ...first,
    ...tables.map(part),
    ...rest.filter((one) => !hasTrigger(one)),
    ...rest.filter(hasTrigger),
    part('baseline/rows.sql'),
  ];
  return [head, ...parts.map(({ file, sql }) => `-- === ${file}\n${sql}`)].join('\n');
}

/** A script without its lines of comments outside of function bodies. */
export function withoutComments(sql: string): string {
  return sql.replace(/^--.*\n/gm, '');
}

function part(file: string): { file: string; sql: string } {
  return { file, sql: read(file) };
}

function read(file: string): string {
  return `${readFileSync(path.join(prisma, file), 'utf8').trim()}\n`;
}

/** Functions, aggregates, views and triggers that a script creates, drops or renames. */
export function definedNames(sql: string): string[] {
  const word =
    /\b(?:FUNCTION|AGGREGATE|VIEW|TRIGGER)\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?(?:public\.)?"?(\w+)|\bRENAME TO "?(\w+)/gi;
  const statements = sql.replace(/^\s*--.*$/gm, '').replace(/\bEXECUTE\s+FUNCTION\s+\w+/gi, '');
  return [
    ...new Set(
      [...statements.matchAll(word)].map(([, name, renamed]) => (name ?? renamed ?? '').toLowerCase()),
    ),
  ];
}
