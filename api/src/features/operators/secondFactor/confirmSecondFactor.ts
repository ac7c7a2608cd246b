import { accessRefusal, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { stepOfCode } from './authenticator.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';

/**
 * Turns on the current operator's second factor, once a code proves that the authenticator has the secret. Returns the
 * recovery codes. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT (the code), CONFLICT (not begun, or on already).
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<string[]> {
  const { viewer } = context;
  if (viewer.kind !== 'operator') throw accessRefusal(context);
  const id = viewer.operatorId;
  return context.db.prisma.$transaction(async (tx) => {
    const operator = await tx.operator.findUniqueOrThrow({
      where: { id },
      select: { totpSecret: true, secondFactorSince: true },
    });
    if (!operator.totpSecret || operator.secondFactorSince)
      throw new AppError('CONFLICT', 'secondFactorNotStarted');
    const step = stepOfCode(operator.totpSecret, code.replace(/\s/g, ''));
    if (step === null) throw new AppError('BAD_INPUT', 'codeWrong', { code: 'codeWrong' });
    const { count } = await tx.operator.updateMany({
      where: { id, secondFactorSince: null, totpSecret: operator.totpSecret },
      data: { secondFactorSince: new Date(), totpStep: step },
    });
    if (count === 0) throw new AppError('CONFLICT', 'secondFactorRestarted');
    await recordAudit(
      { ...context, tx },
      { action: 'operator.secondFactorOn', entity: 'operator', entityId: id },
    );
    return makeRecoveryCodes(tx, id);
  });
}
