import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { testContext } from '../../testing/execute.ts';
import { csvOf, runImportOf, runUndoOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { areCountriesUncorrected, correctCountries } from './correctCountries.ts';
import { undoImport } from './undo/undoImport.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
const query = async (text: string, values: unknown[] = []) =>
  (await database.db.pool.query<Record<string, unknown>>(text, values)).rows;
const correct = () => correctCountries(testContext(services, { as: { kind: 'system' } }), runningJob({}));
const listings = () =>
  query(`SELECT b.slug, b.country_code AS code, b.phone_normalised AS phone, t.slug AS city, t.country_code AS of
    FROM businesses b LEFT JOIN cities t ON t.id = b.city_id ORDER BY b.id`);

/** As a release before left them: `code` instead of the country of the position. */
async function store(slugs: string[], code: string): Promise<void> {
  await query('INSERT INTO countries (code, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [code, code]);
  await query(`UPDATE businesses SET country_code = $2, phone_normalised = NULL WHERE slug = ANY ($1)`, [
    slugs,
    code,
  ]);
  await query(
    `UPDATE cities t SET country_code = $2 FROM businesses b WHERE b.city_id = t.id AND b.slug = ANY ($1)`,
    [slugs, code],
  );
}
const berlin = {
  address: 'Platz 1',
  city: 'Berlin',
  latitude: '52.52',
  longitude: '13.405',
  phone: '030 90 18 20',
};
const hanoi = {
  address: 'Pho 1',
  city: 'Hanoi',
  latitude: '21.0278',
  longitude: '105.8342',
  phone: '024 3825 3536',
};

describe('countries that an earlier release derived from positions', () => {
  it('are corrected once, with cities and phones, and leave no retired country code', async () => {
    await runImportOf(
      services,
      csvOf([
        { name: 'Adler', ...berlin },
        { name: 'Pho', ...hanoi },
        {
          name: 'Bangkok Bar',
          address: 'Soi 1',
          city: 'Bangkok',
          latitude: '13.7563',
          longitude: '100.5018',
        },
        {
          name: 'Stated',
          address: 'Pho 9',
          city: 'Elsewhere',
          country: 'TH',
          latitude: '20.9',
          longitude: '105.8',
        },
      ]),
    );

    await store(['adler'], 'DD');
    await store(['pho'], 'TH');
    expect(await areCountriesUncorrected(services)).toBe(false);
    // A backup of an earlier release brings no mark.
    await query('DELETE FROM data_repairs');
    expect(await areCountriesUncorrected(services)).toBe(true);
    expect(await correct()).toEqual({ corrected: 2 });
    expect(await listings()).toEqual([
      { slug: 'adler', code: 'DE', phone: '+4930901820', city: 'berlin', of: 'DE' },
      { slug: 'pho', code: 'VN', phone: '+842438253536', city: 'hanoi', of: 'VN' },
      { slug: 'bangkok-bar', code: 'TH', phone: null, city: 'bangkok', of: 'TH' },
      expect.objectContaining({ slug: 'stated', code: 'TH', of: 'TH' }),
    ]);
    expect(await query('SELECT code, name, business_count AS n FROM countries ORDER BY code')).toEqual([
      { code: 'DE', name: 'Germany', n: 1 },
      { code: 'TH', name: 'Thailand', n: 2 },
      { code: 'VN', name: 'Vietnam', n: 1 },
    ]);
    expect(await areCountriesUncorrected(services)).toBe(false);
    expect(await correct()).toEqual({ corrected: 0 });
  });

  it('move a listing into the existing city of its country', async () => {
    await runImportOf(services, csvOf([{ name: 'Adler', ...berlin }]));
    await store(['adler'], 'DD');
    await runImportOf(
      services,
      csvOf([{ name: 'Falke', address: 'Gasse 2', city: 'Berlin', country: 'DE' }]),
    );
    await correct();
    expect(await listings()).toEqual([
      { slug: 'adler', code: 'DE', phone: '+4930901820', city: 'berlin-de', of: 'DE' },
      { slug: 'falke', code: 'DE', phone: null, city: 'berlin-de', of: 'DE' },
    ]);
    expect(
      await query(
        'SELECT t.slug, m.slug AS into FROM cities t LEFT JOIN cities m ON m.id = t.merged_into_id ORDER BY 1',
      ),
    ).toEqual([
      { slug: 'berlin', into: 'berlin-de' },
      { slug: 'berlin-de', into: null },
    ]);
  });

  it('split a city of which only some listings lie in another country', async () => {
    await runImportOf(
      services,
      csvOf([
        { name: 'Pho', ...hanoi },
        { name: 'Bun', address: 'Soi 2', city: 'Hanoi', latitude: '13.75', longitude: '100.5' },
      ]),
    );
    await query('UPDATE businesses SET city_id = (SELECT min(id) FROM cities)');
    await query('DELETE FROM cities WHERE id > (SELECT min(id) FROM cities)');
    await store(['pho', 'bun'], 'TH');
    await correct();
    const [pho, bun] = await listings();
    expect([pho, bun]).toEqual([
      expect.objectContaining({ slug: 'pho', code: 'VN', of: 'VN' }),
      expect.objectContaining({ slug: 'bun', code: 'TH', of: 'TH' }),
    ]);
  });

  it('keep an operator’s values, and keep the import undoable', async () => {
    const { id } = await runImportOf(
      services,
      csvOf([
        { name: 'Adler', ...berlin },
        { name: 'Falke', ...berlin, address: 'Gasse 2', phone: '' },
      ]),
    );
    await store(['adler', 'falke'], 'DD');
    await query(
      `UPDATE businesses SET version = 1, edited_fields = CASE slug WHEN 'falke' THEN '{country_code}'::text[] ELSE '{}' END`,
    );
    await query(`UPDATE businesses SET country_code = 'DE' WHERE slug = 'falke'`);
    await correct();
    expect((await listings()).map(({ code }) => code)).toEqual(['DE', 'DE']);
    const context = testContext(services, { as: { kind: 'system' } });
    await undoImport(context, id);
    await runUndoOf(services, id);
    // The stored state was made by hand here, which counts as an edit of each; the correction adds none to it.
    const revisions = await query('SELECT undone, after FROM business_revisions');
    expect(revisions).toEqual([
      {
        undone: true,
        after: { country_code: 'DE', city_id: expect.any(Number), phone_normalised: '+4930901820' },
      },
    ]);
  });

  it('leave no retired country code in revisions that an undo would restore', async () => {
    await runImportOf(services, csvOf([{ name: 'Adler', ...berlin }]));
    await store(['adler'], 'DD');
    await query(
      `INSERT INTO business_revisions (business_id, version, before, after)
       SELECT id, version, '{"country_code": "DD", "rating": 3}', '{"country_code": null, "rating": 4}' FROM businesses`,
    );
    await query('UPDATE businesses SET rating = 4');
    await correct();
    expect(await query('SELECT before, after FROM business_revisions WHERE NOT undone')).toEqual([
      { before: { country_code: 'DE', rating: 3 }, after: { country_code: null, rating: 4 } },
    ]);
    expect(await query(`SELECT FROM countries WHERE code = 'DD'`)).toEqual([]);
  });
});
