import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanName } from '../../../../domain/text/names.ts';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { examples } from '../../../../domain/testing/examples.ts';

const database = useTestDatabase();
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.db.pool.query<Row>(text, values)).rows;
const unseen = [
  '\u202e',
  '\u200b\u2060',
  '\u3164',
  '\u0301',
  '\u00ad\ufeff',
  '\u2800',
  '\u2066\u2069',
  '\ufe0f',
];

describe('the rules of the database', () => {
  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...'aZ1 -ışÉ\u200b\u200c\u200d\u200e\u200f\u202e\u2066\u2069\u00ad\u0301\ufe0f\u3000\u180e\u2060',
        ),
        fc.constantFrom(
          'می',
          'क्',
          'ไทย',
          '한',
          '👩',
          '🍳',
          '葛',
          '\u{e0100}',
          '\u{e0067}',
          '\u{e007f}',
          '\u{1f3f4}',
          'ᠭ',
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join('').replace(/[\0\p{Cs}]/gu, ''));

  it('accept every cleaned name unchanged, and refuse a name without visible characters', async () => {
    const given = fc.sample(anyText, { numRuns: examples(1500), seed: 23 });
    const names = given.map(cleanName);
    const rows = await query<{ name: string; clean: string; seen: boolean; from_raw: boolean }>(
      `SELECT name, clean_name(name) AS clean, is_seen(name) AS seen, is_seen(clean_name(raw)) AS from_raw
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS t (name, raw, n) ORDER BY n`,
      [names, given],
    );
    for (const [i, { name, clean, seen, from_raw }] of rows.entries()) {
      expect([given[i], clean]).toEqual([given[i], name]);
      expect([given[i], seen]).toEqual([given[i], name !== '']);
      // The database accepts at least what the program accepts.
      if (name !== '') expect([given[i], from_raw]).toEqual([given[i], true]);
    }
  });

  it('give names one key despite invisible characters, widths and cases', async () => {
    const invisible = fc.constantFrom(
      ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u00ad\ufeff\ufe0f\u034f\u180e',
      '\u{e0101}',
    );
    const disguise = (text: string) =>
      fc
        .tuple(
          ...Array.from(text, (letter) =>
            fc.tuple(fc.constantFrom(letter, letter.toUpperCase()), fc.array(invisible, { maxLength: 2 })),
          ),
        )
        .map((parts) => parts.map(([letter, more]) => letter + more.join('')).join(''));
    const names = ['kahve evi', 'bar 12', 'معرض', 'ばあ'];
    for (const name of names) {
      const keys = await query<{ key: string }>(
        'SELECT DISTINCT key_of_name(n) AS key FROM unnest($1::text[]) AS n',
        [[name, ...fc.sample(disguise(name), { numRuns: examples(200), seed: 7 })]],
      );
      expect([name, keys.length]).toEqual([name, 1]);
    }
    // Ordinary names have the keys that they had.
    const plain = ['Café Şişli', 'Straße & Co.', "Joe's", 'ΟΔΟΣ', 'Йод', '12 Ayak', 'می‌خواهم'];
    expect(
      await query('SELECT n FROM unnest($1::text[]) AS n WHERE key_of_name(n) <> fold(btrim(n))', [
        plain.slice(0, -1),
      ]),
    ).toEqual([]);
  });

  it.each(['businesses', 'categories', 'cities', 'operators'])(
    'apply to every writer of %s',
    async (table) => {
      const columns = {
        businesses: `(slug, name) VALUES ('s', $1)`,
        categories: `(slug, name, name_key) VALUES ('s', $1, '')`,
        cities: `(slug, name, name_key) VALUES ('s', $1, '')`,
        operators: `(user_code, name, password_hash) VALUES ('s', $1, 'x')`,
      }[table as 'cities'];
      for (const name of unseen)
        await expect(query(`INSERT INTO ${table} ${columns}`, [name])).rejects.toThrow('nothing of the name');
      const [made] = await query<{ id: number; name: string }>(
        `INSERT INTO ${table} ${columns} RETURNING id, name`,
        [' \u202eCafe\u200b\tBar\u0007 '],
      );
      expect(made?.name).toBe('Cafe Bar');
      const [changed] = await query<{ name: string }>(
        `UPDATE ${table} SET name = $1 WHERE id = $2 RETURNING name`,
        ['Ca\u2060fe', made?.id],
      );
      expect(changed?.name).toBe('Cafe');
    },
  );
});

