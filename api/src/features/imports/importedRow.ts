import type { WorkingHours } from '../../../../domain/openingHours.ts';

export type ImportedStatus = 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY';

/** Sections of features: { "Service options": { "Delivery": true, "Languages": "English" } }. */
export type ImportedAbout = Record<string, Record<string, boolean | string>>;

export interface ImportedReview {
  authorName: string | null;
  /** Whole stars, 1 to 5. */
  rating: number | null;
  comment: string | null;
  /** ISO 8601 in UTC. */
  reviewedAt: string | null;
  source: string | null;
  /** As our own export has it; else it follows from the rest. */
  fingerprint?: string;
}

/** One checked row of a spreadsheet. What the row does not say is null. */
export interface ImportedRow {
  sheet: string;
  /** As the spreadsheet shows it, from 1. */
  rowNumber: number;
  /** Which listing a row of our own export means. */
  own?: { id: number; slug: string };
  /** True for a row of our own export that only adds to a listing of another row: a review, a long text. */
  isAddition?: boolean;
  name: string;
  placeId: string | null;
  googleId: string | null;
  /** Decimal digits; too long for a number. */
  cid: string | null;
  category: string | null;
  type: string | null;
  address: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2, in capitals. */
  countryCode: string | null;
  /** As written. */
  phone: string | null;
  /** E.164. */
  phoneNormalised: string | null;
  email: string | null;
  website: string | null;
  menuLink: string | null;
  orderLink: string | null;
  reservationLink: string | null;
  locationLink: string | null;
  reviewsLink: string | null;
  photoUrl: string | null;
  imageUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  /** IANA name. */
  timeZone: string | null;
  /** HTML as given, not yet cleaned. */
  description: string | null;
  detailedInfo: string | null;
  about: ImportedAbout | null;
  workingHours: WorkingHours | null;
  /** 0 to 5, at most two decimals. */
  rating: number | null;
  reviewCount: number | null;
  businessStatus: ImportedStatus | null;
  isVerified: boolean | null;
  isOpen: boolean | null;
  priceRange: string | null;
  /** Names of fields that were worked out rather than read, such as 'city' or 'timeZone'. */
  derived: string[];
  reviews: ImportedReview[];
}
