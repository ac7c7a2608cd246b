// What a column of values is, whatever its header says. Each test holds for a value on its own.
import { normaliseWorkingHours } from '../../../../../../domain/hours/read/normaliseHours.ts';
import { foldText } from '../../../../../../domain/text/fold.ts';
import { offer } from './momentWords.ts';
import { hasStreetWord, isStreet } from '../location/addressTokens.ts';
import type { ColumnField } from './columnFields.ts';
import { hoursOf, isOfNoDay } from '../values/hours/hoursValue.ts';
import { isLabelled } from '../details/labelledLinks.ts';
import { isPaidLink, isPicture } from '../values/linkValue.ts';
import { isMapLink } from '../values/placeIds.ts';
import { timeZoneOf } from '../../../../lib/geography/timeZones.ts';
import { kindOf } from '../../../../lib/placeKinds/kindOf.ts';

/** Links to one place; a search for many leads to none. */
const placeLink =
  /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\/place\/|maps\/search\/.*query_place_id=|.*[?&]cid=\d)/;
const reviewLink = /^https?:\/\/search\.google\.[a-z.]+\/local\/(?:reviews|writereview)/;
const photoHost =
  /^https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|ggpht\.com|streetviewpixels-pa\.googleapis\.com)\//i;
const isPhoto = (value: string) => photoHost.test(value) || isPicture(value);
/** Pages about a place that are not its own site. */
const otherPage =
  /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+|gstatic\.com|facebook\.com|instagram\.com|twitter\.com|x\.com|youtube\.com|linkedin\.com|tiktok\.com|wa\.me|whatsapp\.com)(?:[/?#]|$)/i;
/** A page of somebody on a network. */
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
    : /\d|closed|kapalı/i.test(value)
      ? normaliseWorkingHours(value)
      : null;
  return hours !== null && Object.keys(hours).length >= 5;
}

const fraction = /^[0-5][.,]\d{1,2}(?:\s?(?:\/\s?5|stars?|star rating|★))?(?:\s?\(\d[\d.,]*\))?$/i;
const isRating = (value: string) => fraction.test(value);

/** '₩10,000~20,000', '€20–30', 'CA$20-80': what a visit costs. */
const priceSpan =
  /^(?:\p{Lu}{1,3}\s?)?\p{Sc}\s?\d[\d.,]*\s?[~–—-]\s?(?:(?:\p{Lu}{1,3}\s?)?\p{Sc}\s?)?\d[\d.,]*$/u;

/** '€100+', '₩100,000 이상': what it costs at least. */
const priceFrom = /^(?:\p{Lu}{1,3}\s?)?\p{Sc}\s?\d[\d.,]*\s?(?:\+|이상|以上)$/u;

/** Words for what a place costs, in the languages of pages that put them beside places. */
const priceWord =
  /^(?:(?:muito|very|mais|bem|sehr|très|muy|molto|çok|очень) )?(?:caro|cara|barat[oa]|moderad[oa]|expensive|cheap|inexpensive|moderate|günstig|teuer|preiswert|cher|bon marché|modéré|económic[oa]|economic[oa]|costos[oa]|ucuz|pahalı|orta|дорого|недорого|дёшево|drogo|tanio|duur|goedkoop|murah|mahal)$/iu;

/** Kinds of value in the order in which they are tried; the first that all values of a column are counts. */
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
  // '(134)' that a sheet took for a negative number.
  ['reviewCount', (value) => /^-\d{1,3}(?:[.,]?\d{3})*$/.test(value)],
  ['priceRange', (value) => /^[$€£₺₱¥₹]{1,4}$/.test(value) || priceSpan.test(value) || priceFrom.test(value)],
  ['priceRange', (value) => priceWord.test(value)],
  ['phone', isPhone],
  ['workingHours', isHours],
];

/** Longer than any value of these kinds, in characters. */
const maxKnownLength = 2000;

/** Share of values that may be odd, and values of which one may be: a line of results that slipped into the next column. */
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

/** Ratings of which whole ones have lost their fraction: '4.7', '5', '4.2'. */
function areRatings(values: readonly string[]): boolean {
  return (
    values.every((value) => isRating(value) || /^[1-5]$/.test(value)) &&
    values.filter(isRating).length * 2 >= values.length
  );
}

/** Confidences and shares look like ratings that nobody gives. */
export function areShares(values: readonly string[]): boolean {
  return values.every((value) => /^[01](?:[.,]\d+)?$/.test(value));
}

