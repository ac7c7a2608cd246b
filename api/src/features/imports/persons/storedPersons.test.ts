import { describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { refusalOf } from '../../../testing/execute.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { storedPersons } from './storedPersons.ts';
import { listPersonalData, removePersonalData, usePersonalData } from './testing/usePersonalData.ts';

const { database, services, importAsBefore, listed } = usePersonalData();

describe('stored values about persons', () => {
  it('are those from columns that now count as personal', async () => {
    await importAsBefore();
    const { totalCount, nodes } = await listed('COLUMN');
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      { field: 'EMAIL', value: 'person0@mail.example', reason: 'COLUMN', fileName: 'places.csv' },
      { field: 'EMAIL', value: 'person1@mail.example', reason: 'COLUMN' },
    ]);
  });

  it('are addresses made of a first and a last name, but neither mailboxes nor the name of the listing', async () => {
    const rows = [
      { name: 'One', email: 'elif.yildiz@mail.example' },
      { name: 'Two', email: 'info.desk@mail.example' },
      { name: 'Blue Vision', email: 'blue.vision@mail.example' },
      { name: 'Four', email: 'four@mail.example' },
    ];
    await runImportOf(services(), csvOf(rows));
    // As an earlier release stored it: an import of this one leaves it out.
    await database.db.prisma.business.updateMany({
      where: { name: 'One' },
      data: { email: 'elif.yildiz@mail.example' },
    });
    expect(await listed()).toMatchObject({
      totalCount: 1,
      nodes: [{ value: 'elif.yildiz@mail.example', reason: 'NAME_IN_ADDRESS' }],
    });
  });

  it('are found by their index when they look like names, not by reading every listing', async () => {
    const client = await database.db.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      const { rows } = await client.query(sql`EXPLAIN ${storedPersons([], null)} SELECT count(*) FROM found`);
      expect(JSON.stringify(rows)).toContain('businesses_with_two_word_email');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('are shown to operators and removed by operators only', async () => {
    expect(await refusalOf(services(), listPersonalData, {})).toBe('UNAUTHENTICATED');
    expect(
      await refusalOf(services(), removePersonalData, { input: { reason: 'COLUMN', isConfirmed: true } }),
    ).toBe('UNAUTHENTICATED');
  });
});
