import { overlaps } from '../../../../../domain/search/readQuery.ts';
import type { Reader } from '../reader.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import { mayIntersect } from '../map/gridCells.ts';
import { searchedHours, withHours, type SearchedHours } from './searchedHours.ts';
import { correctedInterpretations, phoneticInterpretations } from './correctedInterpretations.ts';
import { Interpretations } from './interpretations.ts';
import { unsortedFirst } from './kinds/unsortedFirst.ts';
import { wordsOfKinds } from './kinds/wordsOfKinds.ts';
import { everyListing, type Interpretation, type Typos } from './searchTerms.ts';
import { wayQueries } from './match/searchQuery.ts';
import { searchCircles, type Circle } from './searchCircles.ts';
import { brandsFirst } from './termWeights.ts';
import { withTypedLeftOut } from './words/respelledKinds.ts';
import { aroundAddresses } from './words/addressWords.ts';
import { aroundCodes } from './words/aroundCodes.ts';
import { ofEitherKind, withEitherKind } from './words/eitherKind.ts';
import { merged } from './words/typoMaps.ts';
import { typosOf } from './words/typosOf.ts';
import { withoutPlurals } from './words/withoutPlurals.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { wholeNames } from './wholeNames.ts';

/**
 * The interpretations of a search, the strictest first: literal or resolved words; a last word of one or two letters as an
 * incomplete word of a name; without the filters of its words; with corrections; with fewer words. Each is used if those before it
 * find nothing. Skips interpretations equal to an earlier one, and those around a place outside the area `within`.
 */
export async function* expandQuery(
  reader: Reader,
  search: ResolvedSearch | undefined,
  within?: MapArea,
): AsyncGenerator<Interpretation> {
  if (!search) {
    yield everyListing;
    return;
  }
  const tried = new Set<string>();
  for await (const interpretation of withExclusions(search, interpretationsOf(reader, search)))
    for (const one of brandsFirst(interpretation).flatMap((each) => unsortedFirst(search, each))) {
      const whole = { ...one, endings: one.endings ?? search.endings };
      const { begun, ids, schedules, around, unplaced, isUnsorted, excluded } = whole;
      if (within && around && !mayIntersect(around, within)) continue;
      const queries = wayQueries(whole).map((query) =>
        JSON.stringify([query, begun, ids, schedules, around, unplaced, isUnsorted, excluded]),
      );
      if (queries.length > 0 && queries.every((query) => tried.has(query))) continue;
      for (const question of queries) tried.add(question);
      yield whole;
    }
}

/** Interpretations without excluded listings; if nothing is left, without the exclusion, whose words are then in `leftOut`. */
async function* withExclusions(
  search: ResolvedSearch,
  interpretations: AsyncGenerator<Interpretation>,
): AsyncGenerator<Interpretation> {
  const excluded = search.excluded.flatMap(({ queries }) => queries);
  if (excluded.length === 0) {
    yield* interpretations;
    return;
  }
  const without = (one: Interpretation): Interpretation => ({
    ...one,
    excluded,
    ...(one.wider ? { wider: without(one.wider) } : {}),
  });
  for await (const one of interpretations) yield without(one);
  const whole = new Interpretations(search).resolved(search.otherScripts, { isLoose: true });
  yield { ...whole, leftOut: new Interpretations(search).textsOf(search.excluded) };
}

/** The steps of the decision record "search-understanding", in order. Each reads its data lazily. */
async function* interpretationsOf(reader: Reader, search: ResolvedSearch): AsyncGenerator<Interpretation> {
  const { contact } = search;
  if (contact && contact.kind !== 'ID' && !contact.isPart) yield { ...everyListing, ids: contact.ids };
  const exact = await withTypos(reader, search);
  const hours = searchedHours(reader, search);
  yield* asTyped(search, exact, hours);
  for await (const interpretation of asReadOtherwise(reader, search, exact))
    yield* withHours(interpretation, hours);
}

