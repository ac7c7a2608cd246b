import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow, testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { runImportOf, runQueued, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import type { ImportColumn } from '../read/columns/importColumn.ts';
import { startFromDryRun } from '../run/startImport.ts';
import { undoImport } from '../undo/undoImport.ts';

// Answers of an operator about the columns of one file, in the next one with the same header or shape.

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  as = (await makeOperator(database.db, 'Ada')).viewer;
});

const answer = `mutation ($input: AnswerImportInput!) { answerImport(input: $input) { status } }`;
const answered = async (id: number, mapping: Record<string, string>) => {
  await executeOrThrow(services, answer, { input: { id, mapping } }, { as });
  return runQueued(services, id);
};
const names = async () =>
  (await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);
const columnsOf = (record: { columns: unknown }) => record.columns as ImportColumn[];
const askedOf = (record: { columns: unknown }) =>
  columnsOf(record).flatMap(({ header, isAsked }) => (isAsked ? [header] : []));
const stored = () => database.db.prisma.columnMapping.findMany({ orderBy: { id: 'asc' } });
const undo = async (id: number) => {
  await undoImport(testContext(services, { as }), id);
  return runUndoOf(services, id);
};

const given = ['Ahmet', 'Mehmet', 'Ayşe', 'Fatma', 'Mustafa', 'Emine', 'Ali', 'Zeynep', 'Hüseyin', 'Elif'];
const family = ['Yılmaz', 'Kaya', 'Demir', 'Şahin', 'Çelik', 'Yıldız', 'Aydın', 'Öztürk', 'Arslan', 'Doğan'];
const persons = given.map((name, n) => `${name} ${family[n]}`);
const places = ['Mavi', 'Sarı', 'Yeşil', 'Gri', 'Beyaz', 'Siyah', 'Pembe', 'Mor', 'Lacivert', 'Turuncu'];
const quarter = (n: number) => ['Moda', 'Cihangir', 'Bebek'][n % 3];
const csv = (rows: string[][]) => rows.map((row) => row.join(';')).join('\n');

/** A list without a header: place; phone; mail; part of town. */
const listOfPlaces = (start = 0) =>
  csv(
    places.map((place, n) => [
      `${place} Kafe ${start}`,
      `+90 212 222 3${start} 4${n}`,
      `info@kafe${start}${n}.example`,
      `${quarter(n)}`,
    ]),
  );
/** Of the same shape: person; mobile; mail of the person; place. */
const listOfPersons = csv(
  persons.map((person, n) => [
    person,
    `+90 532 333 44 5${n}`,
    `${['ahmet', 'mehmet', 'ayse', 'fatma', 'mustafa', 'emine', 'ali', 'zeynep', 'huseyin', 'elif'][n]}@mail.example`,
    `${places[n]} Lokanta`,
  ]),
);

describe('a saved mapping of a list without a header', () => {
  it('is used for a list of the same shape', async () => {
    const first = await runImportOf(services, listOfPlaces());
    expect(first.status).toBe('NEEDS_ANSWERS');
    await answered(first.id, { A: 'name', D: 'city' });
    const next = await runImportOf(services, listOfPlaces(1));
    expect(next).toMatchObject({ status: 'DONE', created: 10 });
    expect(columnsOf(next)[0]).toMatchObject({ field: 'name', how: 'remembered' });
  });

  it('does not make persons the listings of another list', async () => {
    const first = await runImportOf(services, listOfPlaces());
    await answered(first.id, { A: 'name', D: 'city' });
    const next = await runImportOf(services, listOfPersons);
    expect(next).toMatchObject({ status: 'NEEDS_ANSWERS', created: 0 });
    expect(await names()).not.toContain('Ahmet Yılmaz');
    // Both lists are known from now on.
    await answered(next.id, { A: '', B: '', C: '', D: 'name' });
    expect(await names()).toContain('Mavi Lokanta');
    expect(await runImportOf(services, listOfPersons)).toMatchObject({ status: 'DONE', created: 0 });
    expect(await runImportOf(services, listOfPlaces(2))).toMatchObject({ status: 'DONE', created: 10 });
    expect(JSON.stringify(await database.db.prisma.business.findMany())).not.toContain('Ahmet');
  });
});

