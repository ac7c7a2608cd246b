import type { BulkEdit, Category, Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';

/** A value of a stored filter or of stored changes; undefined if it is not there. */
function valueOf(stored: unknown, name: string): unknown {
  return typeof stored === 'object' && stored !== null
    ? (stored as Record<string, unknown>)[name]
    : undefined;
}

// Prisma joins the look-ups of a page into one statement each.

/** The category of the filter or of the changes; null if there is none, or it was deleted since. */
export async function categoryOfBulkEdit(
  { db }: Context,
  edit: BulkEdit,
  part: 'filter' | 'changes',
): Promise<Category | null> {
  const [id, slug] = [valueOf(edit[part], 'categoryId'), valueOf(edit[part], 'categorySlug')];
  if (typeof id === 'number') return db.prisma.category.findUnique({ where: { id } });
  return typeof slug === 'string' ? db.prisma.category.findUnique({ where: { slug } }) : null;
}

type CityWithCountry = Prisma.CityGetPayload<{ include: { country: true } }>;

/** The city of the filter or of the changes; null if there is none, or it was deleted since. */
export async function cityOfBulkEdit(
  { db }: Context,
  edit: BulkEdit,
  part: 'filter' | 'changes',
): Promise<CityWithCountry | null> {
  const id = valueOf(edit[part], 'cityId');
  return typeof id === 'number'
    ? db.prisma.city.findUnique({ where: { id }, include: { country: true } })
    : null;
}
