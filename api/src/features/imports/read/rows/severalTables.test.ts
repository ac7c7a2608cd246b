import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { makeWorkbook } from '../fixtures/makeWorkbook.ts';
import { readFile } from '../fixtures/readFile.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';

const files = temporaryFiles();

afterAll(() => files.remove());

const restaurants = [
  ['Name', 'Address', 'City', 'Phone', 'Rating'],
  ['Copper Kettle', '3 Market St', 'Chicago', '(312) 555-0101', '4.5'],
  ['Blue Boat', '8 Lake St', 'Chicago', '(312) 555-0102', '4.1'],
];
const hotels = [
  ['Hotel', 'Phone', 'Website', 'City', 'Street'],
  ['Grand Oak', '(415) 555-0103', 'https://oak.example/', 'San Francisco', '9 Pine St'],
  ['Harbor Inn', '(415) 555-0104', 'https://harbor.example/', 'San Francisco', '2 Bay St'],
];

const read = async (rows: string[][]) => {
  const {
    rows: found,
    refused,
    totalRows,
  } = await readFile(files, { name: 'list.csv', data: makeCsv(rows) });
  const listings = found.map(({ name, phone, city, website, rating, rowNumber }) => ({
    ...{ name, phone, city, website, rating, rowNumber },
  }));
  return { listings, refused: refused.map(({ rowNumber }) => rowNumber), totalRows };
};
const listing = (rowNumber: number, [name, phone, city, website, rating]: (string | number | null)[]) => ({
  ...{ name, phone, city, website: website ?? null, rating: rating ?? null, rowNumber },
});
const kettle = ['Copper Kettle', '(312) 555-0101', 'Chicago', null, 4.5];
const boat = ['Blue Boat', '(312) 555-0102', 'Chicago', null, 4.1];
const oak = ['Grand Oak', '(415) 555-0103', 'San Francisco', 'https://oak.example/'];
const harbor = ['Harbor Inn', '(415) 555-0104', 'San Francisco', 'https://harbor.example/'];

describe('a sheet with a second table', () => {
  it('further down has each table read by its own header', async () => {
    const { listings, refused } = await read([...restaurants, [''], ...hotels]);
    expect(listings).toEqual([listing(2, kettle), listing(3, boat), listing(6, oak), listing(7, harbor)]);
    expect(refused).toEqual([]);
  });

  it('under a title, without blank rows, has no listing named by title or header', async () => {
    const { listings, refused } = await read([
      ['Restaurants'],
      ...restaurants,
      ['Hotels of the bay'],
      ...hotels,
    ]);
    expect(listings.map(({ name }) => name)).toEqual([
      'Copper Kettle',
      'Blue Boat',
      'Grand Oak',
      'Harbor Inn',
    ]);
    expect(refused).toEqual([5]);
  });

  it('after hundreds of rows has it read by its own header, too', async () => {
    const many = Array.from({ length: 400 }, (_, i) => [
      ...[`Kettle ${i}`, `${i} Market St`, 'Chicago', `(312) 555-${1000 + i}`, '4.5'],
    ]);
    const { listings } = await read([...restaurants, ...many, [''], ...hotels]);
    expect(listings).toHaveLength(404);
    expect(listings.slice(-2)).toEqual([listing(406, oak), listing(407, harbor)]);
  });

  it('of two columns is known by the blank row above it', async () => {
    const { listings } = await read([
      ...restaurants,
      [''],
      ['Name', 'Phone'],
      ['Grand Oak', '(415) 555-0103'],
    ]);
    expect(listings.at(-1)).toMatchObject({ name: 'Grand Oak', phone: '(415) 555-0103' });
    expect(listings).toHaveLength(3);
  });

  it('beside the first has the listings of both, and mixes none', async () => {
    const beside = (at: number) => [...(restaurants[at] ?? ['', '', '', '', '']), '', ...(hotels[at] ?? [])];
    const { listings, totalRows } = await read([
      beside(0),
      beside(1),
      beside(2),
      ['', '', '', '', '', '', ...(hotels[1] ?? [])],
    ]);
    expect(listings).toEqual([
      ...[listing(2, kettle), listing(2, oak), listing(3, boat), listing(3, harbor), listing(4, oak)],
    ]);
    expect(totalRows).toBe(5);
  });

  it('beside the first with the same header has the listings of both', async () => {
    const rows = restaurants.map((row, at) => [
      ...row,
      ...(at === 0 ? row : row.map((cell) => cell.replace(/^\p{L}/u, 'X'))),
    ]);
    const { listings } = await read(rows);
    expect(listings.map(({ name }) => name)).toEqual([
      'Copper Kettle',
      'Xopper Kettle',
      'Blue Boat',
      'Xlue Boat',
    ]);
  });

  it('in a workbook is read as in a text file', async () => {
    const data = makeWorkbook({ sheets: [{ name: 'Both', rows: [...restaurants, [], ...hotels] }] });
    const { rows } = await readFile(files, { name: 'both.xlsx', data });
    expect(rows.map(({ name, phone }) => [name, phone])).toEqual(
      [kettle, boat, oak, harbor].map(([name, phone]) => [name, phone]),
    );
  });
});