describe('a saved mapping of a header', () => {
  const mapping = { x9: 'name', q7: 'phone' };
  let files = 0;
  const file = (values: string[]) => {
    files += 1;
    return csv([
      ['x9', 'q7', 'z3'],
      ...values.map((value, n) => [value, `+90 212 222 ${files + 10} 4${n}`, `${places[n]} Ev`]),
    ]);
  };

  it('is asked about if the names are persons now, and once only', async () => {
    await runImportOf(services, file(places.map((place) => `${place} Kafe`)), { mapping });
    const next = await runImportOf(services, file(persons));
    expect(next).toMatchObject({ status: 'NEEDS_ANSWERS', created: 0 });
    expect(askedOf(next)).toContain('x9');
    expect(await names()).toHaveLength(10);
    // These are, say, doctors.
    await answered(next.id, { x9: 'name' });
    expect(await names()).toHaveLength(20);
    const others = persons.map((person) => person.split(' ').reverse().join(' '));
    expect(await runImportOf(services, file(others))).toMatchObject({ status: 'DONE' });
  });

  it('is asked about if a column holds something else now', async () => {
    await runImportOf(services, file(places.map((place) => `${place} Kafe`)), { mapping });
    const swapped = csv([
      ['x9', 'q7', 'z3'],
      ...places.map((place, n) => [
        `${place} Kafe 2`,
        `${place} Sokak, ${quarter(n)}`,
        `+90 212 222 33 4${n}`,
      ]),
    ]);
    const next = await runImportOf(services, swapped);
    expect(next.status).toBe('NEEDS_ANSWERS');
    expect(askedOf(next)).toContain('q7');
  });

  it('stays if an import gives the meaning of another column, which is added to it', async () => {
    await runImportOf(services, file(places.map((place) => `${place} Kafe`)), { mapping });
    const next = file(places.map((place) => `${place} Bar`));
    const more = await runImportOf(services, next, { mapping: { z3: '' } });
    expect(more).toMatchObject({ status: 'DONE', created: 10 });
    expect(columnsOf(more).map(({ field, how }) => [field, how])).toEqual([
      ['name', 'remembered'],
      ['phone', 'remembered'],
      [null, 'given'],
    ]);
    expect(await stored()).toMatchObject([{ mapping: { ...mapping, z3: '' }, timesUsed: 1 }]);
  });

  it('stays if a dry run is applied with a part of an answer, with its released columns', async () => {
    const people = (n: number) =>
      csv([
        ['x9', 'email', 'first_name', 'last_name'],
        ...places.map((place, at) => [
          `${place} Kafe ${n}`,
          `${n}${at}@mail.example`,
          `${given[at]}`,
          `${family[at]}`,
        ]),
      ]);
    await runImportOf(services, people(1), { mapping: { x9: 'name' }, releasedColumns: ['email'] });
    const dryRun = await runImportOf(services, people(2), { isDryRun: true });
    const { id } = await startFromDryRun(testContext(services, { as }), dryRun.id, {
      mapping: { first_name: '' },
    });
    expect(await runQueued(services, id)).toMatchObject({ status: 'DONE', created: 10 });
    expect(await database.db.prisma.business.count({ where: { email: { not: null } } })).toBe(20);
    expect(await stored()).toMatchObject([{ mapping: { x9: 'name' }, releasedColumns: ['email'] }]);
  });

  it('gives way to another column of names', async () => {
    await runImportOf(services, file(places.map((place) => `${place} Kafe`)), { mapping });
    const next = await runImportOf(services, file(places.map((place) => `${place} Bar`)), {
      mapping: { z3: 'name' },
    });
    expect(next.status).toBe('DONE');
    expect(await names()).toContain('Mavi Ev');
    expect((await stored())[0]?.mapping).toMatchObject({ z3: 'name', q7: 'phone' });
  });

  it('is not stored by a dry run', async () => {
    await runImportOf(services, file(places), { mapping, isDryRun: true });
    expect(await stored()).toEqual([]);
  });

  it('is stored with the import or not at all', async () => {
    const { pool } = database.db;
    await pool.query(
      `CREATE FUNCTION refuse_mapping() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await pool.query(
      `CREATE TRIGGER refuse BEFORE INSERT ON column_mappings FOR EACH ROW EXECUTE FUNCTION refuse_mapping()`,
    );
    expect(await runImportOf(services, file(places), { mapping })).toMatchObject({ status: 'FAILED' });
    expect(await names()).toEqual([]);
    await pool.query('DROP FUNCTION refuse_mapping CASCADE');
  });
});

describe('the undo of an import', () => {
  const header = ['x9', 'q7', 'z3'];
  const file = (kind: string) =>
    csv([header, ...places.map((place, n) => [`${place} ${kind}`, `+90 212 222 33 4${n}`, `${place} Ev`])]);

  it('deletes the mapping that the import stored, and reports it', async () => {
    const { id } = await runImportOf(services, file('Kafe'), { mapping: { z3: 'name' } });
    expect(await stored()).toHaveLength(1);
    expect(await undo(id)).toMatchObject({ status: 'UNDONE', undoResult: { mappingsRestored: 1 } });
    expect(await stored()).toEqual([]);
    const query = `query ($id: Int!) { import(id: $id) { undo { mappingsRestored } } }`;
    expect(await executeOrThrow(services, query, { id }, { as })).toEqual({
      import: { undo: { mappingsRestored: 1 } },
    });
  });

  it('restores the former mapping of the header, that of no undone import', async () => {
    const first = await runImportOf(services, file('Kafe'), { mapping: { x9: 'name' } });
    const second = await runImportOf(services, file('Bar'), { mapping: { z3: 'name' } });
    const third = await runImportOf(services, file('Ev'), { mapping: { q7: '' } });
    await undo(second.id);
    expect((await stored())[0]?.mapping).toMatchObject({ z3: 'name', q7: '' });
    await undo(third.id);
    expect(await stored()).toMatchObject([{ mapping: { x9: 'name' }, importId: first.id }]);
    await undo(first.id);
    expect(await stored()).toEqual([]);
  });

  it('leaves a mapping that an operator saved since', async () => {
    const { id } = await runImportOf(services, file('Kafe'), { mapping: { z3: 'name' } });
    const save = `mutation ($input: SaveColumnMappingInput!) { saveColumnMapping(input: $input) { id } }`;
    await executeOrThrow(services, save, { input: { header, mapping: { x9: 'name' } } }, { as });
    expect(await undo(id)).toMatchObject({ undoResult: { mappingsRestored: 0 } });
    expect(await stored()).toMatchObject([{ mapping: { x9: 'name' } }]);
  });
});
