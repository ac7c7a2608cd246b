import { countryCode } from '../../../../../../../domain/countries.ts';
import { isTown, placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { withoutLabel } from '../../columns/headers/withoutLabel.ts';
import { isLiveStatus } from '../../columns/content/liveStatus.ts';
import { lineOfCard } from './cardAddress.ts';
import { isJsonLike, isObject, jsonIn, type Json } from '../jsonValue.ts';
import { isMapLink } from '../placeIds.ts';
import { pairWithin } from './readPosition.ts';
import { postalCodeOf } from '../smallValues.ts';
import { cleanCell, isMissing, isNotAvailable, keyOfJson, lineOf } from '../textValue.ts';

/** A postal address; null for the other content that columns of addresses may have, such as positions. */
export function addressOf(text: string): string | null {
  const json = jsonIn(text);
  if (isObject(json)) return wholeAddress(json);
  // The lines of an address as a list: ['12 Main St', 'Chicago, IL 60601'].
  const isLines = Array.isArray(json) && areLines(json);
  const card = lineOfCard(text);
  if (card !== undefined) return card;
  const isOther =
    text.startsWith('{') ||
    isLiveStatus(text) ||
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

/** An e-mail address, with a label or without: 'Shop: shop@winery.example'. */
const mailOnly = /^(?:\p{L}[\p{L} ]{0,30}:\s*)?[^\s@:,;]{1,64}@[\w-]+(?:\.[\w-]+)+$/u;

/** Whether a text is only a country, as maps show for listings without an address. City states count as cities. */
const isCountryOnly = (text: string) =>
  text.length > 3 &&
  /^\p{Lu}[^\d,]*$/u.test(text) &&
  countryCode(text) !== null &&
  !placesNamed(text).some((place) => isTown(place) && place.population >= largeTown);

const largeTown = 20_000;

/** Minimum number of digits of a phone number; house numbers have fewer. */
const minDigits = 9;

/** A phone number in place of an address, as scrapers find it: '010 00066654', 'Tel. 643 15 27 94'. */
const phoneAlone = /^\s*(?:\p{L}{1,10}[.:]?\s+)?([+(]?\d[\d\s().+-]{7,20})$/u;
const isPhoneAlone = (text: string): boolean =>
  phoneAlone.test(text) && text.replace(/\D/g, '').length >= minDigits;

/** A sentence about the location rather than an address: 'We are in the middle of the old town'. */
const aboutUs =
  /^(?:we are|we're|find us|visit us|estamos|nos encontramos|encu[ée]ntranos|encontre-nos|nous sommes|retrouvez-nous|siamo|ci troviamo|wir sind|wir befinden|du findest uns|sie finden uns|wij zijn|je vindt ons|мы находимся|biz )/iu;

/** A served area in place of an address: 'Serving the Tampa Area', 'Serving the33527 Area'. */
const servedArea = /^(?:now )?serving (?:the ?)?[^,]{1,60}? (?:surrounding )?areas?\.?$/iu;

/** Fragments of a page's source, as opposed to '<p>12 Main St</p>': '"},{"id":155', 'Sector 9">', '<div class="h'. */
const ofSource = /["'][}\]],|["'][,:][{["']|["']\s?>|=["']\w|<\w+[^<>]*$|\\u00[\da-f]{2}/i;

/** Scripts and styles of a page: '@font-face{', '(a,b){return', 'color:red;margin:0}', 'var f = d', 'gtag('. */
const ofProgram =
  /\bfunction ?\(|\bvar \w+ ?=|=>|@(?:font-face|media)\b|\b(?:gtag|url)\(|\bdocument\.\w|\)\s*\{|["']\s*\/>|\bca-pub-|[{;][\w-]+:[^;{}]+[;}]|^["']https?:/i;

/** Self-descriptions of businesses: 'New Delhi (India). We specialize in ...', '..., serving clients globally'. */
const ofItself =
  /(?:^|[.,;!?)]\s+)(?:[Ww]e|[Oo]ur)\s\p{Ll}+\s\p{Ll}+|\b[Ss]erving (?:clients|customers|businesses|communities|an?|our)\b|\b(?:[Cc]ommitted|[Dd]edicated) to \p{Ll}+ing\b/u;

/** A text of at least this many words without digits is not an address if a smaller share of words is capitalised. */
const [minWords, ofAddress] = [14, 0.4];

/** Whether a text is page content that a scraper mistook for an address. */
function areScraps(text: string): boolean {
  if (jsonIn(text) !== undefined) return false;
  const isOfPage = ofSource.test(text.replace(keyOfJson, '')) || ofProgram.test(text) || ofItself.test(text);
  if (isOfPage) return true;
  const words = /^[\p{Script=Latin}\P{L}]*$/u.test(text) && !/\d/.test(text) ? text.split(/\s+/) : [];
  const names = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  return words.length >= minWords && names < words.length * ofAddress;
}

/** Separators of address lines in exports: '32 Spring St$*$ New York', 'a<br>b'. */
const betweenLines =
  /(?<!\s)\s*(?:\$\*\$|<br\s*\/?>|\|{1,3}|¦|#{2,4}|~{1,3}|@{2,3}|\^{1,3}|\\[nr]|;{2,3})[\s,]*(?=\S)/giu;

/** A list of one address without quotation marks: '[49 Vernon Avenue, Dublin 3]'. */
const inBrackets = /^\[([^[\]{}"]+)\]$/u;

/** Trailing separators of an address: 'Đà Nẵng -', 'Simara, '. */
const looseEnd = /(?:\s*[,،;|]|\s[-–—])+\s*$/u;

/** Labels of links after the address: '…, Lucknow, India View Map Get Directions'. */
const linksBehind =
  /(?:[\s,|·⋅-]{1,4}(?:(?:view|see|show|open)(?: on)?(?: the| in)?(?: google)? maps?|(?:get )?directions|(?:voir|afficher)(?: sur)? (?:le plan|la carte)|itinéraire|(?:auf (?:der )?)?karte (?:an)?zeigen|route(?:nplaner)? anzeigen|ver (?:en |no )?(?:el )?mapa|cómo llegar|(?:vedi|mostra)(?: sulla)? mapp?a|(?:zobacz|pokaż) na mapie|(?:toon|bekijk) (?:op )?kaart|haritada (?:gör|göster)|показать на карте|zobrazit na mapě|vis (?:på )?kort|vis kart|visa (?:på )?karta|地図を見る|查看地图|عرض الخريطة))+\s*$/iu;

/** A phone number after the address, as on maps: 'Shop 8, CSC · 088269 92339'. */
const phoneBehind = /\s[·⋅]\s(\+?\d[\d\s()-]{8,17}\d)$/u;

/** The phone number after or in place of an address; null without one. */
export function phoneOfAddress(text: string): string | null {
  const form = isPhoneAlone(text) ? phoneAlone : phoneBehind;
  return form.exec(text)?.[1] ?? null;
}

/** Inserts spaces at lost line breaks: '3 rue Gaston94200 Ivry', '419 Monmouth StJersey City, NJ 07302'. */
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
