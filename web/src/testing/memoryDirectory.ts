import { readFileSync } from 'node:fs';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { buildSchema, execute } from 'graphql';
import type { SampleBusiness, SampleCategory, SampleCity } from './factories.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

interface Filter {
  search?: string;
  categorySlug?: string;
  citySlug?: string;
  city?: string;
  countryCode?: string;
  minRating?: number;
  openNow?: boolean;
}

interface ListArguments {
  filter?: Filter;
  sort?: { field: string; direction: 'ASC' | 'DESC' };
  first: number;
  offset?: number;
  after?: string;
}

interface MemoryOptions {
  businesses?: readonly SampleBusiness[];
  /** Former slugs and the ids that they lead to. */
  oldSlugs?: Readonly<Record<string, number>>;
  updatedAt?: string | null;
  /** Saved identity. */
  identity?: object;
  /** Saved meta tags. */
  seo?: object;
}

/** The server's answer before the first save. */
const neutralIdentity = {
  name: 'Business Directory',
  responseHours: 24,
  cookieResponseHours: 48,
  languages: ['English'],
  socialLinks: [],
  version: 0,
};

function distinct<Item extends { id: number }>(items: (Item | null)[]): Item[] {
  return [...new Map(items.flatMap((item) => (item ? [[item.id, item] as const] : []))).values()];
}

function matches(business: SampleBusiness, filter: Filter) {
  const text = [business.name, business.address, business.city?.name, business.category?.name].join(' ');
  return (
    (!filter.search || text.toLowerCase().includes(filter.search.toLowerCase())) &&
    (!filter.categorySlug || business.category?.slug === filter.categorySlug) &&
    (!filter.citySlug || business.city?.slug === filter.citySlug) &&
    (!filter.city || business.city?.name.toLowerCase() === filter.city.toLowerCase()) &&
    (!filter.countryCode || business.country?.code === filter.countryCode) &&
    (!filter.minRating || (business.rating ?? 0) >= filter.minRating)
  );
}

function facetsOf(places: (SampleCategory | null)[]) {
  return distinct(places).map(({ id, slug, name }) => ({
    value: slug,
    label: name,
    group: null,
    count: places.filter((place) => place?.id === id).length,
  }));
}

