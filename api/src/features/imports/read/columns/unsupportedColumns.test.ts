import { describe, expect, it } from '@jest/globals';
import { readingsOf } from '../fixtures/columnTable.ts';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { names, useLists } from '../fixtures/lists.ts';
import { readFile } from '../fixtures/readFile.ts';

const { files } = useLists();

describe('columns that only their header identifies', () => {
  const isQuestion = async (header: string, values: string[]) => {
    const { columns } = await readFile(files, {
      name: 'list.csv',
      data: makeCsv([
        ['Name', 'Phone', header],
        ...Array.from({ length: 40 }, (_, i) => [
          `${names[i % names.length]} ${i}`,
          `+44 20 7946 01${10 + i}`,
          values[i % values.length] ?? '',
        ]),
      ]),
    });
    return columns[0]?.columns.some(({ isAsked }) => isAsked);
  };

  it.each([
    ['City', ['Prospekt', 'Qualzzyk', 'Zzord', 'Xhvilla', 'Wrttown']],
    ['Kategori', ['Gelişmekte olan', 'Çok gelişmiş', 'Az gelişmiş']],
    ['Category', ['Beginner', 'Advanced', 'Intermediate', 'Bravo']],
    ['Address', ['pending', 'done', 'later', 'unclear', 'open']],
  ])('are asked about if no value bears it out: %s', async (header, values) => {
    expect(await isQuestion(header, values)).toBe(true);
  });

  it.each([
    ['City', ['Prospekt', 'Leeds', 'Zzord', 'Xhvilla', 'Wrttown']],
    ['Kategori', ['Restoran', 'Kuaför', 'Az gelişmiş']],
    ['Sector', ['Tekstil', 'Otomotiv', 'Enerji', 'Kimya', 'Yazılım']],
    ['Address', ['Old Mill Lane', 'The Quay', 'Market Place', 'High Street', 'North Parade']],
    ['Address', ['ถนน', 'บ้าน', 'ตลาด', 'วัด', 'ท่าเรือ']],
  ])('are read if some do, or if nobody can tell: %s', async (header, values) => {
    expect(await isQuestion(header, values)).toBe(false);
  });
});

describe('names of which all are regions of a country', () => {
  const isQuestion = async (values: string[]) => {
    const data = makeCsv([['name', 'figure'], ...values.map((value, i) => [value, String(i * 17 + 3)])]);
    const { columns } = await readFile(files, { name: 'list.csv', data });
    return columns[0]?.columns[0]?.isAsked;
  };
  const stems = ['Белгород', 'Брян', 'Воронеж', 'Иванов', 'Калуж', 'Костром', 'Кур', 'Липец', 'Туль'];

  it('are asked about', async () => {
    expect(await isQuestion(stems.map((stem) => `${stem}ская обл.`))).toBe(true);
    expect(await isQuestion(stems.map((stem) => `${stem}ская аптека`))).toBe(false);
  });
});

describe('days with their months in letters', () => {
  it.each([
    ['Дата регистрации', '29 мая 2025 года', '3 июня 1987 г.', '14 января 2012 года'],
    ['Eröffnet am', '3. März 2001', '14. Juli 1975', '30. Dezember 2019'],
    ['Inscrite le', '4 juillet 2011', '12 août 1994', '1 mars 2020'],
    ['Kuruluş tarihi', '6 Ağustos 2004', '12 Mart 1999', '30 Ekim 2016'],
    ['Alta', '6 de agosto de 2004', '12 de marzo de 1999', '30 de octubre de 2016'],
  ])('are neither addresses nor names: "%s"', (header, ...days) => {
    const table = {
      Name: ['Mira Kiosk', 'Old Harbour', 'Blue Lantern'],
      [header]: days,
      Phone: ['+49 30 2345671', '+49 30 2345672', '+49 30 2345673'],
    };
    expect(readingsOf(table)[header]).toBeNull();
  });
});

it('towns that no header calls names are asked about before they name the places', async () => {
  const towns = 'Leeds,York,Bradford,Hull,Sheffield,Wakefield,Halifax,Huddersfield,Doncaster,Rotherham'.split(
    ',',
  );
  const rows = towns.map((town, i) => [
    `${i + 1}`,
    town,
    `5${i},941,276`,
    `2${i},543,118`,
    `58.9${i}1276`,
    `23.5${i}3118`,
  ]);
  const header = ['Location Name', 'City Name', 'Latitude', 'Longitude', 'Lat', 'Long'];
  const { columns } = await readFile(files, { name: 'list.csv', data: makeCsv([header, ...rows]) });
  const asked = columns.flatMap((sheet) => sheet.columns).filter(({ isAsked }) => isAsked);
  expect(asked.map((column) => column.header)).toContain('City Name');
});
