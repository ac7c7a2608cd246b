import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { longestCredential } from './checkCredential.ts';
import { hashSecret } from './secretHash.ts';

// Times are the database's, like those of sessions: a session counts only if it is younger than its credentials.
// `clock_timestamp()`, not `now()`: the change may have waited for a login under way, and must come after it.

const fewestSecretCharacters = 12;

/** Makes an operator. Throws BAD_INPUT for a code, name or password that will not do, CONFLICT for a code in use. */
export async function createOperator(
  context: Context,
  input: { userCode: string; name: string; password: string },
): Promise<void> {
  const userCode = checkUserCode(input.userCode);
  const name = input.name.trim();
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name)) {
    throw new AppError('BAD_INPUT', 'A name has 1 to 100 characters.', { name: '1 to 100 characters' });
  }
  const passwordHash = await hashSecret(checkNewSecret(input.password));
  await context.db.prisma.$transaction(async (tx) => {
    const [created] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO operators (user_code, name, password_hash) VALUES (${userCode}, ${name}, ${passwordHash})
      ON CONFLICT (user_code) DO NOTHING RETURNING id`;
    if (!created) throw new AppError('CONFLICT', `There is an operator ${userCode} already.`);
    await recordAudit(
      { ...context, tx },
      { action: 'operator.create', entity: 'operator', entityId: created.id, after: { userCode, name } },
    );
  });
}

/** Gives an operator another password, which ends the operator's sessions. Throws NOT_FOUND, BAD_INPUT. */
export async function resetPassword(context: Context, userCode: string, password: string): Promise<void> {
  const passwordHash = await hashSecret(checkNewSecret(password));
  await context.db.prisma.$transaction(async (tx) => {
    const [changed] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE operators SET password_hash = ${passwordHash}, credentials_changed_at = clock_timestamp()
      WHERE user_code = ${userCode} RETURNING id`;
    if (!changed) throw unknownOperator(userCode);
    await recordAudit(
      { ...context, tx },
      { action: 'operator.resetPassword', entity: 'operator', entityId: changed.id },
    );
  });
}

/** Shuts an operator out, or lets the operator in again; either way, sessions from before are over. Throws NOT_FOUND. */
export async function setOperatorDisabled(
  context: Context,
  userCode: string,
  isDisabled: boolean,
): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const [changed] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE operators SET is_disabled = ${isDisabled}, credentials_changed_at = clock_timestamp()
      WHERE user_code = ${userCode} RETURNING id`;
    if (!changed) throw unknownOperator(userCode);
    await recordAudit(
      { ...context, tx },
      {
        action: isDisabled ? 'operator.disable' : 'operator.enable',
        entity: 'operator',
        entityId: changed.id,
        after: { isDisabled },
      },
    );
  });
}

/** Changes the installation's access key, which ends every session and every login under way. Throws BAD_INPUT. */
export async function resetAccessKey(context: Context, accessKey: string): Promise<void> {
  const accessKeyHash = await hashSecret(checkNewSecret(accessKey.trim()));
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE installation SET access_key_hash = ${accessKeyHash} WHERE id = 1`;
    await tx.$executeRaw`UPDATE operators SET credentials_changed_at = clock_timestamp()`;
    await recordAudit(
      { ...context, tx },
      { action: 'installation.resetAccessKey', entity: 'installation', entityId: 1 },
    );
  });
}

function checkUserCode(userCode: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u.test(userCode)) return userCode;
  const message = 'A user code has 2 to 64 letters, digits or . _ @ -';
  throw new AppError('BAD_INPUT', message, { userCode: message });
}

function checkNewSecret(secret: string): string {
  const length = [...secret].length;
  if (length < fewestSecretCharacters || secret.length > longestCredential || secret.includes('\0')) {
    const message = `A password or access key has ${fewestSecretCharacters} to ${longestCredential} characters.`;
    throw new AppError('BAD_INPUT', message, { password: message });
  }
  return secret;
}

function unknownOperator(userCode: string): AppError {
  return new AppError('NOT_FOUND', `There is no operator ${userCode}.`);
}
