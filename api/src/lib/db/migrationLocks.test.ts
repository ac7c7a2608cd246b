// Findings of Squawk, a linter of PostgreSQL migrations, for migrations that run beside working servers.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { readMigrations } from './migrations.ts';
import { baselineName, readReplaced } from './upgrade.ts';
import { rootFolder } from '../rootFolder.ts';

// Style, and what the product decides otherwise: legacy clients rely on integer ids, the runner sets the timeouts, and
// releasedColumns.test.ts holds what the program of the last release still names.
const excludedRules = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamptz',
  'ban-char-field',
  'require-lock-timeout',
  'require-statement-timeout',
  'ban-drop-column',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
];

// Accepted locks: migration, rule, and the reason why installations can bear them.
const accepted: [migration: string, rule: string, why: string][] = [
  ...(['require-concurrent-index-creation', 'require-concurrent-index-deletion'] as const).map(
    (rule): [string, string, string] => [
      '20261201171500_cities_by_region',
      rule,
      'A directory of a million listings has some ten thousand cities; indexing them takes a moment.',
    ],
  ),
  [
    '20261201180000_addresses_of_claims',
    'constraint-missing-not-valid',
    'Visitors send at most 300 proposals an hour; checking them takes a moment.',
  ],
  [
    '20261129180000_reply_once',
    'require-concurrent-index-creation',
    'Operators write each reply by hand, and no old one has a key; indexing them takes a moment.',
  ],
  [
    '20261129220000_index_former_places',
    'require-concurrent-index-creation',
    'Few revisions hold a former category or city; reading a million takes a few seconds, during which listings are not changed.',
  ],
  [
    '20261129223200_index_proposals_by_time',
    'require-concurrent-index-creation',
    'Visitors send at most 300 proposals an hour; indexing them takes a moment.',
  ],
  [
    '20261129070000_case_by_collation',
    'require-concurrent-index-creation',
    'A few seconds at a million listings, during which listings can be neither read nor changed, as its predecessor goes first.',
  ],
  [
    '20261129070000_case_by_collation',
    'require-concurrent-index-deletion',
    'The index goes in the transaction that makes its successor.',
  ],
  [
    '20261128210000_find_two_word_emails',
    'require-concurrent-index-creation',
    'A few seconds at a million listings, during which listings are read but not changed.',
  ],
  [
    '20261128180000_remember_releases',
    'constraint-missing-not-valid',
    'The table holds one row for each header that an operator corrected; checking them takes a moment.',
  ],
  [
    '20261124011000_place_index',
    'require-concurrent-index-deletion',
    'The index that it replaces made every import slow; dropping it takes a moment.',
  ],
  [
    '20261124011000_place_index',
    'require-concurrent-index-creation',
    'About six seconds at a million listings, during which listings can be neither read nor changed.',
  ],
  [
    '20261124121000_review_counts',
    'constraint-missing-not-valid',
    'The table holds one row for each import; checking them takes a moment.',
  ],
  [
    '20261124142200_place_lifecycle',
    'require-concurrent-index-creation',
    'The table holds one row for each address that was given up; few of them are of categories and cities.',
  ],
  [
    '20261124160100_review_indexes',
    'require-concurrent-index-creation',
    'A few seconds at three million reviews, during which they are read as ever; imports alone write them, and wait.',
  ],
  [
    '20261124160100_review_indexes',
    'require-concurrent-index-deletion',
    'An index of a few blocks, which another one replaces; dropping it takes a moment.',
  ],
  ['20261124100500_import_answers', 'require-enum-value-ordering', 'Nothing orders imports by their status.'],
  [
    '20261124132000_search_understanding',
    'require-concurrent-index-creation',
    'Cities and the vocabulary are small; the index of e-mail addresses takes seconds, during which listings are read as ever.',
  ],
  [
    '20261124110500_identity',
    'constraint-missing-not-valid',
    'The table holds the ambiguous rows of the latest imports; checking them takes a moment.',
  ],
  [
    '20261124125500_asked_rows',
    'require-concurrent-index-creation',
    'The table holds the ambiguous rows of the latest imports; indexing them takes a moment.',
  ],
  [
    '20261124124000_map_positions',
    'require-concurrent-index-creation',
    'A few seconds at a million listings, after each row got its position; lists are read meanwhile, and writers wait.',
  ],
  [
    '20261124163900_listing_details',
    'require-concurrent-index-creation',
    'There is one schedule for each set of hours, some thousands; indexing them takes a moment.',
  ],
  [
    '20261125092500_words_with_marks',
    'require-concurrent-reindex',
    'There are some thousands of cities; indexing them takes a moment.',
  ],
  [
    '20261125194000_letters_of_india',
    'require-concurrent-reindex',
    'Seconds at 100,000 words, for which searches wait; listings can be read and changed.',
  ],
  [
    '20261125093500_area_lists',
    'require-concurrent-index-creation',
    'About a minute at a million listings, during which they are read as ever; changes of listings wait.',
  ],
  [
    '20261125093500_area_lists',
    'require-concurrent-index-deletion',
    'The new indexes stand by then; dropping the old ones takes a moment.',
  ],
  [
    '20261125233000_matches_of_areas',
    'require-concurrent-index-creation',
    'Seconds at a million listings, during which they are read as ever; changes of listings wait.',
  ],
  [
    '20261125233000_matches_of_areas',
    'require-concurrent-index-deletion',
    'The new index stands by then; dropping the old one takes a moment.',
  ],
  [
    '20261126021500_categories_by_name',
    'require-concurrent-index-creation',
    'Seconds at a million listings, during which they are read as ever; changes of listings wait.',
  ],
  [
    '20261126021500_categories_by_name',
    'require-concurrent-index-deletion',
    'The new index stands by then; dropping the old one takes a moment.',
  ],
];

