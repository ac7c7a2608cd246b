import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';
import { injectionLimits } from './injectionLimits.ts';
import { parseInjection } from './parseInjection.ts';

/** Throws BAD_INPUT where all codes that are on are together more than a page can carry. */
export async function checkRoom(tx: Prisma.TransactionClient, field = 'code'): Promise<void> {
  const enabled = await tx.injectionCode.findMany({ where: { isEnabled: true, deletedAt: null } });
  const characters = enabled.reduce((sum, { code }) => sum + code.length, 0);
  const hashes = new Set(
    enabled.flatMap(({ code, position, ...mark }) => parseInjection(code, position, mark).hashes),
  );
  const refuse = (what: string): never => {
    throw new AppError('BAD_INPUT', 'Kod kaydedilemedi.', { [field]: what });
  };
  if (enabled.length > injectionLimits.enabledCodes)
    refuse(`En fazla ${injectionLimits.enabledCodes} kod açık olabilir`);
  if (characters > injectionLimits.enabledCharacters)
    refuse(
      `Açık kodlar birlikte en fazla ${injectionLimits.enabledCharacters.toLocaleString('tr')} karakter olabilir`,
    );
  if (hashes.size > injectionLimits.inlineScripts)
    refuse(`Açık kodlarda en fazla ${injectionLimits.inlineScripts} satır içi betik olabilir`);
}
