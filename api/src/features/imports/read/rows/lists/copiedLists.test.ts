import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ImportColumn } from '../../columns/importColumn.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import { readRows } from '../readRows.ts';

const read = (table: string[][], separator = ',') => readText(makeCsv(table, separator));

async function readText(text: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'copied-'));
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, text);
  const rows: ImportedRow[] = [];
  const refused: (string | null)[] = [];
  const columns: ImportColumn[] = [];
  try {
    for await (const message of readRows({ path: file, fileName: 'list.csv', mapping: null })) {
      if (message.type === 'row') rows.push(message.row);
      if (message.type === 'refused') refused.push(...message.problems.map(({ value }) => value));
      if (message.type === 'columns') columns.push(...message.columns);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    rows,
    columns,
    refused,
    fields: Object.fromEntries(columns.map(({ header, field }) => [header, field])),
  };
}

const names = ['Mira Kiosk', 'Old Harbour', 'Blue Lantern', 'Corner Oven', 'Silver Spoon', 'Garden House'];

describe('a list copied from a page', () => {
  it('takes no sentence that there is nothing for a value, in any language', async () => {
    const nothing = ['No website available', 'Нет сайта', 'yok', 'nicht angegeben', 'sin web', 'pas de site'];
    const noAddress = [
      'not available',
      'Адрес не указан',
      'belirtilmemiş',
      'keine Angabe',
      'desconocida',
      'inconnue',
    ];
    const { rows } = await read([
      ['Name', 'Address', 'Website', 'Phone'],
      ...names.map((name, i) => [name, noAddress[i] ?? '', nothing[i] ?? '', `+49 30 90182${10 + i}`]),
    ]);
    expect(rows.map(({ address, website }) => [address, website])).toEqual(names.map(() => [null, null]));
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('keeps names that are such words', async () => {
    const { rows } = await read([
      ['Name', 'Address'],
      ['Yok', 'Bağdat Cad. 12, Kadıköy/İstanbul'],
      ['Unknown', 'High Street 5, Leeds LS1 4AP'],
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Yok', 'Unknown']);
  });

  it('takes no picture, price or link for an address, and finds the address in a whole card', async () => {
    const card = (name: string) =>
      `${name}\n4.8\nEstate agency · 71, Railway Road\nClosed · Opens 9 am · 080 1234 5678`;
    const { rows } = await read([
      ['Name', 'Address', 'Rating'],
      ['Picture', 'https://lh5.googleusercontent.com/p/abc', '4.1'],
      ['Card', card('Card'), '4.8'],
      ['Plain', '12 Main Street, Springfield, IL 62701', '4.2'],
    ]);
    expect(rows.map(({ address }) => address)).toEqual([
      null,
      '71, Railway Road',
      '12 Main Street, Springfield, IL 62701',
    ]);
  });

  it('takes no page of the directory, no page of Google and no address of a template for those of the place', async () => {
    const { rows } = await read([
      ['Name', 'Website', 'Email', 'City'],
      ['One', 'https://business.google.com/create?fp=1', 'filler@godaddy.com', 'Leeds'],
      ['Two', 'https://two.test/', 'abc123@sentry.io', 'Leeds'],
      ['Three', 'https://three.test/', 'hello@three.test', 'York'],
    ]);
    expect(rows.map(({ website, email }) => [website, email])).toEqual([
      [null, null],
      ['https://two.test/', null],
      ['https://three.test/', 'hello@three.test'],
    ]);
  });

  it('reads the first of several numbers in a cell, without the signs after it', async () => {
    const { rows } = await read([
      ['Name', 'Telephone', 'Address'],
      ['One', '00977-1-4700112,,', 'Thamel, P.O. Box: 12634, Kathmandu'],
      ['Two', '01-4420115,9840445753,', 'Kupondole, Lalitpur'],
      ['Three', '+977-1-4248003+977-1-4248004', 'Patan, Nepal'],
    ]);
    expect(rows.map(({ phone }) => phone)).toEqual(['00977-1-4700112', '01-4420115', '+977-1-4248003']);
    // A box at the post is not a postal code.
    expect(rows[0]?.postalCode).toBeNull();
  });

  it('knows the country by the domains of sites and mail beside national numbers', async () => {
    const { rows } = await read([
      ['Name', 'Address', 'Phone', 'Email'],
      ['One', '195 Kerry Street', '02 4443 0110', 'one@chemist.test.com.au'],
      ['Two', '8 Moona Creek Road', '02 4443 7461', 'two@chemist.com.au'],
    ]);
    expect(rows.map(({ countryCode }) => countryCode)).toEqual(['AU', 'AU']);
  });

  it('takes a street with its number for no town of that name', async () => {
    const { rows } = await read([
      ['Name', 'Address'],
      ['One', 'C/ Callao, 7'],
      ['Two', 'Константиновская, 20 1 этаж'],
    ]);
    expect(rows.map(({ city, countryCode }) => [city, countryCode])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('a damaged record', () => {
  const damaged = 'Broken,"Ada Lovelace" of London,"x';
  const tail = '\nFour,Leeds,Bob Brown\nFive,Leeds,Cy Cole\n';

  it('is reported as a whole, but not beside columns about persons', async () => {
    const list = (header: string) => `${header}\nOne,York,Ann Archer\nTwo,Leeds,Ben Baker\n${damaged}${tail}`;
    const open = await readText(list('Name,City,Landmark'));
    const personal = await readText(list('Name,City,Contact person'));
    expect(open.refused.join()).toContain('Ada Lovelace');
    expect(personal.refused.length).toBe(open.refused.length);
    expect(personal.refused.join()).not.toContain('Ada');
  });
});

describe('opening hours of no day', () => {
  const table = (header: string[], row: (i: number) => string[]) => [
    ['Name', 'City', ...header],
    ...names.map((name, i) => [name, i % 2 ? 'Leeds' : 'York', ...row(i)]),
  ];

  it('hold every day once an operator was asked, in one column or in two', async () => {
    const one = await read(table(['Opening hours'], (i) => [`0${8 + (i % 2)}:00 - 22:00`]));
    const two = await read(table(['opening_time', 'closing_time'], () => ['09:00:00', '18:30:00']));
    expect(one.columns.find(({ header }) => header === 'Opening hours')).toMatchObject({
      field: 'dailyHours',
      isAsked: true,
    });
    expect(one.rows[0]?.workingHours).toMatchObject({ Monday: '8 AM-10 PM', Sunday: '8 AM-10 PM' });
    expect(two.columns.filter(({ isAsked }) => isAsked).map(({ field }) => field)).toEqual([
      'opensAt',
      'closesAt',
    ]);
    expect(two.rows[0]?.workingHours).toMatchObject({ Monday: '9 AM-6:30 PM', Sunday: '9 AM-6:30 PM' });
  });

  it('hold every day without a question among tags of OpenStreetMap', async () => {
    const { columns, rows } = await read(
      table(['addr:street', 'opening_hours'], () => ['Low Road', '06:30-19:00']),
    );
    expect(columns.every(({ isAsked }) => !isAsked)).toBe(true);
    expect(rows[0]?.workingHours).toMatchObject({ Monday: '6:30 AM-7 PM', Sunday: '6:30 AM-7 PM' });
  });

  it('are left out if other columns state the days', async () => {
    const { fields } = await read(
      table(['opening_time', 'Monday', 'Tuesday'], () => ['09:00', '9-17', '9-18']),
    );
    expect(fields['opening_time']).toBeNull();
  });
});

describe('headers that say something else than their columns hold', () => {
  it('are read as the country, the town, the kind and the phone below them', async () => {
    const towns = ['Lyon', 'Paris', 'Lyon', 'Nantes', 'Paris', 'Lyon'];
    const { fields, rows } = await read([
      ['name', 'address', 'local', 'region', 'whatsapp', 'store'],
      ...names.map((name, i) => [
        name,
        `${i + 3} Rue de la Paix`,
        towns[i] ?? '',
        'france',
        `04 78 00 12 1${i}`,
        i % 2 ? 'bakery' : 'pharmacy',
      ]),
    ]);
    expect(fields).toMatchObject({
      local: 'city',
      region: 'countryCode',
      whatsapp: 'phone',
      store: 'category',
    });
    expect(rows[0]).toMatchObject({ city: 'Lyon', countryCode: 'FR', state: null, phone: '04 78 00 12 10' });
  });
});
