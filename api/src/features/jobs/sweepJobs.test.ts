import { expect, it } from '@jest/globals';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { sweepJobs } from './sweepJobs.ts';

const database = useTestDatabase();

it('jobs that ended more than 400 days ago are deleted, and no others', async () => {
  const { prisma } = database.db;
  const days = (n: number) => new Date(Date.now() - n * 86_400_000);
  await prisma.job.createMany({
    data: [
      { kind: 'old', status: 'FAILED', errorCode: 'INTERNAL', createdAt: days(402), finishedAt: days(401) },
      { kind: 'recent', status: 'DONE', createdAt: days(402), finishedAt: days(399) },
      { kind: 'waiting', status: 'QUEUED', createdAt: days(500) },
    ],
  });
  expect(await sweepJobs(database)).toEqual({ jobs: 1 });
  const left = await prisma.job.findMany({ orderBy: { kind: 'asc' }, select: { kind: true } });
  expect(left).toEqual([{ kind: 'recent' }, { kind: 'waiting' }]);
});
