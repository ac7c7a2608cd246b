import { describe, expect, it } from '@jest/globals';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses } from '../../testing/factories.ts';
import { hashSecret } from '../operators/credentials/secretHash.ts';
import { restoreKind } from './backupKind.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup, runRestore } from './restoreBackup.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';
import { fillTables } from './testing/backupFixtures.ts';
import { useBackups } from './testing/useBackups.ts';

const { database, services, system } = useBackups();

describe('an operator who restores', () => {
  it('confirms with password and word, gets a backup first, and starts one job', async () => {
    await fillTables(database.db);
    const passwordHash = await hashSecret('correct horse battery');
    const [someone] = await database.db.prisma.operator.findMany();
    await database.db.prisma.operator.update({ where: { id: someone?.id ?? 0 }, data: { passwordHash } });
    const as = {
      kind: 'operator',
      operatorId: someone?.id ?? 0,
      sessionId: 1,
      name: 'A',
      userCode: 'a',
    } as const;
    const operator = testContext(services(), { as });
    const backup = await makeBackup(system(), { reason: 'MANUAL' });
    const typed = { id: backup.id, password: 'correct horse battery', word: 'geri yükle' };

    await expect(restoreBackup(operator, { ...typed, word: 'evet' })).rejects.toMatchObject({
      fields: { word: expect.any(String) },
    });
    await expect(restoreBackup(operator, { ...typed, password: 'wrong' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: expect.any(String) },
    });
    await expect(restoreBackup(system(), typed)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const key = { kind: 'key', keyId: 1, isAdmin: true, operatorId: null } as const;
    await expect(restoreBackup(testContext(services(), { as: key }), typed)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const job = await restoreBackup(operator, typed);
    await expect(restoreBackup(operator, typed)).rejects.toMatchObject({ code: 'CONFLICT' });

    await makeBusinesses(database.db, 2);
    const result = await runRestore(system(), runningJob(restoreKind.readPayload(job.payload), job));
    expect(result).toMatchObject({ businesses: 41, fileName: backup.fileName });
    expect(await database.db.prisma.business.count()).toBe(41);
    expect(await database.db.prisma.backup.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { reason: 'MANUAL' },
      { reason: 'BEFORE_RESTORE', businesses: 43, operatorId: as.operatorId },
    ]);
    // Its worker died before it could say so: nothing that came since is lost.
    await makeBusinesses(database.db, 1);
    expect(await runRestore(system(), runningJob(restoreKind.readPayload(job.payload), job))).toEqual(result);
    expect(await database.db.prisma.business.count()).toBe(42);
  });
});
