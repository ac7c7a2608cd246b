import type { Context } from '../../../lib/context.ts';
import { forgetColumnMapping } from '../mappings/forgetColumnMapping.ts';

/** `npm run import -- --mappings`: lists the saved mappings of columns, the last changed first. */
export async function listMappings(
  context: Context,
  isJson: boolean,
  write: (line: string) => void,
): Promise<void> {
  const mappings = await context.db.prisma.columnMapping.findMany({
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: isJson ? 10_000 : 50,
    select: { id: true, header: true, mapping: true, timesUsed: true, updatedAt: true },
  });
  if (isJson) return write(JSON.stringify(mappings));
  for (const { id, mapping, timesUsed } of mappings) {
    const pairs = Object.entries(mapping as Record<string, string>).map((pair) => pair.join('='));
    write(`${id}  used ${timesUsed} times  ${pairs.join(', ')}`);
  }
}

/** `npm run import -- --forget-mapping ID`: files with that header are read without it from now on. Errors: NOT_FOUND. */
export async function forgetMapping(
  context: Context,
  id: number,
  isJson: boolean,
  write: (line: string) => void,
): Promise<void> {
  const { header, mapping } = await forgetColumnMapping(context, id);
  write(isJson ? JSON.stringify({ id, header, mapping }) : `Mapping ${id} is deleted.`);
}
