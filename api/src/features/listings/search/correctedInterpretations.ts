import { featuresIn } from '../../../../../domain/search/featureWords.ts';
import { isWithinSpan } from '../../../../../domain/search/readQuery.ts';
import type { Reader } from '../reader.ts';
import { Interpretations } from './interpretations.ts';
import type { Interpretation, Synonym, Typos } from './searchTerms.ts';
import { kindCompletions } from './words/kindCompletions.ts';
import { fallbackSounds } from './words/fallbackSounds.ts';
import { respelledKinds } from './words/respelledKinds.ts';
import { merged, withoutCompletions, typosOfWords, withoutAdjectives } from './words/typoMaps.ts';
import { typosOf } from './words/typosOf.ts';
import { resolveSearch, type ResolvedSearch } from './resolveSearch.ts';

/** Minimum length of a pair of words; shorter ones have too many corrections. */
const minPairLength = 6;

/** Completes the last word to names of kinds: "апте" is a pharmacy, whatever its category is called. */
async function* withLastWordCompleted(
  reader: Reader,
  search: ResolvedSearch,
  exact: Typos,
): AsyncGenerator<Interpretation> {
  for (const text of kindCompletions(search)) {
    const finished = await resolveSearch(reader, text);
    if (!finished?.kinds.length) continue;
    yield { ...new Interpretations(finished).first(exact), isCorrected: true };
  }
}

/**
 * Yields interpretations with corrections: similar words, misspelled kinds, words of other scripts by their consonants, joined or
 * split words. Returns the corrections: those by spelling alone, and all of them.
 */
export async function* correctedInterpretations(
  reader: Reader,
  search: ResolvedSearch,
  exact: Typos,
): AsyncGenerator<Interpretation, { mistyped: Typos; typos: Typos; respelled: ResolvedSearch | null }> {
  yield* withLastWordCompleted(reader, search, exact);
  const interpretations = new Interpretations(search);
  const pairs = unknownPairs(search);
  // "Now" of "open now" is not a typo of "cow", nor "parking" one of "park".
  const features = featuresIn(search.typed.words);
  const required = search.typed.words.filter(
    (word, at) =>
      search.typed.isRequired[at] &&
      !search.fixed.has(word) &&
      !features.some((feature) => isWithinSpan(at, feature)),
  );
  const spelt = await typosOf(
    reader,
    [...required, ...pairs.map((pair) => pair.join(''))],
    new Set([...search.known, ...pairs.map((pair) => pair.join(''))]),
  );
  const mistyped = merged(
    typosOfWords(search.alike, required),
    withoutCompletions(interpretations.withoutSure(withoutAdjectives(typosOfWords(spelt, required)))),
  );
  const corrected = { isCorrected: true };
  const kinds = respelledKinds(search, mistyped);
  const respelled = kinds === null ? null : await resolveSearch(reader, kinds);
  if (respelled) {
    const others = new Interpretations(respelled);
    yield { ...others.first(merged(exact, mistyped)), ...corrected };
    yield { ...others.resolved(merged(exact, mistyped), { isLoose: true }), ...corrected };
  }
  const skeletons = interpretations.withoutMeant(search.skeletons);
  if (mistyped.size > 0 && skeletons.size > 0)
    yield { ...interpretations.first(merged(exact, mistyped)), ...corrected };
  const typos = merged(exact, mistyped, skeletons);
  if (mistyped.size + skeletons.size > 0) {
    yield { ...interpretations.first(typos), ...corrected };
    const begun = interpretations.begun(typos);
    if (begun) yield { ...begun, ...corrected };
    yield { ...interpretations.resolved(typos, { isLoose: true }), ...corrected };
  }
  const joinedPairs = pairs.flatMap((words): Synonym[] =>
    (spelt.get(words.join('')) ?? []).map((word) => ({ words, means: [word], isWhole: true })),
  );
  if (search.split.length + joinedPairs.length > 0) {
    const joined = [...search.joined, ...search.split, ...joinedPairs];
    yield { ...new Interpretations({ ...search, joined }).first(typos), ...corrected };
  }
  return { mistyped, typos, respelled };
}

/** Yields interpretations with syllables of other scripts by their sound. Returns all joined words. */
export async function* phoneticInterpretations(
  reader: Reader,
  search: ResolvedSearch,
  exact: Typos,
): AsyncGenerator<Interpretation, Synonym[]> {
  const late = await fallbackSounds(reader, search);
  const joined = [...search.joined, ...late.joined];
  if (late.typos.size + late.joined.length > 0) {
    const phonetic = new Interpretations({ ...search, joined });
    yield phonetic.first(merged(exact, late.typos));
    yield phonetic.resolved(merged(exact, late.typos), { isLoose: true });
  }
  return joined;
}

/** Adjacent words, one of them unknown, that may be a single misspelled word: "mc grevys". */
const unknownPairs = ({ typed, known, fixed }: ResolvedSearch): string[][] =>
  typed.words.slice(1).flatMap((second, at) => {
    const pair = [typed.words[at] ?? '', second];
    const isRequired = typed.isRequired[at] === true && typed.isRequired[at + 1] === true;
    return isRequired &&
      pair.join('').length >= minPairLength &&
      pair.some((word) => !known.has(word)) &&
      !pair.some((word) => fixed.has(word))
      ? [pair]
      : [];
  });
