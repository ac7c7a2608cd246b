import { describe, expect, it } from '@jest/globals';
import { testServices, TestBrowser } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { recordAudit } from './recordAudit.ts';

const database = useTestDatabase();
const events = () => database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });

describe('the audit trail', () => {
  it('records changed fields, and masks those named like secrets', async () => {
    const context = await new TestBrowser(testServices(database.db)).request();
    await recordAudit(context, {
      action: 'business.update',
      entity: 'business',
      entityId: 7,
      before: { name: 'Eski', apiKey: 'hidden 1', nested: { passwordHash: 'hidden 2', city: 'İzmir' } },
      after: { name: 'Yeni', list: [{ token: 'hidden 3', at: new Date(0) }], access_key: 'hidden 4' },
    });
    expect(await events()).toMatchObject([
      {
        action: 'business.update',
        entity: 'business',
        entityId: '7',
        operatorId: null,
        requestId: context.requestId,
        before: { name: 'Eski', nested: { city: 'İzmir' } },
        after: { name: 'Yeni', list: [{ at: '1970-01-01T00:00:00.000Z' }] },
      },
    ]);
    const { rows } = await database.db.pool.query<{ row: string }>(
      'SELECT audit_events::text AS row FROM audit_events',
    );
    expect(rows[0]?.row).not.toContain('hidden');
  });

  it('commits with its transaction or not at all', async () => {
    const context = await new TestBrowser(testServices(database.db)).request();
    await expect(
      database.db.prisma.$transaction(async (tx) => {
        await recordAudit({ ...context, tx }, { action: 'import.start', entity: 'import' });
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await events()).toEqual([]);
  });
});
