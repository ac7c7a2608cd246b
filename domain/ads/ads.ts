import type { Message } from '../messages/message.ts';
/** Positions of ads on public pages. */
export const adPlacements = ['TOP', 'MIDDLE', 'BOTTOM', 'SIDEBAR', 'INLINE'] as const;
export type AdPlacement = (typeof adPlacements)[number];

export const adFormats = ['AUTO', 'RECTANGLE', 'VERTICAL', 'HORIZONTAL'] as const;
export type AdFormat = (typeof adFormats)[number];

/** Sizes of the boxes in CSS pixels, as networks sell them; null is all the width there is. */
export const adSizes: Readonly<Record<AdFormat, { width: number | null; height: number }>> = {
  AUTO: { width: null, height: 200 },
  RECTANGLE: { width: 300, height: 250 },
  VERTICAL: { width: 160, height: 600 },
  HORIZONTAL: { width: 728, height: 90 },
};

/** Choices for the number of listings between two ads of a list. */
export const adFrequencies = [1, 2, 3, 5] as const;

/** Source of an ad: the ad network, or one of the directory's own ads. */
export const adSources = ['NETWORK', 'HOUSE'] as const;
export type AdSource = (typeof adSources)[number];

/** Counted events of an ad box: it came near the viewport, was filled, was half visible for a second, was clicked. */
export const adMoments = ['REQUEST', 'FILL', 'IMPRESSION', 'CLICK'] as const;
export type AdMoment = (typeof adMoments)[number];

/** Milliseconds that a box may wait before it asks for its ad. */
export const adDelays = [0, 1000] as const;

/** An ad of the directory itself: text and a link. */
export interface HouseAd {
  title: string;
  text: string | null;
  /** http or https, or a path of this site. */
  url: string;
  /** Label of the button. */
  label: string | null;
}

export type AdStyle = Record<string, string | number>;

/** An ad box of the public pages, with the data that fills it. */
export interface AdBox {
  placement: AdPlacement;
  format: AdFormat;
  /** Publisher at the network, ca-pub-…; null if none is set. */
  adClient: string | null;
  /** Number of the ad unit there. */
  adSlot: string | null;
  /** CSS properties of the box, by their names in scripts. */
  adStyle: AdStyle;
  /** One of `adFrequencies`; applies only in lists. */
  frequency: number;
  houseAd: HouseAd | null;
}

/** Whether the network may fill a box; it takes a publisher and a unit. */
export function isNetworkBox({ adClient, adSlot }: Pick<AdBox, 'adClient' | 'adSlot'>): boolean {
  return Boolean(adClient && adSlot);
}

const maxRules = 30;
const maxValueLength = 200;
/** Rejects URLs, further declarations and comments. */
const harmful = /url|image-set|expression|@import|[;{}<>\\]|\/\*|javascript:/i;

/** Null if the value is an object of allowed CSS, else its fault. */
export function adStyleProblem(style: unknown): Message | null {
  if (typeof style !== 'object' || style === null || Array.isArray(style)) return 'cssNotObject';
  const rules = Object.entries(style);
  if (rules.length > maxRules) return { message: 'tooManyCssRules', limit: maxRules };
  for (const [name, value] of rules) {
    if (!/^[a-z][a-zA-Z]{1,40}$/.test(name))
      return { message: 'cssPropertyInvalid', name: name.slice(0, 40) };
    const isText = typeof value === 'string' && value.length <= maxValueLength && !harmful.test(value);
    if (!isText && !(typeof value === 'number' && Number.isFinite(value)))
      return { message: 'cssValueInvalid', name };
  }
  return null;
}

/** The style of a JSON text; null if it is invalid. */
export function parseAdStyle(text: string): AdStyle | null {
  try {
    const style: unknown = JSON.parse(text.trim() || '{}');
    return adStyleProblem(style) === null ? (style as AdStyle) : null;
  } catch {
    return null;
  }
}
