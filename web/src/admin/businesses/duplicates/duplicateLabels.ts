import { fieldLabel } from '../../../../../domain/listing/labels.ts';
import type { DuplicateReason } from '../../../graphql/generated.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { showStored } from '../editing/showValue.ts';

export const reasonLabels: Record<DuplicateReason, string> = {
  SAME_NAME_AND_PHONE: 'Aynı ad ve telefon',
  SAME_NAME_NEAR: 'Aynı ad, aynı yer',
  SAME_PHONE: 'Aynı telefon',
  LIKE_NAME_NEAR: 'Benzer ad, aynı yer',
  SAME_NAME_IN_CITY: 'Aynı ad, aynı şehir',
};

/** Metres as a text; nothing if they are unknown. */
export function distanceText(metres: number | null | undefined): string | null {
  if (metres == null) return null;
  if (metres < 1) return 'aynı konum';
  return metres < 1000
    ? `${formatNumber(Math.round(metres))} m arayla`
    : `${formatNumber(Math.round(metres / 100) / 10)} km arayla`;
}

/** A merge takes a rating and the number of its reviews as one field. */
export const mergedFieldLabel = (field: string): string =>
  field === 'rating' ? 'Puan ve yorum sayısı' : fieldLabel(field);

/** Text of a field's value; '' if empty. */
export function valueText(field: string, value: unknown, name: string | null | undefined): string {
  if (name) return name;
  if (field === 'rating' && typeof value === 'object' && value !== null) {
    const { rating, reviewCount } = value as { rating: number | null; reviewCount: number };
    return [rating === null ? null : showStored(rating), `${formatNumber(reviewCount)} yorum`]
      .filter(Boolean)
      .join(' · ');
  }
  return field === 'position' ? String(value ?? '') : showStored(value, field);
}
