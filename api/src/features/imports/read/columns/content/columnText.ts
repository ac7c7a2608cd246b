// Recognises columns of names, addresses and categories. Each test examines all values together.
import { isDay } from '../../values/reviewDate.ts';
import { offer } from './liveStatus.ts';
import { hasStreetWord, isStreet } from '../../location/addressTokens.ts';
import { isOfNoDay } from '../../values/hours/hoursValue.ts';
import { kindOf } from '../../../../../lib/placeKinds/kindOf.ts';
import { priceWord } from './columnContent.ts';

/** Share of distinct values. */
function variety(values: string[]): number {
  return new Set(values).size / values.length;
}

const nearlyAll = (values: string[], test: (value: string) => boolean) =>
  values.filter(test).length >= values.length * 0.95;

const mostly = (values: string[], test: (value: string) => boolean) =>
  values.filter(test).length >= values.length * 0.8;

/** Live status texts and labels of buttons, which are not names. */
const passing = /⋅|·|^(?:open|closed|açık|kapalı|opens|closes|directions|website|call|share|save)\b/i;

/** Database keys and checksums: '7d69af4f-87ab-f011-bbd2-6045bd09da9c', '0vIbMPM678mfcAZOZ4Nk+w=='. */
export const isKey = (value: string) => /^(?=.*\d)[\w+/=-]{16,}$/.test(value);

/** 'akb100253', 'shop-0042': the same in small letters. */
const smallCode = /^\p{L}{1,12}[-_]?\d{3,}$/u;
const isCode = (value: string) => isKey(value) || listCode.test(value) || smallCode.test(value);

/** A bare domain: 'escola.com.br'. */
const domain = /^(?:[\p{L}\p{N}-]+\.){1,5}[a-z]{2,15}\/?$/iu;

