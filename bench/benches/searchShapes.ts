import { countBusinesses } from '../../api/src/features/listings/list/countBusinesses.ts';
import { didYouMean } from '../../api/src/features/listings/search/didYouMean.ts';
import { facetBusinesses } from '../../api/src/features/listings/list/facetBusinesses.ts';
import {
  listBusinesses,
  type ListBusinessesArgs,
} from '../../api/src/features/listings/list/listBusinesses.ts';
import { mapClusters } from '../../api/src/features/listings/map/mapClusters.ts';
import { suggest } from '../../api/src/features/listings/search/suggest.ts';
import type { Context } from '../../api/src/lib/context.ts';
import type { Shape } from './managementShapes.ts';

const ofPlace = (place: string) => [place, `${place}.id`, `${place}.name`, `${place}.slug`];
/** Fields of a listing that lists show. */
export const listFields = new Set([
  ...['id', 'slug', 'name', 'rating', 'reviewCount', 'workingHours'],
  ...[...ofPlace('category'), 'category.icon', ...ofPlace('city')],
]);
export const istanbul = { latitude: 41.037, longitude: 28.985 };

/** A page of a list, with its count and corrections as the page asks for them. */
export const list = (args: ListBusinessesArgs) => async (context: Context) => {
  const page = await listBusinesses(context, { first: 12, ...args }, listFields);
  if (!page.total) await countBusinesses(context, args.filter ?? {});
  await didYouMean(context, page);
};
export const page800 = { offset: 799 * 12 };
const search = (text: string, more: ListBusinessesArgs = {}): Shape[1] =>
  list({ ...more, filter: { search: text, ...more.filter } });
export const facets =
  (filter: NonNullable<ListBusinessesArgs['filter']>): Shape[1] =>
  (context) =>
    facetBusinesses(context, filter);
const suggestions =
  (text: string): Shape[1] =>
  (context) =>
    suggest(context, { text, limit: 5 }, listFields);
const searchedMap =
  (text: string): Shape[1] =>
  (context) =>
    mapClusters(
      context,
      { within: { south: 34, west: -12, north: 62, east: 45 }, zoom: 4, filter: { search: text } },
      listFields,
    );

