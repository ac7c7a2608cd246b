import { foldText } from '../../../../../../../domain/text/fold.ts';
import { withoutTrailing } from '../../../../../../../domain/text/withoutTrailing.ts';
import { isSubdivision, isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { isStreet } from '../../location/addressTokens.ts';
import { countryOfDistinctCode } from '../../../../../lib/gazetteer/postalFormats.ts';
import { countryOf } from '../../values/countryValue.ts';
import { statusOf } from '../../values/statusValue.ts';
import { contentOf, isHours } from './columnContent.ts';
import { couldBeAddresses, couldBeCategories, couldBeNames } from './columnText.ts';
import type { ColumnField } from '../columnFields.ts';
import { isPlaceAttribute } from '../evidence/isPlaceAttribute.ts';
import { isMomentOnly, momentWord, offer } from './momentWords.ts';

/** What the values of a column speak for, each from 0 to 1; without a field they speak against it or say nothing. */
export type ValueScores = ReadonlyMap<ColumnField, number>;

/** Share of a column of addresses beside words of the moment that slipped into it: 'Open', 'Closes soon'. */
const minLineShare = 0.4;

/** Share of different values that must be towns in a column of them. */
const minTownShare = 0.6;

/** What the dots of a card's line add to the score of kinds: only kinds are left of one where the rest is in other columns. */
const ofCard = 0.2;

/** Values of a column that are examined one by one. */
const maxValues = 100;

function shareOf(values: readonly string[], test: (value: string, at: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

/** Pages separate kinds by commas that they leave at the end: 'Dentists,'. */
export const isOwnKind = (value: string) =>
  !offer.test(value) && (kindOf(withoutTrailing(value, /[\s,;]/))?.confidence ?? 0) >= sureKind;
/** 'Plumber, Heating Contractors, Handyman ...': a list of kinds, most of which are known. */
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

/** 'Alta', 'Media', 'Baja': how good a lead is, or how likely. Many such words are also a town's name. */
const level =
  /^(?:(?:very|muy|muito|sehr|molto|très|çok|sangat)\s)?(?:high|medium|low|alt[ao]|medi[ao]|baj[ao]|baix[ao]|bass[ao]|hoch|mittel|niedrig|haute?|moyen(?:ne)?|basse?|faible|yüksek|orta|düşük|tinggi|sedang|rendah|высок(?:ий|ая)|средн(?:ий|яя)|низк(?:ий|ая)|cao|trung bình|thấp|hot|warm|cold|micro|small|large|medium|big|klein|groß|pequeñ[oa]|grande|petite?|mały|małe|średnie|duże|küçük|büyük|mikro)(?: (?:enterprise|business|company|empresa|entreprise|işletme))?$/iu;
const isLevel = (value: string) => level.test(value);

/** 'tak', 'oui': the answer to a question. */
const isAnswer = (value: string) => answer.test(foldText(value.trim()));
const answer =
  /^(?:yes|no|true|false|ja|nein|nee|nej|nei|kylla|ei|oui|non|si|sim|nao|da|ne|nu|tak|nie|ano|igen|nem|ναι|οχι|да|нет|так|ні|evet|hayir|var|yok|ya|tidak|co|khong|はい|いいえ|有|无|無|是|否|예|아니오|نعم|لا|כן|לא)$/u;

/** Share of such words in a column of them. */
const mostlyLevels = 0.8;

/** Different towns below which one country must have nearly all of them. */
const fewTowns = 5;

/** Whether words that come again and again are towns of one country, and not like towns all over by chance. */
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

/** '·  · Korean': the line of a card of which only the kind is left. */
const withoutDots = (value: string) => value.replace(/^[\s·⋅]+/, '');

/** A sentence about the moment or a status: 'Geschlossen ⋅ Öffnet um 9', 'Permanently closed'. */
const isLive = (value: string) =>
  value.length <= 120 &&
  (statusOf(value) !== null || /\s[⋅·]\s/.test(withoutDots(value)) || momentWord.test(value));

/**
 * Scores a column by its values, without missing ones. What only one kind of value looks like scores 0.9 and more; what could
 * be others as well 0.5 to 0.8. Pure.
 */
export function valueScores(values: readonly string[]): ValueScores {
  const scores = new Map<ColumnField, number>();
  if (values.length === 0) return scores;
  const sure = contentOf([...values]);
  if (sure !== null) return scores.set(sure, 0.9);
  const looked = values.slice(0, maxValues);
  if ([isLevel, isPlaceAttribute, isAnswer].some((isOf) => shareOf(looked, isOf) >= mostlyLevels))
    return scores;
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
  // Kinds come again; names of places only have the word for their kind in them.
  const areDistinct = looked.length >= 5 && distinct >= values.length * 0.9;
  // Chains come again in lists of pharmacies, with a word beside that for their kind.
  const areChains =
    looked.length >= 5 && distinct >= values.length * 0.5 && shareOf(looked, isFinerKind) >= 0.4;
  const areLists = looked.length >= 5 && shareOf(looked, isListOfKinds) >= 0.3;
  const kindsAndLists = areLists
    ? shareOf(looked, (value) => isOwnKind(value) || isListOfKinds(value))
    : kinds;
  if (couldBeNames([...values]))
    scores.set('name', 0.7 - (!areLists && (areDistinct || areChains) ? 0.05 : 0.3) * kindsAndLists);
  const lines = values.filter((value) => !isMomentOnly(value));
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
  // One town everywhere may as well be a word that is also a town's name, such as Central.
  const isLikely = distinct > 1 || isLargeTown(looked[0] ?? '');
  // A word that comes again and again may be a town's name by chance; then the others are none.
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
