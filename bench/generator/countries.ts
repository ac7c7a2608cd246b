import type { City, Country } from './countries/country.ts';
import { germany } from './countries/germany.ts';
import { greece } from './countries/greece.ts';
import { hungary } from './countries/hungary.ts';
import { japan } from './countries/japan.ts';
import { portugal } from './countries/portugal.ts';
import { turkiye } from './countries/turkiye.ts';
import { unitedKingdom } from './countries/unitedKingdom.ts';
import { unitedStates } from './countries/unitedStates.ts';
import { mixSeeds, Random } from './random.ts';

export interface Place {
  country: Country;
  city: City;
}

const countries = [turkiye, portugal, germany, unitedKingdom, unitedStates, greece, japan, hungary];

/** The real cities, one of each country in turn. */
export const realPlaces: readonly Place[] = [0, 1, 2, 3, 4].flatMap((rank) =>
  countries.flatMap((country) => country.cities.slice(rank, rank + 1).map((city) => ({ country, city }))),
);

/** `count` places: the real cities, then invented towns around them, no two of one name in a country. */
export function manyPlaces(count: number, seed: number): readonly Place[] {
  const places = [...realPlaces];
  for (let i = 0; places.length < count; i++) {
    const country = countries[i % countries.length];
    const town = country && inventTown(country, Math.floor(i / countries.length), seed);
    if (!country || !town) throw new RangeError(`There are fewer than ${count} places.`);
    places.push({ country, city: town });
  }
  return places;
}

function inventTown(country: Country, index: number, seed: number): City | null {
  const { townStarts, townEnds } = country;
  const start = townStarts[index % townStarts.length];
  const end = townEnds[(Math.floor(index / townStarts.length) + index) % townEnds.length];
  const near = country.cities[index % country.cities.length];
  if (index >= townStarts.length * townEnds.length || !start || !end || !near) return null;
  const random = new Random(mixSeeds(seed, index));
  const separator = country.code === 'PT' ? ' ' : '';
  return {
    ...near,
    name: `${start}${separator}${end}`,
    latitude: near.latitude + (random.next() - 0.5) * 1.6,
    longitude: near.longitude + (random.next() - 0.5) * 1.6,
    radiusKm: 0.5 + random.next() * 3,
  };
}
