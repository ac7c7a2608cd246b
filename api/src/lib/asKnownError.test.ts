import { expect, it } from '@jest/globals';
import { asKnownError } from './asKnownError.ts';

it.each(['57P03', 'ECONNREFUSED', 'P2024', 'P2028'])(
  '%s of a database that is too busy is told as such',
  (code) => {
    const cause = Object.assign(new Error('of the inside'), { code });
    expect(asKnownError(new Error('outside', { cause }))).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 5,
    });
    expect(asKnownError(Object.assign(new Error('of ours'), { code: 'P2002' }))).not.toHaveProperty(
      'retryAfter',
    );
  },
);

it('a lock that Prisma could not have in time is told as such', () => {
  const message = 'Database error. Code: `55P03`. Message: `canceling statement due to lock timeout`';
  const error = Object.assign(new Error(message), { code: 'P2010' });
  expect(asKnownError(error)).toMatchObject({ code: 'UNAVAILABLE' });
});
