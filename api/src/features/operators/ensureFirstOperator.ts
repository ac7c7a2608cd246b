import { randomBytes } from 'node:crypto';
import type { Services } from '../../lib/context.ts';
import { hashSecret, readableSecret } from './secrets.ts';

/** The login of a new installation; a secret is null where it came from the environment. */
export interface FirstOperator {
  accessKey: string | null;
  userCode: string;
  password: string | null;
}

const defaultUserCode = 'admin';

/**
 * Makes the installation's secrets and its first operator where there are none, from the environment or generated.
 * Returns what was made, once; null where there was nothing to make. Two nodes starting at once make one set.
 */
export async function ensureFirstOperator({ config, db }: Services): Promise<FirstOperator | null> {
  return db.prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('first operator'))`;
      const installation = await tx.installation.findUnique({ where: { id: 1 } });
      const operators = await tx.operator.count();
      if (installation?.accessKeyHash && operators > 0) return null;

      const accessKey = config.admin.accessKey ?? readableSecret();
      const password = config.admin.password ?? readableSecret();
      const userCode = config.admin.userCode ?? defaultUserCode;
      const needsKey = !installation?.accessKeyHash;
      if (needsKey) {
        const accessKeyHash = await hashSecret(accessKey);
        await tx.installation.upsert({
          where: { id: 1 },
          create: { id: 1, signingKey: randomBytes(32), accessKeyHash },
          update: { accessKeyHash },
        });
      }
      if (operators === 0) {
        await tx.operator.create({
          data: { userCode, name: userCode, passwordHash: await hashSecret(password) },
        });
      }
      return {
        accessKey: needsKey && config.admin.accessKey === null ? accessKey : null,
        userCode,
        password: operators === 0 && config.admin.password === null ? password : null,
      };
    },
    { timeout: 20_000, maxWait: 20_000 },
  );
}
