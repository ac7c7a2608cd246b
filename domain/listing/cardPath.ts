import { shortHash } from '../text/shortHash.ts';

/** Content of the social card of a listing. */
export interface CardTexts {
  name: string;
  /** Category, or else kind of place, and city: see `cardNote`. */
  note: string;
  siteName: string;
  /** Host of the site; null while it has no public address. */
  host: string | null;
}

export const cardNote = (category: string | null | undefined, city: string | null | undefined) =>
  [category, city].filter((one) => one != null).join(' · ');

/**
 * The picture that a shared link shows, 1200 by 630: of a listing, or of the site. The address of a listing's picture changes
 * with each text that it shows, so that it can be cached forever.
 */
export const businessCardPath = (id: number, { name, note, siteName, host }: CardTexts) =>
  `/img/card/business/${id}-${shortHash([name, note, siteName, host ?? ''].join('\n'))}.png`;
export const siteCardPath = '/img/card/site.png';
export const CARD_SIZE = { width: 1200, height: 630 } as const;
