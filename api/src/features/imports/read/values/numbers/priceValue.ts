import { hasStreetWord } from '../../location/addressTokens.ts';
import { isLiveStatus } from '../../columns/content/liveStatus.ts';
import { isObject, jsonIn, type Json } from '../jsonValue.ts';
import { lineOf } from '../textValue.ts';

/** Names of price levels 1 to 4 in APIs. */
const levels = ['inexpensive', 'moderate', 'expensive', 'veryexpensive'];

/** Words on pages for the same levels. */
const levelWords: readonly RegExp[] = [
  /^(?:barat[oa]|econ[oôó]mic[oa]|bon marché|pas cher|günstig|preiswert|cheap|goedkoop|ucuz|murah|недорого|дёшево|tanio|tani)$/iu,
  /^(?:moderad[oa]|moderat|modéré|abordable|gemiddeld|orta|umiarkowany|умеренно)$/iu,
  /^(?:car[oa]|costos[oa]|teuer|cher|duur|pahalı|mahal|дорого|drogo|drogi)$/iu,
  /^(?:(?:muito|muy|molto|sehr|très|erg|heel|çok|sangat|очень|bardzo) (?:car[oa]|costos[oa]|teuer|cher|duur|pahalı|mahal|дорого|drogo|drogi))$/iu,
];

/** A price range: '₱₱', '€20–30', 'CA$20–80', '$$'; levels and ranges of APIs in the same form. Stars are hotel classes, not prices. */
export function priceRangeOf(text: string): string | null {
  const object = jsonIn(text.trim());
  if (object !== undefined) return rangeIn(object);
  const range = lineOf(text, 60);
  if (range === null) return null;
  const level = levelOf(range);
  if (level !== null) return level;
  const isMeaningless =
    !/[\p{Sc}\d]/u.test(range) || /^[\d.,\s]+$/.test(range) || /star|yıldız|stern|étoile/i.test(range);
  // An address in the wrong column has a number, too.
  const isAddress =
    !/\p{Sc}/u.test(range) &&
    (hasStreetWord(range) ||
      ofPosition.test(range) ||
      (range.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).length >= 2 ||
      (range.match(/[\p{Script=Arabic}\p{Script=Hebrew}]{2,}/gu) ?? []).length >= 3);
  return isMeaningless || isAddress || isLiveStatus(range) || /^PRICE_LEVEL_/i.test(range) ? null : range;
}

/** Codes of places, which a scraper takes for what stands beside them: 'PM7G+C4F', '3802 RKHB3802'. */
const ofPosition = /(?:^|[\s,،])(?:[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}|[A-Z]{4}\d{4})(?=$|[\s,،])/;

/** The price level before a category, as on maps: '¥¥¥·Italian', '$$ · Bar'. */
export const levelBeforeKind = (text: string): string | null =>
  /^(\p{Sc}{1,4})\s?[·⋅•]\s?\p{L}/u.exec(text)?.[1] ?? null;

/** A price level from 1 to 4. Other bare numbers are amounts without a currency. */
function levelOf(text: string): string | null {
  if (/^[1-4](?:\.0)?$/.test(text)) return '$'.repeat(Number(text));
  const name = text
    .toLowerCase()
    .replace(/^price_level_|ly(?= expensive$)/g, '')
    .replace(/[\s_]+/g, '');
  if (name === 'moderateexpensive') return '$$';
  const level = levelWords.findIndex((words) => words.test(text.trim()));
  if (level >= 0) return '$'.repeat(level + 1);
  return levels.includes(name) ? '$'.repeat(levels.indexOf(name) + 1) : null;
}

/** { startPrice: { currencyCode: 'EUR', units: '10' }, endPrice: … }, or { min: 10, max: 20, currency: 'EUR' }. */
function rangeIn(object: Json): string | null {
  if (!isObject(object)) return null;
  const part = (...names: string[]) => names.map((name) => object[name]).find((value) => value != null);
  const [from, to] = [
    part('startPrice', 'start_price', 'from', 'min', 'low', 'lowPrice', 'minPrice', 'min_price'),
    part('endPrice', 'end_price', 'to', 'max', 'high', 'highPrice', 'maxPrice', 'max_price'),
  ];
  const currency =
    [object, from, to]
      .map((one) => (isObject(one) ? (one['currencyCode'] ?? one['currency'] ?? one['priceCurrency']) : null))
      .find((one) => typeof one === 'string' && /^(?:[A-Z]{3}|\p{Sc})$/u.test(one)) ?? null;
  const [low, high] = [amountOf(from), amountOf(to)];
  if (currency === null || (low === null && high === null)) return null;
  const prefix = String(currency).length === 3 ? `${String(currency)} ` : String(currency);
  if (high === null) return `${prefix}${low}+`;
  if (low === null) return `${prefix}0–${high}`;
  return low === high ? `${prefix}${low}` : `${prefix}${low}–${high}`;
}

function amountOf(value: Json | undefined): string | null {
  const amount = isObject(value) ? (value['units'] ?? value['amount'] ?? value['value']) : value;
  const text = typeof amount === 'number' || typeof amount === 'string' ? String(amount).trim() : '';
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? text : null;
}