/** Answers real operations against the real schema from listings held in memory. */
export function memoryDirectory({
  businesses = [],
  oldSlugs = {},
  updatedAt,
  identity,
  seo,
}: MemoryOptions = {}) {
  const categories = distinct<SampleCategory>(businesses.map(({ category }) => category));
  const cities = distinct<SampleCity>(businesses.map(({ city }) => city));
  const countries = [
    ...new Map(cities.flatMap(({ country }) => (country ? [[country.code, country]] : []))).values(),
  ];

  const node = (business: SampleBusiness): object => ({
    ...business,
    reviews: ({ first }: { first: number }) =>
      page(business.reviewList.slice(0, first), business.reviewList.length),
    nearby: ({ first }: { first: number }) =>
      businesses
        .filter(({ id, city }) => id !== business.id && city && city.id === business.city?.id)
        .slice(0, first)
        .map((other, index) => ({ ...node(other), distanceMeters: 120 + index * 70 })),
    related: () => ({
      sameCategory: businesses
        .filter(
          (other) => other.category?.id === business.category?.id && other.city?.id !== business.city?.id,
        )
        .slice(0, 6)
        .map(node),
      sameCity: businesses
        .filter(
          (other) => other.city?.id === business.city?.id && other.category?.id !== business.category?.id,
        )
        .slice(0, 6)
        .map(node),
      sameType: businesses
        .filter(({ id, type }) => id !== business.id && type && type === business.type)
        .slice(0, 4)
        .map(node),
      topCategories: categories.map(category).sort(byCount).slice(0, 8),
    }),
    distanceMeters: null,
    isSponsored: false,
    isAdFree: false,
    hasCustomStyling: false,
  });
  const page = (nodes: readonly unknown[], totalCount: number, end = nodes.length) => ({
    nodes,
    totalCount,
    totalCountIsLowerBound: false,
    pageInfo: { hasNextPage: end < totalCount, endCursor: String(end) },
  });
  const withCount = <Place extends { id: number }>(
    place: Place,
    of: (business: SampleBusiness) => number | undefined,
  ) => ({
    ...place,
    businessCount: businesses.filter((business) => of(business) === place.id).length,
  });
  const list = ({ filter = {}, sort, first, offset = 0 }: ListArguments) => {
    const found = businesses.filter((business) => matches(business, filter));
    const sign = sort?.direction === 'ASC' ? 1 : -1;
    if (sort?.field === 'NAME') found.sort((a, b) => sign * a.name.localeCompare(b.name, 'en'));
    if (sort?.field === 'RATING') found.sort((a, b) => sign * ((a.rating ?? 0) - (b.rating ?? 0)));
    return {
      ...page(found.slice(offset, offset + first).map(node), found.length, offset + first),
      didYouMean: null,
      understoodAs: null,
      facets: {
        categories: facetsOf(found.map((business) => business.category)),
        cities: [],
        countries: [],
        ratings: [],
        features: [{ value: 'wi-fi', label: 'Wi-Fi', group: 'Amenities', count: found.length }],
        openNow: 0,
        isLowerBound: false,
      },
    };
  };
  const category = (place: SampleCategory) => withCount(place, (business) => business.category?.id);
  const city = (place: SampleCity) => withCount(place, (business) => business.city?.id);
  const byCount = (a: { businessCount: number }, b: { businessCount: number }) =>
    b.businessCount - a.businessCount;
  const places = <Place extends { name: string; businessCount: number }>(
    all: Place[],
    {
      search,
      sort,
      first = 100,
      offset = 0,
    }: { search?: string; sort?: string; first?: number; offset?: number },
  ) => {
    const found = all.filter(({ name }) => name.toLowerCase().includes((search ?? '').toLowerCase()));
    found.sort(sort === 'NAME' ? (a, b) => a.name.localeCompare(b.name, 'en') : byCount);
    return page(found.slice(offset, offset + first), found.length, offset + first);
  };

  const rootValue = {
    business: ({ slug }: { slug: string }) => {
      const found = businesses.find((business) => business.slug === slug || business.id === oldSlugs[slug]);
      return found ? node(found) : null;
    },
    businesses: list,
    randomBusinesses: ({ first, after }: ListArguments) => list({ first, offset: Number(after ?? 0) }),
    category: ({ slug }: { slug: string }) => {
      const found = categories.find((place) => place.slug === slug);
      return found ? category(found) : null;
    },
    categories: (options: object) => places(categories.map(category), options),
    city: ({ slug }: { slug: string }) => {
      const found = cities.find((place) => place.slug === slug);
      return found ? city(found) : null;
    },
    citiesOfName: ({ slug }: { slug: string }) => {
      const name = cities.find((place) => place.slug === slug)?.name ?? slug;
      return cities.filter((place) => place.name.toLowerCase() === name.toLowerCase()).map(city);
    },
    cities: ({ countryCode, ...options }: { countryCode?: string }) =>
      places(
        cities.filter((place) => !countryCode || place.country?.code === countryCode).map(city),
        options,
      ),
    suggestions: ({ text, limit }: { text: string; limit: number }) => {
      const begins = ({ name }: { name: string }) => name.toLowerCase().startsWith(text.toLowerCase());
      return {
        businesses: businesses.filter(begins).slice(0, limit).map(node),
        categories: categories.filter(begins).slice(0, limit).map(category),
        cities: cities.filter(begins).slice(0, limit).map(city),
      };
    },
    countries: countries.map((country) => ({
      ...country,
      businessCount: businesses.filter((business) => business.country?.code === country.code).length,
    })),
    stats: {
      total: businesses.length,
      categories: categories.length,
      cities: cities.length,
      countries: countries.length,
      updatedAt: updatedAt === undefined ? '2026-11-20T08:00:00.000Z' : updatedAt,
      demo: businesses.some(({ isDemo }) => isDemo),
    },
    siteIdentity: { ...neutralIdentity, ...identity },
    siteSeo: { metaDescription: null, metaKeywords: null, ...seo },
    sendContactMessage: true,
    session: null,
  };
  // A country or city of a listing also has its count, if selected.
  return async (document: DocumentNode, variableValues: Record<string, unknown>): Promise<ExecutionResult> =>
    execute({ schema, document, rootValue, variableValues });
}
