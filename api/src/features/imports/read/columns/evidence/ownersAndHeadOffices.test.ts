import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();
const table = (header: string[], cells: (name: string, i: number) => string[]) =>
  read([header, ...names.map(cells)]);

describe('columns about somebody or somewhere else', () => {
  const persons = ['Usman Rahim', 'Jane Doe', 'Ali Khan', 'Shahid Mirza', 'Peter Holm', 'Anna Berg'];
  const person = (i: number) => persons[i % persons.length] ?? '';

  it('hold no names of places: persons under ‘Name’ beside their firms under ‘Company’', async () => {
    const rows = await table(['Company', 'Name', 'Phone', 'City'], (name, i) => [
      name,
      person(i),
      `+44 20 7946 01${10 + i}`,
      'London',
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('are not those of companies that run places with names of their own', async () => {
    const rows = await table(['Company', 'Name', 'City'], (name, i) => [`Gastro ${i} GmbH`, name, 'Berlin']);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('are those of who manages a place', async () => {
    const header = ['name', 'street', 'town_city', 'management_postal_city', 'education_region'];
    const rows = await table(header, (name, i) => [
      name,
      `${i + 1} Park Street`,
      'Kaitaia',
      'Whangarei 0141',
      'Tai Tokerau',
    ]);
    expect(rows[0]).toMatchObject({ city: 'Kaitaia', postalCode: null, state: null });
  });

  it('are lines of where the mail goes, beside those of the street', async () => {
    const lines = ['Street Address 1', 'Street Address 2', 'Street City', 'Street Post Code'];
    const ofMail = ['Postal Address 1', 'Postal Address 2', 'Postal City'];
    const rows = await table(['Name', ...lines, ...ofMail], (name, i) => [
      name,
      `${i + 1} Queen Street`,
      i % 2 === 0 ? 'Ponsonby' : '',
      'Auckland',
      '1011',
      `PO Box 66${10 + i}`,
      'Wellesley Street',
      'Auckland',
    ]);
    expect(rows[0]).toMatchObject({
      address: '1 Queen Street, Ponsonby',
      city: 'Auckland',
      postalCode: '1011',
    });
    expect(rows[1]).toMatchObject({ street: '2 Queen Street', city: 'Auckland' });
  });
});

describe('where graduates live', () => {
  const isAsked = async (more: string[]) => {
    const header = [
      'First Name',
      'Last Name',
      'Street Address',
      'City',
      'Phone Number',
      ...more,
      'Company name',
    ];
    const data = makeCsv([
      header,
      ...names.map((name, i) => [
        'Jane',
        `Doe${i}`,
        `${i + 1} Oak Lane`,
        'Leeds',
        `+44 20 7946 01${10 + i}`,
        ...more,
        name,
      ]),
    ]);
    const { columns } = await readFile(files, { name: 'list.csv', data });
    return columns[0]?.columns.find(({ field }) => field === 'name')?.isAsked;
  };

  it('is not taken for where they work without a question', async () => {
    expect(await isAsked(['School', 'Degree'])).toBe(true);
    expect(await isAsked(['Date of birth', 'Gender'])).toBe(true);
    expect(await isAsked(['Industry', 'Employees'])).toBe(false);
  });
});

describe('degrees that a spreadsheet went on with', () => {
  const position = async (latitude: (i: number) => number) => {
    const rows = await table(['name', 'lat', 'lng'], (name, i) => [
      name,
      String(latitude(i)),
      String(39.17 + i * 0.9739997),
    ]);
    return rows[2]?.latitude;
  };

  it('are not positions', async () => {
    expect(await position((i) => 51.68 + i * 0.98490484)).toBeNull();
    expect(await position((i) => 51.68 + (i % 3) * 0.98490484)).not.toBeNull();
  });
});
