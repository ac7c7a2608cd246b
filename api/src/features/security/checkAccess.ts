import { joinIsolated } from '../../../../domain/text/bidi.ts';
import type { Services } from '../../lib/context.ts';
import { lookalikeKey } from '../../lib/text/lookalikes.ts';
import { verifySecret } from '../operators/credentials/secretHash.ts';
import { daysBetween, type SecurityCheck } from './securityCheck.ts';

const idleKeyDays = 90;
const manyFailures = 20;
/** Hashing is slow on purpose. */
const maxOperators = 20;
const wellKnown = ['administrator', 'password1234', '123456789012'];

/** Checks of operators' access: passwords, second factors, sessions, keys. */
export async function checkAccess(services: Services, now: Date): Promise<SecurityCheck[]> {
  const { prisma } = services.db;
  const operators = await prisma.operator.findMany({
    where: { isDisabled: false },
    orderBy: { id: 'asc' },
    take: maxOperators,
    select: { name: true, userCode: true, passwordHash: true, secondFactorSince: true },
  });
  return [
    await passwords(services, operators),
    secondFactor(operators),
    await userCodes(services),
    await apiKeys(services, now),
    await failures(services, now),
  ];
}

const namesOf = (rows: readonly { name: string }[]) =>
  joinIsolated(
    rows.map(({ name }) => name),
    ', ',
  );

interface OperatorRow {
  name: string;
  userCode: string;
  passwordHash: string;
  secondFactorSince: Date | null;
}

// Whether a hash is that of a password which others know; a changed password has another hash.
const known = new Map<string, boolean>();

async function passwords({ config }: Services, operators: readonly OperatorRow[]): Promise<SecurityCheck> {
  const { password, accessKey } = config.admin;
  const weak: string[] = [];
  for (const { name, userCode, passwordHash } of operators) {
    let isKnown = known.get(passwordHash);
    if (isKnown === undefined) {
      const tried = [password, accessKey, userCode, ...wellKnown].filter((one) => one !== null);
      isKnown = (await Promise.all(tried.map((one) => verifySecret(passwordHash, one)))).some(Boolean);
      known.set(passwordHash, isKnown);
    }
    if (isKnown) weak.push(name);
  }
  return {
    key: 'PASSWORDS',
    title: 'securityPasswords',
    state: weak.length > 0 ? 'WARNING' : 'OK',
    detail:
      weak.length > 0
        ? { message: 'securityPasswordsWeak', operators: joinIsolated(weak, ', ') }
        : 'securityPasswordsGood',
    advice: weak.length > 0 ? 'securityPasswordsAdvice' : null,
  };
}

function secondFactor(operators: readonly OperatorRow[]): SecurityCheck {
  const without = operators.filter(({ secondFactorSince }) => secondFactorSince === null);
  return {
    key: 'SECOND_FACTOR',
    title: 'securitySecondFactor',
    state: without.length > 0 ? 'WARNING' : 'OK',
    detail:
      without.length > 0
        ? {
            message: 'securitySecondFactorOff',
            operators: operators.length,
            without: without.length,
            names: namesOf(without),
          }
        : 'securitySecondFactorOn',
    advice: without.length > 0 ? 'securitySecondFactorAdvice' : null,
  };
}

// New codes are compared when they are made; those of earlier releases were not.
async function userCodes({ db }: Services): Promise<SecurityCheck> {
  const all = await db.prisma.operator.findMany({
    orderBy: { id: 'asc' },
    select: { userCode: true, name: true },
  });
  const keys = all.map(({ userCode }) => lookalikeKey(userCode));
  const alike = all.filter((_, i) => keys.indexOf(keys[i] ?? '') !== keys.lastIndexOf(keys[i] ?? ''));
  return {
    key: 'USER_CODES',
    title: 'securityUserCodes',
    state: alike.length > 0 ? 'WARNING' : 'OK',
    detail:
      alike.length > 0
        ? { message: 'securityUserCodesAlike', names: namesOf(alike) }
        : 'securityUserCodesDistinct',
    advice: alike.length > 0 ? 'securityUserCodesAdvice' : null,
  };
}

async function apiKeys({ db }: Services, now: Date): Promise<SecurityCheck> {
  const keys = await db.prisma.apiKey.findMany({
    where: { revokedAt: null },
    select: { name: true, createdAt: true, lastUsedAt: true },
  });
  const idle = keys.filter(
    ({ createdAt, lastUsedAt }) => daysBetween(lastUsedAt ?? createdAt, now) >= idleKeyDays,
  );
  return {
    key: 'API_KEYS',
    title: 'securityKeys',
    state: idle.length > 0 ? 'WARNING' : 'OK',
    detail:
      idle.length > 0
        ? { message: 'securityKeysIdle', days: idleKeyDays, names: namesOf(idle) }
        : { message: 'securityKeysUsed', keys: keys.length },
    advice: idle.length > 0 ? 'securityKeysAdvice' : null,
  };
}

async function failures({ db }: Services, now: Date): Promise<SecurityCheck> {
  const count = await db.prisma.auditEvent.count({
    where: { at: { gte: new Date(now.getTime() - 86_400_000) }, action: 'session.refuse' },
  });
  return {
    key: 'FAILED_LOGINS',
    title: 'securityLogins',
    state: count > manyFailures ? 'WARNING' : 'OK',
    detail: { message: 'securityLoginsCount', count },
    advice: count > manyFailures ? 'securityLoginsAdvice' : null,
  };
}
