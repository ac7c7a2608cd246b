import { jobLabels } from '../../../../domain/jobLabels.ts';
import type { Context } from '../../lib/context.ts';

/** Ids of the newest job of each of these kinds, in no order. Unknown kinds have none. */
export async function newestJobIds({ db }: Context, kinds: readonly string[]): Promise<number[]> {
  const newest = await db.prisma.job.groupBy({
    by: ['kind'],
    where: { kind: { in: kinds.filter((kind) => Object.hasOwn(jobLabels, kind)) } },
    _max: { id: true },
  });
  return newest.flatMap(({ _max }) => (_max.id === null ? [] : [_max.id]));
}
