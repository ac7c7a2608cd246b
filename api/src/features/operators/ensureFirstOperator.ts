import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';
import { ConfigError } from '../../lib/config/configError.ts';
import { AppError } from '../../lib/errors.ts';
import { maxCredentialLength } from './credentials/checkCredential.ts';
import { checkUserCode } from './checkOperatorName.ts';
import { ensureInstallation } from './credentials/ensureInstallation.ts';
import { readableSecret } from './credentials/readableSecret.ts';
import { hashSecret } from './credentials/secretHash.ts';

/** The login of a new installation; a secret is null if it came from the environment or was there before. */
export interface FirstOperator {
  accessKey: string | null;
  userCode: string;
  password: string | null;
}

/**
 * Creates the installation's secrets and its first operator unless they exist, from the environment or generated.
 * Returns them once; null if they existed. Nodes that start together create one set.
 */
export async function ensureFirstOperator({ config, db, log }: Services): Promise<FirstOperator | null> {
  const { admin } = config;
  for (const [name, value] of [
    ['ADMIN_ACCESS_KEY', admin.accessKey],
    ['ADMIN_USER_CODE', admin.userCode],
    ['ADMIN_PASSWORD', admin.password],
  ] as const) {
    if (value !== null && value.length > maxCredentialLength) {
      throw new ConfigError(`${name} must have at most ${maxCredentialLength} characters.`);
    }
  }
  if (await isInstalled(db)) {
    if (Object.values(admin).some((value) => value !== null))
      log.info(
        'ADMIN_ settings are ignored, since an operator exists: use the command admin to change credentials',
      );
    return null;
  }
  return db.prisma.$transaction(
    async (tx) => {
      const accessKey = await ensureInstallation(tx, admin.accessKey);
      const first = await tx.operator.findFirst({ orderBy: { id: 'asc' }, select: { userCode: true } });
      if (first) return accessKey === null ? null : { accessKey, userCode: first.userCode, password: null };

      const userCode = firstUserCode(admin.userCode ?? 'admin');
      const password = admin.password ?? readableSecret(5);
      const passwordHash = await hashSecret(password);
      await tx.$executeRaw`
        INSERT INTO operators (user_code, name, password_hash) VALUES (${userCode}, ${userCode}, ${passwordHash})`;
      return { accessKey, userCode, password: admin.password === null ? password : null };
    },
    { timeout: 20_000, maxWait: 20_000 },
  );
}

/** Asked at each start, and therefore without Prisma, whose query compiler takes a quarter of a second to load. */
async function isInstalled(db: Services['db']): Promise<boolean> {
  const found = await db.rows(sql`
    SELECT FROM installation WHERE access_key_hash IS NOT NULL AND EXISTS (SELECT FROM operators)`);
  return found.length > 0;
}

function firstUserCode(given: string): string {
  try {
    return checkUserCode(given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(`ADMIN_USER_CODE cannot be used. ${error.message}`);
  }
}