/** Interpretations for words that find nothing literally. */
async function* asReadOtherwise(
  reader: Reader,
  typed: ResolvedSearch,
  exact: Typos,
): AsyncGenerator<Interpretation> {
  yield* inEitherTown(typed, exact);
  const either = withEitherKind(typed);
  if (either) yield* ofEitherKind(either, exact);
  const search = either ?? typed;
  const synonyms = [...search.synonyms, ...search.otherNames, ...withoutPlurals(search)];
  const widerNames = new Interpretations({ ...search, synonyms });
  // "Brewery" is "Brewing" in the names of others.
  const wider = widerNames.places.nearby(exact);
  if (synonyms.length > search.synonyms.length)
    yield { ...widerNames.first(exact), ...(wider ? { wider } : {}) };
  yield* byWordsOfNames(reader, { ...search, synonyms }, exact);
  const substitute = wider && widerNames.places.substituteNearby(exact);
  if (wider) yield wider;
  if (substitute) yield substitute;
  if (!search.place?.position) yield* widerNames.fewer.withoutRegions(exact);
  yield* widerNames.fewer.withoutFeatures(exact);
  const circles = await searchCircles(reader, search);
  for (const circle of circles) yield* widerNames.places.everythingAround(circle);
  if (circles.length === 0 && search.place && isOfOneKind(search))
    yield* widerNames.fewer.ofUnknownKind(exact, { isNamed: false });
  yield* widerNames.places.unplaced(exact, { isNamed: circles.length > 0 });
  const { mistyped, typos, respelled } = yield* correctedInterpretations(reader, search, exact);
  const joined = yield* phoneticInterpretations(reader, search, exact);
  // Known words, and words recognised in another script, are correct: from here on only other words are corrected.
  const needed = new Map(
    [...typos].flatMap(([word, others]): [string, readonly string[]][] => {
      const known = search.known.has(word) ? exact.get(word) : (exact.get(word) ?? others);
      return known ? [[word, known]] : [];
    }),
  );
  // A corrected kind is also searched around its place.
  const meant = respelled ?? search;
  const rest = new Interpretations({ ...meant, synonyms: [...synonyms, ...meant.synonyms], joined });
  rest.names = await wholeNames(reader, search, mistyped);
  const further = async function* (): AsyncGenerator<Interpretation> {
    if (circles.length === 0) yield* rest.places.unplaced(needed);
    yield* aroundCodes(reader, meant, rest, needed);
    yield* aroundAddresses(reader, meant, rest, needed);
    yield* asRelaxed(meant, rest, circles, needed);
  };
  for await (const one of further()) yield respelled ? withTypedLeftOut(one, search, respelled) : one;
}

/** Listings without a category whose name contains a word for what the kind sells, in any language, or for a cuisine. */
async function* byWordsOfNames(
  reader: Reader,
  search: ResolvedSearch,
  exact: Typos,
): AsyncGenerator<Interpretation> {
  const isOfFood = search.dictionaryKinds.some(({ kind }) => kind.startsWith('amenity/restaurant'));
  // A dish alone is rather a word of a name.
  const named = isOfFood && !search.place ? [] : await wordsOfKinds(reader, search.dictionaryKinds);
  if (named.length === 0) return;
  const interpretations = new Interpretations({ ...search, synonyms: [...search.synonyms, ...named] });
  const isUnsorted = !isOfFood;
  const nearby = interpretations.places.nearby(exact);
  if (nearby) yield { ...nearby, isUnsorted };
  yield { ...interpretations.resolved(exact), isUnsorted };
}

/** In either of two adjacent towns of the search, if no listing matches both. */
function* inEitherTown(search: ResolvedSearch, exact: Typos): Generator<Interpretation> {
  const { eitherTown: place, kinds } = search;
  if (!place) return;
  const others = kinds.filter((kind) => !overlaps(kind, place));
  const either = new Interpretations({ ...search, place, kinds: others }).resolved(exact);
  yield { ...either, isInEitherTown: true };
}

/** Literal or resolved words, with opening hours as a filter, and the last word as incomplete. */
async function* asTyped(
  search: ResolvedSearch,
  exact: Typos,
  hours: SearchedHours | null,
): AsyncGenerator<Interpretation> {
  const interpretations = new Interpretations(search);
  const { contact } = search;
  const ids = contact?.kind === 'ID' ? { ids: contact.ids } : {};
  if (hours) {
    // "24 Hour Fitness" is a name: where a listing has all the words, they are not a filter.
    if (search.typed.words.length > 1) yield interpretations.named(exact);
    const schedules = await hours.schedules();
    const resolved = interpretations.resolved(exact);
    const loose = interpretations.resolved(exact, { isLoose: true });
    yield { ...resolved, schedules };
    // "Is Subway open now" asks for Subway, closed or not, rather than for what else sells sandwiches.
    if (loose.ways.flat().some(({ isUnsure }) => isUnsure)) yield { ...resolved, leftOut: hours.phrases };
    yield { ...loose, schedules };
    yield { ...interpretations.resolved(exact), leftOut: hours.phrases };
  } else {
    const wider = interpretations.places.nearby(exact) ?? byOtherNames(search, exact);
    const first = { ...interpretations.first(exact), ...ids, ...(wider ? { wider } : {}) };
    const endings = wholeNumbers(search);
    if (endings) yield { ...first, endings };
    yield first;
  }
  if (contact && contact.isPart) yield { ...everyListing, ids: contact.ids };
  const begun = interpretations.begun(exact);
  if (begun) yield begun;
  const initial = interpretations.withInitial(exact);
  if (initial) yield initial;
  yield { ...interpretations.resolved(exact, { isLoose: true }), leftOut: hours?.phrases ?? [] };
}

