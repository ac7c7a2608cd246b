import { foldText } from '../../../../domain/text/fold.ts';
import { memoize } from '../../../../domain/text/memoize.ts';
import { codePosition } from './codePositions.ts';
import { isTown, kilometresBetween, placesNamed, type GazetteerPlace, type Point } from './gazetteer.ts';
import { regionNamed, regionName } from './regions.ts';
import { stateOfZip } from './unitedStates.ts';

/** What is known of a listing's place beside its city and country. */
export interface RegionEvidence {
  state: string | null;
  postalCode: string | null;
  /** In one line or several. */
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Maximum distance (km) of a listing from the middle of its town. */
const maxKm = 60;
/** A name alone means the town that has this share of the inhabitants of all towns of the name. */
const minShare = 0.9;

interface Namesakes {
  towns: readonly GazetteerPlace[];
  /** Code of the region whose town the bare name means; null if it may mean several. */
  main: string | null;
}

/** First words of names, in full and as files abbreviate them. */
const firstWords = [
  ['saint', 'st.', 'st'],
  ['sainte', 'ste.', 'ste'],
  ['mount', 'mt.', 'mt'],
  ['fort', 'ft.', 'ft'],
];

/** 'Saint Louis' for 'St. Louis', and the other way round: the gazetteer's names abbreviate some towns and not others. */
function spellingsOf(name: string): string[] {
  const [first = '', ...rest] = name.trim().split(' ');
  const forms =
    rest.length === 0 ? undefined : firstWords.find((words) => words.includes(first.toLowerCase()));
  return forms ? forms.map((form) => [form, ...rest].join(' ')) : [name];
}

/** The towns of a name that lie in several regions of a country; null if they are in one or unknown. */
const namesakesOf = memoize((countryAndName: string): { shared: Namesakes | null } => {
  const country = countryAndName.slice(0, 2);
  const places = spellingsOf(countryAndName.slice(2)).flatMap((name) => placesNamed(name));
  const towns = places.filter(
    (place, at) =>
      place.country === country &&
      place.isMainName &&
      isTown(place) &&
      places.findIndex(({ id, isMainName }) => isMainName && id === place.id) === at,
  );
  const people = new Map<string, number>();
  for (const { admin, population } of towns) people.set(admin, (people.get(admin) ?? 0) + population);
  if (people.size < 2) return { shared: null };
  const all = [...people.values()].reduce((sum, each) => sum + each, 0);
  const [main = null] = [...people].find(([, each]) => each > 0 && each >= minShare * all) ?? [];
  return { shared: { towns, main } };
});

/** Whether towns in several first-level divisions of a country have the name, as Portland in Oregon and in Maine. */
export const isSharedName = (city: string, country: string): boolean =>
  namesakesOf(country + city).shared !== null;

/**
 * English name of the first-level division (state, province) of a city whose name towns in several divisions of its country
 * have: by the state, the postal code, the address or the position, else by the only large town of the name. Null for other names, and
 * where nothing says which town it is. Pure.
 */
export function regionOfCity(city: string, country: string, evidence: RegionEvidence): string | null {
  const { shared } = namesakesOf(country + city);
  if (!shared) return null;
  const code =
    statedRegion(country, evidence) ??
    regionInAddress(city, shared.towns, country, evidence) ??
    regionAround(shared.towns, country, evidence);
  if (code !== null) return regionName(country, code);
  const isElsewhere = positionOf(evidence) !== null;
  return shared.main === null || isElsewhere ? null : regionName(country, shared.main);
}

const positionOf = ({ latitude, longitude }: RegionEvidence): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function statedRegion(country: string, { state, postalCode }: RegionEvidence): string | null {
  const stated = state === null ? null : regionNamed(state, country);
  return stated ?? (country === 'US' && postalCode !== null ? stateOfZip(postalCode) : null);
}

/** Number of words of a region's name. */
const lengthsOfRegions = [3, 2, 1];

/** The region of a town of the name that follows the city in the address: 'Portland, Maine', 'Portland ME'. */
function regionInAddress(
  city: string,
  towns: readonly GazetteerPlace[],
  country: string,
  { address }: RegionEvidence,
): string | null {
  if (address === null) return null;
  const words = foldText(address).split(/[^\p{L}\p{M}'’.-]+/u);
  const name = foldText(city).split(/[^\p{L}\p{M}'’.-]+/u);
  const at = words.findLastIndex((_, i) => name.every((word, n) => words[i + n] === word));
  const behind = at < 0 ? [] : words.slice(at + name.length);
  for (const length of lengthsOfRegions) {
    const code = behind.length < length ? null : regionNamed(behind.slice(0, length).join(' '), country);
    if (code !== null && towns.some(({ admin }) => admin === code)) return code;
  }
  return null;
}

/** Region of the nearest town of the name. */
function regionAround(
  towns: readonly GazetteerPlace[],
  country: string,
  evidence: RegionEvidence,
): string | null {
  const { postalCode } = evidence;
  const position = positionOf(evidence) ?? (postalCode === null ? null : codePosition(country, postalCode));
  if (position === null) return null;
  const [nearest] = towns
    .map((town) => ({ code: town.admin, km: kilometresBetween(town, position) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= maxKm ? nearest.code : null;
}
