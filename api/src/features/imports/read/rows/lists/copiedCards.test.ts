import { describe, expect, it } from '@jest/globals';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { names, useLists } from '../../fixtures/lists.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read, readColumns } = useLists();
const streets = ['4 Panton St', '131 Central St', '8 Melior St', '28 Upper Tachbrook St', '35 Greek St'];

describe('cards of a page of results under the classes of the page', () => {
  const kinds = ['·  · Korean', '· Restaurant', '·  · Korean', '·  · Korean BBQ', '·  · Korean'];
  const said = ['Friendly service, good food.', 'The best noodles in town!', 'We will be back.', 'Lovely.'];
  const cards = [
    ['OSrXXb', 'rllt__details', 'yi40Hd', 'RDApEe', 'rllt__details 3', 'uDyWh', 'uDyWh 2'],
    ...names.map((name, i) => [
      name,
      kinds[i % 5] ?? '',
      `4.${i % 9}`,
      `(${i * 7 + 3})`,
      `${i}${streets[i % 5]}`,
      `"${said[i % 4]} ${i} ${said[(i + 1) % 4]}"`,
      i % 3 ? 'Korean' : 'best',
    ]),
  ];

  it('do not name places by visitors’ quoted comments', async () => {
    expect(await readColumns(cards)).toMatchObject({ OSrXXb: 'name', uDyWh: null });
  });

  it('have their kinds after dots, unless words of reviews repeat', async () => {
    const rows = await read(cards);
    expect(rows.slice(0, 4).map(({ category }) => category)).toEqual([
      'Korean',
      'Restaurant',
      'Korean',
      'Korean BBQ',
    ]);
  });
});

describe('a header of which one name begins with a figure', () => {
  it('is one', async () => {
    const rows = await read([
      ['index', 'coffeeName', 'rating', 'rating_count', '24_hours'],
      ...names.map((name, i) => [`${i}`, name, `4.${i}`, `${i * 9 + 2}`, 'True']),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows[2]).toMatchObject({ rating: 4.2, reviewCount: 20 });
  });
});

describe('a list of search results without a header', () => {
  const link = (name: string, i: number) =>
    `https://www.google.com/maps/place/${name.replaceAll(' ', '+')}/data=!4m7!3m6!1s0x39:0xb${i}!8m2!3d28.55${i}3!4d77.24${i}4!16s`;

  it('has the position of the link beside it, rather than that of the search', async () => {
    const list = names.map((name, i) => [
      'Schools in Delhi',
      '28.5480609',
      '77.2123381',
      link(name, i),
      `28.55${i}3`,
      `77.24${i}4`,
      `${i}.13`,
    ]);
    const { columns, rows } = await readFile(files, { name: 'list.csv', data: makeCsv(list) });
    expect(columns.flatMap((sheet) => sheet.columns).filter(({ isAsked }) => isAsked)).toEqual([]);
    expect(rows.map(({ latitude }) => latitude)).toEqual(names.map((_, i) => Number(`28.55${i}3`)));
  });
});

describe('permitted uses of land in a plan', () => {
  it('is not a kind of place that an operator would be asked about', async () => {
    const kinds = ['Retail', 'Services', 'Restaurant'];
    const columns = await readColumns([
      ['business_name', 'general_category', 'zone_type', 'street'],
      ...names.map((name, i) => [
        name,
        kinds[i % 3] ?? '',
        i % 4 ? 'Commercial' : 'Residential',
        `${i} Gulod St.`,
      ]),
    ]);
    expect(columns).toMatchObject({ general_category: 'category', zone_type: null });
  });
});

describe('a Japanese list of salons', () => {
  it('has its names and addresses under the words for them, and neither under those for slogans and readings', async () => {
    const columns = await readColumns([
      ['店舗名', '店舗名カナ', '都道府県', '市区町村・番地', 'キャッチコピー'],
      ...names.map((_, i) => [
        `美容室${'春夏秋冬朝昼夕夜星月'[i]}【ヘア】`,
        `ビヨウシツ${'アイウエオカキクケコ'[i]}`,
        '北海道',
        `恵庭市黄金南２丁目２３番${i}`,
        `当日OK☆${i}番人気のサロン`,
      ]),
    ]);
    expect(columns).toMatchObject({
      店舗名: 'name',
      店舗名カナ: null,
      '市区町村・番地': 'address',
      キャッチコピー: null,
    });
  });
});
