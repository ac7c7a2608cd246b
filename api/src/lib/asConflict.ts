import type { Message } from '../../../domain/messages/message.ts';
import { AppError } from './errors.ts';

const taken = 'nameTaken';
const addressTaken = 'slugTaken';
const idTaken = 'sourceIdTaken';

/** Constraints that concurrent requests can violate although each checked first, with the field and message of the error. */
const conflicts: Readonly<Record<string, { field: string; message: Message }>> = {
  businesses_category_id_fkey: {
    field: 'categoryId',
    message: 'categoryGone',
  },
  businesses_city_id_fkey: { field: 'city', message: 'cityGone' },
  categories_name_key_key: { field: 'name', message: taken },
  cities_name_region_key: { field: 'name', message: taken },
  categories_slug_key: { field: 'slug', message: addressTaken },
  cities_slug_key: { field: 'slug', message: addressTaken },
  businesses_place_id_key: { field: 'placeId', message: idTaken },
  businesses_google_id_key: { field: 'googleId', message: idTaken },
  businesses_cid_key: { field: 'cid', message: idTaken },
  businesses_position: { field: 'latitude', message: 'positionIncomplete' },
  subscriptions_apart: { field: 'startsOn', message: 'subscriptionOverlap' },
};

/**
 * Maps a violated database constraint, reported by pg or Prisma, to a CONFLICT by field. Any other error is returned
 * unchanged.
 */
export function asConflict(error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const conflict = conflicts[constraintOf(cause)];
    if (conflict) return new AppError('CONFLICT', conflict.message, { [conflict.field]: conflict.message });
  }
  return error;
}

// Prisma reports the name only in its message, or in the driver's error.
function constraintOf(error: Error): string {
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  const texts = [error.message, 'meta' in error ? JSON.stringify(error.meta) : ''];
  const named = texts.map((text) => /constraint:? \\?[`"](\w+)/.exec(text)?.[1]);
  return named.find((name) => name !== undefined) ?? '';
}
