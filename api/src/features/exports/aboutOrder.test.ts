import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { readExport } from '../../testing/files/readExport.ts';
import { csvOf, runImportOf, runUndoOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { exportBusinesses } from './exportBusinesses.ts';

// Readers of features start with the most important section, so the order of the file is preserved.

const database = useTestDatabase();
const services = () => testServices(database.db);
const written =
  '{"Service options":{"Outdoor seating":true,"Delivery":false},"Highlights":{"Tea":true},"Amenities":{"WC":true,"Bar":true}}';
const otherOrder =
  '{"Amenities":{"Bar":true,"WC":true},"Highlights":{"Tea":true},"Service options":{"Delivery":false,"Outdoor seating":true}}';
const file = (about: string, more: Record<string, string> = {}) =>
  csvOf([{ name: 'Place', 'place id': 'ChIJorder0000000000000000', about, ...more }]);

const shown = async () => {
  const { businesses } = await executeOrThrow<{ businesses: { nodes: { about: unknown }[] } }>(
    services(),
    '{ businesses { nodes { about } } }',
  );
  return businesses.nodes.map(({ about }) => JSON.stringify(about));
};
const exported = async () => {
  const context = testContext(services(), { as: { kind: 'system' } });
  const { content } = await exportBusinesses(context, {
    format: 'xlsx',
    filter: {},
    startIndex: null,
    endIndex: null,
  });
  return buffer(content);
};

describe("the order of a file's sections and features", () => {
  it('is the order on the page and in exports, through a second import and an import of the export', async () => {
    await runImportOf(services(), file(written));
    expect(await shown()).toEqual([written]);
    const workbook = await exported();
    expect((await readExport('xlsx', workbook))['Businesses']).toMatchObject([{ about: written }]);

    expect(await runImportOf(services(), file(written))).toMatchObject({ unchanged: 1, updated: 0 });
    const fileName = 'export.xlsx';
    expect(await runImportOf(services(), workbook, { fileName })).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await shown()).toEqual([written]);
  });

  it('changes with a file that has another order, and is restored by an undo', async () => {
    await runImportOf(services(), file(written));
    const { id, updated } = await runImportOf(services(), file(otherOrder));
    expect(updated).toBe(1);
    expect(await shown()).toEqual([otherOrder]);
    const [revision] = await database.db.prisma.businessRevision.findMany();
    expect(revision).toMatchObject({ before: { about_text: written }, after: { about_text: otherOrder } });

    await runUndoOf(services(), id);
    expect(await shown()).toEqual([written]);
  });

  it('stays after an edit by hand, which imports do not change', async () => {
    await runImportOf(services(), file(written));
    const { viewer } = await makeOperator(database.db);
    const { id } = await database.db.prisma.business.findFirstOrThrow();
    const mutation = `mutation ($id: Int!, $about: JSON) { updateBusiness(id: $id, input: { about: $about }) { about } }`;
    const about = JSON.parse(otherOrder) as unknown;
    const answer = await executeOrThrow(services(), mutation, { id, about }, { as: viewer });
    expect(JSON.stringify(answer)).toContain(otherOrder);

    expect(await runImportOf(services(), file(written, { phone: '112' }))).toMatchObject({ updated: 1 });
    expect(await shown()).toEqual([otherOrder]);
  });

  it('follows the sections if the file has no order of its own', async () => {
    expect(await runImportOf(services(), file(written))).toMatchObject({
      status: 'DONE',
      errorMessage: null,
    });
    await database.db.pool.query(`UPDATE businesses SET about = '{"Other": {"New": true}}'`);
    expect(await shown()).toEqual(['{"Other":{"New":true}}']);
  });
});
