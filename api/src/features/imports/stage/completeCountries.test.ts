import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

interface Stored {
  name: string;
  code: string | null;
  city: string | null;
  zip: string | null;
  phone: string | null;
  derived: string[];
}
const stored = async () =>
  (
    await database.db.pool.query<Stored>(
      `SELECT b.name, b.country_code AS code, t.name AS city, b.postal_code AS zip, b.phone_normalised AS phone,
         b.derived_fields AS derived
       FROM businesses b LEFT JOIN cities t ON t.id = b.city_id ORDER BY b.id`,
    )
  ).rows;
const addressed = (n: number, address: string) => ({ name: `Place ${n}`, address, phone: '', zip: '' });
const boston = (n: number) => addressed(n, `${n} Tremont St, Boston, MA 02118`);
const unknown = { name: 'Dog Walks', address: '', phone: '(617) 800-4668', zip: '2139' };

const pharmacy = (phone: string, n: number) => ({
  name: `صيدلية ${n}`,
  address: 'عقار رقم 207 الطريق العام',
  phone,
});

describe('a row without a sign of its country', () => {
  it('gets the country of nearly all rows of its file, and values derived from it', async () => {
    await runImportOf(services, csvOf([unknown, boston(1), boston(2), boston(3)]));
    expect((await stored())[0]).toEqual({
      name: 'Dog Walks',
      code: 'US',
      city: 'Cambridge',
      zip: '02139',
      phone: '+16178004668',
      derived: expect.arrayContaining(['country_code', 'country_code:file', 'postal_code']),
    });
  });

  it('keeps no phone that has too many digits for it', async () => {
    const long = { ...unknown, phone: '(617) 800-46681234' };
    await runImportOf(services, csvOf([long, boston(1), boston(2), boston(3)]));
    const { rows } = await database.db.pool.query<{ phone: string | null }>(
      `SELECT phone FROM businesses WHERE name = 'Dog Walks'`,
    );
    expect(rows).toEqual([{ phone: null }]);
  });

  it('gets none if the file covers two countries, or has too little evidence', async () => {
    const berlin = addressed(4, 'Torstraße 1, 10119 Berlin');
    await runImportOf(services, csvOf([unknown, boston(1), boston(2), boston(3), berlin]));
    await runImportOf(
      services,
      csvOf([{ ...unknown, name: 'Cat Hotel', phone: '(617) 800-1212' }, boston(1)]),
    );
    const codes = (await stored()).map(({ name, code }) => [name, code]);
    expect(codes).toContainEqual(['Dog Walks', null]);
    expect(codes).toContainEqual(['Cat Hotel', null]);
  });

  it.each(['Canton', 'Vienna', 'Moscow', 'Toledo', 'Lima', 'Birmingham', 'Hyderabad', 'Athens'])(
    'gets the usual one if only its town, %s, shares the name of a large city elsewhere',
    async (town) => {
      const dogs = { ...unknown, zip: '', area: `Serving ${town} and the Surrounding Area` };
      const others = [1, 2, 3, 4, 5].map((n) => ({ ...boston(n), area: '' }));
      await runImportOf(services, csvOf([dogs, ...others]));
      expect((await stored())[0]).toMatchObject({ code: 'US', city: town, phone: '+16178004668' });
    },
  );

  it.each([
    ['Salhusvegen 55, 5131 Nyborg', '907 48 888'],
    ['Liavegen 40, 2686 Lom', '908 60 858'],
    ['Øvermarka 6, 2320 Furnes', '62 34 76 00'],
  ])('gets the usual one if a town of that name is abroad, with another code: %s', async (address, phone) => {
    const oslo = (n: number) => ({
      name: `Kafé ${n}`,
      address: `Kirkeveien ${n}, 0368 Oslo`,
      phone: `22 46 12 1${n}`,
    });
    await runImportOf(
      services,
      csvOf([{ name: 'Bakeri', address, phone }, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(oslo)]),
    );
    expect((await stored())[0]).toMatchObject({ code: 'NO' });
  });

  it('gets Japan if most names have kana, and the others only Han or Latin letters', async () => {
    const names = [
      '日高屋 千駄ヶ谷店',
      '魚哲',
      'ミニストップ 赤羽東口店',
      'カルネヴィーノ 銀座',
      'ビストロ銀座',
      '寿司',
      'BAR 9',
    ];
    await runImportOf(
      services,
      csvOf(
        Array.from({ length: 21 }, (_, n) => ({
          name: `${names[n % 7]} ${n}`,
          phone: `03-5474-80${n + 10}`,
        })),
      ),
    );
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set(['JP']));
  });

  it('loses a guess that the rest of its file contradicts', async () => {
    const inArgentina = (n: number) => ({
      name: `Ferretería ${n}`,
      address: `Calle 5 ${n}`,
      city: 'Rosario',
      phone: `+54 341 420 10${n}0`,
    });
    const guessed = { name: 'Materiales', address: 'Calle 54 411', city: 'Frontera', phone: '' };
    await runImportOf(services, csvOf([guessed, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(inArgentina)]));
    expect((await stored())[0]).toMatchObject({ code: null, city: 'Frontera' });
  });

  it('gets none if the row itself indicates another one', async () => {
    const abroad = { ...unknown, phone: '+44 20 7946 0000', address: 'Torstraße 1, 10119 Berlin' };
    await runImportOf(services, csvOf([abroad, boston(1), boston(2), boston(3)]));
    expect((await stored())[0]?.code).not.toBe('US');
  });

  it('gets the one in which the towns of all rows lie, if no row shows its own', async () => {
    const towns = ['São Paulo', 'Gramado', 'Natal', 'Maringá', 'Tiradentes'];
    await runImportOf(services, csvOf(towns.map((city, n) => ({ name: `Casa ${n}`, city }))));
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set(['BR']));
  });

  it('gets the only one that has all of many towns', async () => {
    const towns = ['Madrid', 'Sevilla', 'Granada', 'Málaga', 'Salamanca', 'Bilbao', 'Zaragoza', 'Benidorm'];
    await runImportOf(services, csvOf(towns.map((city, n) => ({ name: `Casa ${n}`, city }))));
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set(['ES']));
  });

  it('gets the one in which the regions of all rows lie, in everyday Arabic spelling as well', async () => {
    const regions = ['القاهره', 'الجيزه', 'سوهاج', 'المنيا', 'أسوان'];
    await runImportOf(
      services,
      csvOf(regions.map((region, n) => ({ name: `مستشفى ${n}`, المحافظه: region }))),
    );
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set(['EG']));
  });

  it('gets the one in which all addresses end', async () => {
    const towns = ['Los Altos', 'Mountain View', 'Sunnyvale', 'Menlo Park', 'Palo Alto'];
    await runImportOf(services, csvOf(towns.map((town, n) => addressed(n, `${n}55 State St, ${town}`))));
    expect(await stored()).toMatchObject(towns.map((city) => ({ code: 'US', city })));
  });

  it('gets none from towns that as many countries have', async () => {
    const towns = ['Santiago', 'León', 'Córdoba', 'Mérida', 'Valencia'];
    await runImportOf(services, csvOf(towns.map((city, n) => ({ name: `Casa ${n}`, city }))));
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set([null]));
  });

  it('gets the one whose numbering plan all phones fit, of those that the language allows', async () => {
    const phones = ['03/422540', '08/630075', '70/034904', '01/833666', '71/951190', '06/490441'];
    await runImportOf(services, csvOf(phones.map(pharmacy)));
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set(['LB']));
  });

  it('gets the same if two thirds of the phones fit the plan of another country as well', async () => {
    const shared = ['03/422540', '07/400981', '01/833666', '06/490441', '05/470012', '04/520113'];
    const own = ['71/951190', '76/620602', '08/630075'];
    await runImportOf(services, csvOf([...shared, ...own].map(pharmacy)));
    expect(new Set((await stored()).map(({ code }) => code))).toEqual(new Set(['LB']));
  });

  it.each([
    ['JP', (i: number) => `さくら婦人科クリニック${i}`],
    ['KR', (i: number) => `형제식당 ${i}`],
    ['TH', (i: number) => `ร้านอาหาร ${i}`],
  ])('gets the one in whose script nearly all names are: %s', async (code, nameOf) => {
    await runImportOf(
      services,
      csvOf(
        Array.from({ length: 12 }, (_, i) => ({
          name: i === 3 ? 'Le Petit Chef' : nameOf(i),
          rating: '4.2',
        })),
      ),
    );
    expect(new Set((await stored()).map((one) => one.code))).toEqual(new Set([code]));
  });

  it('gets the one to which their prefectures belong', async () => {
    const prefectures = ['東京都', '北海道', '大阪府', '神奈川県'];
    await runImportOf(
      services,
      csvOf(
        Array.from({ length: 12 }, (_, i) => ({
          都道府県: prefectures[i % 4] ?? '',
          施設名: `第${i}大学医学部附属病院`,
        })),
      ),
    );
    expect(new Set((await stored()).map((one) => one.code))).toEqual(new Set(['JP']));
  });

  it.each([
    ['Doha', 'QA'],
    ['Birmingham', null],
  ])('gets the one of the only city that all name, if no other country has it: %s', async (city, code) => {
    await runImportOf(services, csvOf(Array.from({ length: 5 }, (_, i) => ({ name: `Place ${i}`, city }))));
    expect(new Set((await stored()).map((one) => one.code))).toEqual(new Set([code]));
  });

  it('gets none from one known city among unknown ones', async () => {
    const cities = ['Doha', 'Nordeneck', 'Südeneck', 'Lowertown Bay', 'Uppervale Rise'];
    await runImportOf(services, csvOf(cities.map((city, i) => ({ name: `Place ${i}`, city }))));
    expect(new Set((await stored()).map((one) => one.code))).toEqual(new Set([null]));
  });

  it('gets the one whose words its addresses have, in Mongolian', async () => {
    const places = Array.from({ length: 5 }, (_, i) =>
      addressed(i, `Баянзүрх дүүрэг, 1${i}-р хороо, Нарны зам`),
    );
    await runImportOf(services, csvOf(places));
    expect(new Set((await stored()).map((one) => one.code))).toEqual(new Set(['MN']));
  });

  it('gets none from a script that several countries share, or that few names have', async () => {
    const nameOf = (i: number) => (i % 2 === 0 ? `มุมอร่อย ${i}` : `مطعم السلام ${i}`);
    await runImportOf(
      services,
      csvOf(Array.from({ length: 12 }, (_, i) => ({ name: nameOf(i), rating: '4.2' }))),
    );
    expect(new Set((await stored()).map((one) => one.code))).toEqual(new Set([null]));
  });

  it('gets the default country given with the file', async () => {
    const rows = [unknown, { name: 'Wien', address: 'Mariahilfer Straße 1, 1060 Wien', phone: '', zip: '' }];
    await runImportOf(services, csvOf(rows), { defaultCountry: 'US' });
    expect(await stored()).toMatchObject([
      { code: 'US', phone: '+16178004668', derived: expect.arrayContaining(['country_code:default']) },
      { code: 'AT', city: 'Wien' },
    ]);
  });
});

describe('a later file', () => {
  it('removes no zero from a postal code, and does not guess a known country', async () => {
    const rows = (zip: string, country: string, phone = '') => [
      { place_id: 'ChIJzero000000000000001', name: 'Boiler', address: '', zip, country, phone },
    ];
    await runImportOf(services, csvOf(rows('07675', 'US')));
    const later = await runImportOf(services, csvOf(rows('7675', '')));
    expect(later).toMatchObject({ updated: 0, unchanged: 1 });
    const guess = await runImportOf(services, csvOf(rows('7675', '')), { defaultCountry: 'DE' });
    expect(guess).toMatchObject({ updated: 0 });
    expect(await stored()).toMatchObject([
      { code: 'US', zip: '07675', derived: expect.not.arrayContaining(['country_code']) },
    ]);
  });
});
