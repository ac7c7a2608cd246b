import type { Business } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  mostComplete,
  isSame,
  likelyWinner,
  mergeFieldNames,
  valueOf,
  type MergeField,
} from './mergeFields.ts';

/** Maximum number of listings of one merge. */
export const maxMerged = 10;

export interface FieldComparison {
  field: MergeField;
  /** The listing whose value is suggested: the more complete, else the newer one. */
  suggestedId: number;
  values: { businessId: number; value: unknown; name: string | null }[];
}

export interface Comparison {
  ids: number[];
  /** The listing that should stay. */
  suggestedWinnerId: number;
  /** Fields in which they differ. */
  fields: FieldComparison[];
}

type Compared = Business & { category: { name: string } | null; city: { name: string } | null };

/**
 * Listings side by side, before they are merged. Errors: BAD_INPUT; NOT_FOUND where one is gone, merged or in the
 * trash.
 */
export async function compareBusinesses(context: Context, ids: readonly number[]): Promise<Comparison> {
  requireOperator(context);
  const wanted = [...new Set(ids)];
  if (wanted.length < 2 || wanted.length > maxMerged)
    throw new AppError(
      'BAD_INPUT',
      { message: 'compareCount', limit: maxMerged },
      {
        ids: 'dismissCount',
      },
    );
  const found: Compared[] = await context.db.prisma.business.findMany({
    where: { id: { in: wanted }, deletedAt: null, isDemo: false },
    include: { category: { select: { name: true } }, city: { select: { name: true } } },
  });
  const businesses = wanted.flatMap((id) => found.find((one) => one.id === id) ?? []);
  if (businesses.length < wanted.length) throw new AppError('NOT_FOUND', 'businessNotFound');
  return {
    ids: wanted,
    suggestedWinnerId: likelyWinner(businesses).id,
    fields: mergeFieldNames
      .filter((field) => businesses.some((one) => !isSame(one, businesses[0] ?? one, field)))
      .map((field) => ({
        field,
        suggestedId: mostComplete(businesses, field).id,
        values: businesses.map((one) => ({
          businessId: one.id,
          value: shownValue(one, field),
          name: nameOf(one, field),
        })),
      })),
  };
}

function shownValue(business: Business, field: MergeField): unknown {
  if (field === 'position' && business.latitude !== null)
    return `${business.latitude}, ${business.longitude}`;
  if (field === 'rating') {
    if (business.rating === null && business.reviewCount === 0) return null;
    return {
      rating: business.rating === null ? null : Number(business.rating),
      reviewCount: business.reviewCount,
    };
  }
  return valueOf(business, field);
}

// The name for an id.
function nameOf(business: Compared, field: MergeField): string | null {
  if (field === 'categoryId') return business.category?.name ?? null;
  if (field !== 'city') return null;
  return [business.city?.name, business.countryCode].filter(Boolean).join(', ') || null;
}
