import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkNewSecret } from './credentials/checkNewSecret.ts';
import { checkOperatorName, checkUserCode, refuseTakenOperator } from './checkOperatorName.ts';
import { hashSecret } from './credentials/secretHash.ts';

/** Creates an operator and returns its id. Errors: BAD_INPUT (code, name or password), CONFLICT (code in use). */
export async function createOperator(
  context: Context,
  input: { userCode: string; name: string; password: string },
): Promise<number> {
  const userCode = checkUserCode(input.userCode);
  const name = checkOperatorName(input.name);
  const passwordHash = await hashSecret(checkNewSecret(input.password));
  return context.db.prisma.$transaction(async (tx) => {
    await refuseTakenOperator(tx, { userCode, name });
    const [created] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO operators (user_code, name, password_hash) VALUES (${userCode}, ${name}, ${passwordHash}) RETURNING id`;
    if (!created) throw new Error('the operator was not created');
    await recordAudit(
      { ...context, tx },
      { action: 'operator.create', entity: 'operator', entityId: created.id, after: { userCode, name } },
    );
    return created.id;
  });
}
