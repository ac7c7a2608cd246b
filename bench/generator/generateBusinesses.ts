import { slugify } from '../../domain/text/slugs.ts';
import { businessName } from './businessName.ts';
import type { Kind } from './category.ts';
import type { Place } from './countries.ts';
import { describe } from './description.ts';
import { directoryPool, type DirectoryPool } from './directoryPool.ts';
import { features } from './features.ts';
import type { OutscraperRow } from './outscraperRow.ts';
import { placeIds } from './placeIds.ts';
import { mixSeeds, Random } from './random.ts';
import { reviews } from './reviews.ts';
import { workingHours } from './workingHours.ts';

const kmPerDegree = 111.32;
const categorySkew = 0.65;
const placeSkew = 0.45;

/**
 * Invented businesses, the same for the same seed. Rows are made one by one, so memory does not grow with `count`.
 * Place ids are unique under one seed; names are unique in small directories (see directoryPool).
 */
export function* generateBusinesses(size: { seed: number; count: number }): Generator<OutscraperRow> {
  const pool = directoryPool(size);
  const takenNames = pool.isSmall ? new Set<string>() : null;
  for (let index = 0; index < size.count; index++) yield makeBusiness(index, size.seed, pool, takenNames);
}

function makeBusiness(
  index: number,
  seed: number,
  pool: DirectoryPool,
  takenNames: Set<string> | null,
): OutscraperRow {
  const random = new Random(mixSeeds(seed, index));
  // Every nth row takes the next category and place in turn, so that none is left out.
  const evenEvery = pool.isSmall ? 2 : 20;
  const turn = index % evenEvery === 0 ? index / evenEvery : null;
  const category = choose(pool.categories, turn, categorySkew, random);
  const { country, city } = choose(pool.places, turn, placeSkew, random);
  const { kind } = category;

  const shareOfPairs = pool.isSmall ? 0 : 0.8;
  let name = businessName(category, country, random, shareOfPairs);
  for (let attempt = 0; takenNames?.has(name) && attempt < 50; attempt++) {
    // Plain names run out first: two words then.
    name = businessName(category, country, random, attempt < 10 ? shareOfPairs : 1);
  }
  takenNames?.add(name);

  const streetName = random.pick(country.streets);
  const street = country.street(streetName, random);
  const postalCode = city.postalCode(random);
  const { latitude, longitude } = near(city, random);
  const rating = random.chance(0.05) ? null : plausibleRating(random);
  const reviewCount = rating === null ? 0 : Math.max(1, Math.round(Math.exp(3.7 + random.normal() * 1.3)));
  const written = rating === null ? [] : reviews({ kind, country, rating, reviewCount }, random);
  const hours = workingHours(category, country.hasDayClock, random);
  const about = features(kind, random);
  const links = webLinks(name, kind, random);
  const siblings = pool.byKind.get(kind) ?? [];
  const related = Array.from({ length: random.integer(0, 2) }, () => random.pick(siblings));
  const subtypes = [...new Set([category, ...related])].map((entry) => entry.name);
  const ids = placeIds(seed, index);

  return {
    name,
    site: links.site,
    subtypes: subtypes.join(', '),
    category: category.name,
    type: category.name,
    phone: random.chance(0.93) ? city.phone(random) : null,
    email: links.email,
    full_address: country.address({ street, postalCode, city: city.name, state: city.state }),
    street,
    city: city.name,
    postal_code: postalCode,
    state: city.state,
    country: country.name,
    country_code: country.code,
    latitude,
    longitude,
    time_zone: city.timeZone,
    rating,
    reviews: reviewCount,
    reviews_link: reviewCount > 0 ? `https://reviews.example/place/${ids.placeId}` : null,
    working_hours: hours && JSON.stringify(hours),
    about: about && JSON.stringify(about),
    range: priceRange(kind, country.priceRanges, random),
    business_status: random.chance(0.03)
      ? 'CLOSED_TEMPORARILY'
      : random.chance(0.02)
        ? 'CLOSED_PERMANENTLY'
        : 'OPERATIONAL',
    verified: random.chance(0.72),
    description: describe(category, { city: city.name, streetName }, random),
    location_link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    menu_link: links.menu,
    order_links: links.order,
    reservation_links: links.reservation,
    place_id: ids.placeId,
    google_id: ids.googleId,
    cid: ids.cid,
    user_reviews: written.length > 0 ? JSON.stringify(written) : null,
  };
}

/** The next in turn, or a random one of which the first are the likeliest (a power law; 0 would be even). */
function choose<T>(list: readonly T[], turn: number | null, skew: number, random: Random): T {
  const position = turn ?? Math.floor(list.length * random.next() ** (1 / (1 - skew)));
  const item = list[position % list.length];
  if (item === undefined) throw new RangeError('Nothing to choose from.');
  return item;
}

/** A point within the city's radius, at a metre's precision. */
function near(city: Place['city'], random: Random): { latitude: number; longitude: number } {
  const distance = city.radiusKm * Math.sqrt(random.next());
  const angle = 2 * Math.PI * random.next();
  const latitude = city.latitude + (distance * Math.sin(angle)) / kmPerDegree;
  const longitude =
    city.longitude + (distance * Math.cos(angle)) / (kmPerDegree * Math.cos((city.latitude * Math.PI) / 180));
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

/** Mostly 4.0 to 4.9, with a tail below. */
function plausibleRating(random: Random): number {
  const rating = 4.75 - Math.abs(random.normal()) * 0.42 + random.normal() * 0.12;
  return Math.round(Math.min(5, Math.max(1.8, rating)) * 10) / 10;
}

/** Of places to eat and drink, and not of all of them. */
function priceRange(kind: Kind, ranges: readonly [string, string, string], random: Random): string | null {
  if (!isServing(kind) || random.chance(0.3)) return null;
  const [cheap, middle, high] = ranges;
  return random.pick(
    kind === 'restaurant' ? [cheap, middle, middle, middle, high] : [cheap, cheap, cheap, middle],
  );
}

function isServing(kind: Kind): boolean {
  return kind === 'restaurant' || kind === 'cafe' || kind === 'bar';
}

/** URLs under .example, a reserved domain. */
function webLinks(name: string, kind: Kind, random: Random) {
  const domain = `${slugify(name).slice(0, 50).replace(/-$/, '')}.example`;
  const site = random.chance(0.75) ? `https://www.${domain}/` : null;
  const isServed = isServing(kind);
  const isBooked = isServed || kind === 'lodging' || kind === 'beauty';
  return {
    site,
    email: random.chance(0.5) ? `${random.pick(['hello', 'info', 'post', 'contact'])}@${domain}` : null,
    menu: site && isServed && random.chance(0.6) ? `${site}menu` : null,
    order: isServed && random.chance(0.3) ? `https://order.example/${domain.slice(0, -8)}` : null,
    reservation: site && isBooked && random.chance(0.45) ? `${site}reservations` : null,
  };
}