describe('names stored by an earlier release', () => {
  it('are corrected once, counted and logged, with a number added to duplicates', async () => {
    const { db } = database;
    const { viewer: as } = await makeOperator(db);
    const client = await db.pool.connect();
    try {
      // Rows of an earlier release, whose triggers lacked this rule.
      await client.query('SET session_replication_role = replica');
      await client.query(`
        INSERT INTO categories (id, slug, name, name_key) VALUES (1, 'a', 'Cafe', 'cafe'), (2, 'b', E'Cafe\\u200b', E'cafe\\u200b'),
          (3, 'c', E'\\u202e', E'\\u202e'), (4, 'd', 'Bar ①', 'bar ①'), (5, 'e', E'Merged\\u200b', E'merged\\u200b');
        UPDATE categories SET merged_into_id = 1 WHERE id = 5;
        INSERT INTO cities (id, slug, name, name_key) VALUES (1, 'a', 'Bursa', 'bursa'), (2, 'b', E'Bursa\\u2060', E'bursa\\u2060');
        INSERT INTO businesses (id, slug, global_row_number, name, name_folded) VALUES (1, 'a', 1, E'A\\u202eB', 'x'),
          (2, 'b', 2, E'\\u3164', 'x'), (3, 'c', 3, E'\\u0646\\u0627\\u0646\\u200c\\u0648\\u0627', 'x');
        INSERT INTO operators (user_code, name, password_hash) VALUES ('o', E'\\u2060', 'x')`);
    } finally {
      client.release(true);
    }
    const [{ n } = { n: 0 }] = await query<{ n: number }>('SELECT correct_names() AS n');
    expect(n).toBe(7);
    expect(await query('SELECT name, name_key FROM categories ORDER BY id')).toEqual([
      { name: 'Cafe', name_key: 'cafe' },
      { name: 'Cafe (2)', name_key: 'cafe (2)' },
      { name: 'Unnamed category 3', name_key: 'unnamed category 3' },
      { name: 'Bar ①', name_key: 'bar 1' },
      { name: 'Merged', name_key: 'merged' },
    ]);
    expect(await query('SELECT name FROM cities ORDER BY id')).toEqual([
      { name: 'Bursa' },
      { name: 'Bursa (2)' },
    ]);
    expect(await query('SELECT name, name_folded FROM businesses ORDER BY id')).toEqual([
      { name: 'AB', name_folded: 'ab' },
      { name: 'Unnamed listing 2', name_folded: 'unnamed listing 2' },
      { name: 'نان\u200cوا', name_folded: 'x' },
    ]);
    expect(await query(`SELECT name FROM operators WHERE user_code = 'o'`)).toEqual([{ name: 'o' }]);
    expect(await query('SELECT business_id, after FROM business_revisions ORDER BY id')).toEqual([
      { business_id: 1, after: { name: 'AB' } },
      { business_id: 2, after: { name: 'Unnamed listing 2' } },
    ]);
    const data = await executeOrThrow<Record<string, { nodes: { status: string; placeName: string }[] }>>(
      testServices(db),
      `{ categories: placeChanges(kind: CATEGORY) { nodes { placeName status } }
         cities: placeChanges(kind: CITY) { nodes { placeName status } } }`,
      {},
      { as },
    );
    expect(
      Object.values(data)
        .flatMap(({ nodes }) => nodes.map(({ placeName, status }) => `${placeName}: ${status}`))
        .sort(),
    ).toEqual(['Bursa (2): DONE', 'Cafe (2): DONE', 'Merged: DONE', 'Unnamed category 3: DONE']);
    expect(await query('SELECT correct_names() AS n')).toEqual([{ n: 0 }]);
  });
});
