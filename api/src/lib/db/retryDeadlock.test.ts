import { expect, it } from '@jest/globals';
import { makeCategory } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { asKnownError } from '../asKnownError.ts';
import { retryDeadlock } from './retryDeadlock.ts';

const database = useTestDatabase();

/** Two transactions that lock two rows in opposite orders; returns what each attempt of both ended with. */
async function deadlock(run: <T>(work: () => Promise<T>) => Promise<T>): Promise<unknown[]> {
  const { db } = database;
  const [one, two] = [await makeCategory(db), await makeCategory(db)];
  let waiting = 2;
  let go: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  const lock = (first: number, second: number) =>
    run(() =>
      db.prisma.$transaction(async (tx) => {
        await tx.category.update({ where: { id: first }, data: { icon: 'cup' } });
        if ((waiting -= 1) === 0) go();
        await both;
        await tx.category.update({ where: { id: second }, data: { icon: null } });
        return 'done';
      }),
    ).catch((error: unknown) => error);
  return Promise.all([lock(one.id, two.id), lock(two.id, one.id)]);
}

it('retryDeadlock repeats a transaction that a deadlock ended', async () => {
  expect(await deadlock(retryDeadlock)).toEqual(['done', 'done']);
});

it('a deadlock that is not retried is reported as a temporary error', async () => {
  const [failed] = (await deadlock((work) => work())).filter((result) => result !== 'done');
  expect(asKnownError(failed)).toMatchObject({ code: 'UNAVAILABLE' });
});

it('retryDeadlock repeats nothing else', async () => {
  let attempts = 0;
  const failing = async () => {
    attempts += 1;
    throw new Error('other');
  };
  await expect(retryDeadlock(failing)).rejects.toThrow('other');
  expect(attempts).toBe(1);
});
