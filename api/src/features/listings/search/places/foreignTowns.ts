import { abbreviationsIn, isNickname } from '../../../../../../domain/search/abbreviations.ts';
import { overlaps, phraseKey, type Phrase } from '../../../../../../domain/search/readQuery.ts';
import type { PlaceMeaning } from '../../../../../../domain/search/resolveQuery.ts';
import {
  isPartOfTown,
  isSubdivision,
  isTown,
  kilometresBetween,
  placesNamed,
  type GazetteerPlace,
} from '../../../../lib/gazetteer/gazetteer.ts';
import { placesAndQuartersNamed } from '../../../../lib/gazetteer/quarters.ts';
import { serbianCyrillic } from '../../../../lib/text/transliteration/serbianCyrillic.ts';
import { devanagariSpellings } from './devanagariTowns.ts';
import { widestTownKm } from './divisions.ts';

/** Maximum number of phrases looked up by another name or language, and of towns per name. */
const maxForeign = 3;
const maxTowns = 3;
export const minPopulation = 5000;
/** Minimum population of a town that is also meant if the directory has another one of that name: Athens, Naples. */
const largeTownPopulation = 200_000;

/** Alternative spellings of a name for the directory and the gazetteer. */
export function spellingsOf(words: readonly string[]): string[] {
  const whole = words.join(' ');
  // "Restaurant" is not Rest, which is how Rasht is written elsewhere.
  const isPlace = words.length > 1 || isNickname(words);
  const others = (isPlace ? abbreviationsIn(words) : []).map(({ words: short, means }) =>
    ` ${whole} `.replace(` ${short.join(' ')} `, ` ${means.join(' ')} `).trim(),
  );
  // "ケソンシティ" is ケソン市 in the gazetteer.
  const city = [whole.replace(/シティ$/, '市'), whole.replace(/시티$/, '시')].filter(
    (name) => name !== whole,
  );
  // Devanagari has one sign for a nasal and one for a nasal vowel, and dots that few type: "गुड़गांव" is गुडगांव.
  const plain = whole.replaceAll('\u0901', '\u0902').replaceAll('\u093c', '');
  const devanagari = plain === whole ? [] : [plain];
  return [whole, ...others, ...city, ...devanagari, ...serbianCyrillic(whole)];
}

export interface ForeignTown {
  phrase: Phrase;
  towns: readonly GazetteerPlace[];
  /** Whether the query also names the town of which it is a part. */
  isBesideTown: boolean;
}

/** Towns and parts of towns that phrases name in any language, the largest first. Of cities of the directory, large ones. */
export function foreignTowns(
  phrases: readonly Phrase[],
  meanings: ReadonlyMap<string, PlaceMeaning>,
): ForeignTown[] {
  const seen = new Set<string>();
  const large = phrases.flatMap((phrase) =>
    placesNamed(phraseKey(phrase))
      .filter((place) => isTown(place) && place.population >= largeTownPopulation)
      .map((town) => ({ phrase, town })),
  );
  // "Westend berlin" is the one in Berlin.
  const isBeside = (place: GazetteerPlace, phrase: Phrase) =>
    large.some((one) => !overlaps(one.phrase, phrase) && kilometresBetween(one.town, place) <= widestTownKm);
  return phrases
    .flatMap((phrase): ForeignTown[] => {
      const key = phraseKey(phrase);
      const known = meanings.get(key);
      if (phrase.isKindOnly || known?.countryCode || key.length < (/^[a-z ]*$/.test(key) ? 3 : 2)) return [];
      // Of towns that are called otherwise at home, small ones count where the directory has them: "Айя-Напа".
      const isOwnName = phrase.words.length === 1 && /^[a-z]+$/.test(key);
      const smallest = known || phrase.isGuess ? largeTownPopulation : isOwnName ? minPopulation : 0;
      const named = spellingsOf(phrase.words).flatMap(placesAndQuartersNamed);
      const towns = (named.length > 0 ? named : townsSpeltOtherwise(key))
        .filter((place) => place.population >= smallest && (known ? isTown(place) : !isSubdivision(place)))
        .filter((place, _at, all) => !isLesserAlias(place, all))
        .sort(
          (a, b) => Number(isBeside(b, phrase)) - Number(isBeside(a, phrase)) || b.population - a.population,
        )
        .slice(0, maxTowns);
      const isBesideTown = towns.some((place) => isPartOfTown(place) && isBeside(place, phrase));
      return towns.length === 0 ? [] : [{ phrase, towns, isBesideTown }];
    })
    .sort(
      (a, b) =>
        Number(b.phrase.isPlace) - Number(a.phrase.isPlace) ||
        Number(a.phrase.isGuess ?? false) - Number(b.phrase.isGuess ?? false) ||
        (b.towns[0]?.population ?? 0) - (a.towns[0]?.population ?? 0),
    )
    .filter(({ phrase }) => !seen.has(phraseKey(phrase)) && seen.add(phraseKey(phrase)))
    .slice(0, maxForeign);
}

/** The towns that a name in Devanagari is with other letters for the same sounds. */
function townsSpeltOtherwise(key: string): readonly GazetteerPlace[] {
  for (const spelling of devanagariSpellings(key)) {
    const places = placesAndQuartersNamed(spelling).filter((place) => place.population >= minPopulation);
    if (places.length > 0) return places;
  }
  return [];
}

/** Another name of a town that is the own name of a larger place: Manhattan is not Manhattan Beach, Monterrey no Monterey. */
const isLesserAlias = (place: GazetteerPlace, all: readonly GazetteerPlace[]): boolean =>
  !place.isMainName && all.some((one) => one.isMainName && one.population > place.population);
