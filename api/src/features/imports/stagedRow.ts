import { createHash } from 'node:crypto';
import { openingMinutes } from '../../../../domain/openingHours.ts';
import { slugify } from '../../../../domain/slugs.ts';
import { cleanHtml } from '../../lib/cleanHtml.ts';
import { columnOfField } from '../../lib/exportedFields.ts';
import type { ImportedReview, ImportedRow } from './importedRow.ts';
import type { StagedColumn } from './landing/stagedColumns.ts';
import { identityKeys } from './reading/identityKeys.ts';
import { withoutNul } from './withoutNul.ts';

type StagedValue = string | number | boolean | readonly (string | number)[] | object | null;

/** A checked row in the form that waits for the merge: columns of the staging table by their names. */
export type StagedRow = Record<StagedColumn, StagedValue>;

/** Turns a checked row into what is staged. `position` is its order in the file. Pure. */
export function stageRow(row: ImportedRow, position: number): StagedRow {
  const about = row.about && withoutNul(JSON.stringify(row.about));
  return {
    position,
    sheet: row.sheet,
    row_number: row.rowNumber,
    identity: identityKeys(row)[0],
    slug_base: row.isAddition ? '' : slugify(row.name),
    category_name: row.category === null || row.own ? row.category : capitalised(row.category),
    city_name: row.city,
    reviews: row.reviews.length > 0 ? row.reviews.map(stageReview) : null,
    name: row.name,
    place_id: row.placeId,
    google_id: row.googleId,
    cid: row.cid,
    country_code: row.countryCode,
    type: row.type,
    address: row.address,
    street: row.street,
    state: row.state,
    postal_code: row.postalCode,
    phone: row.phone,
    phone_normalised: row.phoneNormalised,
    email: row.email,
    website: row.website,
    menu_link: row.menuLink,
    order_link: row.orderLink,
    reservation_link: row.reservationLink,
    location_link: row.locationLink,
    reviews_link: row.reviewsLink,
    photo_url: row.photoUrl,
    image_url: row.imageUrl,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: row.timeZone,
    description: row.description === null ? null : cleanHtml(row.description) || null,
    detailed_info: row.detailedInfo,
    about,
    about_text: about,
    working_hours: row.workingHours,
    opening_minutes: row.workingHours ? openingMinutes(row.workingHours) : null,
    rating: row.rating,
    review_count: row.reviewCount,
    business_status: row.businessStatus,
    is_verified: row.isVerified,
    // From the status only, never from a snapshot such as 'Open ⋅ Closes 9 pm'.
    is_open: row.isOpen ?? (row.businessStatus === null ? null : row.businessStatus === 'OPERATIONAL'),
    price_range: row.priceRange,
    derived_fields: row.derived.length > 0 ? row.derived.map(columnOfField) : null,
  };
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
  };
}

function fingerprintOf({ authorName, rating, comment, reviewedAt }: ImportedReview): string {
  return createHash('md5')
    .update(JSON.stringify([authorName, rating, comment, reviewedAt]))
    .digest('hex');
}

// Some exports write categories as search words ('cafes'); a directory shows them as headings.
function capitalised(name: string): string {
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
