import type { ImportedRow } from '../../../stage/importedRow.ts';
import type { ColumnPlan, RowValues } from '../rowValues.ts';
import { shownValue, type RowProblem, type SheetRow } from '../../formats/sheetRow.ts';

const maxId = 2_147_483_647;

/** The listing that a row of our own export names; null if it names none. */
export function ownListingOf(values: RowValues): NonNullable<ImportedRow['own']> | null {
  const id = values.stored('ownId', (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null));
  const slug = values.stored('ownSlug', (text) => (/^[a-z0-9-]{1,120}$/.test(text) ? text : null));
  return id === null || slug === null || id > maxId ? null : { id, slug };
}

/** The problem of a row that must name a listing and does not. */
export function unknownListing(plan: ColumnPlan, { cells }: SheetRow): RowProblem {
  const [column] = plan.get('ownSlug') ?? [];
  const value = cells[column?.index ?? -1] ?? '';
  return {
    column: column?.header ?? null,
    value: value === '' ? null : shownValue(value),
    code: 'LISTING_UNKNOWN',
    message: 'listingUnknown',
  };
}
