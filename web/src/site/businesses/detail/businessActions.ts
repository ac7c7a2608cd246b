import { safeLink } from '../../../../../domain/text/links.ts';
import * as icons from '../../../ui/icon/icons.ts';
import type { BusinessPageQuery } from '../../../graphql/siteOperations.ts';
import { addressText } from '../../../../../domain/listing/addressText.ts';

export type BusinessDetail = NonNullable<BusinessPageQuery['business']>;

export interface BusinessAction {
  key: 'call' | 'maps' | 'website' | 'reserve' | 'order' | 'menu' | 'email' | 'info';
  label: string;
  href: string;
  icon: string;
  /** Opens beside this page. */
  isOutbound: boolean;
}

function web(value: string | null | undefined) {
  return safeLink(value, ['http', 'https'], { assumeHttps: true });
}

/** The listing's own link to a map, else a search for its place, else nothing. */
export function mapsLink(business: BusinessDetail): string | null {
  const own = web(business.locationLink);
  if (own) return own;
  const place =
    typeof business.latitude === 'number' && typeof business.longitude === 'number'
      ? `${business.latitude},${business.longitude}`
      : addressText(business) && `${business.name}, ${addressText(business)}`;
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : null;
}

/** The address, or the service area of a mobile business. */
export function placeText(business: BusinessDetail): string {
  const text = addressText(business);
  return text && business.isServiceArea && !business.address && !business.street ? `Serves ${text}` : text;
}

/** The link that dials the number, if it is clearly one. */
const phoneLink = (business: BusinessDetail) => safeLink(business.phoneLink, ['tel']);

export function emailLink(business: BusinessDetail) {
  return business.email ? safeLink(`mailto:${business.email}`, ['mailto']) : null;
}

export function websiteLink(business: BusinessDetail) {
  return web(business.website);
}

/** Contents of a listing's page, for search engines:  'Opening hours, phone number and directions'; empty for nothing. */
export function contentsOf(business: BusinessDetail): string {
  const isGone = business.businessStatus === 'CLOSED_PERMANENTLY';
  const parts = [
    !isGone && (business.workingHours ?? business.specialHours) ? 'opening hours' : null,
    business.phone ? 'phone number' : null,
    business.reviewCount > 0 ? 'reviews' : null,
    mapsLink(business) ? 'directions' : null,
  ].filter((part) => part !== null);
  const last = parts.length > 1 ? ` and ${parts.pop()}` : '';
  const text = parts.join(', ') + last;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A visitor's possible actions, most important first; only those that the data allow. */
export function businessActions(business: BusinessDetail): BusinessAction[] {
  const all: (Omit<BusinessAction, 'href'> & { href: string | null })[] = [
    { key: 'call', label: 'Call Now', href: phoneLink(business), icon: icons.phoneIcon, isOutbound: false },
    { key: 'maps', label: 'Maps', href: mapsLink(business), icon: icons.directionsIcon, isOutbound: true },
    {
      key: 'website',
      label: 'Website',
      href: websiteLink(business),
      icon: icons.globeIcon,
      isOutbound: true,
    },
    {
      key: 'reserve',
      label: 'Reserve',
      href: web(business.reservationLink),
      icon: icons.calendarIcon,
      isOutbound: true,
    },
    {
      key: 'menu',
      label: 'View Menu',
      href: web(business.menuLink),
      icon: icons.menuCardIcon,
      isOutbound: true,
    },
    {
      key: 'order',
      label: 'Order Now',
      href: web(business.orderLink),
      icon: icons.bagIcon,
      isOutbound: true,
    },
    { key: 'email', label: 'Email', href: emailLink(business), icon: icons.mailIcon, isOutbound: false },
    {
      key: 'info',
      label: 'Detailed Info',
      href: business.detailedInfo ? '#detailed-info' : null,
      icon: icons.infoIcon,
      isOutbound: false,
    },
  ];
  const isGone = business.businessStatus === 'CLOSED_PERMANENTLY';
  return all.filter(
    (action): action is BusinessAction =>
      action.href !== null && !(isGone && (action.key === 'reserve' || action.key === 'order')),
  );
}
