import { mapAreaText, parseMapArea, type MapArea } from '../map/mapArea.ts';
import { otherScripts, slugify } from '../text/slugs.ts';

/** Origin of distances: a position of the browser, or a typed place. */
export type SearchOrigin = { latitude: number; longitude: number } | { place: string };

/** A visitor's search, as the URL holds it. */
export interface BusinessSearch {
  search: string;
  /** Slug of a category. */
  category: string;
  /** Name of a city, in any case or accent. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  isOpenNow: boolean;
  minRating: number | null;
  /** Slugs of features that it must have. */
  features: readonly string[];
  /** 1 to 4, any of them. */
  priceLevels: readonly number[];
  near: SearchOrigin | null;
  /** Kilometres around it; null for the server's default. */
  radius: number | null;
  /** The area of the map that is searched. */
  within: MapArea | null;
  sort: SortKey | null;
  /** Whether the map is open beside the list. */
  isMap: boolean;
  page: number;
}

export type SortKey = 'rating' | 'reviews' | 'name' | 'newest' | 'distance';

interface GraphFilter {
  search?: string;
  categorySlug?: string;
  city?: string;
  countryCode?: string;
  minRating?: number;
  openNow?: boolean;
  features?: string[];
  priceLevels?: number[];
  near?: SearchOrigin & { radiusKm?: number };
  within?: MapArea;
}

