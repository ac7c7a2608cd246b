import type { Import } from '../../../generated/prisma/client.ts';
import { batchLoad } from '../../../lib/batchLoad.ts';
import type { Context } from '../../../lib/context.ts';

/** The last import that applied a dry run, or does so now; null without one. Failed, cancelled and undone ones do not count. */
export async function appliedBy(context: Context, dryRunId: number): Promise<Import | null> {
  const found = await batchLoad(context, 'appliedBy', dryRunId, async (ids) => {
    const imports = await context.db.prisma.import.findMany({
      where: {
        dryRunId: { in: ids },
        isDryRun: false,
        status: { notIn: ['FAILED', 'CANCELLED', 'UNDONE'] },
      },
      orderBy: { id: 'asc' },
    });
    return new Map(imports.map((one) => [one.dryRunId ?? 0, one]));
  });
  return found ?? null;
}
