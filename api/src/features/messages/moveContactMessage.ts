import type { ContactMessage } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { messageKind } from './messageKind.ts';

export type MessageFolder = 'INBOX' | 'ARCHIVE' | 'SPAM';

/**
 * Moves a message to another folder. A message that was marked as spam is mailed when it is moved to the inbox,
 * if a mail server is configured. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function moveContactMessage(
  context: Context,
  { id, folder }: { id: number; folder: MessageFolder },
): Promise<ContactMessage> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM contact_messages WHERE id = ${id} FOR UPDATE`;
    const before = await tx.contactMessage.findUnique({ where: { id } });
    if (!before) throw new AppError('NOT_FOUND', 'contactMessageNotFound');
    const was = folderOf(before);
    if (was === folder) return before;
    await recordAudit(
      { ...context, tx },
      {
        action: 'message.move',
        entity: 'contactMessage',
        entityId: id,
        before: { folder: was },
        after: { folder },
      },
    );
    const isMailed =
      was === 'SPAM' && folder === 'INBOX' && before.mailState === 'OFF' && context.config.mail !== null;
    if (isMailed) await enqueueJob(tx, messageKind, { messageId: id }, operatorIdOf(context));
    return tx.contactMessage.update({
      where: { id },
      data: {
        isSpam: folder === 'SPAM',
        archivedAt: folder === 'ARCHIVE' ? new Date() : null,
        ...(isMailed ? { mailState: 'QUEUED' as const } : {}),
      },
    });
  });
}

/** Folder of a message. */
export function folderOf({
  isSpam,
  archivedAt,
}: Pick<ContactMessage, 'isSpam' | 'archivedAt'>): MessageFolder {
  if (isSpam) return 'SPAM';
  return archivedAt ? 'ARCHIVE' : 'INBOX';
}
