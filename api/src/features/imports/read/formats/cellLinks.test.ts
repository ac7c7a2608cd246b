import { describe, expect, it } from '@jest/globals';
import { makeWorkbook, type TestWorkbook } from '../fixtures/makeWorkbook.ts';
import { useLists } from '../fixtures/lists.ts';
import { readFile } from '../fixtures/readFile.ts';

const { files } = useLists();

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const page = (i: number) => `https://www.place${i}.example/visit?from=list&page=${i}`;
const map = (i: number) => `https://www.google.com/maps/place/Place+${i}/data=!4m2!3m1!1s0x1${i}:0x2${i}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const rowsOf = async (workbook: TestWorkbook) =>
  (await readFile(files, { name: 'list.xlsx', data: makeWorkbook(workbook) })).rows;

/** A list whose cells link to the addresses, by their references. */
function linkedList(rows: string[][], links: [string, string][]): TestWorkbook {
  const targets = links.map(
    ([, target], i) =>
      `<Relationship Id="rId${i}" Type="${relation}/hyperlink" Target="${escaped(target)}" TargetMode="External"/>`,
  );
  const places = links.map(([reference], i) => `<hyperlink ref="${reference}" r:id="rId${i}"/>`);
  return {
    sheets: [{ name: 'S', rows, after: `<hyperlinks>${places.join('')}</hyperlinks>` }],
    parts: [
      {
        name: 'xl/worksheets/_rels/sheet1.xml.rels',
        data: `<Relationships>${targets.join('')}</Relationships>`,
      },
    ],
  };
}

const numbers = [2, 3, 4];

describe('links of cells', () => {
  it.each([
    ['View', 'View on map'],
    ['Website', 'Harita'],
    ['Web sitesi', 'Haritada gör'],
    ['Zur Website', 'Karte'],
    ['Сайт', 'Карта'],
    ['ホームページ', '地図'],
    ['→ Link', '[Map]'],
  ])('are read if the cells show nothing but “%s” and “%s”', async (site, place) => {
    const rows = [
      ['Name', 'City', 'Website', 'Google Maps'],
      ...numbers.map((i) => [`Mira Kiosk ${i}`, 'Leeds', site, place]),
    ];
    const links = numbers.flatMap((i): [string, string][] => [
      [`C${i}`, page(i)],
      [`D${i}`, map(i)],
    ]);
    expect(await rowsOf(linkedList(rows, links))).toMatchObject(
      numbers.map((i) => ({ website: page(i), locationLink: map(i) })),
    );
  });

  it('are read if the cells show their beginnings', async () => {
    const rows = [['Name', 'Website'], ...numbers.map((i) => [`Mira Kiosk ${i}`, page(i).slice(0, 26)])];
    const links = numbers.map((i): [string, string] => [`B${i}`, page(i)]);
    expect(await rowsOf(linkedList(rows, links))).toMatchObject(numbers.map((i) => ({ website: page(i) })));
  });

  it('never replace meaningful text or headers, and lead to the web only', async () => {
    const rows = [
      ['Name', 'Website', 'Phone'],
      ...numbers.map((i) => [`Mira Kiosk ${i}`, `mira${i}.example`, 'View']),
    ];
    const links = numbers.flatMap((i): [string, string][] => [
      [`A${i}`, map(i)],
      [`B${i}`, page(i)],
      [`C${i}`, 'file:///etc/passwd'],
    ]);
    expect(await rowsOf(linkedList(rows, [['B1', page(1)], ...links]))).toMatchObject(
      numbers.map((i) => ({ name: `Mira Kiosk ${i}`, website: `https://mira${i}.example/`, phone: null })),
    );
  });

  it('are read from formulas that show a label', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const formula = (at: string, text: string) =>
      `<c r="${at}" t="str"><f>${escaped(text)}</f><v>View</v></c>`;
    const rows = numbers.map(
      (i) =>
        `<row r="${i}">${cell(`A${i}`, `Mira Kiosk ${i}`)}${formula(`B${i}`, `HYPERLINK("${page(i)}","View")`)}</row>`,
    );
    const header = `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Website')}</row>`;
    expect(await rowsOf({ sheets: [{ name: 'S', rows: header + rows.join('') }] })).toMatchObject(
      numbers.map((i) => ({ website: page(i) })),
    );
  });
});
