import { describe, expect, it } from '@jest/globals';
import { hashSecret, verifySecret } from './secretHash.ts';

describe('a hashed secret', () => {
  it('is argon2id with at least 19 MiB and two passes, salted', async () => {
    const [one, other] = await Promise.all([hashSecret('correct horse'), hashSecret('correct horse')]);
    const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one);
    expect(Number(cost?.[1])).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(cost?.[2])).toBeGreaterThanOrEqual(2);
    expect(one).not.toBe(other);
  });

  it('matches the same secret only, in any Unicode normalization', async () => {
    const hash = await hashSecret('şifre çok gizli');
    expect(await verifySecret(hash, 'şifre çok gizli'.normalize('NFD'))).toBe(true);
    expect(await verifySecret(hash, 'Şifre çok gizli')).toBe(false);
    expect(await verifySecret(null, 'şifre çok gizli')).toBe(false);
  });

  it('is refused with UNAVAILABLE if too many wait, and works again afterwards', async () => {
    const hash = await hashSecret('correct horse');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 130 }, () => verifySecret(hash, 'wrong horse')),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(28);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(await verifySecret(hash, 'correct horse')).toBe(true);
  });
});
