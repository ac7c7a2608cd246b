import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { cleanJson } from './cleanJson.ts';
import { examples } from '../../../../domain/testing/examples.ts';

const database = useTestDatabase();

/** Any text, NUL, halves of surrogate pairs and what looks like their escapes among it. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('\0', '\ud800', '\udfff', '\ud83d\ude00', '\\', '\\u0000', '\\ud800', '"', 'd'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));
const cleaned = (value: string) => value.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '');

describe('JSON of any text', () => {
  it('is accepted by the database and keeps everything that can be stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (values) => {
        const { rows } = await database.db.pool.query<{ stored: string[] }>('SELECT $1::jsonb AS stored', [
          cleanJson(JSON.stringify(values)),
        ]);
        expect(rows[0]?.stored).toEqual(values.map(cleaned));
      }),
      { numRuns: examples(300) },
    );
  });
});
