import { createHash } from 'node:crypto';
import { fieldSpec } from '../../../../../domain/listing/fields.ts';
import { openingMinutes } from '../../../../../domain/hours/openingHours.ts';
import { specialMinutes } from '../../../../../domain/hours/specialHours.ts';
import { slugOf } from '../../../lib/text/slugOf.ts';
import { storedHtml } from '../../../lib/html/cleanHtml.ts';
import { derivedColumn } from '../../../lib/exportedFields.ts';
import type { ImportedModeration, ImportedReview, ImportedRow } from './importedRow.ts';
import { stagedFields } from '../merge/stagedColumns.ts';
import { layoutOf } from './layoutChanges.ts';
import { sourceIdentity } from '../read/values/sourceIdentity.ts';
import { cleanJson } from '../../../lib/text/cleanJson.ts';

type StagedValue = string | number | boolean | readonly (string | number)[] | object | null;

/** A row of the staging table: values by column. */
export type StagedRow = Record<string, StagedValue>;

const plainColumns = stagedFields.map((name) => [name, fieldSpec(name).column] as const);

/** Turns a checked row into a row of the staging table. `position` is its order in the file. Pure. */
export function stageRow(row: ImportedRow, position: number): StagedRow {
  const about = row.about && cleanJson(JSON.stringify(row.about));
  const staged: StagedRow = {
    position,
    sheet: row.sheet,
    row_number: row.rowNumber,
    part: row.part ?? 0,
    layout: layoutOf(row),
    identity: sourceIdentity(row, position),
    kind: row.kind === 'LISTING' ? null : row.kind,
    slug_base: row.isAddition ? '' : slugOf(row.name),
    category_name: row.category === null || row.own ? row.category : capitalised(row.category),
    city_name: row.city,
    reviews: row.reviews.length > 0 ? row.reviews.map(stageReview) : null,
  };
  for (const [name, column] of plainColumns) staged[column] = row[name];
  staged.phone_normalised = row.phoneNormalised;
  staged.description = row.description === null ? null : storedHtml(row.description) || null;
  staged.about = about;
  staged.about_text = about;
  staged.opening_minutes = row.workingHours ? openingMinutes(row.workingHours) : null;
  staged.special_minutes = row.specialHours ? specialMinutes(row.specialHours) : null;
  // From the status only, never from a snapshot such as 'Open ⋅ Closes 9 pm'.
  staged.is_open = row.isOpen ?? (row.businessStatus === null ? null : row.businessStatus === 'OPERATIONAL');
  staged.derived_fields = row.derived.length > 0 ? row.derived.map(derivedColumn) : null;
  return staged;
}

function stageReview(review: ImportedReview) {
  const { authorName, rating, comment, reviewedAt, source } = review;
  return {
    author_name: authorName,
    rating,
    comment,
    reviewed_at: reviewedAt,
    source,
    fingerprint: review.fingerprint ?? fingerprintOf(review),
    ...(review.moderation ? stageModeration(review.moderation) : {}),
  };
}

const stageModeration = ({ state, at, reason, note, identity }: ImportedModeration) => ({
  hidden_at: at,
  hidden_reason: reason,
  hidden_note: note,
  removed_at: state === 'removed' ? at : null,
  identity,
});

function fingerprintOf({ authorName, rating, comment, reviewedAt }: ImportedReview): string {
  return createHash('md5')
    .update(JSON.stringify([authorName, rating, comment, reviewedAt]))
    .digest('hex');
}

// Some exports write categories as search words ('cafes'); a directory shows them as headings.
function capitalised(name: string): string {
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
