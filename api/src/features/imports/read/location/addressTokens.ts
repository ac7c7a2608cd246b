import { foldText } from '../../../../../../domain/text/fold.ts';

/** A part of an address between commas: a name, with a postal code before or after it, or a code alone. */
export interface AddressPart {
  text: string;
  /** The part without its code; '' for a code alone. */
  name: string;
  code: string | null;
  side: 'before' | 'after' | 'alone';
}

const maxParts = 8;
const maxPartLength = 80;

/** 'C/ Presidente Cárdenas, 10. 41013 Sevilla', 'local 13 A. 41020, Sevilla': a full stop where others put a comma. */
const stopBeforeCode = /(?<=\d[\p{L} ]{0,5})\.\s+(?=\d{4,6}(?:,\s*|\s)\p{Lu})/gu;

/** Longer forms first: '1012 AB' begins like '1012'. */
const code =
  '\\d{5}-\\d{3,4}|\\d{3}-\\d{4}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2,3}|[1-9]\\d{3} ?[A-Z]{2}|(?:[A-Z]{1,2}-)?\\d{4,7}|' +
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|(?:[A-Z]\\d{2}|D6W) ?[A-Z\\d]{4}|LV-\\d{4}|AZ ?\\d{4}|' +
  '[A-Z]\\d{4}(?:[A-Z]{3})?|[A-Z]{3} ?\\d{4}';
const alone = new RegExp(`^(?:〒 ?)?(?<code>${code})$`, 'u');
// Icelandic and Taiwanese codes have three digits; after a name, those are the number of a house.
const before = new RegExp(`^(?:〒 ?)?(?<code>${code}|\\d{3})\\s+(?<name>\\S.*)$`, 'u');
const after = new RegExp(`^(?<name>.*\\S)\\s+(?<code>${code})$`, 'u');

/** Letters of the countries' old prefixes: D-10115, CH-8032. */
const prefixed = /^[A-Z]{1,2}-(?=\d{4,5}$)/;

const compass = /^(?:NE|NW|SE|SW|ST|RD|DR|AV)$/;