/** A kind in a town by its other names, too, if few listings have the typed one. */
function byOtherNames(search: ResolvedSearch, exact: Typos): Interpretation | null {
  const { place, kinds, synonyms, otherNames } = search;
  if (!place || kinds.length === 0 || otherNames.length === 0) return null;
  return new Interpretations({ ...search, synonyms: [...synonyms, ...otherNames] }).first(exact);
}

/** Whether listings of unknown kind precede those of parent kinds, or of one of two kinds. */
const isOfOneKind = ({ kinds, namedKinds, widerKinds }: ResolvedSearch): boolean =>
  widerKinds.every(({ isRelated }) => isRelated) && kinds.length + namedKinds.length < 2;

/** Without words of low weight, around the place, in its town or country, then with fewer and fewer words. */
function* asRelaxed(
  search: ResolvedSearch,
  interpretations: Interpretations,
  circles: readonly Circle[],
  typos: Typos,
): Generator<Interpretation> {
  const isElsewhere = search.place?.position !== undefined;
  const ofUnknownKind = () =>
    isOfOneKind(search) ? interpretations.fewer.ofUnknownKind(typos, { isNamed: false }) : [];
  yield* interpretations.fewer.ofUnknownKind(typos, { isNamed: true });
  if (!isElsewhere) {
    yield* interpretations.fewer.withoutHeads(typos);
    yield* interpretations.fewer.ofRelatedKinds(typos);
    yield* interpretations.fewer.withoutLandmark(typos);
    // "Koltuk döşeme nilüfer" is rather seats in Nilüfer than all that is there.
    if (!search.place) yield* interpretations.fewer.withPartsOfKinds(typos);
    yield* interpretations.fewer.withoutWords(typos);
  }
  for (const [at, circle] of circles.entries()) {
    const [whole, ...fewer] = interpretations.places.around(circle, typos);
    if (whole) yield whole;
    if (at === 0) yield* interpretations.places.inTown(typos);
    if (at === 0) yield* interpretations.places.namedInCountry(typos);
    yield* fewer;
    if (at > 0) continue;
    yield* interpretations.places.relatedNearby(typos);
    yield* ofUnknownKind();
    if (isOfOneKind(search)) yield* interpretations.places.ofUnknownKindNearby(typos);
    if (search.place?.isPartOfTown) {
      yield* interpretations.fewer.ofWiderKinds(typos);
      // A kind elsewhere is farther than what may be of it there.
      if (search.kinds.length + search.namedKinds.length < 2)
        yield* interpretations.places.ofUnknownKindNearby(typos);
    }
  }
  if (circles.length === 0) yield* ofUnknownKind();
  yield* interpretations.places.unplaced(typos);
  if (circles.length === 0) yield* interpretations.places.inCountry(typos);
  if (isElsewhere) {
    for (const circle of circles.slice(0, 1)) yield* interpretations.places.kindAround(circle, typos);
    yield* interpretations.places.elsewhere(typos);
    yield* interpretations.fewer.withoutWords(typos);
  }
  yield* interpretations.fewer.ofWiderKinds(typos);
  if (search.widerKinds.length > 0) yield* interpretations.fewer.ofUnknownKind(typos, { isNamed: false });
  yield* interpretations.fewer.withPartsOfKinds(typos);
  yield* interpretations.fewer.withFewer(typos);
}

/** Words of other scripts that sound alike, with corrections of unknown Latin words: "jolibee". */
async function withTypos(reader: Reader, { otherScripts, known }: ResolvedSearch): Promise<Typos> {
  const words = [...otherScripts.keys()].filter((word) => /^[a-z]{6,}$/.test(word) && !known.has(word));
  if (words.length === 0) return otherScripts;
  const near = [...(await typosOf(reader, words, new Set(words)))];
  return merged(otherScripts, new Map(near));
}

/** Completions of words, in which numbers are whole: 101 is not a prefix of the postal code 10119. Null without such numbers. */
function wholeNumbers({ typed, endings }: ResolvedSearch): ResolvedSearch['endings'] | null {
  const numbers = typed.words.length > 1 ? typed.words.filter((word) => /^\d{3,5}$/.test(word)) : [];
  return numbers.length === 0
    ? null
    : new Map([...endings, ...numbers.map((word) => [word, [word]] as const)]);
}
