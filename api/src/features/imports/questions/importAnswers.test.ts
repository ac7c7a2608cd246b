import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { runImportOf, runQueued } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { printImport } from '../command/printImport.ts';
import { makeWorkbook } from '../read/fixtures/makeWorkbook.ts';

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  as = (await makeOperator(database.db, 'Ada')).viewer;
});

/** A list without a header in which two columns could name the places. */
const places = ['Mavi', 'Sarı', 'Yeşil', 'Gri'];
const owners = ['Ayşe', 'Deniz', 'Ece', 'Mert'];
const file = (quarter: string) =>
  places
    .map(
      (place, n) =>
        `${place} Kafe ${quarter},${owners[n]} Usta ${quarter},+90 212 222 31 4${n},https://p${n}.example/`,
    )
    .join('\n');
const answer = `mutation ($input: AnswerImportInput!) { answerImport(input: $input) { status } }`;
const names = async () =>
  (await database.db.prisma.business.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);

describe('an import whose columns are uncertain', () => {
  it('stops before it changes anything, shows its questions, and continues with the answers', async () => {
    const stopped = await runImportOf(services, file('Moda'));
    expect(stopped).toMatchObject({ status: 'NEEDS_ANSWERS', created: 0, totalRows: 4, errorCode: null });
    expect(await names()).toEqual([]);
    const { import: waiting } = await executeOrThrow<{
      import: { questions: { header: string; samples: string[] }[] };
    }>(
      services,
      `query ($id: Int!) { import(id: $id) { questions { header field confidence samples alternatives { field confidence } } } }`,
      { id: stopped.id },
      { as },
    );
    expect(waiting.questions).toMatchObject([
      { header: 'A', field: 'name', alternatives: [{ field: null }] },
      {
        header: 'B',
        field: null,
        alternatives: [{ field: 'name' }],
        samples: ['Ayşe Usta Moda', 'Deniz Usta Moda', 'Ece Usta Moda'],
      },
    ]);

    const input = { id: stopped.id, mapping: { A: '', B: 'name' } };
    expect(await executeOrThrow(services, answer, { input }, { as })).toEqual({
      answerImport: { status: 'QUEUED' },
    });
    expect(await runQueued(services, stopped.id)).toMatchObject({ status: 'DONE', created: 4 });
    expect(await names()).toEqual(['Ayşe Usta Moda', 'Deniz Usta Moda', 'Ece Usta Moda', 'Mert Usta Moda']);
  });

  it('uses the proposed reading of unanswered questions, and recognizes files of the same shape afterwards', async () => {
    const stopped = await runImportOf(services, file('Moda'));
    await executeOrThrow(services, answer, { input: { id: stopped.id } }, { as });
    expect(await runQueued(services, stopped.id)).toMatchObject({ status: 'DONE', created: 4 });
    const next = await runImportOf(services, file('Cihangir'));
    expect(next.status).toBe('DONE');
    expect((next.columns as { how: string }[])[0]).toMatchObject({ field: 'name', how: 'remembered' });
  });

  it('reads each sheet by its own answers, if letters name columns of several', async () => {
    const list = [
      ['No', 'Code', 'Store name'],
      ...places.map((place, n) => [`${n + 1}`, `${60_910 + n}`, `${place} Market`]),
    ];
    const headless = places.map((place, n) => [
      `+90 212 222 31 4${n}`,
      `${place} Kafe`,
      `https://p${n}.example/`,
      `${owners[n]} Usta`,
    ]);
    const workbook = makeWorkbook({
      sheets: [
        { name: 'Stores', rows: list },
        { name: 'Cafés', rows: headless },
      ],
    });
    const fileName = 'places.xlsx';
    const stopped = await runImportOf(services, workbook, { fileName });
    expect(stopped.status).toBe('NEEDS_ANSWERS');
    await executeOrThrow(services, answer, { input: { id: stopped.id } }, { as });
    expect(await runQueued(services, stopped.id)).toMatchObject({ status: 'DONE', created: 8 });
    expect(await names()).toEqual([
      ...['Gri Kafe', 'Gri Market', 'Mavi Kafe', 'Mavi Market'],
      ...['Sarı Kafe', 'Sarı Market', 'Yeşil Kafe', 'Yeşil Market'],
    ]);
    const [mapping] = await database.db.prisma.columnMapping.findMany();
    expect(mapping?.mapping).toMatchObject({ B: 'name' });
    const again = await runImportOf(services, workbook, { fileName });
    expect(again).toMatchObject({ status: 'DONE', created: 0, updated: 0 });
  });

  it('is reported by the command with its readings, and asks nothing in a dry run', async () => {
    const stopped = await runImportOf(services, file('Moda'));
    const lines: string[] = [];
    const context = testContext(services, { as: { kind: 'system' } });
    const code = await printImport(context, stopped, { isJson: false }, (line) => lines.push(line));
    expect(code).toBe(4);
    expect(lines.join('\n')).toMatch(/in question: column 1, A: name 50 %, left out 40 %: "Mavi Kafe Moda"/);
    expect(lines.at(-1)).toContain(`--answer ${stopped.id}`);
    expect(await runImportOf(services, file('Moda'), { isDryRun: true })).toMatchObject({ status: 'DONE' });
  });

  it('takes answers from operators only, once, and to its own questions only', async () => {
    const stopped = await runImportOf(services, file('Moda'));
    const input = { id: stopped.id, mapping: { A: 'name' } };
    expect(await refusalOf(services, answer, { input })).toBe('UNAUTHENTICATED');
    const wrong = { ...input, mapping: { A: 'salary' } };
    expect(await refusalOf(services, answer, { input: wrong }, { as })).toBe('BAD_INPUT');
    await executeOrThrow(services, answer, { input }, { as });
    expect(await refusalOf(services, answer, { input }, { as })).toBe('CONFLICT');
    expect(await refusalOf(services, answer, { input: { id: 999_999 } }, { as })).toBe('NOT_FOUND');
    const audit = await database.db.prisma.auditEvent.findMany({ where: { action: 'import.answer' } });
    expect(audit).toHaveLength(1);
  });

  it('can be cancelled', async () => {
    const stopped = await runImportOf(services, file('Moda'));
    const cancel = `mutation ($id: Int!) { cancelImport(id: $id) { status } }`;
    expect(await executeOrThrow(services, cancel, { id: stopped.id }, { as })).toEqual({
      cancelImport: { status: 'CANCELLED' },
    });
  });
});