interface Finding {
  rule_name: string;
  line: number;
  message: string;
}

/** Findings of Squawk in a migration, as its rule, line and message. */
async function lint(sql: string): Promise<[rule: string, line: number, message: string][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migration-locks-'));
  const file = path.join(folder, 'migration.sql');
  await writeFile(file, sql);
  const program = path.join(rootFolder, 'node_modules/squawk-cli/js/bin/squawk');
  const args = ['--assume-in-transaction', '--pg-version', '15.0', '--reporter', 'json'];
  const excluded = excludedRules.map((rule) => `--exclude=${rule}`);
  // It ends with 1 where it finds something; the report is the same.
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, ...excluded, file]).catch(
    (error: { stdout: string }) => error,
  );
  await rm(folder, { recursive: true });
  return (JSON.parse(stdout) as Finding[]).map(({ rule_name, line, message }) => [rule_name, line, message]);
}

describe('a migration that is newer than the first release', () => {
  // Migrations that the baseline replaced still upgrade installations of the first release.
  const newer = [...readReplaced().steps, ...readMigrations().filter(({ name }) => name !== baselineName)];

  it('exists for each accepted lock', () => {
    const names = newer.map(({ name }) => name);
    expect(accepted.filter(([name]) => !names.includes(name))).toEqual([]);
  });

  it('holds no long lock on a table that servers read and write, unless it is listed as accepted', async () => {
    const found = await Promise.all(
      newer.map(async ({ name, sql }) =>
        (await lint(sql))
          .filter(([rule]) => !accepted.some(([known, its]) => known === name && its === rule))
          .map((finding) => [name, ...finding]),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});

describe('a migration that would stop servers is refused:', () => {
  it.each([
    ['adding-required-field', 'ALTER TABLE cities ADD COLUMN mayor text NOT NULL;'],
    ['adding-field-with-default', 'ALTER TABLE cities ADD COLUMN key uuid DEFAULT gen_random_uuid();'],
    ['adding-not-nullable-field', 'ALTER TABLE cities ALTER COLUMN name SET NOT NULL;'],
    ['changing-column-type', 'ALTER TABLE cities ALTER COLUMN id TYPE bigint;'],
    ['constraint-missing-not-valid', 'ALTER TABLE cities ADD CONSTRAINT spare CHECK (id > 0);'],
    [
      'adding-foreign-key-constraint',
      'ALTER TABLE cities ADD CONSTRAINT other FOREIGN KEY (id) REFERENCES others (id);',
    ],
    ['require-concurrent-index-creation', 'CREATE INDEX spare ON cities (name);'],
    ['require-concurrent-index-deletion', 'DROP INDEX spare;'],
    ['disallowed-unique-constraint', 'ALTER TABLE cities ADD CONSTRAINT one UNIQUE (name);'],
    ['syntax-error', 'ALTER TABLE cities ADD COLUMN;;('],
  ])('%s', async (rule, sql) => {
    expect((await lint(sql)).map(([found]) => found)).toContain(rule);
  });

  it('and a harmless one passes', async () => {
    const sql = `CREATE TABLE fresh (id integer PRIMARY KEY, city_id integer REFERENCES cities (id));
      CREATE INDEX fresh_by_city ON fresh (city_id);
      ALTER TABLE cities ADD COLUMN mayor text, ADD COLUMN is_big boolean NOT NULL DEFAULT false;
      ALTER TABLE cities ADD CONSTRAINT spare CHECK (id > 0) NOT VALID;`;
    expect(await lint(sql)).toEqual([]);
  });
});
