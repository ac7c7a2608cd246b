import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { utils, write } from '@e965/xlsx';
import type { ImportedRow } from '../../stage/importedRow.ts';
import { apify, gosom, outscraper, ownExport, turkish } from '../fixtures/dialects.ts';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { makeWorkbook, type TestSheet } from '../fixtures/makeWorkbook.ts';
import { readFile } from '../fixtures/readFile.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import type { ColumnMapping } from '../columns/mappedColumn.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';

const files = temporaryFiles();
afterAll(files.remove);

const read = (name: string, data: string | Buffer, mapping: ColumnMapping | null = null) =>
  readFile(files, { name, data, mapping });
const workbook = (...sheets: TestSheet[]) => makeWorkbook({ sheets });

function xls(rows: string[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

describe('dialects', () => {
  const expected: [string, string[][], Partial<ImportedRow>][] = [
    [
      'Outscraper',
      outscraper,
      {
        name: 'Bäckerei Anni',
        category: 'bakeries',
        type: 'Bakery',
        website: 'http://www.anni.example/',
        phoneNormalised: '+41446681800',
        city: 'Zürich',
        state: null,
        countryCode: 'CH',
        latitude: 47.367293499999995,
        rating: 4.7,
        reviewCount: 56,
        about: { 'Service options': { Delivery: false, 'Dine-in': true } },
        reservationLink: 'https://book.example/a',
        isVerified: true,
        isOpen: null,
        priceRange: '$$',
        description: 'Bread\nand more',
        email: 'info@anni.example',
        derived: [],
      },
    ],
    [
      'gosom',
      gosom,
      {
        name: 'Ταβέρνα Άννα',
        placeId: 'ChIJfixture0000000000000003',
        website: 'https://taverna.example/',
        city: 'Poli Crysochous',
        postalCode: '8840',
        countryCode: 'CY',
        phoneNormalised: '+35797754374',
        rating: 4.4,
        businessStatus: null,
        menuLink: null,
        reservationLink: null,
        photoUrl: 'https://photos.example/2.jpg',
        timeZone: 'Asia/Nicosia',
      },
    ],
    [
      'Apify',
      apify,
      {
        name: 'Hoof & Sons',
        placeId: 'ChIJfixture0000000000000004',
        category: 'Butcher shop',
        countryCode: 'GB',
        timeZone: 'Europe/London',
        businessStatus: 'OPERATIONAL',
        workingHours: { Monday: '11 AM-11 PM', Tuesday: 'Closed' },
        about: { Accessibility: { 'Wheelchair accessible entrance': true } },
        derived: ['timeZone'],
      },
    ],
    [
      'a list made by hand',
      turkish,
      {
        name: 'Kadıköy Balıkçısı',
        category: 'Balık Lokantası',
        city: 'İstanbul',
        countryCode: 'TR',
        postalCode: '34710',
        phoneNormalised: '+902163301234',
        website: 'https://balikci.example/',
        rating: 4.5,
        reviewCount: 1234,
        workingHours: { Monday: '9 AM-6 PM' },
      },
    ],
    [
      'our own export',
      ownExport,
      {
        name: 'Demo Kuaför',
        countryCode: 'TR',
        rating: 4.25,
        isOpen: false,
        isVerified: true,
        detailedInfo: 'Plain words',
        about: { Amenities: { 'Wi-Fi': true } },
      },
    ],
  ];

  it.each(expected)('reads %s alike from .xlsx, .csv and .xls', async (_, rows, first) => {
    const all = await Promise.all([
      read('a.xlsx', workbook({ name: 'Sheet', rows })),
      read('a.csv', makeCsv(rows)),
      read('a.csv', makeCsv(rows, ';')),
      read('a.xls', xls(rows)),
    ]);
    for (const { rows: found, refused } of all) {
      expect(refused).toEqual([]);
      expect(found[0]).toMatchObject(first);
      expect(found.map((row) => row.name)).toEqual(all[0]?.rows.map((row) => row.name));
      expect(found.map((row) => row.rowNumber)).toEqual(all[0]?.rows.map((row) => row.rowNumber));
    }
  });

  it('leaves out the address of a service-area business', async () => {
    const { rows } = await read('a.csv', makeCsv(outscraper));
    expect(rows[1]).toMatchObject({
      name: 'Rolling Oven',
      address: null,
      postalCode: null,
      latitude: null,
      longitude: null,
      rating: null,
      reviewCount: 0,
      workingHours: null,
      about: null,
      businessStatus: 'CLOSED_TEMPORARILY',
    });
  });
});

describe('refused rows', () => {
  it('are reported by sheet, row, column and value, and the others are read', async () => {
    const { rows, refused, totalRows } = await read(
      'a.csv',
      'name,site,rating\nA,javascript:alert(1),abc\n\nB,,4\n"C, E" x,,\nD,,4\n',
    );
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'D']);
    expect(rows[0]?.warnings?.map(({ column, code }) => [column, code])).toEqual([
      ['site', 'UNSAFE_LINK'],
      ['rating', 'BAD_NUMBER'],
    ]);
    expect(
      refused.map(({ rowNumber, problems }) => [
        rowNumber,
        problems.map(({ column, code }) => [column, code]),
      ]),
    ).toEqual([[5, [[null, 'DAMAGED_RECORD']]]]);
    expect(totalRows).toBe(4);
  });

  it('do not include rows with one unreadable cell, which is a warning', async () => {
    const rows = [
      ['name', 'essay'],
      ['A', 'x'.repeat(40_000)],
    ];
    expect((await read('a.xlsx', workbook({ name: 'S', rows }))).rows[0]?.warnings).toBeUndefined();
    const described = [
      ['name', 'description'],
      ['A', 'x'.repeat(40_000)],
    ];
    expect((await read('a.xlsx', workbook({ name: 'S', rows: described }))).rows).toMatchObject([
      { name: 'A', description: null, warnings: [{ column: 'description', code: 'TOO_LONG' }] },
    ]);
  });

  it('and accepted rows add up to the total, whatever the cells hold', async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'None',
        '{',
        '[]',
        '{"a":1}',
        'javascript:x',
        '4.5',
        '999',
        'http://',
        'x',
        '\u0000',
        '-',
        'https://a.example',
        '=',
      ),
      fc.string({ maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const header = [
      'name',
      'site',
      'latitude',
      'longitude',
      'rating',
      'reviews',
      'about',
      'working_hours',
      'phone',
      'full_address',
      'user_reviews',
      'cid',
    ];
    const table = fc.array(fc.array(cell, { minLength: header.length, maxLength: header.length }), {
      minLength: 1,
      maxLength: 15,
    });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const result = await read(
          'a.xlsx',
          workbook({ name: 'S', rows: [header, ...rows.map((row) => row.map((each) => each || 'x'))] }),
        );
        expect(result.rows.length + result.refused.length).toBe(result.totalRows);
        expect(result.totalRows).toBe(
          rows.filter((row) => row.some((each) => (each || 'x').trim() !== '')).length,
        );
      }),
      { numRuns: examples(60), seed: 7 },
    );
  });
});
