import path from 'node:path';
import type { Context } from '../../../lib/context.ts';
import { importOf, undoOf } from './importOf.ts';

export interface TogetherMeasurement {
  listings: number;
  /** Changes by importing all files again in reverse order; there must be none. */
  again: { file: string; created: number; updated: number }[];
  /** Listings that remained after all imports were undone; there must be none. */
  left: number;
}

/** Imports all files into one directory, imports them again in reverse order, and undoes all imports. */
export async function measureTogether(
  context: Context,
  files: readonly string[],
): Promise<TogetherMeasurement> {
  const done: number[] = [];
  const run = async (file: string) => {
    const record = await importOf(context, file);
    if (record.status === 'DONE') done.push(record.id);
    return record;
  };
  for (const file of files) await run(file);
  const listings = await context.db.prisma.business.count();
  const again: TogetherMeasurement['again'] = [];
  for (const file of [...files].reverse()) {
    const { created, updated } = await run(file);
    if (created + updated > 0) again.push({ file: path.basename(file), created, updated });
  }
  for (const id of done.reverse()) await undoOf(context, id);
  return { listings, again, left: await context.db.prisma.business.count() };
}
