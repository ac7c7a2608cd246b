import { jobLabels } from '../../../../domain/jobLabels.ts';
import type { Context } from '../../lib/context.ts';

/** Ids of the latest job of each kind, unordered. Unknown kinds have none. */
export async function latestJobIds({ db }: Context, kinds: readonly string[]): Promise<number[]> {
  const latest = await db.prisma.job.groupBy({
    by: ['kind'],
    where: { kind: { in: kinds.filter((kind) => Object.hasOwn(jobLabels, kind)) } },
    _max: { id: true },
  });
  return latest.flatMap(({ _max }) => (_max.id === null ? [] : [_max.id]));
}