/** Whether the values could be names of places: short, different, in words. */
export function couldBeNames(values: string[]): boolean {
  return (
    values.length >= 2 &&
    variety(values) >= 0.7 &&
    mostly(values, (value) => /\p{L}{2}/u.test(value) && !isCode(value) && !isOfNoDay(value)) &&
    values.filter((value) => domain.test(value)).length * 2 < values.length &&
    !areMeasures(values) &&
    nearlyAll(
      values,
      (value) =>
        value.length <= 90 &&
        !passing.test(value) &&
        !/^["“”«/]|\n|https?:|@|^[[{]/.test(value) &&
        !inCode.test(value),
    ) &&
    !mostly(values, isDay) &&
    !couldBeAddresses(values)
  );
}

/** Minimum share of distinct names in a file with chains, whose names repeat. */
const chainVariety = 0.3;

/** Whether values under a header for names could be names of listings, many of them branches of chains. */
export function couldBeBranches(values: string[]): boolean {
  return (
    values.length >= 5 &&
    variety(values) >= chainVariety &&
    nearlyAll(
      values,
      (value) => value.length <= 90 && !listCode.test(value) && !/https?:|@|^[[{]/.test(value),
    ) &&
    mostly(values, (value) => /\p{L}{3}/u.test(value) && !isKey(value)) &&
    !couldBeAddresses(values)
  );
}

/** A value as a program writes it: "OrderedDict([('code', 'G001')])", "datetime.date(2024, 5, 1)", "Decimal('4.5')". */
const inCode = /^[a-z_][\w.]{0,40}\((?:["'([{]|\d+[,)]|\w{1,40}=)/i;

/** An amount of money: 'THB 788', '€ 45', '120 PLN'. */
const amount = /^(?:\p{Lu}{2,3}\s?|\p{Sc}\s?|US\$\s?)\d[\d.,\s]*$|^\d[\d.,\s]*(?:\p{Sc}|\s\p{Lu}{3})$/u;

/** Google's plus code of a position, which replaces a street in many countries. */
export const plusCode = /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/;

/** 'fuel', 'metro_station': a word as programs write them. */
export const isMachineWord = (value: string) => /^[a-z]+(?:_[a-z]+)*$/.test(value);

/** 'TUR_011', 'SGP000753', '18BR00', 'JP/160/2008': the number of a record in a list. */
const listCode = /^(?=.{1,64}$)(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[_/.-][\p{Lu}\d]+){0,4}$/u;

/** A number with a constant unit or text: '800 pax', '12 km', 'Avec une note de 8.5'. */
const measure = /^\d[\d.,]*\s?(\p{L}{1,10}²?)\.?$|^(\p{L}[^\d,]{2,40}?)\s?\d{1,3}[.,]\d+$/u;

/** Prices of goods: 'Lager 0,3: 2,20', 'Weizen: 3,40; Cider: 3,70'. */
const priceOfGoods = /:\s?\d{1,3}[.,]\d{2}(?=\s*(?:[;,]\s|$))/;

/** Whether the values are numbers with a constant unit or text, or prices of goods. */
export function areMeasures(values: readonly string[]): boolean {
  if (mostly([...values], (value) => priceOfGoods.test(value))) return true;
  const words = values.flatMap((value) => {
    const found = measure.exec(value);
    return found ? [(found[1] ?? found[2] ?? '').toLowerCase()] : [];
  });
  const [first = ''] = words;
  return words.filter((each) => each === first).length >= values.length * 0.8 && !hasStreetWord(first);
}

/** A numbered list of goods: '1. Soup 2. Spring rolls'. */
const numbered = /^1[.)]\s.+\s2[.)]\s/su;

/** A password, a key or a user name: 'ny+I0P[a', 'user17'. */
const isToken = (value: string) =>
  /^(?=.*\d)(?=.*[a-z])[\x21-\x7e]{4,40}$/i.test(value) &&
  !/[,/]/.test(value) &&
  !plusCode.test(value) &&
  !hasStreetWord(value);

/** Whether the values read as addresses: of some length, most of them with a comma or a number. */
export function couldBeAddresses(values: string[]): boolean {
  // Streets of a small town repeat, and house numbers may be in a column of their own.
  const areStreets =
    values.filter((value) => plusCode.test(value) || (/\p{L}{3}/u.test(value) && isStreet(value))).length >=
    values.length * 0.3;
  return (
    values.length >= 2 &&
    !areMeasures(values) &&
    variety(values) >= (areStreets ? 0.5 : 0.7) &&
    nearlyAll(
      values,
      (value) =>
        value.length <= 250 &&
        !passing.test(value) &&
        !/^["“”«]|https?:|^[a-z][a-z\d+.-]{0,40}:\/\/|@|^[[{<]|^#\p{L}{2}/iu.test(value) &&
        !inCode.test(value),
    ) &&
    mostly(
      values,
      (value) =>
        /\p{L}{3}|\+/u.test(value) ||
        (areStreets && /^\d{1,4}$/.test(value)) ||
        // '145 W 53rd St'
        (/^\d/.test(value) && hasStreetWord(value)),
    ) &&
    !nearlyAll(values, isToken) &&
    !mostly(values, isDay) &&
    mostly(values, (value) => !amount.test(value) && !isCode(value) && !numbered.test(value)) &&
    // '92% 7 patient stories', '₹1500 at clinic': shares and prices are not numbers of houses.
    mostly(values, (value) => !/\d\s?%|^\p{Sc}\s?\d/u.test(value)) &&
    mostly(
      values,
      (value) => /,|\d.*\p{L}|\p{L}.*\d|^\d{1,4}$/u.test(value) || plusCode.test(value) || isStreet(value),
    )
  );
}

/** Maximum number of distinct constants of a program, such as 'CUSTOM' and 'SUGGESTED', which are not categories. */
const maxConstants = 3;
const areConstants = (values: readonly string[]): boolean =>
  new Set(values).size <= maxConstants &&
  values.every((value) => /^[A-Z]{2,}(?:_[A-Z]+)*$/.test(value)) &&
  values.every((value) => kindOf(value.replaceAll('_', ' ')) === null);

/** Grades: 'high', 'medium', 'unverified'. */
const grade =
  /^(?:very )?(?:low|medium|moderate|high|highest|lowest|basic|partial|full|none|unknown|verified|unverified|confirmed|unconfirmed|certain|uncertain|likely|unlikely|approximate|exact|hoch|mittel|niedrig|gering|bestätigt|unbestätigt|alto|alta|medio|media|bajo|baja|médio|média|baixo|baixa|élevée?|moyenne?|faible|wysoki|średni|niski|высокий|средний|низкий|высокая|средняя|низкая|yüksek|orta|düşük|높음|중간|낮음|高|中|低)$/iu;

/** Zoning of land: 'Commercial', 'Residential zone'. */
const zoning =
  /^(?:commercial|residential|industrial|agricultural|institutional|mixed[ -]use)(?: (?:zone|area|district|use))?$/i;

/** Whether the values could be categories: few distinct words that repeat. */
export function couldBeCategories(values: string[]): boolean {
  return (
    values.length >= 4 &&
    variety(values) <= 0.5 &&
    !areConstants(values) &&
    nearlyAll(
      values,
      (value) =>
        /^\p{L}[\p{L}\p{M} &/,'’-]{2,49}$/u.test(value) && !passing.test(value) && !offer.test(value),
    ) &&
    values.filter((value) => priceWord.test(value) || grade.test(value) || zoning.test(value)).length * 2 <
      values.length
  );
}
