import { describe, expect, it } from '@jest/globals';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { names, useLists } from '../fixtures/lists.ts';
import { readFile } from '../fixtures/readFile.ts';

const { files } = useLists();

describe('columns of which only the header says what they hold', () => {
  const asked = async (header: string, values: string[]) => {
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
  ])('are asked about where no value bears it out: %s', async (header, values) => {
    expect(await asked(header, values)).toBe(true);
  });

  it.each([
    ['City', ['Prospekt', 'Leeds', 'Zzord', 'Xhvilla', 'Wrttown']],
    ['Kategori', ['Restoran', 'Kuaför', 'Az gelişmiş']],
    ['Sector', ['Tekstil', 'Otomotiv', 'Enerji', 'Kimya', 'Yazılım']],
    ['Address', ['Old Mill Lane', 'The Quay', 'Market Place', 'High Street', 'North Parade']],
    ['Address', ['ถนน', 'บ้าน', 'ตลาด', 'วัด', 'ท่าเรือ']],
  ])('are read where some do, or where nobody can tell: %s', async (header, values) => {
    expect(await asked(header, values)).toBe(false);
  });
});

describe('names of which all are regions of a country', () => {
  const asked = async (values: string[]) => {
    const data = makeCsv([['name', 'figure'], ...values.map((value, i) => [value, String(i * 17 + 3)])]);
    const { columns } = await readFile(files, { name: 'list.csv', data });
    return columns[0]?.columns[0]?.isAsked;
  };
  const stems = ['Белгород', 'Брян', 'Воронеж', 'Иванов', 'Калуж', 'Костром', 'Кур', 'Липец', 'Туль'];

  it('are asked about', async () => {
    expect(await asked(stems.map((stem) => `${stem}ская обл.`))).toBe(true);
    expect(await asked(stems.map((stem) => `${stem}ская аптека`))).toBe(false);
  });
});