const sorts = {
  rating: { field: 'RATING', direction: 'DESC' },
  reviews: { field: 'REVIEW_COUNT', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
  newest: { field: 'CREATED_AT', direction: 'DESC' },
  distance: { field: 'DISTANCE', direction: 'ASC' },
} as const;

export const PAGE_SIZE = 12;
/** Largest offset of numbered pages. */
const MAX_OFFSET = 10_000;
const MAX_TEXT = 200;
const MAX_FEATURES = 10;
const MAX_RADIUS = 200;
/** The server's default, in kilometres. */
export const STANDARD_RADIUS = 25;

function text(search: URLSearchParams, name: string) {
  return (search.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .replace(/\p{Cs}/gu, '');
}

function parseNear(value: string): BusinessSearch['near'] {
  const position = parsePosition(value);
  if (position || !/\p{L}|^[^,]*\d[^,]*$/u.test(value)) return position;
  return { place: value };
}

/** The default is null, so that each search has one URL. */
export function parseRadius(value: string): number | null {
  const km = Number(value);
  return Number.isInteger(km) && km >= 1 && km <= MAX_RADIUS && km !== STANDARD_RADIUS ? km : null;
}

/** Degrees as people and maps write them: "41.01,28.95", "41.01, 28.95", "41.01° N, 28.95° E". */
function parsePosition(value: string): BusinessSearch['near'] {
  const match =
    /^(-?\d{1,2}(?:\.\d+)?)(?:\s*°?\s*([NS]))?\s*,\s*(-?\d{1,3}(?:\.\d+)?)(?:\s*°?\s*([EW]))?$/i.exec(value);
  if (!match) return null;
  const [, north = '', isSouth = '', east = '', isWest = ''] = match;
  const latitude = Number(north) * (/s/i.test(isSouth) ? -1 : 1);
  const longitude = Number(east) * (/w/i.test(isWest) ? -1 : 1);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function parseFeatures(search: URLSearchParams): string[] {
  const features = search.getAll('feature').map((feature) => feature.trim().toLowerCase());
  const known = features.filter((feature) => /^[\p{L}\p{M}\p{N}-]{1,60}$/u.test(feature));
  return [...new Set(known)].sort().slice(0, MAX_FEATURES);
}

function parseLevels(search: URLSearchParams): number[] {
  const levels = search.getAll('price').map(Number);
  return [1, 2, 3, 4].filter((level) => levels.includes(level));
}

function isSortKey(value: string): value is SortKey {
  return Object.hasOwn(sorts, value);
}

/**
 * The slug of a category, also from a name that was typed without scripts. The server resolves names in writing systems that
 * `slugify` cannot transliterate.
 */
function parseCategory(typed: string) {
  return /^[a-z0-9-]*$/.test(typed) || typed.search(otherScripts) >= 0 ? typed : slugify(typed);
}

/** Reads the query string; invalid parameters are ignored. */
export function parseBusinessSearch(search: URLSearchParams): BusinessSearch {
  // Without scripts, the form sends the typed origin after the position that it replaces.
  const origins = search.getAll('near').filter((origin) => origin.trim() !== '');
  const near = parseNear(text(new URLSearchParams({ near: origins.at(-1) ?? '' }), 'near'));

  const sort = text(search, 'sort');
  const rating = Number(text(search, 'rating'));
  const country = text(search, 'country').toUpperCase();
  const page = Number(text(search, 'page'));
  return {
    search: text(search, 'search'),
    category: parseCategory(text(search, 'category')),
    city: text(search, 'city'),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    isOpenNow: search.get('open') === '1',
    minRating: rating > 0 && rating <= 5 ? rating : null,
    features: parseFeatures(search),
    priceLevels: parseLevels(search),
    near,
    radius: near ? parseRadius(text(search, 'radius')) : null,
    within: parseMapArea(text(search, 'within')),
    sort: isSortKey(sort) && (sort !== 'distance' || near) ? sort : null,
    isMap: search.get('view') === 'map',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, Math.floor(MAX_OFFSET / PAGE_SIZE)) : 1,
  };
}

/** The origin as text, for the URL and the form. */
export function originText(near: SearchOrigin): string {
  return 'place' in near ? near.place : `${near.latitude},${near.longitude}`;
}

/** The query string of a search, in a fixed order and without empty parameters, so that each search has one URL. */
export function businessSearchParams(search: Partial<BusinessSearch>): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | false | null | undefined) => value && params.set(name, value);
  set('search', search.search);
  set('category', search.category);
  set('city', search.city);
  set('country', search.country);
  set('open', search.isOpenNow && '1');
  set('rating', search.minRating ? String(search.minRating) : null);
  for (const feature of search.features ?? []) params.append('feature', feature);
  for (const level of search.priceLevels ?? []) params.append('price', String(level));
  set('near', search.near && originText(search.near));
  set('radius', search.near && search.radius ? String(search.radius) : null);
  set('within', search.within && mapAreaText(search.within));
  set('sort', search.sort);
  set('view', search.isMap && 'map');
  set('page', search.page && search.page > 1 ? String(search.page) : null);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The GraphQL filter of a search; empty for a search without conditions. */
export function graphFilter(search: BusinessSearch): GraphFilter {
  return {
    ...(search.search && { search: search.search }),
    ...(search.category && { categorySlug: search.category }),
    ...(search.city && { city: search.city }),
    ...(search.country && { countryCode: search.country }),
    ...(search.minRating !== null && { minRating: search.minRating }),
    ...(search.isOpenNow && { openNow: true }),
    ...(search.features.length > 0 && { features: [...search.features] }),
    ...(search.priceLevels.length > 0 && { priceLevels: [...search.priceLevels] }),
    ...(search.near && { near: { ...search.near, ...(search.radius && { radiusKm: search.radius }) } }),
    ...(search.within && { within: search.within }),
  };
}

/** The `sort` argument; null for the server's default, best match first. */
export function graphSort(sort: SortKey | null) {
  return sort ? sorts[sort] : null;
}

/** Variables of the query for one page of a search. */
export function listVariables(search: BusinessSearch) {
  return {
    filter: graphFilter(search),
    sort: graphSort(search.sort),
    first: PAGE_SIZE,
    offset: (search.page - 1) * PAGE_SIZE,
  };
}

export function hasFilter(search: BusinessSearch): boolean {
  return Object.keys(graphFilter(search)).length > 0;
}

/** The last numbered page; null if the count is only a lower bound. */
export function lastPageOf(list: { totalCount: number; totalCountIsLowerBound: boolean }): number | null {
  if (list.totalCountIsLowerBound) return null;
  return Math.max(1, Math.min(Math.ceil(list.totalCount / PAGE_SIZE), Math.floor(MAX_OFFSET / PAGE_SIZE)));
}
