import { createHash } from 'node:crypto';
import { openingMinutes } from '../../../../domain/openingHours.ts';
import { slugify } from '../../../../domain/slugs.ts';
import { cleanHtml } from '../../lib/cleanHtml.ts';
import { columnOfField } from '../../lib/exportedFields.ts';
import type { ImportedReview, ImportedRow } from './importedRow.ts';
import { identityKeys } from './reading/identityKeys.ts';

/** A checked row in the form that waits for the merge: columns of `businesses` by their names in SQL. */
export interface StagedRow {
  identity: string;
  /** '' for a row that only adds to a listing of another row. */
  slugBase: string;
  categoryName: string | null;
  cityName: string | null;
  listing: Record<string, unknown>;
  reviews: Record<string, unknown>[];
}

/** Turns a checked row into what is staged. Pure. */
export function stageRow(row: ImportedRow): StagedRow {
  const listing = {
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
    about: row.about,
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
  return {
    identity: identityKeys(row)[0],
    slugBase: row.isAddition ? '' : slugify(row.name),
    categoryName: row.category === null || row.own ? row.category : capitalised(row.category),
    cityName: row.city,
    listing: Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null)),
    reviews: row.reviews.map((review) => ({
      author_name: review.authorName,
      rating: review.rating,
      comment: review.comment,
      reviewed_at: review.reviewedAt,
      source: review.source,
      fingerprint: review.fingerprint ?? fingerprintOf(review),
    })),
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
