import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import { codePosition } from '../../../../lib/gazetteer/codePositions.ts';
import { townOfCode } from '../../../../lib/gazetteer/postalTowns.ts';
import type { TypedCode } from '../../../../lib/gazetteer/typedCodes.ts';
import type { Reader } from '../../reader.ts';
import { Interpretations } from '../interpretations.ts';
import { withRelated } from '../placeInterpretations.ts';
import { resolvePlaceNames } from '../places/resolvePlaceNames.ts';
import { cityOfPostalCode, postalCodePosition } from '../places/positionOfPlace.ts';
import type { Interpretation, Typos } from '../searchTerms.ts';
import { centreOf } from '../searchCircles.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

const [nearKm, farKm] = [5, 30];
/** Maximum number of countries tried for a code without listings. */
const maxCountries = 2;

interface PlaceOfCode {
  position: { latitude: number; longitude: number } | null;
  cityId: number | null;
}

/**
 * Listings around a postal code that none of them has, or in its town:  "thai 8005". Before it kinds that people take for the
 * one that is asked for with that code: a "Gastronomie" for a restaurant.
 */
export async function* aroundCodes(
  reader: Reader,
  search: ResolvedSearch,
  interpretations: Interpretations,
  typos: Typos,
): AsyncGenerator<Interpretation> {
  const { places } = interpretations;
  const related = withRelated(search);
  // Other restaurants with the code are not Thai ones.
  const isGeneral = search.dictionaryKinds.every(({ kind }) => kind.split('/').length < 3);
  if (
    search.codes.length > 0 &&
    isGeneral &&
    related.kinds.some((kind, at) => kind.categoryIds.length > (search.kinds[at]?.categoryIds.length ?? 0))
  )
    yield new Interpretations(related).resolved(typos, { isLoose: true });
  for (const code of search.codes)
    for await (const { position, cityId } of placesOfCode(reader, search, code)) {
      if (position) yield* places.aroundCode({ ...position, radiusKm: nearKm }, code, typos);
      if (cityId !== null) yield* places.inTownOfCode(cityId, code, typos);
      if (position) yield* places.aroundCode({ ...position, radiusKm: farKm }, code, typos);
    }
}

/** Positions of listings with the code, else those of the code or its town in the gazetteer, by country. */
async function* placesOfCode(
  reader: Reader,
  { place }: ResolvedSearch,
  code: TypedCode,
): AsyncGenerator<PlaceOfCode> {
  const position = await postalCodePosition(reader, code);
  const cityId = await cityOfPostalCode(reader, code);
  if (position || cityId !== null) {
    yield { position, cityId };
    return;
  }
  const named = [...(place?.cityCountries ?? []), place?.countryCode ?? ''];
  const countries = code.countries.some((country) => named.includes(country))
    ? code.countries.filter((country) => named.includes(country))
    : code.countries;
  const [bare = []] = code.forms;
  for (const country of countries.slice(0, maxCountries)) {
    const found = await inGazetteer(reader, country, bare.join(''));
    if (found) yield found;
  }
}

async function inGazetteer(reader: Reader, country: string, code: string): Promise<PlaceOfCode | null> {
  const town = townOfCode(country, code);
  const words = plainWords(town ?? '');
  const phrase = { from: 0, length: words.length, words, isPlace: true };
  const meanings = words.length === 0 ? [] : await resolvePlaceNames(reader, [phrase]);
  const [meaning] = [...meanings].map(([, one]) => one);
  const ofCountry = meaning?.cityCountries?.includes(country) ? meaning : undefined;
  const cityId = ofCountry?.cityIds[0] ?? null;
  const position =
    codePosition(country, code) ??
    ofCountry?.position ??
    (cityId === null ? null : await centreOf(reader, [cityId]));
  return position || cityId !== null ? { position, cityId } : null;
}
