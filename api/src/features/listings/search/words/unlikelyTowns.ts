import { isStreetWord } from '../../../../../../domain/search/abbreviations.ts';
import { isPreposition } from '../../../../../../domain/search/stopWords.ts';
import { kindOfSearch } from '../../../../lib/placeKinds/kindOfSearch.ts';
import { phraseKey, type Phrase } from '../../../../../../domain/search/readQuery.ts';
import type { PlaceMeaning } from '../../../../../../domain/search/resolveQuery.ts';

/** Names of so few letters are what is left of words by chance. */
const shortStem = /^[a-z]{1,4}$/;

/**
 * The places without towns that the directory has nothing in and that the words rather do not mean: "mobile" of a mobile
 * shop (one of the `longer` phrases), "Priva" of "private", which listings have as it is, Galați of "Galata". Nor what only a rule of grammar reads as a short name. Nor the town of
 * Street behind the name of a street.
 */
export function withoutUnlikelyTowns(
  places: ReadonlyMap<string, PlaceMeaning>,
  words: readonly string[],
  phrases: readonly Phrase[],
  { longer, known }: { longer: readonly Pick<Phrase, 'words'>[]; known: ReadonlySet<string> },
): Map<string, PlaceMeaning> {
  const isOfLonger = (key: string) => longer.some((one) => one.words.length > 1 && one.words.includes(key));
  const isInflected = (phrase: Phrase) =>
    phrase.isPlaceOnly === true && known.has(words[phrase.from + phrase.length - 1] ?? '');
  const isGuessOfKnown = (key: string) => {
    const named = phrases.filter((phrase) => phraseKey(phrase) === key);
    return named.length > 0 && named.every((phrase) => phrase.isGuess === true && isInflected(phrase));
  };
  const isOfStreet = (key: string) => {
    const before = words[words.indexOf(key) - 1];
    return (
      isStreetWord(key) && before !== undefined && kindOfSearch(before) === null && !isPreposition(before)
    );
  };
  const isOtherWord = (key: string) => {
    const named = phrases.filter((phrase) => phraseKey(phrase) === key);
    return named.length > 0 && named.every(isInflected);
  };
  // "Honden" is not Hon, "listen" no Lis.
  const isShortStem = (key: string) =>
    shortStem.test(key) &&
    phrases.every((phrase) => phraseKey(phrase) !== key || phrase.isPlaceOnly === true);
  const isKnown = (key: string) => key.split(' ').every((word) => known.has(word));
  return new Map(
    [...places].filter(([key, { position, isFar = false, isUnlikely = false }]) => {
      if (isOfStreet(key) || isGuessOfKnown(key) || (isFar && isShortStem(key))) return false;
      return !position || !(isOfLonger(key) || isOtherWord(key) || (isUnlikely && isKnown(key)));
    }),
  );
}
