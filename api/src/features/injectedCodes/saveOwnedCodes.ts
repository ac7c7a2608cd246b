import type { InjectionOwner, Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, type Context } from '../../lib/context.ts';
import type { InjectionContent } from './checkInjection.ts';
import { checkCodeLimits } from './checkCodeLimits.ts';
import { lockInjectionCodes, nextSortOrder } from './injectionRows.ts';

/** A code that settings generate; `content` is null without one. */
export interface OwnedCode {
  owner: Exclude<InjectionOwner, 'LIST'>;
  /** The field of the form that it comes from. */
  field: string;
  content: Pick<InjectionContent, 'name' | 'code' | 'position' | 'consent'> | null;
}

/** Saves codes of the settings as injected codes, in the transaction of the settings. Errors: BAD_INPUT (limits exceeded). */
export async function saveOwnedCodes(
  tx: Prisma.TransactionClient,
  context: Context,
  codes: readonly OwnedCode[],
): Promise<void> {
  await lockInjectionCodes(tx);
  const operatorId = operatorIdOf(context);
  for (const { owner, content } of codes) {
    const before = await tx.injectionCode.findFirst({ where: { owner } });
    if (before && content) {
      await tx.injectionCode.update({
        where: { id: before.id },
        data: { ...content, isEnabled: true, deletedAt: null, operatorId },
      });
    } else if (content) {
      await tx.injectionCode.create({
        data: { ...content, owner, operatorId, sortOrder: await nextSortOrder(tx) },
      });
    } else if (before && !before.deletedAt) {
      await tx.injectionCode.update({
        where: { id: before.id },
        data: { deletedAt: new Date(), operatorId },
      });
    }
  }
  // Checked after all are written: room that one frees, another may use.
  const longest = codes.reduce<OwnedCode | null>(
    (most, one) => (roomOf(one) > roomOf(most) ? one : most),
    null,
  );
  if (longest) await checkCodeLimits(tx, longest.field);
}

const roomOf = (code: OwnedCode | null) => code?.content?.code.length ?? 0;
