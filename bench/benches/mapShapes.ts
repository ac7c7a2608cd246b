import type { BusinessFilter } from '../../api/src/features/listings/list/businessFilter.ts';
import type { MapArea } from '../../domain/map/mapArea.ts';

export interface ShownArea {
  within: MapArea;
  /** Zoom at which it fills a screen. */
  zoom: number;
}

export const mapAreas: Record<string, ShownArea> = {
  world: { within: { south: -90, west: -180, north: 90, east: 180 }, zoom: 1 },
  'all but a strip': { within: { south: -90, west: 10, north: 90, east: 9 }, zoom: 1 },
  'northern half': { within: { south: 0, west: -180, north: 90, east: 180 }, zoom: 1 },
  pacific: { within: { south: -60, west: 120, north: 60, east: -60 }, zoom: 2 },
  'date line': { within: { south: -50, west: 170, north: 70, east: -170 }, zoom: 3 },
  'north pole': { within: { south: 75, west: -180, north: 90, east: 180 }, zoom: 2 },
  'south pole': { within: { south: -90, west: -180, north: -60, east: 180 }, zoom: 2 },
  europe: { within: { south: 34, west: -12, north: 62, east: 45 }, zoom: 4 },
  turkey: { within: { south: 35.8, west: 25.6, north: 42.2, east: 44.9 }, zoom: 6 },
  'around istanbul': { within: { south: 40, west: 27, north: 42, east: 31 }, zoom: 8 },
  istanbul: { within: { south: 40.8, west: 28.5, north: 41.3, east: 29.4 }, zoom: 10 },
  beyoglu: { within: { south: 41.02, west: 28.96, north: 41.05, east: 29 }, zoom: 15 },
  point: { within: { south: 41.03, west: 28.97, north: 41.03, east: 28.97 }, zoom: 19 },
  'empty sea': { within: { south: -50, west: -140, north: -20, east: -100 }, zoom: 4 },
  'empty street': { within: { south: -40.001, west: -130.001, north: -40, east: -130 }, zoom: 19 },
};

/** Filters of lists with a map. */
export const mapFilters: Record<string, BusinessFilter> = {
  everything: {},
  'a large city': { citySlug: 'istanbul' },
  'a small city': { citySlug: 'castelo-de-cardosa' },
  'a common category': { categorySlug: 'restaurant' },
  'a rare category': { categorySlug: 'planetarium' },
  'a country': { countryCode: 'TR' },
  'open now': { openNow: true },
  'rated 4.5': { minRating: 4.5 },
  'rated 5': { minRating: 5 },
  'a category in a city': { categorySlug: 'restaurant', citySlug: 'istanbul' },
  'a rare category in a country': { categorySlug: 'planetarium', countryCode: 'TR' },
  'a category, open now, rated 4': { categorySlug: 'restaurant', openNow: true, minRating: 4 },
  'a city, open now': { citySlug: 'istanbul', openNow: true },
  'a country, rated 4.5, open now': { countryCode: 'TR', minRating: 4.5, openNow: true },
  'a feature': { features: ['wi-fi'] },
  'a feature in a city, open now': { features: ['wi-fi'], citySlug: 'istanbul', openNow: true },
  'a common word': { search: 'restaurant' },
  'a rare word': { search: 'jacaranda tanning' },
  'a typo': { search: 'resturant' },
  'kind and place': { search: 'restaurant in lisbon' },
  'words of which one is unknown': { search: 'restaurant lisbon qqqqzzzz' },
  'a word in a city, rated 4': { search: 'coffee', citySlug: 'istanbul', minRating: 4 },
  'a word in a category, open now': { search: 'casa', categorySlug: 'restaurant', openNow: true },
  'near a position': { near: { latitude: 41.037, longitude: 28.985, radiusKm: 25 } },
};
