import { slugOf } from '../../lib/text/slugOf.ts';
import type { ExportSelection } from './exportSelection.ts';

const maxPartLength = 60;
const states = { OPEN: 'calisan', CLOSED: 'kapali', VERIFIED: 'dogrulanmis', UNVERIFIED: 'dogrulanmamis' };

/**
 * Name of an exported file: range, filters and day, such as `isletmeler-500-10000-kafe-TR-2026-11-21.xlsx`. Pure.
 * `category` is the slug of a category that was selected by id.
 */
export function exportFileName(
  { format, filter, startIndex, endIndex }: ExportSelection,
  category: string | null,
  now: Date,
): string {
  const part = (text: string) => slugOf(text).slice(0, maxPartLength);
  const hasRange = startIndex !== null || endIndex !== null;
  const filters = [
    category ?? (filter.categoryId != null ? `kategori-${filter.categoryId}` : null),
    filter.categorySlug && part(filter.categorySlug),
    filter.cityId != null ? `sehir-${filter.cityId}` : null,
    filter.citySlug && part(filter.citySlug),
    filter.city && part(filter.city),
    filter.countryCode && part(filter.countryCode).toUpperCase(),
    filter.search?.trim() ? `arama-${part(filter.search)}` : null,
    filter.minRating != null ? `puan-${filter.minRating}` : null,
    filter.openNow ? 'acik' : null,
    filter.near ? 'yakin' : null,
    filter.status ? states[filter.status] : null,
    filter.features && part(filter.features.join(' ')),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
  const range = hasRange ? [String(startIndex ?? 1), endIndex === null ? 'son' : String(endIndex)] : [];
  const all = hasRange || filters.length > 0 ? [] : ['tumu'];
  const day = now.toISOString().slice(0, 10);
  return `${['isletmeler', ...range, ...filters, ...all, day].join('-')}.${format}`;
}
