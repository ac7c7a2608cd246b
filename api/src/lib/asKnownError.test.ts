import { expect, it } from '@jest/globals';
import { asKnownError } from './asKnownError.ts';

it.each(['57P03', 'ECONNREFUSED', 'P2024', 'P2028'])(
  '%s of an overloaded database is reported as unavailable',
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

it('a lock timeout of Prisma is reported as unavailable', () => {
  const message = 'Database error. Code: `55P03`. Message: `canceling statement due to lock timeout`';
  const error = Object.assign(new Error(message), { code: 'P2010' });
  expect(asKnownError(error)).toMatchObject({ code: 'UNAVAILABLE' });
});
