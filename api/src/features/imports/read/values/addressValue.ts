import { countryCode } from '../../../../../../domain/countries.ts';
import { isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';
import { withoutLabel } from '../columns/headers/withoutLabel.ts';
import { isMomentOnly } from '../columns/content/momentWords.ts';
import { lineOfCard } from './cardAddress.ts';
import { isJsonLike, isObject, jsonIn, type Json } from './jsonValue.ts';
import { isMapLink } from './placeIds.ts';
import { pairWithin } from './readPosition.ts';
import { postalCodeOf } from './smallValues.ts';
import { cleanCell, isMissing, isNotAvailable, keyOfJson, lineOf } from './textValue.ts';

/** An address in words; columns of addresses hold other forms of a place as well, which are read for what they are. */
export function addressOf(text: string): string | null {
  const json = jsonIn(text);
  if (isObject(json)) return wholeAddress(json);
  // The lines of an address as a list: ['12 Main St', 'Chicago, IL 60601'].
  const isLines = Array.isArray(json) && areLines(json);
  const card = lineOfCard(text);
  if (card !== undefined) return card;
  const isOther =
    text.startsWith('{') ||
    isMomentOnly(text) ||
    isNotAvailable(text) ||
    isPhoneAlone(text) ||
    aboutUs.test(text) ||
    servedArea.test(text) ||
    areScraps(text) ||
    /^https?:\/\/\S+$/i.test(text) ||
    isMapLink(text) ||
    (!isLines && pairWithin(text) !== null) ||
    (json !== undefined && !isLines);
  if (isOther) return null;
  const line = lineOf(
    withoutLabel(
      isLines ? json.join(', ') : text.replace(inBrackets, '$1').replace(betweenLines, ', '),
      'address',
    ),
    1000,
  );
  const rest =
    line?.replace(linksBehind, '').replace(phoneBehind, '').replace(mailOnly, '').replace(looseEnd, '') ?? '';
  return rest === '' || isCountryOnly(rest) ? null : withGaps(rest);
}

/** 'Shop: shop@winery.example': how to write to a place, with a word or two before it. */
const mailOnly = /^(?:\p{L}[\p{L} ]{0,30}:\s*)?[^\s@:,;]{1,64}@[\w-]+(?:\.[\w-]+)+$/u;

/** What maps show of a place without an address; states of one city are called like it, and hamlets like far countries. */
const isCountryOnly = (text: string) =>
  text.length > 3 &&
  /^\p{Lu}[^\d,]*$/u.test(text) &&
  countryCode(text) !== null &&
  !placesNamed(text).some((place) => isTown(place) && place.population >= largeTown);

const largeTown = 20_000;

/** Digits from which figures are a phone number: those of houses and blocks have fewer. */
const minDigits = 9;

/** '010 00066654', 'Tel. 643 15 27 94': scrapers of pages find the phone where a place has no address. */
const phoneAlone = /^\s*(?:\p{L}{1,10}[.:]?\s+)?([+(]?\d[\d\s().+-]{7,20})$/u;
const isPhoneAlone = (text: string): boolean =>
  phoneAlone.test(text) && text.replace(/\D/g, '').length >= minDigits;

/** 'We are in the middle of the old town': what a page says of where it is, and no line of an address. */
const aboutUs =
  /^(?:we are|we're|find us|visit us|estamos|nos encontramos|encu[ée]ntranos|encontre-nos|nous sommes|retrouvez-nous|siamo|ci troviamo|wir sind|wir befinden|du findest uns|sie finden uns|wij zijn|je vindt ons|мы находимся|biz )/iu;

/** 'Serving the Tampa Area', 'Serving the33527 Area': where a trade goes, shown in place of an address. */
const servedArea = /^(?:now )?serving (?:the ?)?[^,]{1,60}? (?:surrounding )?areas?\.?$/iu;

/** '"},{"id":155', 'Sector 9">', '<div class="h': pieces of a page's source, and '<p>12 Main St</p>' is none. */
const ofSource = /["'][}\]],|["'][,:][{["']|["']\s?>|=["']\w|<\w+[^<>]*$|\\u00[\da-f]{2}/i;

/** '@font-face{', '(a,b){return', 'color:red;margin:0}', 'var f = d', 'gtag(': the programs and styles of a page. */
const ofProgram =
  /\bfunction ?\(|\bvar \w+ ?=|=>|@(?:font-face|media)\b|\b(?:gtag|url)\(|\bdocument\.\w|\)\s*\{|["']\s*\/>|\bca-pub-|[{;][\w-]+:[^;{}]+[;}]|^["']https?:/i;

/** 'New Delhi (India). We specialize in ...', '..., serving clients globally': what a business says of itself. */
const ofItself =
  /(?:^|[.,;!?)]\s+)(?:[Ww]e|[Oo]ur)\s\p{Ll}+\s\p{Ll}+|\b[Ss]erving (?:clients|customers|businesses|communities|an?|our)\b|\b(?:[Cc]ommitted|[Dd]edicated) to \p{Ll}+ing\b/u;

/** Words of a sentence without a figure, and the share of them with a capital below which it is no address. */
const [minWords, ofAddress] = [14, 0.4];

/** What a program of its own took from the text of a page, where it looked for an address. */
function areScraps(text: string): boolean {
  if (jsonIn(text) !== undefined) return false;
  const isOfPage = ofSource.test(text.replace(keyOfJson, '')) || ofProgram.test(text) || ofItself.test(text);
  if (isOfPage) return true;
  const words = /^[\p{Script=Latin}\P{L}]*$/u.test(text) && !/\d/.test(text) ? text.split(/\s+/) : [];
  const names = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  return words.length >= minWords && names < words.length * ofAddress;
}

/** What programs put between the lines of an address, where a comma would part cells: '32 Spring St$*$ New York', 'a<br>b'. */
const betweenLines =
  /(?<!\s)\s*(?:\$\*\$|<br\s*\/?>|\|{1,3}|¦|#{2,4}|~{1,3}|@{2,3}|\^{1,3}|\\[nr]|;{2,3})[\s,]*(?=\S)/giu;

/** '[49 Vernon Avenue, Dublin 3]': a list of one that a program wrote without quotation marks. */
const inBrackets = /^\[([^[\]{}"]+)\]$/u;

/** What a scraper leaves at the end of an address whose last part is empty: 'Đà Nẵng -', 'Simara, '. */
const looseEnd = /(?:\s*[,،;|]|\s[-–—])+\s*$/u;

/** '…, Lucknow, India View Map Get Directions': links of a page behind the address. */
const linksBehind =
  /(?:[\s,|·⋅-]{1,4}(?:(?:view|see|show|open)(?: on)?(?: the| in)?(?: google)? maps?|(?:get )?directions|(?:voir|afficher)(?: sur)? (?:le plan|la carte)|itinéraire|(?:auf (?:der )?)?karte (?:an)?zeigen|route(?:nplaner)? anzeigen|ver (?:en |no )?(?:el )?mapa|cómo llegar|(?:vedi|mostra)(?: sulla)? mapp?a|(?:zobacz|pokaż) na mapie|(?:toon|bekijk) (?:op )?kaart|haritada (?:gör|göster)|показать на карте|zobrazit na mapě|vis (?:på )?kort|vis kart|visa (?:på )?karta|地図を見る|查看地图|عرض الخريطة))+\s*$/iu;

/** 'Shop 8, CSC · 088269 92339': maps show the number behind the address. */
const phoneBehind = /\s[·⋅]\s(\+?\d[\d\s()-]{8,17}\d)$/u;

/** The phone that is behind an address or in its place; null for none. */
export function phoneOfAddress(text: string): string | null {
  const form = isPhoneAlone(text) ? phoneAlone : phoneBehind;
  return form.exec(text)?.[1] ?? null;
}

/** Lines that a page broke without a space: '3 rue Gaston94200 Ivry', '419 Monmouth StJersey City, NJ 07302'. */
function withGaps(line: string): string {
  const coded = line
    .replace(/(?<=\p{Ll})(?=\d{5} \p{Lu}\p{L})/u, ', ')
    .replace(/(?<=[\p{Ll})])(?=[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?: \p{L}|$))/u, ', ');
  const [, before = '', town = '', rest = ''] =
    /^(.*?[\p{Ll}\d])(\p{Lu}\p{L}[\p{L}' -]*)(, [A-Z]{2} \d{5}.*)$/u.exec(coded) ?? [];
  const whole = `${/\p{L}*$/u.exec(before)?.[0] ?? ''}${town}`;
  const isBroken = placesNamed(town).some(isTown) && !placesNamed(whole).some(isTown);
  return isBroken ? `${before}, ${town}${rest}` : coded;
}

function areLines(items: readonly Json[]): items is string[] {
  return (
    items.every((line) => typeof line === 'string') && items.some((line) => /\p{L}{2}/u.test(String(line)))
  );
}

/** {"city": "Maun", "address": "Plot 12, Sedie Ward"}: the whole address beside its parts. */
function wholeAddress(value: { [key: string]: Json }): string | null {
  const names = ['address', 'fullAddress', 'full_address', 'formattedAddress', 'formatted_address'];
  const line = names.map((name) => value[name]).find((one) => typeof one === 'string' && !isMissing(one));
  return typeof line === 'string' && !isJsonLike(line) ? addressOf(cleanCell(line)) : null;
}

type AddressObject = Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string | null>;

/** An address in parts, in the words of scrapers and of schema.org. */
export function addressObject(value: Json | undefined): AddressObject | null {
  if (!isObject(value)) return null;
  const part = (limit: number, ...names: string[]) => {
    const each = names.map((name) => value[name]).find((one) => one !== undefined && one !== '');
    const clean = typeof each === 'string' || typeof each === 'number' ? cleanCell(String(each)) : '';
    return isMissing(clean) ? null : lineOf(clean, limit);
  };
  return {
    street: part(500, 'street', 'streetAddress', 'freeform', 'line1', 'address1', 'addressLine1'),
    city: part(200, 'city', 'addressLocality', 'locality', 'town'),
    state: part(200, 'state', 'addressRegion', 'region'),
    postalCode: postalCodeOf(part(20, 'postal_code', 'postalCode', 'zip', 'postcode', 'zip_code') ?? ''),
    country: part(80, 'country', 'addressCountry', 'countryCode', 'country_code'),
  };
}
