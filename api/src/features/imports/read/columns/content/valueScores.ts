import { foldText } from '../../../../../../../domain/text/fold.ts';
import { withoutTrailing } from '../../../../../../../domain/text/withoutTrailing.ts';
import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { isStreet } from '../../location/addressTokens.ts';
import { countryOfDistinctCode } from '../../../../../lib/gazetteer/postalFormats.ts';
import { countryOf } from '../../values/location/countryValue.ts';
import { afterOther } from '../../values/otherOption.ts';
import { statusOf } from '../../values/statusValue.ts';
import { contentOf, isHours } from './columnContent.ts';
import { areSitings } from './areSitings.ts';
import { couldBeAddresses, couldBeCategories, couldBeNames } from './columnText.ts';
import type { ColumnField } from '../columnFields.ts';
import { isPlaceAttribute } from '../evidence/isPlaceAttribute.ts';
import { isLiveStatus, statusWord, offer } from './liveStatus.ts';

/** Score of a column for each field, 0 to 1. A missing field has no support. */
export type ValueScores = ReadonlyMap<ColumnField, number>;

/** Minimum share of addresses in a column with live status texts that slipped into it: 'Open', 'Closes soon'. */
const minLineShare = 0.4;

/** Minimum share of distinct values that are cities, for a column of cities. */
const minTownShare = 0.6;

/** Score that separators of a map card add for categories: they are what remains of a line whose other parts have columns. */
const ofCard = 0.2;

/** Maximum number of values that are examined one by one. */
const maxValues = 100;

