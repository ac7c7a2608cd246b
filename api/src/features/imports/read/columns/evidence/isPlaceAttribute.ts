import { offer } from '../content/liveStatus.ts';
import { isOwner } from './ownerWords.ts';

const group =
  '(?:adults?|pa?ediatrics?|children|kids|infants?|seniors?|elderly|teens?|youth|men|women|male|female|unisex|adultes?|enfants|erwachsene|kinder|adultos?|niños|crianças|adulti|bambini)';
/** 'Adult', 'Pediatric', 'Men & women': whom a place is for. */
const audience = new RegExp(`^${group}(?:\\s?(?:[/,&+]|and|et|und|y|e)\\s?${group})?$`, 'iu');

/** 'For profit - Partnership', 'Government - Hospital district': who owns it, in registers of clinics. */
const ownership =
  /^(?:(?:for|non|not[- ]for)[- ]?profit|government(?:al)?|voluntary non-?profit)\s?[-–:]\s?\p{L}/iu;

/** 'Dine-in', 'Afhalen/Bezorgen': how it serves. */
const areOffers = (text: string) => text.split(/[/,&+]/).every((part) => offer.test(part.trim()));

/** 'Free', 'Low cost', 'Kostenlos': what it costs. */
const cost =
  /^(?:free(?: of charge)?|paid|low[- ]cost|sliding(?:[- ]fee)? scale|donation|gratis|gratuit[eo]?|gratuito|pago|payant|kostenlos|kostenpflichtig|ücretsiz|ücretli|бесплатно|платно|免费|無料|무료)$/iu;

/** Whether a value is an attribute of a listing that files put into columns of categories, and not a category. */
export const isPlaceAttribute = (text: string): boolean =>
  text.length <= 80 &&
  (audience.test(text) || cost.test(text.trim()) || ownership.test(text) || isOwner(text) || areOffers(text));
