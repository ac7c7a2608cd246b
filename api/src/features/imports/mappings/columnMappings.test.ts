import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { printImport } from '../command/printImport.ts';
import { runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { makeWorkbook } from '../read/fixtures/makeWorkbook.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { describeColumns } from './describeColumns.ts';

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  as = (await makeOperator(database.db, 'Ada')).viewer;
});

const header = ['Dükkân', 'Muhit', 'x9'];
const file = (...rows: string[][]) => [header, ...rows].map((row) => row.join(';')).join('\n');
const columnsOf = (record: { columns: unknown }) => record.columns as ImportColumn[];
const list = `{ columnMappings { totalCount nodes { id header mapping timesUsed lastUsedAt } } }`;
interface Listed {
  columnMappings: {
    totalCount: number;
    nodes: { id: number; header: string[]; mapping: object; timesUsed: number; lastUsedAt: string | null }[];
  };
}
const listed = async () => (await executeOrThrow<Listed>(services, list, {}, { as })).columnMappings;

describe('a corrected mapping', () => {
  it('is stored when its import is applied, and used for the next file with that header', async () => {
    const mapping = { Dükkân: 'name', Muhit: 'city', x9: '' };
    const first = await runImportOf(services, file(['Köşe', 'Bursa', '1']), { mapping });
    expect(first).toMatchObject({ status: 'DONE', created: 1 });
    expect(await listed()).toMatchObject({ totalCount: 1, nodes: [{ header, mapping, timesUsed: 0 }] });

    // The same header in another spelling.
    const again = file(['Durak', 'İzmir', '2']).replace('Dükkân', 'DÜKKAN');
    const second = await runImportOf(services, again);
    expect(second).toMatchObject({ status: 'DONE', created: 1 });
    expect(columnsOf(second).map(({ field, how }) => [field, how])).toEqual([
      ['name', 'remembered'],
      ['city', 'remembered'],
      [null, 'remembered'],
    ]);
    expect(describeColumns(columnsOf(second))[0]).toContain('DÜKKAN = name');
    const { nodes } = await listed();
    expect(nodes).toMatchObject([{ timesUsed: 1 }]);
    expect(nodes[0]?.lastUsedAt).not.toBeNull();
  });

  it('is not stored when the import fails, and a given one takes precedence', async () => {
    const failed = await runImportOf(services, file(['', '', '1']).replace('\n', '\n\n'), {
      mapping: { Dükkân: 'salary' },
    });
    expect(failed.status).toBe('FAILED');
    expect((await listed()).totalCount).toBe(0);
    await runImportOf(services, file(['Köşe', 'Bursa', '1']), { mapping: { Dükkân: 'name' } });
    await runImportOf(services, file(['Köşe', 'Bursa', '1']), {
      mapping: { Dükkân: 'name', Muhit: 'state' },
    });
    expect(await listed()).toMatchObject({
      totalCount: 1,
      nodes: [{ mapping: { Dükkân: 'name', Muhit: 'state' } }],
    });
  });

  it('can be created for a file that failed without one, whose columns are reported', async () => {
    const rows = file(['Köşe 1', 'Bursa 2', '1'], ['Köşe 1', 'Bursa 2', '1']);
    const failed = await runImportOf(services, rows.replace('Dükkân', 'Kod'));
    expect(failed).toMatchObject({ status: 'FAILED', errorCode: 'UNUSABLE_FILE' });
    expect(columnsOf(failed).map(({ number, header: name }) => [number, name])).toEqual([
      [1, 'Kod'],
      [2, 'Muhit'],
      [3, 'x9'],
    ]);
  });

  it('can be created for a skipped sheet, which is reported, while others are applied', async () => {
    const sheets = [
      {
        name: 'Kafeler',
        rows: [
          ['name', 'address'],
          ['One', 'Road 1'],
        ],
      },
      {
        name: 'Liste',
        rows: [
          ['Kod', 'Muhit', 'x9'],
          ['Köşe 1', 'Bursa 2', '1'],
          ['Durak 2', 'Bursa 3', '2'],
        ],
      },
    ];
    const fileName = 'iki.xlsx';
    const query = `query ($id: Int!) { import(id: $id) { imported unreadSheets } }`;
    const imported = async (mapping: Record<string, string> | null) => {
      const record = await runImportOf(services, makeWorkbook({ sheets }), { fileName, mapping });
      const lines: string[] = [];
      const context = testContext(services, { as: { kind: 'system' } });
      await printImport(context, record, { isJson: false }, (line) => lines.push(line));
      const { import: answer } = await executeOrThrow<{ import: object }>(
        services,
        query,
        { id: record.id },
        { as },
      );
      return { ...answer, warnings: lines.filter((line) => line.includes('was not read')).length };
    };
    expect(await imported(null)).toEqual({ imported: 1, unreadSheets: ['Liste'], warnings: 1 });
    expect(await imported({ Kod: 'name' })).toEqual({ imported: 3, unreadSheets: [], warnings: 0 });
  });

  it('is found again for columns without a header, and for files of refused rows', async () => {
    const save = `mutation ($input: SaveColumnMappingInput!) { saveColumnMapping(input: $input) { id } }`;
    const input = { header: ['Dükkân', 'B', 'Muhit'], mapping: { Dükkân: 'name', Muhit: 'city' } };
    await executeOrThrow(services, save, { input }, { as });
    const texts = ['Dükkân;;Muhit\nKöşe;x;Bursa\n', 'Dükkân;;Muhit;Red nedeni\nKöşe;x;Bursa;Şehir yok\n'];
    for (const text of texts) {
      const read = await runImportOf(services, text);
      expect(read.status).toBe('DONE');
      expect(columnsOf(read).map(({ field }) => field)).toEqual([
        'name',
        null,
        'city',
        ...(text.includes('Red') ? [null] : []),
      ]);
    }
  });

  it('is stored, listed and deleted by operators, and each is audited', async () => {
    const save = `mutation ($input: SaveColumnMappingInput!) { saveColumnMapping(input: $input) { id timesUsed } }`;
    const input = { header, mapping: { Dükkân: 'name' } };
    const { saveColumnMapping } = await executeOrThrow<{ saveColumnMapping: { id: number } }>(
      services,
      save,
      { input },
      { as },
    );
    const read = await runImportOf(services, file(['Köşe', 'Bursa', '1']));
    expect(read).toMatchObject({ status: 'DONE', created: 1 });

    const forget = `mutation ($id: Int!) { forgetColumnMapping(id: $id) { id } }`;
    await executeOrThrow(services, forget, { id: saveColumnMapping.id }, { as });
    expect((await listed()).totalCount).toBe(0);
    expect(await refusalOf(services, forget, { id: saveColumnMapping.id }, { as })).toBe('NOT_FOUND');
    const events = await database.db.prisma.auditEvent.findMany({
      where: { entity: 'columnMapping' },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ action }) => action)).toEqual(['columnMapping.save', 'columnMapping.forget']);
  });

  it.each([
    [{ header, mapping: { Dükkân: 'salary' } }],
    [{ header, mapping: ['name'] }],
    [{ header, mapping: {} }],
    [{ header: ['', ' '], mapping: { A: 'name' } }],
    [{ header, mapping: { Dükkân: 'name' }, releasedColumns: ['\ud83d'] }],
    [{ header, mapping: { Dükkân: 'name' }, releasedColumns: ['a\0'] }],
  ])('is refused if it is unusable: %j', async (input) => {
    const save = `mutation ($input: SaveColumnMappingInput!) { saveColumnMapping(input: $input) { id } }`;
    expect(await refusalOf(services, save, { input }, { as })).toBe('BAD_INPUT');
  });
});
