import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkNewSecret } from './checkNewSecret.ts';
import { hashSecret } from './secretHash.ts';

/** Makes an operator and answers its number. Throws BAD_INPUT for a code, name or password that will not do, CONFLICT for a code in use. */
export async function createOperator(
  context: Context,
  input: { userCode: string; name: string; password: string },
): Promise<number> {
  const userCode = checkUserCode(input.userCode);
  const name = input.name.trim();
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name)) {
    throw new AppError('BAD_INPUT', 'A name has 1 to 100 characters.', { name: '1 to 100 characters' });
  }
  const passwordHash = await hashSecret(checkNewSecret(input.password));
  return context.db.prisma.$transaction(async (tx) => {
    const [created] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO operators (user_code, name, password_hash) VALUES (${userCode}, ${name}, ${passwordHash})
      ON CONFLICT (user_code) DO NOTHING RETURNING id`;
    if (!created) throw new AppError('CONFLICT', `There is an operator ${userCode} already.`);
    await recordAudit(
      { ...context, tx },
      { action: 'operator.create', entity: 'operator', entityId: created.id, after: { userCode, name } },
    );
    return created.id;
  });
}

function checkUserCode(userCode: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u.test(userCode)) return userCode;
  const message = 'A user code has 2 to 64 letters, digits or . _ @ -';
  throw new AppError('BAD_INPUT', message, { userCode: message });
}