describe('columns about persons', () => {
  const people = (email: string) =>
    `name,phone,email,first_name,last_name\nKafe A,+90 212 555 01 01,${email},Elif,Yıldız\nKafe B,+90 212 555 01 02,b.berg@mail.example,Jonas,Berg\nKafe C,+90 212 555 01 03,,Ana,Silva\n`;
  const emails = async () =>
    (await database.db.prisma.business.findMany({ orderBy: { name: 'asc' } })).map(({ email }) => email);

  it('are not read until an operator releases them, which is audited', async () => {
    await runImportOf(services, people('elif@mail.example'));
    expect(await emails()).toEqual([null, null, null]);
    const context = testContext(services, { as });
    expect(context.viewer).toEqual(as);
    const released = await runImportOf(services, people('elif@mail.example'), { releasedColumns: ['email'] });
    expect(released).toMatchObject({ status: 'DONE', releasedColumns: ['email'] });
    expect(await emails()).toContain('elif@mail.example');
    const audit = await database.db.prisma.auditEvent.findMany({ where: { entityId: String(released.id) } });
    expect(JSON.stringify(audit.map(({ after }) => after))).toContain('releasedColumns');
  });

  it('stay released in later files of that shape, although the operator corrected nothing else', async () => {
    await runImportOf(services, people('elif@mail.example'), { releasedColumns: ['email'] });
    expect(await database.db.prisma.columnMapping.findMany()).toMatchObject([
      { mapping: {}, releasedColumns: ['email'] },
    ]);
    await runImportOf(services, people('elif.yildiz@mail.example'));
    expect(await emails()).toContain('elif.yildiz@mail.example');
  });
});

describe('a value that cannot be read', () => {
  it('is left empty and listed with its sheet, row, column and value, also beyond the listed number', async () => {
    const done = await runImportOf(
      services,
      'name,rating,latitude,longitude\nA,abc,41.01,28.97\nB,4,999,0\nC,4,41.02,28.98\nD,4,41.03,28.99\n',
    );
    expect(done).toMatchObject({ status: 'DONE', created: 4, refused: 0, warnings: 2 });
    const query = `query ($id: Int!) { import(id: $id) { warningCount
      warnings { totalCount nodes { sheet rowNumber column value code message } } } }`;
    expect(await executeOrThrow(services, query, { id: done.id }, { as })).toMatchObject({
      import: {
        warningCount: 2,
        warnings: {
          totalCount: 2,
          nodes: [
            { sheet: 'places', rowNumber: 2, column: 'rating', value: 'abc', code: 'BAD_NUMBER' },
            { rowNumber: 3, column: 'latitude', value: '999', code: 'OUT_OF_RANGE' },
          ],
        },
      },
    });
  });
});
