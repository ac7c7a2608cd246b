import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { untilBlocked } from '../../../testing/database/untilBlocked.ts';
import { removePersonalData, usePersonalData } from './testing/usePersonalData.ts';

const { database, services, viewer, importAsBefore, listed, removeFromColumns } = usePersonalData();

describe('stored values about persons', () => {
  it('are removed permanently from listings and their history, in one confirmed and audited step', async () => {
    await importAsBefore();
    const input = { reason: 'COLUMN', isConfirmed: true };
    expect(
      await refusalOf(
        services(),
        removePersonalData,
        { input: { ...input, isConfirmed: false } },
        { as: viewer() },
      ),
    ).toBe('BAD_INPUT');
    expect(
      await refusalOf(services(), removePersonalData, { input: { isConfirmed: true } }, { as: viewer() }),
    ).toBe('BAD_INPUT');
    await runImportOf(
      services(),
      csvOf([{ name: 'Kafe A', phone: '+90 212 222 33 40', email: 'person9@mail.example' }]),
    );
    expect(await executeOrThrow(services(), removePersonalData, { input }, { as: viewer() })).toEqual({
      removeStoredPersonalData: { removed: 2, remaining: 0 },
    });
    const { prisma } = database.db;
    expect(await prisma.business.findMany({ select: { email: true } })).toEqual([
      { email: null },
      { email: null },
    ]);
    expect(await prisma.business.count({ where: { phone: null } })).toBe(0);
    const revisions = await prisma.businessRevision.findMany();
    expect(JSON.stringify(revisions)).not.toContain('mail.example');
    expect(await listed()).toMatchObject({ totalCount: 0 });
    const [event] = await prisma.auditEvent.findMany({ where: { action: 'personalData.remove' } });
    expect(event?.after).toMatchObject({ count: 2, reason: 'COLUMN' });
    expect(JSON.stringify(event?.after)).not.toContain('mail.example');
  });

  it('are removed from problems, warnings and ambiguous rows of imports as well', async () => {
    const importId = await importAsBefore();
    const { prisma } = database.db;
    const place = { importId, sheet: 'places.csv', rowNumber: 9 };
    await prisma.importProblem.create({
      data: { ...place, value: 'Kafe C;Person0@mail.example', code: 'DAMAGED_RECORD', message: 'Damaged.' },
    });
    await prisma.importWarning.create({
      data: { ...place, position: 1, value: 'kept', code: 'BAD_LINK', message: 'Bad.' },
    });
    await prisma.importDoubt.create({
      data: {
        ...{ ...place, position: 99, name: 'Kafe A', reason: 'OTHER_PHONE', candidateIds: [1] },
        staged: { name: 'Kafe A', email: 'person0@mail.example', phone: '+90 212 222 33 40' },
      },
    });
    await removeFromColumns();
    expect(await prisma.importProblem.findMany({ select: { value: true } })).toEqual([{ value: null }]);
    expect(await prisma.importWarning.findMany({ select: { value: true } })).toEqual([{ value: 'kept' }]);
    expect((await prisma.importDoubt.findFirst())?.staged).toEqual({
      name: 'Kafe A',
      phone: '+90 212 222 33 40',
    });
  });

  it.each([
    ['Kafe C, +90 212 222 33 40, İstanbul', null],
    ['Kafe C;0212 222 33 40', null],
    ['Kafe C (0212) 222-33-40 - 0212 999 88 77', null],
    ['Kafe C, +90 212 222 33 49', 'Kafe C, +90 212 222 33 49'],
    ['Kafe C 34.7021222, 28.9', 'Kafe C 34.7021222, 28.9'],
  ])('are removed from problems by their phone, in any writing: %s', async (value, left) => {
    const importId = await importAsBefore();
    const { prisma } = database.db;
    const columns = [
      { sheet: 'places.csv', header: 'owner_phone', field: 'phone', how: 'name', sample: null },
      { sheet: 'places.csv', header: 'first_name', field: null, how: 'private', sample: null },
      { sheet: 'places.csv', header: 'last_name', field: null, how: 'private', sample: null },
    ];
    await prisma.import.update({ where: { id: importId }, data: { columns } });
    expect((await listed('COLUMN')).nodes.map(({ field }) => field)).toEqual(['PHONE', 'PHONE']);
    await prisma.importProblem.create({
      data: {
        importId,
        sheet: 'places.csv',
        rowNumber: 9,
        value,
        code: 'DAMAGED_RECORD',
        message: 'Damaged.',
      },
    });
    await removeFromColumns();
    expect(await prisma.importProblem.findMany({ select: { value: true } })).toEqual([{ value: left }]);
  });

  it.each(['٠٢١٢ ٢٢٢ ٣٣', '155', 'on request'])(
    'leave the texts of problems alone if their phone has too few digits: %s',
    async (phone) => {
      const importId = await importAsBefore();
      const { prisma } = database.db;
      await prisma.business.updateMany({ data: { phone } });
      const columns = [
        { sheet: 'places.csv', header: 'owner_phone', field: 'phone', how: 'name', sample: null },
        { sheet: 'places.csv', header: 'first_name', field: null, how: 'private', sample: null },
        { sheet: 'places.csv', header: 'last_name', field: null, how: 'private', sample: null },
      ];
      await prisma.import.update({ where: { id: importId }, data: { columns } });
      const place = {
        importId,
        sheet: 'places.csv',
        rowNumber: 9,
        code: 'DAMAGED_RECORD',
        message: 'Damaged.',
      };
      await prisma.importProblem.create({ data: { ...place, value: 'Kafe C, 155 m' } });
      await removeFromColumns();
      expect(await prisma.importProblem.findMany({ select: { value: true } })).toEqual([
        { value: 'Kafe C, 155 m' },
      ]);
    },
  );

  it('are removed one by one, but never if an operator wrote them or if they are not listed', async () => {
    await importAsBefore();
    const [first, second] = await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } });
    await database.db.prisma.business.update({
      where: { id: second?.id ?? 0 },
      data: { editedFields: ['email'] },
    });
    expect((await listed()).totalCount).toBe(1);
    const items = [first, second].flatMap((one) =>
      ['EMAIL', 'PHONE'].map((field) => ({ businessId: one?.id, field })),
    );
    const input = { items, isConfirmed: true };
    expect(await executeOrThrow(services(), removePersonalData, { input }, { as: viewer() })).toEqual({
      removeStoredPersonalData: { removed: 1, remaining: 0 },
    });
    expect(await database.db.prisma.business.count({ where: { email: null } })).toBe(1);
  });

  it('are removed from the audit and from listings that dry runs would create', async () => {
    await importAsBefore();
    const rows = csvOf([{ name: 'Kafe New', email: 'PERSON0@mail.example', address: 'Road 9' }]);
    await runImportOf(services(), rows, { isDryRun: true });
    const { prisma } = database.db;
    const listing = await prisma.business.findFirstOrThrow({ where: { name: 'Kafe A' } });
    await prisma.auditEvent.create({
      data: {
        ...{ action: 'business.update', entity: 'business', entityId: String(listing.id) },
        before: { email: 'person0@mail.example', name: 'Kafe' },
        after: { email: null, name: 'Kafe A' },
      },
    });
    expect(JSON.stringify(await prisma.importOutcome.findMany())).toMatch(/person0/i);
    await removeFromColumns();
    expect(JSON.stringify(await prisma.importOutcome.findMany())).not.toMatch(/person0/i);
    const [event] = await prisma.auditEvent.findMany({ where: { action: 'business.update' } });
    expect(event).toMatchObject({ before: { name: 'Kafe' }, after: { name: 'Kafe A' } });
    expect(JSON.stringify(event?.before)).not.toContain('mail.example');
  });

  it('are masked in the samples that imports show of their columns, unlike those of others', async () => {
    const id = await importAsBefore();
    const { prisma } = database.db;
    const shown = async () =>
      JSON.stringify((await prisma.import.findUniqueOrThrow({ where: { id } })).columns);
    const { columns } = await prisma.import.findUniqueOrThrow({ where: { id } });
    const samples = {
      email: ['Person0@mail.example', 'desk@kafe.example'],
      company_phone: ['0212 222 33 40'],
    };
    await prisma.import.update({
      where: { id },
      data: {
        columns: (columns as { header: string }[]).map((column) => ({
          ...column,
          ...(column.header in samples && { samples: samples[column.header as keyof typeof samples] }),
        })),
      },
    });
    expect(await shown()).toMatch(/person0/i);
    await removeFromColumns();
    const after = await shown();
    expect(after).not.toMatch(/person0/i);
    for (const text of ['xxxxxx0@xxxx.xxxxxxx', 'desk@kafe.example', '+90 212 222 33 40'])
      expect(after).toContain(text);
  });

  it('leave the value that an operator writes meanwhile', async () => {
    await importAsBefore();
    const client = await database.db.pool.connect();
    try {
      await client.query(
        `BEGIN; UPDATE businesses SET email = 'desk@kafe.example', edited_fields = '{email}' WHERE name = 'Kafe A'`,
      );
      const removal = removeFromColumns();
      await untilBlocked(database.db.pool);
      await client.query('COMMIT');
      await removal;
    } finally {
      client.release();
    }
    expect(
      await database.db.prisma.business.findMany({ orderBy: { id: 'asc' }, select: { email: true } }),
    ).toEqual([{ email: 'desk@kafe.example' }, { email: null }]);
  });
});
