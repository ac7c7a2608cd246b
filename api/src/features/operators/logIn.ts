import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { forgetOldLogins, returnTry, takeTry } from './loginBudget.ts';
import { issueTicket, readTicket, spendTicket } from './loginTickets.ts';
import { fitsSecret } from './secrets.ts';
import { openSession, type SessionView } from './sessions.ts';

/** Step 1: the installation's access key. Errors: BAD_INPUT, RATE_LIMITED, UNAUTHENTICATED. */
export async function submitAccessKey(context: Context, accessKey: string) {
  checkCredential('accessKey', accessKey);
  await takeTry(context);
  if (!(await fitsSecret(await accessKeyHash(context), accessKey))) {
    throw await refusal(context, 'accessKey', 'Hatalı Erişim Anahtarı');
  }
  await returnTry(context);
  await forgetOldLogins(context);
  return issueTicket(context, { step: 1, operatorId: null });
}

/** Step 2: who it is. Needs the ticket of step 1. */
export async function submitUserCode(context: Context, given: { ticket: string; userCode: string }) {
  checkCredential('userCode', given.userCode);
  checkTicket(given.ticket);
  await takeTry(context);
  const ticket = await readTicket(context, given.ticket, 1);
  const operator = await context.db.prisma.operator.findUnique({ where: { userCode: given.userCode } });
  if (!operator || operator.isDisabled) throw await refusal(context, 'userCode', 'Hatalı Kullanıcı Kodu');
  await spendTicket(context, ticket);
  await returnTry(context);
  return issueTicket(context, { step: 2, operatorId: operator.id });
}

/** Step 3: the password. Needs the ticket of step 2; opens the session. */
export async function submitPassword(
  context: Context,
  given: { ticket: string; password: string },
): Promise<SessionView> {
  checkCredential('password', given.password);
  checkTicket(given.ticket);
  await takeTry(context);
  const ticket = await readTicket(context, given.ticket, 2);
  const operator = await context.db.prisma.operator.findUnique({ where: { id: ticket.operatorId ?? 0 } });
  const isRight = await fitsSecret(
    operator?.isDisabled ? null : (operator?.passwordHash ?? null),
    given.password,
  );
  if (!operator || !isRight) throw await refusal(context, 'password', 'Hatalı Şifre');
  await spendTicket(context, ticket);
  await returnTry(context);
  return openSession(context, operator.id);
}

/** All three at once, for scripts. Every wrong credential gives one answer, in one time. */
export async function logIn(
  context: Context,
  given: { accessKey: string; userCode: string; password: string },
): Promise<SessionView> {
  checkCredential('accessKey', given.accessKey);
  checkCredential('userCode', given.userCode);
  checkCredential('password', given.password);
  await takeTry(context);
  const operator = await context.db.prisma.operator.findUnique({ where: { userCode: given.userCode } });
  const [keyFits, passwordFits] = await Promise.all([
    fitsSecret(await accessKeyHash(context), given.accessKey),
    fitsSecret(operator && !operator.isDisabled ? operator.passwordHash : null, given.password),
  ]);
  if (!operator || !keyFits || !passwordFits)
    throw await refusal(context, 'login', 'Giriş bilgileri hatalı.');
  await returnTry(context);
  await forgetOldLogins(context);
  return openSession(context, operator.id);
}

async function accessKeyHash(context: Context): Promise<string | null> {
  const installation = await context.db.prisma.installation.findUnique({
    where: { id: 1 },
    select: { accessKeyHash: true },
  });
  return installation?.accessKeyHash ?? null;
}

// What was tried is never written down.
async function refusal(context: Context, field: string, message: string): Promise<AppError> {
  await recordAudit(context, {
    action: 'session.refuse',
    entity: 'login',
    after: { field, address: context.clientAddress },
  });
  return new AppError('UNAUTHENTICATED', message, { [field]: message });
}

const longestCredential = 200;

function checkCredential(field: string, value: unknown): void {
  if (
    typeof value !== 'string' ||
    value.trim() === '' ||
    value.length > longestCredential ||
    value.includes('\0')
  ) {
    throw new AppError('BAD_INPUT', 'Giriş bilgisi eksik ya da geçersiz.', {
      [field]: 'text of 1 to 200 characters',
    });
  }
}

function checkTicket(ticket: string): void {
  if (ticket.length > 1000)
    throw new AppError('BAD_INPUT', 'Giriş bilgisi geçersiz.', { ticket: 'too long' });
}