it('the last listing of a table beside another is read if each has a row for each day', async () => {
  const days = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(',');
  const weekOf = (name: string, address: string) => days.map((day) => [name, address, day, '09:00', '17:30']);
  const header = ['Name', 'Address', 'Day', 'Opens', 'Closes'];
  const left = [
    header,
    ...weekOf('Copper Kettle', '3 High Street, York'),
    ...weekOf('Blue Boat', '8 Lake Street, York'),
  ];
  const right = [
    header,
    ...weekOf('Grand Oak', '9 Pine Street, York'),
    ...weekOf('Harbor Inn', '2 Bay Street, York'),
  ];
  const { listings, totalRows } = await read(left.map((row, at) => [...row, '', ...(right[at] ?? [])]));
  const names = ['Blue Boat', 'Copper Kettle', 'Grand Oak', 'Harbor Inn'];
  expect([listings.map(({ name }) => name).sort(), totalRows]).toEqual([names, 4]);
});

describe('a second table far down a workbook', () => {
  const header = ['Name', 'Internal remark', 'Address', 'City', 'Phone', 'Rating'];
  const many = Array.from({ length: 3000 }, (_, i) => [
    ...[`Kettle ${i}`, 'none', `${i} Market St`, 'Chicago', `(312) 555-${1000 + i}`, '4.5'],
  ]);
  const readBook = async (second: string[][], first = many) => {
    const rows = [header, ...first, [], ...second];
    const data = makeWorkbook({ sheets: [{ name: 'Both', rows }] });
    return readFile(files, { name: 'both.xlsx', data });
  };

  it('has its columns that the first table has no use for', async () => {
    const { rows } = await readBook(hotels);
    expect(rows).toHaveLength(3002);
    expect(rows.slice(-2)).toMatchObject([
      { name: 'Grand Oak', phone: '(415) 555-0103', website: 'https://oak.example/' },
      { name: 'Harbor Inn', phone: '(415) 555-0104', website: 'https://harbor.example/' },
    ]);
  });

  it('is known by a name in such a column, and repaired like the first', async () => {
    const { rows } = await readBook([
      ['Phone', 'Hotel', 'Website'],
      ['(415) 555-0103', 'CafÃ© Oak', 'https://oak.example/'],
    ]);
    expect(rows.at(-1)).toMatchObject({ name: 'Café Oak', phone: '(415) 555-0103' });
  });

  it('has them after hundreds of rows of its own', async () => {
    const more = Array.from({ length: 700 }, (_, i) => [
      ...[`Inn ${i}`, `(415) 555-${1000 + i}`, `https://inn${i}.example/`, 'Oakland', `${i} Bay St`],
    ]);
    const { rows } = await readBook([...hotels, ...more]);
    expect(rows.at(-1)).toMatchObject({ name: 'Inn 699', phone: '(415) 555-1699' });
    expect(rows.slice(3000).filter(({ phone }) => phone === null)).toEqual([]);
  });
});

describe('a sheet with one table', () => {
  it('keeps further columns of names beside each other', async () => {
    const { listings } = await read([
      ['Name', 'Address', 'City', 'Phone', 'Name of owner', 'Phone 2'],
      ['Copper Kettle', '3 Market St', 'Chicago', '(312) 555-0101', 'Ada Miller', '(312) 555-0109'],
    ]);
    expect(listings.map(({ name }) => name)).toEqual(['Copper Kettle']);
  });

  it('takes a header in a second language for no listing', async () => {
    const { listings } = await read([
      restaurants[0] ?? [],
      ['Ad', 'Adres', 'Şehir', 'Telefon', 'Puan'],
      ...restaurants.slice(1),
    ]);
    expect(listings.map(({ name }) => name)).toEqual(['Copper Kettle', 'Blue Boat']);
  });
});
