import { expect, it } from '@jest/globals';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();

const citiesBelow = (parent: number, attempt: number) =>
  Array.from({ length: 20 }, (_, index) => ({
    name: `Part ${index}`,
    nameKey: 'part',
    slug: `part-${parent}-${attempt}-${index}`,
  }));

it('the pool of transactions stores nothing of a transaction whose time is over while it writes', async () => {
  const { prisma } = database.db;
  const { id } = await prisma.city.create({ data: { name: 'Porto', nameKey: 'porto', slug: 'porto' } });
  const write = (attempt: number) =>
    prisma.$transaction(
      async (tx) => {
        await tx.city.update({ where: { id }, data: { merged: { create: citiesBelow(id, attempt) } } });
        throw new Error('The transaction has ended before its time.');
      },
      { timeout: 1 + (attempt % 12), maxWait: 60_000 },
    );

  const outcomes = await Promise.allSettled(Array.from({ length: 36 }, (_, attempt) => write(attempt)));
  // A statement that was under way when its transaction ended has reached the database by then.
  await Promise.all(Array.from({ length: 10 }, () => prisma.$queryRaw`select pg_sleep(0.05)::text`));

  const causes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'stored'));
  expect(causes.filter((code) => code === 'P2028').length).toBeGreaterThan(0);
  expect(new Set(causes)).not.toContain('stored');
  await expect(prisma.city.count()).resolves.toBe(1);
});

it('the pool of transactions refuses a statement on a connection that was given back', async () => {
  const { prisma } = database.db;
  let later: Promise<unknown> | undefined;
  await prisma.$transaction(async (tx) => {
    later = tx.city.findMany({ include: { merged: true, mergedInto: true } });
    later.catch(() => undefined);
  });
  await expect(later).rejects.toMatchObject({ code: 'P2028' });
});

it('the pool of transactions asks for several relations within a transaction one after the other', async () => {
  const { prisma } = database.db;
  const warnings: string[] = [];
  const note = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', note);
  try {
    await prisma.city.create({ data: { name: 'Porto', nameKey: 'porto', slug: 'porto' } });
    await prisma.$transaction((tx) =>
      tx.city.findMany({ include: { country: true, businesses: true, merged: true, oldSlugs: true } }),
    );
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', note);
  }
});