/** Ratings of places lie between 3 and 5 as a rule: where a third of the values are lower, they are other figures. */
export function areLow(values: readonly string[]): boolean {
  return values.filter((value) => parseFloat(value.replace(',', '.')) < 3).length * 3 > values.length;
}

/** Whether every value is a decimal of so many degrees at most. */
export function areDegrees(values: string[], limit: 90 | 180): boolean {
  const isWithin = (value: string) =>
    /^-?\d{1,3}[.,]\d+$/.test(value) && Math.abs(parseFloat(value)) <= limit;
  // A sheet drops the zeros at the end: '121.5' among '121.5225'.
  return values.every(isWithin) && mostly(values, (value) => /[.,]\d{3,}$/.test(value));
}

/** The name that a link to a place has within it: `/maps/place/NAME/`. Folded; null if there is none. */
export function nameInLink(link: string): string | null {
  const written = /\/maps\/place\/([^/@?]+)/.exec(link)?.[1];
  if (written === undefined) return null;
  try {
    return bareName(decodeURIComponent(written.replaceAll('+', ' ')));
  } catch {
    return null;
  }
}

/** A name as it is compared with the one within a link. */
export function bareName(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Share of values that are all different. */
function variety(values: string[]): number {
  return new Set(values).size / values.length;
}

const nearlyAll = (values: string[], test: (value: string) => boolean) =>
  values.filter(test).length >= values.length * 0.95;

const mostly = (values: string[], test: (value: string) => boolean) =>
  values.filter(test).length >= values.length * 0.8;

/** Words of a moment or of a button, not of a place. */
const passing = /⋅|·|^(?:open|closed|açık|kapalı|opens|closes|directions|website|call|share|save)\b/i;

/** Keys of databases and sums of records: '7d69af4f-87ab-f011-bbd2-6045bd09da9c', '0vIbMPM678mfcAZOZ4Nk+w=='. */
export const isKey = (value: string) => /^(?=.*\d)[\w+/=-]{16,}$/.test(value);

/** 'akb100253', 'shop-0042': the same in small letters. */
const smallCode = /^\p{L}{1,12}[-_]?\d{3,}$/u;
const isCode = (value: string) => isKey(value) || listCode.test(value) || smallCode.test(value);

/** 'escola.com.br': where a site is, without more of its address. */
const domain = /^(?:[\p{L}\p{N}-]+\.){1,5}[a-z]{2,15}\/?$/iu;

/** Whether the values could be names of places: short, different, in words. */
export function couldBeNames(values: string[]): boolean {
  return (
    values.length >= 2 &&
    variety(values) >= 0.7 &&
    mostly(values, (value) => /\p{L}{2}/u.test(value) && !isCode(value) && !isOfNoDay(value)) &&
    values.filter((value) => domain.test(value)).length * 2 < values.length &&
    !areMeasures(values) &&
    nearlyAll(
      values,
      (value) => value.length <= 90 && !passing.test(value) && !/^["“”«/]|\n|https?:|@|^[[{]/.test(value),
    ) &&
    !couldBeAddresses(values)
  );
}

/** Share of names from which those of chains, which come again, are names. */
const chainVariety = 0.3;

/** Whether values under a word for names could be those of places of which many are branches. */
export function couldBeBranches(values: string[]): boolean {
  return (
    values.length >= 5 &&
    variety(values) >= chainVariety &&
    nearlyAll(
      values,
      (value) => value.length <= 90 && !listCode.test(value) && !/https?:|@|^[[{]/.test(value),
    ) &&
    mostly(values, (value) => /\p{L}{3}/u.test(value) && !isKey(value)) &&
    !couldBeAddresses(values)
  );
}

/** An amount of money: 'THB 788', '€ 45', '120 PLN'. */
const amount = /^(?:\p{Lu}{2,3}\s?|\p{Sc}\s?|US\$\s?)\d[\d.,\s]*$|^\d[\d.,\s]*(?:\p{Sc}|\s\p{Lu}{3})$/u;

/** Google's plus code of a position, which replaces a street in many countries. */
export const plusCode = /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/;

/** 'fuel', 'metro_station': a word as programs write them. */
export const isMachineWord = (value: string) => /^[a-z]+(?:_[a-z]+)*$/.test(value);

/** 'TUR_011', 'SGP000753', '18BR00', 'JP/160/2008': the number of a record in a list. */
const listCode = /^(?=.{1,64}$)(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[_/.-][\p{Lu}\d]+){0,4}$/u;

/** '800 pax', '12 km', 'Avec une note de 8.5': a figure in words that are always the same. */
const measure = /^\d[\d.,]*\s?(\p{L}{1,10}²?)\.?$|^(\p{L}[^\d,]{2,40}?)\s?\d{1,3}[.,]\d+$/u;

/** Whether the values are figures in the same words. */
function areMeasures(values: readonly string[]): boolean {
  const words = values.flatMap((value) => {
    const found = measure.exec(value);
    return found ? [(found[1] ?? found[2] ?? '').toLowerCase()] : [];
  });
  const [first = ''] = words;
  return words.filter((each) => each === first).length >= values.length * 0.8 && !hasStreetWord(first);
}

/** '1. Soup 2. Spring rolls': what a place sells, one by one. */
const numbered = /^1[.)]\s.+\s2[.)]\s/su;

/** 'ny+I0P[a', 'user17': one word with digits, which is a password, a key or the name of an account. */
const isToken = (value: string) =>
  /^(?=.*\d)(?=.*[a-z])[\x21-\x7e]{4,40}$/i.test(value) &&
  !/[,/]/.test(value) &&
  !plusCode.test(value) &&
  !hasStreetWord(value);

/** Whether the values read as addresses: of some length, most of them with a comma or a number. */
export function couldBeAddresses(values: string[]): boolean {
  // Streets of a small town come again, and numbers of houses stand alone beside them.
  const areStreets =
    values.filter((value) => plusCode.test(value) || (/\p{L}{3}/u.test(value) && isStreet(value))).length >=
    values.length * 0.3;
  return (
    values.length >= 2 &&
    !areMeasures(values) &&
    variety(values) >= (areStreets ? 0.5 : 0.7) &&
    nearlyAll(
      values,
      (value) =>
        value.length <= 250 &&
        !passing.test(value) &&
        !/^["“”«]|https?:|^[a-z][a-z\d+.-]{0,40}:\/\/|@|^[[{<]|^#\p{L}{2}/iu.test(value),
    ) &&
    mostly(
      values,
      (value) =>
        /\p{L}{3}|\+/u.test(value) ||
        (areStreets && /^\d{1,4}$/.test(value)) ||
        // '145 W 53rd St'
        (/^\d/.test(value) && hasStreetWord(value)),
    ) &&
    !nearlyAll(values, isToken) &&
    mostly(values, (value) => !amount.test(value) && !isCode(value) && !numbered.test(value)) &&
    // '92% 7 patient stories', '₹1500 at clinic': shares and prices are no numbers of houses.
    mostly(values, (value) => !/\d\s?%|^\p{Sc}\s?\d/u.test(value)) &&
    mostly(
      values,
      (value) => /,|\d.*\p{L}|\p{L}.*\d|^\d{1,4}$/u.test(value) || plusCode.test(value) || isStreet(value),
    )
  );
}

/** 'CUSTOM' and 'SUGGESTED': a few constants of a program, none of which is a kind of place. */
const maxConstants = 3;
const areConstants = (values: readonly string[]): boolean =>
  new Set(values).size <= maxConstants &&
  values.every((value) => /^[A-Z]{2,}(?:_[A-Z]+)*$/.test(value)) &&
  values.every((value) => kindOf(value.replaceAll('_', ' ')) === null);

/** How sure, good or far something is: 'high', 'medium', 'unverified'. */
const grade =
  /^(?:very )?(?:low|medium|moderate|high|highest|lowest|basic|partial|full|none|unknown|verified|unverified|confirmed|unconfirmed|certain|uncertain|likely|unlikely|approximate|exact|hoch|mittel|niedrig|gering|bestätigt|unbestätigt|alto|alta|medio|media|bajo|baja|médio|média|baixo|baixa|élevée?|moyenne?|faible|wysoki|średni|niski|высокий|средний|низкий|высокая|средняя|низкая|yüksek|orta|düşük|높음|중간|낮음|高|中|低)$/iu;

/** What a plan lets land be used for: 'Commercial', 'Residential zone'. */
const zoning =
  /^(?:commercial|residential|industrial|agricultural|institutional|mixed[ -]use)(?: (?:zone|area|district|use))?$/i;

/** Whether the values could be categories: a few words that come again and again. */
export function couldBeCategories(values: string[]): boolean {
  return (
    values.length >= 4 &&
    variety(values) <= 0.5 &&
    !areConstants(values) &&
    nearlyAll(
      values,
      (value) =>
        /^\p{L}[\p{L}\p{M} &/,'’-]{2,49}$/u.test(value) && !passing.test(value) && !offer.test(value),
    ) &&
    values.filter((value) => priceWord.test(value) || grade.test(value) || zoning.test(value)).length * 2 <
      values.length
  );
}