function shareOf(values: readonly string[], test: (value: string, at: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

/** Whether a value is a category by itself. Pages leave trailing commas: 'Dentists,'. */
export const isOwnKind = (value: string) =>
  !offer.test(value) && (kindOf(withoutTrailing(value, /[\s,;]/))?.confidence ?? 0) >= sureKind;
/** Whether a value is a list of mostly known categories: 'Plumber, Heating Contractors, Handyman ...'. */
const isListOfKinds = (value: string) => {
  const parts = value.length > 200 ? [] : value.replace(/\s*(?:\.{2,3}|…)$/, '').split(/\s*[,;|]\s*/);
  return parts.length > 1 && shareOf(parts, isOwnKind) >= 0.5;
};
const isFinerKind = (value: string) => kindOf(value)?.isFiner === true;
const isTownName = (value: string) => value.length <= 60 && placesNamed(value).some(isTown);
const isLargeTown = (value: string) =>
  placesNamed(value).some((place) => isTown(place) && place.isMainName && place.population >= 100_000);
/** 'Melbourne, all suburbs': an area that is served. */
const beginsWithTown = (value: string) => kindOf(value) === null && isTownName(value.split(',', 1)[0] ?? '');
const isRegionName = (value: string) => value.length <= 60 && placesNamed(value).some(isSubdivision);
/** Forms of postal codes that no other number has. */
const isDistinctCode = (value: string) =>
  /^\d{2}-\d{3}$|^\d{3} \d{2}$|^[1-9]\d{3} [A-Z]{2}$|^\d{5}-\d{3}$/.test(value) ||
  countryOfDistinctCode(value) !== null;
/** 'TX 78753': a ZIP code after a state. */
const isStateWithCode = (value: string) => /^[A-Z]{2} \d{5}(?:-\d{4})?$/.test(value);

/** Levels of leads and probabilities, many of which are also names of cities: 'Alta', 'Media', 'Baja'. */
const level =
  /^(?:(?:very|muy|muito|sehr|molto|très|çok|sangat)\s)?(?:high|medium|low|alt[ao]|medi[ao]|baj[ao]|baix[ao]|bass[ao]|hoch|mittel|niedrig|haute?|moyen(?:ne)?|basse?|faible|yüksek|orta|düşük|tinggi|sedang|rendah|высок(?:ий|ая)|средн(?:ий|яя)|низк(?:ий|ая)|cao|trung bình|thấp|hot|warm|cold|micro|small|large|medium|big|klein|groß|pequeñ[oa]|grande|petite?|mały|małe|średnie|duże|küçük|büyük|mikro)(?: (?:enterprise|business|company|empresa|entreprise|işletme))?$/iu;
const isLevel = (value: string) => level.test(value);

/** 'tak', 'oui': the answer to a question. */
const isAnswer = (value: string) => answer.test(foldText(value.trim()));
const answer =
  /^(?:yes|no|true|false|ja|nein|nee|nej|nei|kylla|ei|oui|non|si|sim|nao|da|ne|nu|tak|nie|ano|igen|nem|ναι|οχι|да|нет|так|ні|evet|hayir|var|yok|ya|tidak|co|khong|はい|いいえ|有|无|無|是|否|예|아니오|نعم|لا|כן|לא)$/u;

/** Minimum share of such words for a column of levels. */
const mostlyLevels = 0.8;

/** Up to this number of distinct cities, most must be in one country. */
const fewTowns = 5;

/** Whether repeating words are cities of one country, rather than words that are cities somewhere by chance. */
function areOfOneCountry(distinct: readonly string[]): boolean {
  if (distinct.length > fewTowns) return true;
  const countries = distinct.map(
    (value) => new Set(placesNamed(value).flatMap((place) => (isTown(place) ? [place.country] : []))),
  );
  const all = new Set(countries.flatMap((each) => [...each]));
  return [...all].some(
    (country) => shareOf(distinct, (_, i) => countries[i]?.has(country) === true) >= minTownShare,
  );
}

/** Removes the separators of a map card of which only the category is left: '·  · Korean'. */
const withoutDots = (value: string) => value.replace(/^[\s·⋅]+/, '');

/** Whether a value is a live status or a closure: 'Geschlossen ⋅ Öffnet um 9', 'Permanently closed'. */
const isLive = (value: string) =>
  value.length <= 120 &&
  (statusOf(value) !== null || /\s[⋅·]\s/.test(withoutDots(value)) || statusWord.test(value));

/** Values without the option 'Other', of which nobody knows what it is, unless it is nearly all that there is. */
function withoutOther(values: readonly string[]): readonly string[] {
  const named = values.filter((value) => afterOther(value) !== '');
  return named.length === values.length || new Set(named).size < 2 ? values : named;
}

/**
 * Scores a column for each field by its values, without missing ones: 0.9 and more for unambiguous values, 0.5 to 0.8 for
 * ambiguous ones. Pure.
 */
export function valueScores(written: readonly string[]): ValueScores {
  const scores = new Map<ColumnField, number>();
  const values = withoutOther(written);
  if (values.length === 0) return scores;
  const sure = contentOf([...values]);
  if (sure !== null) return scores.set(sure, 0.9);
  const looked = values.slice(0, maxValues);
  if ([isLevel, isPlaceAttribute, isAnswer].some((isOf) => shareOf(looked, isOf) >= mostlyLevels))
    return scores;
  if (areSitings(looked)) return scores;
  // Pages break some of them off: 'Mon-Thu 11h - 22h, Fri...'.
  if (looked.length >= 3 && shareOf(looked, isHours) >= 0.5) return scores.set('workingHours', 0.8);
  const distinct = new Set(values).size;
  const asKinds = values.map(withoutDots);
  const isOfCard = shareOf(values, (value) => value !== withoutDots(value)) >= 0.8;
  const kinds = shareOf(asKinds.slice(0, maxValues), isOwnKind);
  if (looked.length >= 3 && shareOf(looked, isLive) >= 0.8) {
    if (looked.some((value) => statusOf(value) !== null)) scores.set('liveStatus', 0.7);
    return scores;
  }
  // Categories repeat; names only contain the word for a category.
  const areDistinct = looked.length >= 5 && distinct >= values.length * 0.9;
  // Chains are repeated in lists of pharmacies, with a word beside that for their kind.
  const areChains =
    looked.length >= 5 && distinct >= values.length * 0.5 && shareOf(looked, isFinerKind) >= 0.4;
  const areLists = looked.length >= 5 && shareOf(looked, isListOfKinds) >= 0.3;
  const kindsAndLists = areLists
    ? shareOf(looked, (value) => isOwnKind(value) || isListOfKinds(value))
    : kinds;
  if (couldBeNames([...values]))
    scores.set('name', 0.7 - (!areLists && (areDistinct || areChains) ? 0.05 : 0.3) * kindsAndLists);
  const lines = values.filter((value) => !isLiveStatus(value));
  if (lines.length >= values.length * minLineShare && couldBeAddresses(lines))
    scores.set(
      'address',
      0.6 +
        0.25 *
          shareOf(lines.slice(0, maxValues), (value) =>
            value.split(/[,،]/).some((part) => isStreet(part.trim())),
          ),
    );
  if (distinct > 1 && couldBeCategories(asKinds))
    scores.set(
      'category',
      0.56 + 0.36 * kinds - 0.3 * shareOf(looked, beginsWithTown) + (isOfCard ? ofCard : 0),
    );
  else if (distinct > 1 && areLists && kindsAndLists >= 0.6)
    scores.set('category', 0.6 + 0.3 * kindsAndLists);
  else if (looked.length >= 3 && kinds >= 0.6 && distinct > 1 && distinct < values.length && !areDistinct)
    scores.set('category', 0.6 + 0.2 * kinds);
  const towns = shareOf(looked, isTownName);
  // A constant may be a word that is also the name of a small city, such as Central.
  const isLikely = distinct > 1 || isLargeTown(looked[0] ?? '');
  // A frequent word may be the name of a city by chance; then the other distinct values are none.
  const different = [...new Set(looked)];
  const areTowns = shareOf(different, isTownName) >= minTownShare && areOfOneCountry(different);
  if (looked.length >= 5 && distinct <= values.length * 0.8 && towns >= 0.8 && isLikely && areTowns)
    scores.set('city', 0.5 + 0.3 * towns);
  const codes = shareOf(looked, (value) => isDistinctCode(value) || isStateWithCode(value));
  if (looked.length >= 3 && codes >= 0.9) scores.set('postalCode', 0.85);
  const countries = shareOf(looked, (value) => value.length > 3 && countryOf(value) !== null);
  if (looked.length >= 5 && countries >= 0.95) scores.set('countryCode', 0.8);
  else if (looked.length >= 5 && shareOf(looked, isRegionName) >= 0.8 && distinct <= values.length * 0.5)
    scores.set('state', 0.55);
  return scores;
}