/** Searches of visitors, suggestions for them, and the facets and maps of searches. */
export const searchShapes: readonly Shape[] = [
  ['search: common word', search('restaurant')],
  ['search: common word, page 80', search('restaurant', { offset: 79 * 12 })],
  ['search: common word, page 800', search('restaurant', page800)],
  ['search: rare word', search('jacaranda tanning')],
  ['search: word of a name', search('casa')],
  ['search: two common words', search('coffee restaurant')],
  ['search: category with city', search('restaurant lisbon')],
  ['search: three words', search('casa andorinha restaurant')],
  ['search: one letter', search('a')],
  ['search: two letters', search('ca')],
  ['search: three letters', search('caf')],
  ['search: a number', search('100')],
  ['search: typo', search('istambul')],
  ['search: typo in two words', search('resturant lisbn')],
  ['search: last word begun', search('cafe b')],
  ['search: last word begun, another common', search('lisbon r')],
  ['search: last word begun after a typo', search('resturant ba')],
  ['search: last word begins nothing', search('central b')],
  ['search: nothing found', search('qqqqzzzz wwwwxxxx')],
  ['search: common word by rating', search('restaurant', { sort: { field: 'RATING' } })],
  ['search: common word by reviews', search('restaurant', { sort: { field: 'REVIEW_COUNT' } })],
  ['search: common word by name', search('restaurant', { sort: { field: 'NAME', direction: 'ASC' } })],
  ['search: common word, newest', search('restaurant', { sort: { field: 'CREATED_AT' } })],
  ['search: in a category', search('casa', { filter: { categorySlug: 'restaurant' } })],
  ['search: in a country, rated 4.5', search('garden', { filter: { countryCode: 'GB', minRating: 4.5 } })],
  ['search: open now', search('restaurant', { filter: { openNow: true } })],
  ['search: with a feature', search('coffee', { filter: { features: ['wi-fi'] } })],
  ['search: near', search('restaurant', { filter: { near: istanbul }, sort: { field: 'DISTANCE' } })],
  ['search: rare word near', search('planetarium', { filter: { near: { ...istanbul, radiusKm: 200 } } })],
  ['search: kind in a city, in another language', search('lokanta in lisboa')],
  ['search: kind and city with an intent', search('best cheap restaurant istanbul')],
  ['search: kind that is always open', search('24 hour restaurant')],
  ['search: phone number', search('+351 21 555 0123')],
  ['search: words of which one is unknown', search('restaurant lisbon qqqqzzzz')],
  ['search: words that no listing has together', search('restaurant planetarium bakery casa garden')],
  ['search: kind and place without a preposition', search('plumber lisbon')],
  ['search: place that is a common word of names', search('restaurant in porto')],
  ['search: words and place', search('casa in lisbon')],
  ['search: kind near me', search('restaurant near me', { filter: { near: istanbul } })],
  ['search: kind near me, place unknown', search('restaurant near me')],
  ['search: kind that a place lacks', search('planetarium in lisbon')],
  ['search: country', search('bakery in portugal')],
  ['search: phone number, local', search('21 555 0123')],
  ['search: e-mail address', search('info@casa.example')],
  ['search: web address', search('www.casa.example')],
  ['search: host without its ending', search('casaandorinharestaurant')],
  ['search: ZIP', search('1100-148')],
  ['search: kind and ZIP', search('restaurant 34430')],
  ['search: Cyrillic', search('ресторан лиссабон')],
  ['search: Cyrillic, a name', search('каса андориня')],
  ['search: Greek', search('εστιατοριο')],
  ['search: Arabic', search('مطعم لشبونة')],
  ['search: Han', search('餐厅 里斯本')],
  ['search: Hangul', search('레스토랑 리스본')],
  ['search: pinyin', search('lisiben canting')],
  ['search: what listings offer, and place', search('restaurant with parking in lisbon')],
  ['search: what listings offer', search('dog friendly')],
  ['search: adjective of a country', search('argentinisches restaurant lissabon')],
  ['search: name that may be in a place', search('andorinha brewery lisbon')],
  ['search: typo in kind and place', search('restuarant in lisbno')],
  ['search: typo and an unknown word', search('resturant qqqqzzzz lisbon')],
  ['search: open now and place', search('restaurant in lisbon open now')],
  ['search: open on a day', search('bakery open sunday')],
  ['search: best in a country', search('best restaurant portugal')],
  [
    'search: many words, none together',
    search('garden casa bakery planetarium hotel museum coffee istanbul'),
  ],
  ['search: many kinds', search('hotel restaurant cafe bar pub museum')],
  ['search: stop words', search('where can i find a good bakery near the station in lisbon please')],
  ['search: kind in a part of a town', search('bakery kadıköy')],
  ['search: dish in a part of a town', search('sushi alfama lisbon')],
  ['search: kind that a part of a town lacks', search('hundefutter kadıköy')],
  ['search: compound of goods', search('winterschuhe kadıköy')],
  ['search: kind near a sight', search('rooftop bar near galata tower')],
  ['search: kind in either of two towns', search('planetarium lisbon istanbul')],
  ['search: kind near a landmark', search('bakery near the museum in lisbon')],
  ['search: emoji and place', search('🍕 lisbon')],
  ['search: position in degrees', search('38.7223, -9.1393')],
  ['search: kind at a position', search('restaurant 41.037, 28.985')],
  ['search: rare kind at a position', search('planetarium 41.037, 28.985')],
  ['search: plus code', search('8CCGPVC6+W7')],
  ['search: kind at a plus code', search('restaurant 8CCGPVC6+W7')],
  ['search: postal code that none has', search('1100-999')],
  ['search: kind around a postal code', search('planetarium 1100-999')],
  ['search: postal code in two words', search('restaurant SW1A 1AA')],
  ['search: not in a city', search('restaurant not in lisbon')],
  ['search: in a country, not in a city', search('restaurant in portugal not in lisbon')],
  ['search: without a feature', search('coffee without wifi')],
  ['search: not a kind', search('hotel not a hostel')],
  ['search: without a common word of names', search('restaurant except casa')],
  ['search: inflected kind and city', search('ravintolat lissabonissa')],
  ['search: inflected city behind a preposition', search('restauracje w lizbonie')],
  ['search: inflected city alone', search('ресторани лісабона')],
  ['facets: kind and place', facets({ search: 'restaurant in lisbon' })],
  ['facets: near', facets({ near: istanbul })],
  ['facets: fewer words', facets({ search: 'restaurant lisbon qqqqzzzz' })],
  ['facets: country, rated 4.5', facets({ countryCode: 'TR', minRating: 4.5 })],
  ['facets: feature', facets({ features: ['wi-fi'] })],
  ['facets: price level', facets({ priceLevels: [2] })],
  ['search: with price levels', search('coffee', { filter: { priceLevels: [1, 2] } })],
  ['map: kind and place', searchedMap('restaurant in lisbon')],
  ['map: typo', searchedMap('resturant')],
  ['map: fewer words', searchedMap('restaurant lisbon qqqqzzzz')],
  ['suggestions: kind and place', suggestions('plumber in lis')],
  ['suggestions: other script', suggestions('ресторан')],
  ['suggestions: phone', suggestions('+351 21 555')],
  ['suggestions: unknown word', suggestions('restaurant lisbon qqqqzzzz')],
  ['suggestions: several words', suggestions('casa andorinha restaurant lisbon')],
  ['suggestions: 1 letter', suggestions('c')],
  ['suggestions: 2 letters', suggestions('ca')],
  ['suggestions: 3 letters', suggestions('caf')],
  ['suggestions: 4 letters', suggestions('rest')],
  ['suggestions: 5 letters', suggestions('istan')],
  ['suggestions: last word begun', suggestions('lisbon r')],
  ['suggestions: typo', suggestions('resturant')],
  ['suggestions: kind and city', suggestions('lokanta lisbon')],
];
