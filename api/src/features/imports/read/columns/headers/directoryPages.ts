import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isPageOfService } from '../../values/linkValue.ts';
import { isMapLink } from '../../values/placeIds.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Minimum number of links for pages of one site to count as pages of a directory. */
const minPages = 5;

/** The host of a link, without 'www.'; null for other texts. */
export function hostOf(link: string): string | null {
  return /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? null;
}

const isOfMap = (host: string) => /(?:^|\.)(?:google\.[a-z.]+|goo\.gl|share\.google|g\.co)$/.test(host);

/** Whether all links lead to one site that is not a map: pages of the copied directory, not websites of the listings. */
export function areOfOneSite(values: readonly string[]): boolean {
  const [first, ...others] = values.map(hostOf);
  return (
    values.length >= minPages &&
    first !== undefined &&
    first !== null &&
    !isOfMap(first) &&
    others.every((host) => host === first) &&
    !values.every(isMapLink)
  );
}

/** Hosts of directories and booking sites, whose pages are not websites of the listings. */
const directory =
  /(?:^|\.)(?:tripadvisor|yelp|yellowpages|yell|foursquare|trustpilot|justdial|indiamart|pagesjaunes|paginasamarillas|paginegialle|gelbeseiten|dasoertliche|goldenpages|opentable|thefork|zomato|swiggy|booking|expedia|airbnb|hotels|agoda|bbb|manta|superpages|mapquest|healthgrades|doctolib|houzz|thumbtack|angi|2gis|zoon|hotfrog|cylex\S*|restaurantguru|hotdoc)\.[a-z.]+$|^(?:local|search)\.ch$|^(?:herold|firmenabc)\.at$/;

/** Whether a link is an image of a directory: it has an image extension or a host for media. */
const isImage = (value: string) =>
  /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)|^https?:\/\/[^/]*(?:media|photo|img|image|cdn|static)/i.test(
    value,
  );

/** Whether a link leads to a page of a directory or booking site. */
export const isOfDirectory = (link: string): boolean => directory.test(hostOf(link) ?? '');

/** Whether links all lead to pages of one such site. */
export const areOfDirectory = (values: readonly string[]): boolean =>
  areOfOneSite(values) && isOfDirectory(values[0] ?? '') && !values.some(isImage);

/** Minimum number of pages, and minimum share of distinct ones, of an unknown directory. */
const [minUnknown, manyPages] = [20, 0.9];
/** Above this share of names with the name of the site, or with a common word, the listings belong to the site's operator. */
const [fewOfSite, ofOneOperator] = [0.1, 0.6];

/** Hosts of public authorities and schools, which run many listings. */
const ofAuthority =
  /(?:^|\.)(?:gov|govt|gouv|gob|gub|edu|ac|mil)(?:\.|$)|(?:^|\.)(?:city|town|county|stadt|ville|mairie|comune|ayto|ayuntamiento|gemeente|kommune|municipio)/;

const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether all links lead to pages of one unknown directory: each listing has its own page, few names contain the name of the
 * site, and the names share no word, as those of a chain or of one category would.
 */
function areOfOtherSite(values: readonly string[], names: readonly string[]): boolean {
  const host = hostOf(values[0] ?? '');
  if (host === null || values.length < minUnknown || !areOfOneSite(values)) return false;
  if (ofAuthority.test(host) || values.some(isPageOfService) || values.some(isImage)) return false;
  if (new Set(values).size < values.length * manyPages) return false;
  const site = bare(
    host
      .split('.')
      .slice(0, -1)
      .sort((a, b) => b.length - a.length)[0] ?? '',
  );
  if (names.length === 0 || shareOf(names, (name) => bare(name).includes(site)) > fewOfSite) return false;
  const counts = new Map<string, number>();
  for (const name of names)
    for (const word of new Set(foldText(name).match(/\p{L}{3,}/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values()) < names.length * ofOneOperator;
}

/** Whether a column of sites or photos leads to pages of a directory instead. */
export function leadsToDirectory(
  field: ColumnField | undefined,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): boolean {
  if (field !== 'website' && field !== 'photoUrl') return false;
  if (areOfDirectory(values)) return true;
  const names = judged.find(({ reading }) => reading?.field === 'name')?.values ?? [];
  return field === 'website' && areOfOtherSite(values, names);
}

/** Minimum number of pictures, and minimum share of distinct ones: icons and placeholders repeat. */
const [minPictures, ownPictures] = [3, 0.6];

const sourceOfPicture = /\bsrc(?: \d{1,2})?$/i;
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value);
const isIcon = (value: string) => /\/(?:icons?|svgs?|logos?|sprites?)\/|\.svg(?:[?#]|$)/i.test(value);

/** Whether a column has the pictures of a copied page, one for each listing: 'no-tracks src'. */
export function arePicturesOfPage(one: JudgedHeader, judged: readonly JudgedHeader[]): boolean {
  if (one.reading !== undefined || !sourceOfPicture.test(one.header)) return false;
  const values = one.values.filter((value) => !isMissing(value));
  return (
    values.length >= minPictures &&
    new Set(values).size >= values.length * ownPictures &&
    shareOf(values, (value) => isWebAddress(value) && !isIcon(value)) >= ownPictures &&
    judged.every(({ reading }) => reading?.field !== 'photoUrl')
  );
}
