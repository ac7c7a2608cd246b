import { isOperating } from '../../../domain/cards/hasCalendar.ts';
import { phoneText } from '../../../domain/text/phoneText.ts';
import { safeLink } from '../../../domain/text/links.ts';
import { storedHours } from '../../../domain/hours/openingHours.ts';
import { schemaOrgSpecialHours } from '../../../domain/hours/schemaOrgSpecialHours.ts';
import type { SpecialHours } from '../../../domain/hours/specialHours.ts';
import { upcomingHours } from '../../../domain/hours/upcomingHours.ts';
import { photoPath } from '../../../domain/listing/photoSizes.ts';
import { schemaOrgHours } from '../../../domain/hours/schemaOrgHours.ts';
import type { SocialLinks } from '../../../domain/listing/socialNetworks.ts';
import { schemaOrgType } from '../../../domain/listing/schemaOrgType.ts';
import { paths } from './paths.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** Number of listings in the structured data of a page. */
const MAX_LISTINGS = 10;
/** Number of photos in the structured data of a listing. */
const MAX_PHOTOS = 10;
/** Search engines ignore longer price ranges. */
const MAX_PRICE_LENGTH = 100;

export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // schema.org expects an object here; a bare URL would be text.
      item: { '@type': 'WebPage', '@id': siteUrl + path },
    })),
  };
}

interface Collection {
  name: string;
  path: string;
  businesses: readonly { name: string; slug: string; isSponsored?: boolean }[];
}

export function collectionPage({ name, path, businesses }: Collection, siteUrl: string) {
  return {
    '@type': 'CollectionPage',
    name,
    url: siteUrl + path,
    mainEntity: {
      '@type': 'ItemList',
      // Search engines get the list without sponsored listings first.
      itemListElement: businesses
        .slice()
        .sort((a, b) => Number(a.isSponsored ?? false) - Number(b.isSponsored ?? false))
        .slice(0, MAX_LISTINGS)
        .map((business, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: business.name,
          url: siteUrl + paths.business(business.slug),
        })),
    },
  };
}

interface LocalBusinessFields {
  id: number;
  type?: string | null;
  /** A tag of OpenStreetMap. */
  kind?: string | null;
  category?: { name: string } | null;
  gallery: readonly { key: string }[];
  logoKey?: string | null;
  name: string;
  slug: string;
  phone?: string | null;
  phoneE164?: string | null;
  phoneLink?: string | null;
  email?: string | null;
  website?: string | null;
  address?: string | null;
  street?: string | null;
  state?: string | null;
  isServiceArea?: boolean | null;
  postalCode?: string | null;
  city?: { name: string; region?: string | null } | null;
  country?: { code: string } | null;
  latitude?: number | null;
  longitude?: number | null;
  priceRange?: string | null;
  workingHours?: unknown;
  specialHours?: unknown;
  timeZone?: string | null;
  socialLinks?: unknown;
  areaServed?: readonly string[] | null;
  businessStatus?: string | null;
  isOpen: boolean;
}

/**
 * Without a rating: search engines do not accept imported reviews as a site's own. `now` decides which dates with hours
 * of their own are still to come.
 */
export function localBusiness(business: LocalBusinessFields, siteUrl: string, now: Date) {
  const { latitude, longitude, website } = business;
  const isInBusiness = isOperating(business);
  const hours = isInBusiness ? schemaOrgHours(storedHours(business.workingHours)) : [];
  const specialHours = isInBusiness ? (business.specialHours as SpecialHours | null | undefined) : null;
  const special = schemaOrgSpecialHours(upcomingHours(specialHours ?? null, business.timeZone ?? null, now));
  const profiles = Object.values((business.socialLinks ?? {}) as SocialLinks);
  const images = business.gallery
    .slice(0, MAX_PHOTOS)
    .map(({ key }) => siteUrl + photoPath(business.id, key, 1200));
  const sameAs = [website, ...profiles].flatMap((link) => safeLink(link, ['http', 'https']) ?? []);
  const type = schemaOrgType(business.kind ?? null, business.type, business.category?.name);
  return dropEmpty({
    // Below MedicalOrganization alone, it would have neither hours nor a position.
    '@type': type === 'VeterinaryCare' ? [type, 'LocalBusiness'] : type,
    '@id': siteUrl + paths.business(business.slug),
    name: business.name,
    url: siteUrl + paths.business(business.slug),
    image: images.length > 0 ? images : null,
    logo: business.logoKey ? siteUrl + photoPath(business.id, business.logoKey, 'full') : null,
    telephone: telephoneOf(business),
    email: safeLink(`mailto:${business.email}`, ['mailto']) && business.email,
    sameAs: sameAs.length > 1 ? sameAs : sameAs[0],
    priceRange: (business.priceRange?.length ?? 0) < MAX_PRICE_LENGTH ? business.priceRange : null,
    address: {
      ...dropEmpty({
        '@type': 'PostalAddress',
        streetAddress: business.street ?? business.address,
        addressLocality: business.city?.name,
        addressRegion: business.state ?? business.city?.region,
        postalCode: business.postalCode,
        addressCountry: business.country?.code,
      }),
    },
    areaServed:
      business.areaServed ?? (business.isServiceArea ? (business.city?.name ?? business.state) : null),
    openingHoursSpecification: hours.length > 0 ? hours : null,
    specialOpeningHoursSpecification: special.length > 0 ? special : null,
    geo: hasPlace(latitude, longitude) ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
  });
}

function telephoneOf({ phone = null, phoneE164 = null, phoneLink = null }: LocalBusinessFields) {
  return /\d/.test(phoneE164 ?? phone ?? '') ? phoneText({ phone, phoneE164, phoneLink }) : null;
}

function hasPlace(latitude: number | null | undefined, longitude: number | null | undefined) {
  return typeof latitude === 'number' && typeof longitude === 'number';
}

function dropEmpty(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== null && value !== undefined && !(typeof value === 'string' && !value.trim()),
    ),
  );
}
