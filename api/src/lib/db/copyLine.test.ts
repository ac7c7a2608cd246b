import { describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { copyLine } from './copyLine.ts';
import { copyLines, readLines } from './copyLines.ts';

const database = useTestDatabase();

describe('copyLine', () => {
  it('escapes separators of cells and lines, and distinguishes NULL from an empty text', () => {
    expect(copyLine(['a\tb\nc\r', 'C:\\N', '', null, undefined, 4.5, false])).toBe(
      'a\\tb\\nc\\r\tC:\\\\N\t\t\\N\t\\N\t4.5\tfalse\n',
    );
  });
});

it('copyLines carries any value of a query, in lists as well', async () => {
  const texts = ['a "b" \\c', "it's", '', 'NULL', '{1,2}', 'a,b'];
  const client = await database.db.connect();
  try {
    const query = sql`SELECT text, number, ${null}::text, ${true}::boolean, ${"it's"}
      FROM unnest(${texts}::text[], ${[1, null, 2.5]}::float8[]) AS given(text, number)`;
    const rows = [];
    for await (const lines of copyLines(client, query)) rows.push(...readLines(lines));
    const numbers = ['1', '', '2.5', '', '', ''];
    expect(rows).toEqual(texts.map((text, i) => [text, numbers[i], '', 't', "it's"]));
  } finally {
    await client.end();
  }
});
