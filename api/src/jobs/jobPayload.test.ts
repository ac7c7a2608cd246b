import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Prisma } from '../generated/prisma/client.ts';
import type { KnownJob } from '../../../domain/jobLabels.ts';
import { jobKinds } from '../jobKinds.ts';
import type { Services } from '../lib/context.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { queueJob } from './enqueueJob.ts';
import { startWorker, type Worker } from './startWorker.ts';

const database = useTestDatabase();
let services: Services;
let worker: Worker | undefined;
beforeEach(() => {
  services = testServices(database.db);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

async function ended(id: number) {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const job = await database.db.prisma.job.findUniqueOrThrow({ where: { id } });
    if (job.finishedAt) return job;
    if (performance.now() > deadline) throw new Error(`the job is still ${job.status}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs a job with this payload, as another release may have stored it. */
async function run(kind: string, payload: Prisma.InputJsonValue) {
  const handler = jobKinds.find((each) => each.kind === kind);
  if (!handler) throw new Error('no such kind');
  const id = await database.db.prisma.$transaction(async (tx) => {
    const job = await tx.job.create({ data: { kind, payload } });
    await queueJob(tx, handler, job.id);
    return job.id;
  });
  // No job that becomes due without a request.
  worker = await startWorker(services, database.url, [{ ...handler, isDue: undefined }]);
  return ended(id);
}

describe('a job with an invalid payload', () => {
  it.each([
    ['a kind with a clean-up after failure', 'import', {}, 'importId'],
    ['a kind without a clean-up', 'bulkEdit', { bulkEditId: '7' }, 'bulkEditId'],
    ['a payload that is no object', 'contactMail', [7], 'JSON'],
    ['a fraction for an id', 'verifyBackup', { backupId: 1.5 }, 'backupId'],
  ])('fails at once, with a code and the name of the field: %s', async (_case, kind, payload, field) => {
    expect(await run(kind, payload)).toMatchObject({
      ...{ status: 'FAILED', attempts: 1, errorCode: 'INTERNAL' },
      errorData: { messageCode: 'jobPayloadInvalid', parameters: { field } },
    });
  });
});

describe('payloads', () => {
  const readPayload = (kind: string, stored: unknown) =>
    jobKinds.find((each) => each.kind === kind)?.readPayload(stored);

  it('of the previous release are read', () => {
    const stored = {
      import: { importId: 7 },
      undoImport: { importId: 7 },
      export: { exportId: 7, apiKeyId: null },
      bulkEdit: { bulkEditId: 7 },
      undoBulkEdit: { bulkEditId: 7, apiKeyId: 3 },
      placeChange: { placeChangeId: 7 },
      undoPlaceChange: { placeChangeId: 7 },
      correctCountries: {},
      nameCategories: {},
      separateCities: {},
      joinCities: {},
      findDuplicates: {},
      sitemap: {},
      contactMail: { messageId: 7 },
      replyMail: { replyId: 7 },
      proposalOutcomeMail: { proposalId: 7 },
      backup: { reason: 'MANUAL' },
      verifyBackup: { backupId: 7 },
      restore: { backupId: 7, safetyBackupId: 8 },
      reset: { safetyBackupId: 8 },
      optimize: {},
    } satisfies Record<KnownJob, object>;
    for (const [kind, payload] of Object.entries(stored)) expect(readPayload(kind, payload)).toEqual(payload);
  });

  it('of releases before it are read, and of a later one with fields that are unknown here', () => {
    expect(readPayload('export', { exportId: 7 })).toEqual({ exportId: 7 });
    expect(readPayload('undoBulkEdit', { bulkEditId: 7 })).toEqual({ bulkEditId: 7 });
    expect(readPayload('backup', {})).toEqual({});
    expect(readPayload('import', { importId: 7, priority: 'low' })).toMatchObject({ importId: 7 });
  });
});
