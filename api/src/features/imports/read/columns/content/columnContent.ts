// Recognises the field of a column by its values alone. Each test examines a single value.
import { normaliseWorkingHours } from '../../../../../../../domain/hours/read/normaliseHours.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';
import { namedField, type ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { fieldOfWord } from '../headers/headerWords.ts';
import { hoursOf } from '../../values/hours/hoursValue.ts';
import { isLabelled } from '../../details/labelledLinks.ts';
import { isPaidLink, isPicture } from '../../values/linkValue.ts';
import { isMapLink } from '../../values/placeIds.ts';
import { timeZoneOf } from '../../../../../lib/geography/timeZones.ts';

/** Map links to a single place, not to search results. */
const placeLink =
  /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\/place\/|maps\/search\/.*query_place_id=|.*[?&]cid=\d)/;
const reviewLink = /^https?:\/\/search\.google\.[a-z.]+\/local\/(?:reviews|writereview)/;
const photoHost =
  /^https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|ggpht\.com|streetviewpixels-pa\.googleapis\.com)\//i;
const isPhoto = (value: string) => photoHost.test(value) || isPicture(value);
/** Pages about a listing that are not its own website. */
const otherPage =
  /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+|gstatic\.com|facebook\.com|instagram\.com|twitter\.com|x\.com|youtube\.com|linkedin\.com|tiktok\.com|wa\.me|whatsapp\.com)(?:[/?#]|$)/i;
/** A profile on a social network. */
const profileLink =
  /^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com|instagram\.com|twitter\.com|x\.com|tiktok\.com|youtube\.com|linkedin\.com\/company)\/[^\s/?]/i;
const linkStart = /^(?:https?:\/\/|www\.)(?=\S+$)/i;

/** Whether a value is a web address, with a dot within its name. */
function isLink(value: string): boolean {
  return linkStart.test(value) && value.replace(linkStart, '').slice(1, -1).includes('.');
}

function isEmail(value: string): boolean {
  const [, host] = /^[^\s@]+@([^\s@]+)$/.exec(value) ?? [];
  return host !== undefined && host.slice(1, -2).includes('.');
}

/** '03/14/2025', '2025-03-14', '14.03.2025': digits and signs as a phone has them. */
const date = /^(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{4}-\d{2}-\d{2})$/;

function isPhone(value: string): boolean {
  if (date.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15 && /^(?:tel:\+?|\+|0|\(0?\d)[\d\s().\-/]+$/.test(value);
}

/** From one time to another. */
const range = /\d{1,2}(?:[:.h：]\d{2}|\s?h|時)?\s*(?:[ap]\.?m\.?)?\s*[-–—~～〜]\s*\d/i;

/** Whether a value says when a place is open on most days of the week. */
export function isHours(value: string): boolean {
  const isRange = value.length <= 400 && !/^[[{]/.test(value) && range.test(value);
  const hours = isRange
    ? hoursOf(value)
    : /\d|closed|kapalı/i.test(value) && !/^\d{1,2}$/.test(value)
      ? normaliseWorkingHours(value)
      : null;
  return hours !== null && Object.keys(hours).length >= 5;
}

const fraction = /^[0-5][.,]\d{1,2}(?:\s?(?:\/\s?5|stars?|star rating|★))?(?:\s?\(\d[\d.,]*\))?$/i;
const isRating = (value: string) => fraction.test(value);

/** A price range: '₩10,000~20,000', '€20–30', 'CA$20-80'. */
const priceSpan =
  /^(?:\p{Lu}{1,3}\s?)?\p{Sc}\s?\d[\d.,]*\s?[~–—-]\s?(?:(?:\p{Lu}{1,3}\s?)?\p{Sc}\s?)?\d[\d.,]*$/u;

/** A minimum price: '€100+', '₩100,000 이상'. */
const priceFrom = /^(?:\p{Lu}{1,3}\s?)?\p{Sc}\s?\d[\d.,]*\s?(?:\+|이상|以上)$/u;

/** Words for what a place costs, in the languages of pages that put them beside places. */
export const priceWord =
  /^(?:(?:muito|very|mais|bem|sehr|très|muy|molto|çok|очень) )?(?:caro|cara|barat[oa]|moderad[oa]|expensive|cheap|inexpensive|moderate|günstig|teuer|preiswert|cher|bon marché|modéré|económic[oa]|economic[oa]|costos[oa]|ucuz|pahalı|orta|дорого|недорого|дёшево|drogo|tanio|duur|goedkoop|murah|mahal)$/iu;

/** Words that mean both ratings and reviews. */
const fieldOfRatings = new Set(
  'ratings,bewertungen,bewertung,recensioni,valoraciones,avaliacoes,beoordelingen,waarderingen,oceny,ocen,отзывов,отзыва,отзыв,оценок,оценки'.split(
    ',',
  ),
);

/** '(51 avis)', '1 204 reviews': a number with the word for reviews. */
function isCountOfReviews(value: string): boolean {
  const [, word = ''] = /^\(?\d[\d.,\s]{0,12}\+?\s?(\p{L}[\p{L}\p{M}]{2,20})\)?$/u.exec(value) ?? [];
  if (word === '') return false;
  const named = namedField(comparableHeader(word)) ?? fieldOfWord.get(comparableHeader(word));
  return named?.field === 'reviews' || named?.field === 'reviewCount' || fieldOfRatings.has(foldText(word));
}

/** Fields with their tests, in order: the first one whose test all values pass wins. */
const kinds: readonly [ColumnField, (value: string) => boolean][] = [
  ['locationLink', (value) => placeLink.test(value)],
  ['reviewsLink', (value) => reviewLink.test(value)],
  ['photoUrl', isPhoto],
  ['website', (value) => isPaidLink(value) || (isLink(value) && !otherPage.test(value) && !isMapLink(value))],
  ['socialLink', (value) => profileLink.test(value)],
  ['anyLink', (value) => isLabelled(value) || isLink(value)],
  ['email', isEmail],
  ['placeId', (value) => /^ChIJ[\w-]{20,}$/.test(value)],
  ['googleId', (value) => /^0x[0-9a-f]+:0x[0-9a-f]+$/i.test(value)],
  ['businessStatus', (value) => /^(?:OPERATIONAL|CLOSED_(?:TEMPORARILY|PERMANENTLY))$/.test(value)],
  ['timeZone', (value) => timeZoneOf(value) !== null],
  ['coordinates', (value) => /^[([]?-?\d{1,3}\.\d{3,}\s*[,;]\s*-?\d{1,3}\.\d{3,}[)\]]?$/.test(value)],
  ['rating', isRating],
  ['reviewCount', (value) => /^\((?:\d{1,3}(?:[.,]?\d{3})*|\d{1,3}(?:[.,]\d)?\s?[KM])\)$/i.test(value)],
  ['reviewCount', isCountOfReviews],
  // '(134)' that a sheet took for a negative number.
  ['reviewCount', (value) => /^-\d{1,3}(?:[.,]?\d{3})*$/.test(value)],
  ['priceRange', (value) => /^[$€£₺₱¥₹]{1,4}$/.test(value) || priceSpan.test(value) || priceFrom.test(value)],
  ['priceRange', (value) => priceWord.test(value)],
  ['phone', isPhone],
  ['workingHours', isHours],
];

/** Maximum length of a value of these fields, in characters. */
const maxKnownLength = 2000;

/** Maximum share of outliers, and minimum number of values for a single outlier: a value that slipped into the wrong column. */
const [maxOddShare, enoughForOne] = [0.05, 15];

/** The field that the values of a column indicate; null if there is none. */
export function contentOf(values: string[]): ColumnField | null {
  if (values.length === 0 || values.some(({ length }) => length > maxKnownLength)) return null;
  const few = Math.max(values.length * maxOddShare, values.length >= enoughForOne ? 1 : 0);
  const found = kinds.find(([, isKind]) => values.filter((value) => !isKind(value)).length <= few)?.[0];
  if (found !== undefined && found !== 'rating') return found;
  const isRated = found === 'rating' || areRatings(values);
  return isRated && !areShares(values) && !areLow(values) ? 'rating' : null;
}

/** Whether values are ratings, some without decimals: '4.7', '5', '4.2'. */
function areRatings(values: readonly string[]): boolean {
  return (
    values.every((value) => isRating(value) || /^[1-5]$/.test(value)) &&
    values.filter(isRating).length * 2 >= values.length
  );
}

/** Whether values are shares or confidences from 0 to 1, which are not ratings. */
export function areShares(values: readonly string[]): boolean {
  return values.every((value) => /^[01](?:[.,]\d+)?$/.test(value));
}

/** Whether a third of the values are below 3, so that they are hardly ratings. */
export function areLow(values: readonly string[]): boolean {
  return values.filter((value) => parseFloat(value.replace(',', '.')) < 3).length * 3 > values.length;
}

/** Whether every value is a decimal number within ±`limit` degrees. */
export function areCoordinates(values: string[], limit: 90 | 180): boolean {
  const isWithin = (value: string) =>
    /^-?\d{1,3}[.,]\d+$/.test(value) && Math.abs(parseFloat(value)) <= limit;
  // A sheet drops the zeros at the end: '121.5' among '121.5225'.
  return (
    values.every(isWithin) &&
    values.filter((value) => /[.,]\d{3,}$/.test(value)).length >= values.length * 0.8
  );
}
