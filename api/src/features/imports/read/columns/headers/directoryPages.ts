import { foldText } from '../../../../../../../domain/text/fold.ts';
import { isPageOfService } from '../../values/linkValue.ts';
import { isMapLink } from '../../values/placeIds.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Values from which pages of one site are known as those of a directory rather than of the places. */
const minPages = 5;

/** The host of a link, without 'www.'; null for other texts. */
export function hostOf(link: string): string | null {
  return /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? null;
}

const isOfMap = (host: string) => /(?:^|\.)(?:google\.[a-z.]+|goo\.gl|share\.google|g\.co)$/.test(host);

/** Whether links all lead to one site that is no map: pages of the directory that was copied, not sites of the places. */
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

/** Sites on which visitors look for places: their pages are no sites of the places. */
const directory =
  /(?:^|\.)(?:tripadvisor|yelp|yellowpages|yell|foursquare|trustpilot|justdial|indiamart|pagesjaunes|paginasamarillas|paginegialle|gelbeseiten|dasoertliche|goldenpages|opentable|thefork|zomato|swiggy|booking|expedia|airbnb|hotels|agoda|bbb|manta|superpages|mapquest|healthgrades|doctolib|houzz|thumbtack|angi|2gis|zoon|hotfrog|cylex\S*|restaurantguru|hotdoc)\.[a-z.]+$|^(?:local|search)\.ch$|^(?:herold|firmenabc)\.at$/;

/** Pictures of a directory have endings, or lie on a host of their own. */
const isImage = (value: string) =>
  /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)|^https?:\/\/[^/]*(?:media|photo|img|image|cdn|static)/i.test(
    value,
  );

/** Whether links all lead to pages of one such site. */
export const areOfDirectory = (values: readonly string[]): boolean =>
  areOfOneSite(values) && directory.test(hostOf(values[0] ?? '') ?? '') && !values.some(isImage);

/** Pages, and the share of them that differ, from which they may be those of a directory that is not known by name. */
const [minUnknown, manyPages] = [20, 0.9];
/** Shares of names with the name of the site or with one word of their own, from which the places are its operator's. */
const [fewOfSite, ofOneOperator] = [0.1, 0.6];

/** Sites of towns and schools, which run many places. */
const ofAuthority =
  /(?:^|\.)(?:gov|govt|gouv|gob|gub|edu|ac|mil)(?:\.|$)|(?:^|\.)(?:city|town|county|stadt|ville|mairie|comune|ayto|ayuntamiento|gemeente|kommune|municipio)/;

const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether links all lead to pages of one site that runs none of the places: each has its own page, no name holds that of the
 * site, and the names share no word, as those of a chain or of one kind do.
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

/** Pictures from which a column of them is known, and the share that differ: icons and stand-ins come again. */
const [minPictures, ownPictures] = [3, 0.6];

const sourceOfPicture = /\bsrc(?: \d{1,2})?$/i;
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value);
const isIcon = (value: string) => /\/(?:icons?|svgs?|logos?|sprites?)\/|\.svg(?:[?#]|$)/i.test(value);

/** 'no-tracks src': where a copied page has its pictures, of which each place has its own. */
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