/** A post office box, whose number looks like a postal code. */
const postBox =
  /\b(?:p\.?\s?o\.?\s?b(?:ox)?|post box|postfach|postbus|casilla(?: postal)?|apartado(?: postal| de correos)?|caixa postal|casella postale|bo[iî]te postale)[\s:.#]*(?:n[o°º]\.?\s*)?\d[\d ]*\d|а\/я \d+/giu;

/** A street and its house number with a comma between them: 'Callao, 7'. */
const numberOfHouse = /^(\P{N}{2,60}),\s*(\d{1,3}(?:\s?\p{L})?)(?=\s*(?:[,;]|$|\s\d+\s))/u;

/** A house number before a postal code without a comma: 'Place Jourdan no. 49 1040 Etterbeek'. */
const codeBehindHouse = /( no\. \d{1,3}(?:\s?\p{L})?)\s(?=\d{4,5}\s\p{Lu})/gu;

/** A redundant country between state and ZIP code: 'New York NY UNITED STATES 10020'. */
const countryBeforeCode =
  /(?<=\b[A-Z]{2},? )(?:USA|U\.S\.A\.|United States(?: of America)?|Canada),? (?=\d{5}\b|[A-Z]\d[A-Z] ?\d)/giu;

/** A unit number without a comma after it: '#01-374 SINGAPORE 570501'. */
const unitBeforeTown = /(#\w{1,3}-\w{1,5}(?:\/\w{1,5})?)\s+(?=\p{L})/gu;

/** Remarks in brackets with a comma within: '(м. Аэропорт,Сокол)', '(Gate 2, opposite the park)'. */
const remark = /\([^()]{0,80},[^()]{0,80}\)/gu;

/** A building number after a Saudi postal code: 'Riyadh 12242 7511'. */
const buildingBehindCode = /(?<=\p{L}\s)(\d{5})\s\d{4}(?=\s*(?:[,،]|$))/gu;

/**
 * The last parts of an address, the last first, each split into a name and a postal code. Plus codes and parts longer than any name
 * are omitted; of a long last part, the words at its end remain.
 */
export function lastParts(address: string): AddressPart[] {
  return address
    .normalize('NFKC')
    .replace(/_x000D_/g, ' ')
    .replace(postBox, ' ')
    .replace(remark, ' ')
    .replace(numberOfHouse, '$1 no. $2')
    .replace(codeBehindHouse, '$1, ')
    .replace(countryBeforeCode, '')
    .replace(buildingBehindCode, '$1')
    .replace(unitBeforeTown, '$1, ')
    .replace(stopBeforeCode, ', ')
    .split(/[,،、;\n|]|(?:\s|(?<=\p{L})\.)[-–—]\s/u)
    .map((part) => part.replace(/\s+/gu, ' ').trim().replace(/\.$/, ''))
    .filter((part) => part !== '')
    .map((part, at, parts) => (at === parts.length - 1 ? endOf(part) : part))
    .filter((part) => part.length <= maxPartLength && !/^[2-9A-Z]{4,8}\+[2-9A-Z]{2,3}$/.test(part))
    .slice(-maxParts)
    .reverse()
    .map(partOf);
}

/** The last words of a part: addresses without commas end with their city, too. */
function endOf(part: string): string {
  return part.length <= maxPartLength ? part : part.slice(-maxPartLength).replace(/^\S*\s*/u, '');
}

/** State and postcode of an Australian address, which look like a Maltese code: 'VIC 3206'. */
const australianState = /^(?:NSW|VIC|QLD|TAS|ACT) \d{4}$/;

function partOf(text: string): AddressPart {
  const whole = alone.exec(text)?.groups?.['code'];
  if (whole !== undefined && !australianState.test(text))
    return { text, name: '', code: bare(whole), side: 'alone' };
  const found = after.exec(text)?.groups;
  // A house or street number can be in the position of a code: 'Calle 5 1234'.
  if (found?.['code'] && found['name'] && !/\d$/.test(found['name']))
    return { text, name: townPart(found['name']), code: bare(found['code']), side: 'after' };
  const first = before.exec(text)?.groups;
  if (first?.['code'] && first['name'] && !isStreetNumber(first['code'], first['name']))
    return { text, name: first['name'], code: bare(first['code']), side: 'before' };
  return { text, name: text, code: null, side: 'alone' };
}

/** The last word before the code is the city in addresses without commas: '12 ถนนสุขุมวิท เชียงใหม่'. */
function townPart(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 2 && /\d/.test(name) && isOwnScript.test(last) ? last : name;
}

const isOwnScript = /^(?=.*[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Arabic}])[\p{L}\p{M}]+$/u;

function bare(written: string): string {
  return written.replace(prefixed, '');
}

/** Whether a number at the beginning is a house number: '1200 NE Broadway'. */
function isStreetNumber(written: string, name: string): boolean {
  const letters = /[A-Z]{2}$/.exec(written)?.[0];
  return (letters !== undefined && compass.test(letters)) || streetWord.test(foldText(name));
}

const streetWord =
  /(?:^|[^\p{L}])(?:st|street|rd|road|ave?|avenue|blvd|boulevard|dr|drive|ln|lane|hwy|highway|pkwy|ct|court|way|sk|sok|sokak|sokagi|cad|cadde|caddesi|cd|mah|mahallesi|mh|rue|calle|via|rua|ул|улица|пр-т|пр-кт|просп|проспект|пер|переулок|шоссе|набережная|бульвар|вул|вулиця|jl|jalan|ul|ulica|utca|ut)\.?(?:$|[^\p{L}])|^c\/|\p{L}(?:strasse|str\.?|gasse|straat|gatan|vagen|gade|katu)$|\b(?:suite|ste|floor|unit|kat|no)\b/u;

/** Whether the part is a street or a building rather than a city or region. */
export function isStreet(name: string): boolean {
  return /\d/.test(withoutQuarter(name)) || hasStreetWord(name);
}

export function hasStreetWord(text: string): boolean {
  return streetWord.test(foldText(text));
}

/** Removes numbered districts: 'Praha 1-Staré Město', 'Paris 5e'. */
export function withoutQuarter(name: string): string {
  if (name.length > maxPartLength) return name;
  return name.replace(/\s\d{1,2}(?:e|er|\.)?(?:\s*-.*)?$/u, '');
}
