import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { namedRows, names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('phones', () => {
  it.each([
    ['run together without a sign between them', '421681842168174212905', null],
    ['with a prefix, run together', '00977-1-4111031411103241110504111051', null],
    ['of which the second begins with a plus', '5253895+977 - 1 - 5970074', '5253895'],
    ['of the same exchange, run together', '42633364263153', null],
    ['of which the second follows without a sign', '9801234567984-3026054,9801234567,', '9801234567'],
    ['with an extension', '+1 212-555-0136 ext. 60091234', '+1 212-555-0136 ext. 60091234'],
    ['with the code of the country and no plus', '9779803150150', '9779803150150'],
    ['in decimals of a degree', '62.5864592', null],
  ])('%s are read as one, or as none', async (_, phone, expected) => {
    const [row] = await read(namedRows(['phone'], [[phone]]));
    expect(row?.phone).toBe(expected);
  });

  it.each([
    ['+972 59-937-4942', 'شارع الإرسال, رام الله', 'PS'],
    ['+972 56-970-9099', 'Al-Bireh, Ramallah', 'PS'],
    ['+972 3-555-1234', 'Dizengoff 99, Tel Aviv', 'IL'],
  ])('of Palestinian networks are of Palestine: %s', async (phone, address, country) => {
    const [row] = await read(namedRows(['phone', 'address'], [[phone, address]]));
    expect(row?.countryCode).toBe(country);
  });
});

describe('sites', () => {
  it.each([
    ['facebook.com', null],
    ['https://www.instagram.com/', null],
    ['business.site', null],
    ['youtube.com', null],
    ['https://linktr.ee/cafealba', 'https://linktr.ee/cafealba'],
    ['https://www.facebook.com/cafealba', 'https://www.facebook.com/cafealba'],
    ['cafealba.business.site', 'https://cafealba.business.site/'],
  ])('%s', async (written, expected) => {
    const [row] = await read(namedRows(['website'], [[written]]));
    expect(row?.website ?? null).toBe(expected);
  });
});

describe('profiles', () => {
  it.each([
    ['instagram', '81coffeeco', { instagram: 'https://www.instagram.com/81coffeeco' }],
    ['ig_handle', '@pearlgrillhouse_qa', { instagram: 'https://www.instagram.com/pearlgrillhouse_qa' }],
    ['Facebook', 'avidaebela.cafe', { facebook: 'https://www.facebook.com/avidaebela.cafe' }],
    ['TikTok', '@coffee.co', { tiktok: 'https://www.tiktok.com/@coffee.co' }],
    ['인스타', 'goodfood_highend', { instagram: 'https://www.instagram.com/goodfood_highend' }],
    ['Twitter', 'no', null],
  ])('by their names under %s: %s', async (header, handle, expected) => {
    const [row] = await read(namedRows([header], [[handle], [handle], [handle]]));
    expect(row?.socialLinks ?? null).toEqual(expected);
  });
});

describe('phones in the form of a sheet or with a code beside them', () => {
  it.each(['-10789', '-3386'])('are none if a sheet subtracted: %s', async (phone) => {
    const rows = await read([
      ['Name', 'Phone'],
      ...names.map((name, i) => [name, i === 0 ? phone : `02 963 33${i + 10}`]),
    ]);
    expect(rows[0]?.phone).toBeNull();
  });

  it.each([
    ['indicatif', '212', '662082098', '+212662082098'],
    ['area_code', '351', '912345678', '+351912345678'],
  ])('begin with the code of their country: %s %s', async (header, code, phone, number) => {
    const rows = await read([['Name', 'Phone', header], ...names.map((name) => [name, phone, code])]);
    expect(rows[0]?.phoneNormalised).toBe(number);
  });
});

describe('mail of templates', () => {
  it.each(['doe@lawyers.com', 'admin@totalwptheme.com', 'x3edoe@lawyers.com', 'support@themeforest.net'])(
    'is left out: %s',
    async (email) => {
      const rows = await read([
        ['Name', 'Email'],
        ...names.map((name, i) => [name, i === 0 ? email : `info@place${i}.com`]),
      ]);
      expect(rows.map((row) => row.email)).toEqual(
        names.map((_, i) => (i === 0 ? null : `info@place${i}.com`)),
      );
    },
  );
});

describe('numbers of fax machines', () => {
  it.each([
    ['manager', 'phone', 'fax'],
    ['Inhaber', 'Telefon', 'Telefax'],
    ['Директор', 'Телефон', 'Факс'],
  ])('leave the only phone to the place: %s, %s', async (person, phone, fax) => {
    const rows = await read([
      ['name', person, phone, fax, 'address'],
      ...names.map((name, i) => [
        name,
        `Ann ${name.split(' ')[0] ?? ''}`,
        `(604) 957-07${10 + i}`,
        `(604) 953-17${10 + i}`,
        `${i + 1} High Street, Surrey, BC`,
      ]),
    ]);
    expect(rows[0]?.phone?.replace(/\D/g, '')).toContain('6049570710');
  });
});

describe('front pages of providers of mail', () => {
  it.each(['www.libero.it', 'http://hotmail.fr/', 'https://www.mail.ru', 'wanadoo.fr'])(
    'are not sites: %s',
    (website) => {
      expect(rowOf({ website }).website).toBeNull();
    },
  );

  it('but pages on them are', () => {
    expect(rowOf({ website: 'http://cyclo.free.fr/' }).website).toBe('http://cyclo.free.fr/');
    expect(rowOf({ website: 'https://www.orange-bike.example/' }).website).not.toBeNull();
    // A shop of the company.
    expect(rowOf({ website: 'https://www.orange.fr/' }).website).toBe('https://www.orange.fr/');
  });
});

describe('pages of WhatsApp among phones', () => {
  it.each(['https://wa.me/60162631160', 'https://api.whatsapp.com/send?phone=60162631160&text=Hi'])(
    'are shown as numbers: %s',
    (phone) => {
      expect(rowOf({ phone })).toMatchObject({ phone: '+60162631160', phoneNormalised: '+60162631160' });
    },
  );
});

describe('a phone with its country in brackets', () => {
  it('says in which country the place is', () => {
    const address = 'Фаталиева Мухтара 4089, Сабунчинский район';
    expect(rowOf({ address, phone: '(+99412) 428-12-83' }).countryCode).toBe('AZ');
  });
});

describe('a number without the code of its town', () => {
  it.each([
    ['3429-9406', 'BR', null],
    ['(81) 3469-2559', 'BR', '+558134692559'],
    ['4004-1234', 'BR', '+5540041234'],
    ['6654 3210', 'CN', null],
    ['010 6654 3210', 'CN', '+861066543210'],
  ])('is shown, and not dialled: %s', (phone, country, dialled) => {
    expect(rowOf({ phone, country })).toMatchObject({ phone, phoneNormalised: dialled });
  });
});

describe('phones of several countries by their lengths', () => {
  it('are of the one that has their area', () => {
    expect(rowOf({ address: '中区田町224-21', phone: '053-452-2504' }).countryCode).toBe('JP');
  });
});

describe('pages of phone books in a column of sites', () => {
  it.each([
    'http://local.yp.com/Listings/Details.aspx?NUM=13',
    'https://www.yellowpages.com/x-ca/mip/some-1',
  ])('are not sites of the places: %s', (website) => {
    expect(rowOf({ website }).website).toBeNull();
  });
});
