import { createHash } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { readableSecret } from '../credentials/readableSecret.ts';

const howMany = 10;

/** Replaces an operator's recovery codes. The new ones can be read only now. */
export async function makeRecoveryCodes(tx: Prisma.TransactionClient, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => readableSecret(3));
  await tx.recoveryCode.deleteMany({ where: { operatorId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ operatorId, codeHash: recoveryCodeHash(code) })),
  });
  return codes;
}

/** Stored hash of a recovery code, independent of the spacing of its groups. */
export function recoveryCodeHash(code: string): Uint8Array<ArrayBuffer> {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  return new Uint8Array(createHash('sha256').update(letters).digest());
}
