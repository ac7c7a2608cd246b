import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../fixtures/lists.ts';
import { readFile } from '../fixtures/readFile.ts';
import { columnShapes, rejoinedCells } from './rejoinedCells.ts';

const { files } = useLists();

const whole = names.map((name, i) => [
  name,
  `${i + 1} High St`,
  `N${i} 5QT`,
  `51.5${i}`,
  `-0.1${i}`,
  'GB',
  '1',
]);
const shapes = columnShapes(whole, 7);

describe('a row with a comma that was not quoted', () => {
  it.each([
    [['Unit 7', ' 12 High St'], 'Unit 7, 12 High St'],
    [['Arch A', ' Mews', ' 4 Low Rd'], 'Arch A, Mews, 4 Low Rd'],
  ])('has the parts %j of its address joined', (parts, address) => {
    const cells = ['Mira Kiosk', ...parts, 'N1 5QT', '51.51', '-0.12', 'GB', '1'];
    expect(rejoinedCells(cells, shapes!)?.[1]).toBe(address);
  });

  it('is left alone if several cells may be meant, or nothing is out of place', () => {
    expect(
      rejoinedCells(['Mira', 'Kiosk', '12 High St', 'N1 5QT', '51.51', '-0.12', 'GB', '1'], shapes!),
    ).toBeNull();
    expect(rejoinedCells([...whole[0]!, ''], shapes!)).toBeNull();
    expect(rejoinedCells(whole[0]!, shapes!)).toBeNull();
  });

  it('is read whole, and no number becomes its name', async () => {
    const header = 'lat,lon,zip,country,status,address,active,name,aid\n';
    const lines = names.map((name, i) => `51.5${i},-0.1${i},N${i} 5QT,GB,0,${i} High St,1,${name},${i}${i}0`);
    const data = `${header}${lines.join('\n')}\n51.4,-0.2,E1 5QT,GB,0,Arch A, 150 Low St,1,Green Door,910\n`;
    const { rows } = await readFile(files, { name: 'list.csv', data });
    expect(rows.at(-1)).toMatchObject({ name: 'Green Door', address: 'Arch A, 150 Low St', latitude: 51.4 });
  });
  it('is joined before its columns are recognised and sampled', async () => {
    const header = 'name,address,city,lat,lon,country\n';
    const split = names.map((name, i) => `${name},Unit ${i}, ${i} High St,Leeds,51.5${i},-0.1${i},GB`);
    const whole = names.map((name, i) => `${name} Two,${i} Low St,York,53.9${i},-1.0${i},GB`);
    const data = header + [...split.slice(0, 3), ...whole].join('\n');
    const { columns: sheets } = await readFile(files, { name: 'list.csv', data });
    const samples = Object.fromEntries(sheets[0]!.columns.map((column) => [column.header, column.samples]));
    expect(samples['address']?.[0]).toBe('Unit 0, 0 High St');
    expect(samples['city']).toEqual(['Leeds', 'York']);
    expect(samples['country']).toEqual(['GB']);
  });
});
