import { headerEvidence } from '../../columns/headerEvidence.ts';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { temporaryFiles } from '../../fixtures/temporaryFiles.ts';
import { readCsv } from './readCsv.ts';
import type { SheetRow } from '../sheetRow.ts';
import { examples } from '../../../../../../../domain/testing/examples.ts';

const files = temporaryFiles();
afterAll(files.remove);

async function rowsOf(data: string | Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of readCsv(files.write('a.csv', data), 'a.csv', headerEvidence))
    rows.push(...batch.rows);
  return rows;
}

async function cellsOf(data: string | Buffer): Promise<(string | undefined)[][]> {
  return (await rowsOf(data)).map(({ cells }) => cells);
}

describe('readCsv', () => {
  it.each([',', ';', '\t'])('detects cells separated by %j', async (separator) => {
    const text = [
      ['ad', 'şehir', 'not'],
      ['A, B; C', 'İzmir', ''],
      ['D', 'Muş', 'x'],
    ]
      .map((row) => row.map((cell) => (/[,;]/.test(cell) ? `"${cell}"` : cell)).join(separator))
      .join('\r\n');
    expect(await cellsOf(text)).toEqual([
      ['ad', 'şehir', 'not'],
      ['A, B; C', 'İzmir', ''],
      ['D', 'Muş', 'x'],
    ]);
  });

  it('reads quotes that a backslash escapes, as MySQL and Spark write them', async () => {
    const text = String.raw`"name","note"
"Café \"Öz\", Köşe","a \\ b"
"B","5\" \"x\""
`;
    expect(await cellsOf(text)).toEqual([
      ['name', 'note'],
      ['Café "Öz", Köşe', 'a \\ b'],
      ['B', '5" "x"'],
    ]);
  });

  it('reads escaped quotes wherever the file is cut into pieces', async () => {
    const cell = String.raw`"\"${'x'.repeat(61)}\\"`;
    const rows = await cellsOf(`name,note\n${`${cell},y\n`.repeat(20_000)}`);
    expect(rows).toHaveLength(20_001);
    expect(new Set(rows.slice(1).map((cells) => cells.join('|')))).toEqual(
      new Set([`"${'x'.repeat(61)}\\|y`]),
    );
  });

  it('leaves backslashes of tables that double their quotes', async () => {
    expect(await cellsOf('name,note\n"C:\\","{""a"":""say \\""hi\\""""}"\n')).toEqual([
      ['name', 'note'],
      ['C:\\', '{"a":"say \\"hi\\""}'],
    ]);
  });

  it.each([
    ['whole lines in quotes', '"name,phone"\n"A,0212"\n"B,0213"\n'],
    ['quotes doubled within them', '"name,""phone"""\r\n"A,""0212"""\r\n"B,""0213"""\r\n'],
    ['another separator', '"name;phone"\n"A;0212"\n"B;0213"\n'],
    ['separators behind them', '"name,phone";\n"A,0212";\n"B,0213";\n'],
    ['a header without quotes', 'name,phone;;\r\n"A,""0212""";;\r\n"B,0213";;\r\n'],
  ])('unwraps records that are one cell each: %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      ['name', 'phone'],
      ['A', '0212'],
      ['B', '0213'],
    ]);
  });

  it('leaves rows of several cells among wrapped ones, and refuses what is not a whole record', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => `"N${n},${n}"\n`).join('');
    const rows = await rowsOf(`"name,phone"\n${lines}"A ""x"" y,1",2\n"""B, D"" z,2"\n"C,3"\n`);
    expect(rows.slice(-3).map(({ cells, fault }) => [cells, fault?.code])).toEqual([
      [['A "x" y,1', '2'], undefined],
      [['"B, D" z,2'], 'DAMAGED_RECORD'],
      [['C', '3'], undefined],
    ]);
  });

  it('leaves a column of texts with commas', async () => {
    expect(await cellsOf('"name"\n"A, B"\n"C"\n')).toEqual([['name'], ['A, B'], ['C']]);
  });

  it('reads quotes around the first words of a cell as a part of its text', async () => {
    expect(await cellsOf('name,city\n"Luna" Hair Salon,York\n"A, B" ,Bath\n')).toEqual([
      ['name', 'city'],
      ['"Luna" Hair Salon', 'York'],
      ['A, B', 'Bath'],
    ]);
  });

  it('follows a separator that the file declares', async () => {
    for (const end of ['\r\n', '\n', '\r'])
      expect(await cellsOf(`sep=;${end}a;b,c${end}`)).toEqual([['a', 'b,c']]);
  });

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('ad,il\nİğneada,Kırklareli\n')],
    ['UTF-8 with a mark', Buffer.from('\ufeffad,il\nİğneada,Kırklareli\n')],
    ['UTF-16 LE', Buffer.from('\ufeffad,il\nİğneada,Kırklareli\n', 'utf16le')],
    ['UTF-16 LE without a mark', Buffer.from('ad,il\nİğneada,Kırklareli\n', 'utf16le')],
    ['UTF-16 LE that begins with İ', Buffer.from('İd,il\nİğneada,Kırklareli\n', 'utf16le')],
    ['UTF-16 BE', iconv.encode('ad,il\nİğneada,Kırklareli\n', 'utf-16be', { addBOM: true })],
    ['Windows-1254', iconv.encode('ad,il\nİğneada,Kırklareli\n', 'windows-1254')],
  ])('reads %s', async (_, bytes) => {
    expect((await cellsOf(bytes)).map(([first = '', second]) => [first.slice(1), second])).toEqual([
      ['d', 'il'],
      ['ğneada', 'Kırklareli'],
    ]);
  });

  it('stays with UTF-8 if one of many letters is damaged', async () => {
    const good = Buffer.from('ad,il\n' + 'Muğla,Şile\n'.repeat(50));
    const cells = await cellsOf(Buffer.concat([good, Buffer.from([0xe2, 0x28]), Buffer.from(',x\n')]));
    expect(cells[1]).toEqual(['Muğla', 'Şile']);
  });

  it('numbers records as a spreadsheet does, blank ones too', async () => {
    const rows = await rowsOf('a,b\n\n"two\nlines",x\nc,d');
    expect(rows.map(({ rowNumber, cells }) => [rowNumber, cells[0]])).toEqual([
      [1, 'a'],
      [2, ''],
      [3, 'two\nlines'],
      [4, 'c'],
    ]);
  });

  it.each<[string, string]>([
    ['text behind a closing quote', 'x,"bro, ken" y,z'],
    ['a quote that never closes', 'x,"broken,z'],
    ['a quote that closes in a later record', 'x,"broken,z\nlast,"",q'],
    ['a quoted cell with lines, and text behind it', 'x,"bro\nken\n" y,z'],
  ])('skips one record for %s, and reads on', async (_, damaged) => {
    const rows = await rowsOf(`a,b,c\n1,2,3\n${damaged}\n4,5,6\n7,"8\n8",9\n`);
    expect(rows.filter(({ fault }) => fault).map(({ fault }) => fault?.code)).toEqual(['DAMAGED_RECORD']);
    const whole = rows.filter(({ fault }) => !fault).map(({ cells }) => cells);
    expect(whole.slice(0, 2)).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ]);
    expect(whole.slice(-2)).toEqual([
      ['4', '5', '6'],
      ['7', '8\n8', '9'],
    ]);
  });

  it.each<[string, string]>([
    ['text behind a closing quote', 'x,"bro, ken" y,z'],
    ['a quote that never closes', 'x,"broken,z'],
    ['a quote that closes in a later record', 'x,"broken,z\rlast,"",q'],
  ])('skips one record for %s if lines end in a carriage return', async (_, damaged) => {
    const good = Array.from({ length: 300 }, (_, i) => `${i},b,c\r`).join('');
    const rows = await rowsOf(`a,b,c\r1,2,3\r${damaged}\r4,5,6\r${good}`);
    expect(rows.filter(({ fault }) => fault).map(({ fault }) => fault?.code)).toEqual(['DAMAGED_RECORD']);
    expect(rows.slice(-301).map(({ cells }) => cells[0])).toEqual([
      ...['4', ...Array.from({ length: 300 }, (_, i) => String(i))],
    ]);
  });

  it('goes on after a record of megabytes if lines end in a carriage return', async () => {
    const rows = await rowsOf(`a,b,c\r1,2,3\r4,"${'x'.repeat(4_500_000)}",6\r7,8,9\r`);
    expect(rows.map(({ cells, fault }) => fault?.code ?? cells[0])).toEqual(['a', '1', 'TOO_LONG', '7']);
  });

  it('stays with UTF-8 for one damaged letter if lines end in a carriage return', async () => {
    const good = Buffer.from('ad,il\r' + 'Muğla,Şile\r'.repeat(50));
    const cells = await cellsOf(Buffer.concat([good, Buffer.from([0xe2, 0x28]), Buffer.from(',x\r')]));
    expect(cells[1]).toEqual(['Muğla', 'Şile']);
  });

  it.each<[string, string, string[][]]>([
    ['ends in a comma', 'n,a,c\nCafe,"Road 1\nFloor 2",Bursa,\n', [['Cafe', 'Road 1\nFloor 2', 'Bursa', '']]],
    [
      'stands under a narrower title',
      'Report,2026\nn,a,c\nCafe,"Road 1\nFloor 2",Bursa\nBar,"Road 2\nx,y",Bursa\n',
      [
        ['n', 'a', 'c'],
        ['Cafe', 'Road 1\nFloor 2', 'Bursa'],
        ['Bar', 'Road 2\nx,y', 'Bursa'],
      ],
    ],
    [
      'ends in an empty cell, and holds lines with as many commas as any',
      'n,a,c\nBar,Road 2,Bursa\nCafe,"Road 1\nx, y, z\nFloor 2",\n',
      [
        ['Bar', 'Road 2', 'Bursa'],
        ['Cafe', 'Road 1\nx, y, z\nFloor 2', ''],
      ],
    ],
    ['has blanks before its quotes', 'n,a,c\nCafe, "Road 1, 5", Bursa\n', [['Cafe', 'Road 1, 5', ' Bursa']]],
    ['has quotes behind blanks that are none', 'n,a\nCafe, "Road" 1\n', [['Cafe', ' "Road" 1']]],
  ])('takes a complete record that %s', async (_, text, rows) => {
    const read = await rowsOf(text);
    expect(read.map(({ fault }) => fault)).toEqual(read.map(() => undefined));
    expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows);
  });

  it('is not misled by commas in addresses of a table separated by semicolons', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => `A${i};Moda Cd. ${i}, Kadıköy, İstanbul;40,98;29,02`);
    const [header, first] = await cellsOf(['Ad;Adres;Enlem;Boylam', ...rows].join('\n'));
    expect(header).toEqual(['Ad', 'Adres', 'Enlem', 'Boylam']);
    expect(first).toEqual(['A0', 'Moda Cd. 0, Kadıköy, İstanbul', '40,98', '29,02']);
  });

  it('finds the rows around damage in the middle of a long file', async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `name ${i},"address, ${i}",${i}`);
    lines[12_000] = 'name 12000,"address, 1" never 12000,12000';
    const rows = await rowsOf(['n,a,i', ...lines].join('\n'));
    expect(rows).toHaveLength(20_001);
    expect(rows.filter(({ fault }) => fault).map(({ rowNumber }) => rowNumber)).toEqual([12_002]);
  });

  it.each<[string, string]>([
    ['one line', `"${'x'.repeat(4_500_000)}"`],
    ['many lines', `"${`${'y'.repeat(99)}\n`.repeat(60_000)}"`],
    ['no quotes', 'z'.repeat(9_000_000)],
  ])('skips a record of megabytes as one, with %s in it', async (_, cell) => {
    const rows = await rowsOf(`a,b,c\n1,2,3\n4,${cell},6\n7,8,9\n10,"1\n1",12\n`);
    expect(rows.map(({ cells, fault }) => fault?.code ?? cells)).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      'TOO_LONG',
      ['7', '8', '9'],
      ['10', '1\n1', '12'],
    ]);
  });

  it('ends quickly on a file of nothing but damage', async () => {
    const rows = await rowsOf(`a,b\n${'"x"y,"z\n'.repeat(30_000)}`);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('reads back every table that is written', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ş', '"', ',', '\n', ' ', ';', '1'), maxLength: 8 });
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
      );
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const header = rows[0]?.map((_, i) => `h${i}`) ?? [];
        const text = [header, ...rows]
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(await cellsOf(`sep=,\n${text}\r\n`)).toEqual([header, ...rows]);
      }),
      { numRuns: examples(100), seed: 20261121 },
    );
  });
});
