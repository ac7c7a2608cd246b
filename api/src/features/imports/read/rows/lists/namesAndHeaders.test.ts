import { describe, expect, it } from '@jest/globals';
import { namedRows, useLists } from '../../fixtures/lists.ts';

const { read, readList } = useLists();

describe('names', () => {
  it('are no paths of pages', async () => {
    const rows = ['alba-sitges', 'brisa-sitges', 'cielo-sitges', 'delta-sitges'].map((slug) => [
      `/biz/${slug}`,
      'Sitges',
      'SIG',
    ]);
    await expect(read(rows)).rejects.toThrow();
  });

  it('are no words for a blank', async () => {
    const found = await readList([
      ['name', 'phone', 'address'],
      ['Blank_', 'Blank_', 'Blank_'],
      ['Soul Dental', '+1 646-502-8416', '200 W 15th St, New York, NY 10011'],
    ]);
    expect(found.rows.map(({ name }) => name)).toEqual(['Soul Dental']);
  });
});

describe('a list without a header', () => {
  it.each([
    [
      'numbers, names and pages',
      (name: string, i: number) => [String(i), name, `https://guide.example/p/${i}`],
    ],
    ['names and degrees', (name: string, i: number) => [name, `16.5${i}32718`, `49.2${i}84328`]],
  ])('is asked about where only %s are known', async (_, cells) => {
    const names = ['Jack’s Bistro', 'Dominion Pizza', 'Food Point', 'Premium Shop', 'Stara Krčma'];
    const { columns } = await readList(names.map((name, i) => cells(name, i)));
    const asked = columns.flatMap((sheet) => sheet.columns).filter(({ isAsked }) => isAsked);
    expect(asked.map(({ field }) => field)).toContain('name');
  });
});

describe('a list without a header or with names that have a kind in them', () => {
  const rows = ['Ylikulman', 'Ylikiimingin', 'Kanungin', 'Hotelli', 'Puiston', 'Aseman'].map((name, i) => [
    ...[`${name} ravintola`, `62.58${i}4592`, `23.61${i}2848`, `https://www.facebook.com/${name}`],
  ]);

  it('asks about the names, and reads degrees and profiles', async () => {
    const { columns } = await readList(rows);
    const found = columns.flatMap((sheet) => sheet.columns.map(({ field }) => field));
    expect(found).toEqual(['name', 'latitude', 'longitude', 'socialLink']);
  });
});

describe('headers', () => {
  it.each([
    ['POSTAL', '109684', { postalCode: '109684' }],
    ['Specialty', 'Orthopedics', { category: 'Orthopedics' }],
    ['image_urls', 'https://cdn.example.com/a.jpg', { photoUrl: 'https://cdn.example.com/a.jpg' }],
    ['Localidade', 'Nacala', { city: 'Nacala' }],
  ])('%s', async (header, value, expected) => {
    const [row] = await read(namedRows([header], [[value], [value], [value]]));
    expect(row).toMatchObject(expected);
  });

  it('公司名 is the name of a company', async () => {
    const [row] = await read([
      ['公司名', '电话', '城市'],
      ['大地贸易有限公司', '(650) 582-9818', 'Palo Alto'],
    ]);
    expect(row?.name).toBe('大地贸易有限公司');
  });
});
