import type { Context } from '../../../lib/context.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { checkNewSecret } from './checkNewSecret.ts';
import { hashSecret } from './secretHash.ts';

/** Changes the installation's access key, which ends all sessions and unfinished logins. Errors: BAD_INPUT. */
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
