import type { Message } from '../../../../domain/messages/message.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';
import { injectionLimits } from './injectionLimits.ts';
import { parseInjection } from './parseInjection.ts';

/** Throws BAD_INPUT if the enabled codes exceed the limits of a page. */
export async function checkCodeLimits(tx: Prisma.TransactionClient, field = 'code'): Promise<void> {
  const enabled = await tx.injectionCode.findMany({ where: { isEnabled: true, deletedAt: null } });
  const characters = enabled.reduce((sum, { code }) => sum + code.length, 0);
  const hashes = new Set(
    enabled.flatMap(({ code, position, ...mark }) => parseInjection(code, position, mark).hashes),
  );
  const refuse = (what: Message): never => {
    throw new AppError('BAD_INPUT', 'codeNotSaved', { [field]: what });
  };
  if (enabled.length > injectionLimits.enabledCodes)
    refuse({ message: 'tooManyCodes', limit: injectionLimits.enabledCodes });
  if (characters > injectionLimits.enabledCharacters)
    refuse({ message: 'codesTooLong', limit: injectionLimits.enabledCharacters });
  if (hashes.size > injectionLimits.inlineScripts)
    refuse({ message: 'tooManyInlineScripts', limit: injectionLimits.inlineScripts });
}
