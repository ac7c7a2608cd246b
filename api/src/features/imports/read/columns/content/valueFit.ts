import { isLabelled } from '../../details/labelledLinks.ts';
import { isLiveStatus } from './liveStatus.ts';
import { haveForeignForms } from '../evidence/foreignForms.ts';
import { isPlaceAttribute } from '../evidence/isPlaceAttribute.ts';
import { isReadBy } from '../evidence/isReadBy.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';
import { townBeforeCode, townBehindCode } from '../../values/location/cityValue.ts';
import { isNothing } from '../../values/isNothing.ts';
import { isKey, isMachineWord } from './columnText.ts';
import type { ColumnField } from '../columnFields.ts';
import { isJsonLike } from '../../values/jsonValue.ts';
import {
  countBesideRating,
  countOf,
  coordinateOf,
  ratingOf,
  ratingOfTen,
} from '../../values/numbers/numberValue.ts';
import { pairWithin } from '../../values/location/readPosition.ts';
import { cidOf, googleIdOf, isRounded, placeIdOf } from '../../values/placeIds.ts';
import { emailOf, phoneOf, postalCodeOf } from '../../values/smallValues.ts';
import { booleanOf } from '../../values/textValue.ts';

/** Whole numbers of ten millionths of a degree. */
const isScaled = (text: string) => /^-?\d{8,10}$/.test(text);

const hasLetters = (text: string) => /\p{L}/u.test(text);
const isLinkLike = (text: string) =>
  isJsonLike(text) ||
  /^(?:https?:)?\/\/|^\/url\?|^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:\s,;]|$)/iu.test(text);
/** Yes or no, in many languages. */
const isFlag = (text: string) =>
  /^(?:true|false|yes|no|ja|nein|oui|non|sí|sim|não|да|нет|evet|hayır|vrai|faux|wahr|falsch|doğru|yanlış)$/iu.test(
    text,
  );
const isWord = (text: string) => hasLetters(text) && !isLinkLike(text) && !/@/.test(text);

/** Workflow states, which occur under headers for regions: 'Estado', 'State'. */
const stepOfWork =
  /^(?:not |sin |não |nao |non |nicht )?(?:in progress|started|to ?do|done|pending|completed?|contacted|(?:un)?qualified|won|lost|en curso|pendientes?|hech[oa]|terminad[oa]|completad[oa]|empezar|contactad[oa]|em andamento|conclu[ií]d[oa]|pendentes?|feito|a fazer|en cours|à faire|terminée?|fait|contactée?|in corso|da fare|fatto|completat[oa]|contattat[oa]|in arbeit|in bearbeitung|erledigt|offen|kontaktiert|w toku|zrobione|до работы|в работе|готово|devam ediyor|tamamlandı|beklemede)$/iu;

/** Class of a hotel or restaurant, which is not a category: '2ª - 2 Estrellas', '4 stars', '3 llaves'. */
const hotelClass =
  /^(?:\d\s?[ªº°.]?\s?[-–]?\s?)?\d\s?[-*★]?\s?(?:stars?|estrellas?|étoiles?|sterne?|stelle?|estrelas?|gwiazdk[ai]|звезд[аы]?|yıldız|llaves?|tenedore?s?|keys?|forks?)$/iu;

/** Type of area, in registers of schools and clinics: 'Urban', 'Zona rural'. */
const kindOfArea =
  /^(?:(?:zona|área|area|zone|milieu|sector) )?(?:urban[oae]?|rurale?|u|r|(?:semi|peri|sub)[ -]?urban[oae]?|urbaine?|ländlich|städtisch|perkotaan|perdesaan|pedesaan|kentsel|kırsal|городск(?:ая|ой)|сельск(?:ая|ий))$/iu;

/** A time of day at the end of a value, as in 'Until 19:30' of an offer. */
const timeOfDay = /(?:^|\s)(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?[ap]\.?m\.?)?$/i;

/** Tests whether a text could be a value of a field. Fields that accept any text have none. */
const tests: Partial<Record<ColumnField, (text: string) => boolean>> = {
  name: (text) =>
    /\p{L}/u.test(text) &&
    !/^https?:|^[[{]|^\/\S+\/\S/.test(text) &&
    !/^\d(?:[.,]\d)?$/.test(text) &&
    !isKey(text),
  category: (text) =>
    hasLetters(text) &&
    !/^https?:|^\{/.test(text) &&
    !hotelClass.test(text) &&
    !isPlaceAttribute(text) &&
    !isFlag(text) &&
    !timeOfDay.test(text),
  type: (text) => !isPlaceAttribute(text),
  subtypes: hasLetters,
  address: (text) =>
    (hasLetters(text) &&
      !isKey(text) &&
      !isMachineWord(text) &&
      !kindOfArea.test(text) &&
      !isLinkLike(text)) ||
    isJsonLike(text),
  street: hasLetters,
  city: (text) => isWord(text) && !isFlag(text),
  state: (text) =>
    (isWord(text) && !stepOfWork.test(text) && !isFlag(text) && !isLiveStatus(text)) ||
    /^\d{1,3}$/.test(text),
  postalCode: (text) =>
    townBehindCode(text) !== null ||
    townBeforeCode(text) !== null ||
    (text.length <= 20 && /\d/.test(text) && !/\p{L}{5}/u.test(text) && isReadBy(postalCodeOf)(text)),
  countryCode: isWord,
  // Brazilian postal codes look like phones under 'CEP', which is a mobile phone in Turkish.
  phone: (text) =>
    !/^\d{5}-\d{3}$/.test(text) && isReadBy(phoneOf)(text) && text.replace(/\D/g, '').length >= 4,
  email: isReadBy(emailOf),
  website: (text) => isLinkLike(text),
  locationLink: isLinkLike,
  reviewsLink: isLinkLike,
  photoUrl: (text) => isLinkLike(text) || text.startsWith('data:'),
  imageUrl: (text) => isLinkLike(text) || text.startsWith('data:'),
  logoUrl: (text) => isLinkLike(text) || text.startsWith('data:'),
  photos: (text) => isLinkLike(text) || text.startsWith('data:'),
  socialLink: (text) => isLinkLike(text) || /^@?(?=[\w.]*[a-z])[\w.]{3,40}$/i.test(text),
  socialLinks: isLinkLike,
  reviewsPerScore: (text) => isJsonLike(text) || /\d.*\d/s.test(text),
  scoreCount: isReadBy(countOf),
  busyHours: isJsonLike,
  otherHours: isJsonLike,
  specialHours: (text) => isJsonLike(text) || /\d/.test(text),
  locatedIn: (text) => hasLetters(text),
  areaServed: hasLetters,
  anyLink: (text) => isLinkLike(text) || isLabelled(text),
  latitude: isReadBy((text) => (isScaled(text) ? 0 : coordinateOf(text, 90))),
  longitude: isReadBy((text) => (isScaled(text) ? 0 : coordinateOf(text, 180))),
  coordinates: (text) => pairWithin(text) !== null || isLinkLike(text),
  closedOn: (text) => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|^(?:19|20)\d{6}$/.test(text),
  streetType: (text) => /^\p{L}[\p{L}\p{M} .'-]{0,29}$/u.test(text),
  areaCode: (text) => /^\(?0?\d{1,4}\)?$/.test(text),
  streetLine2: (text) => !isLinkLike(text) && !/@/.test(text),
  houseNumber: (text) => /^\d{1,6}\s?[-/]?\s?\w{0,4}$|^s\/?n$/i.test(text),
  rating: (text) =>
    /^0(?:[.,]0+)?$/.test(text) || countBesideRating(text) !== null || isReadBy(ratingOf)(text),
  ratingOfTen: isReadBy(ratingOfTen),
  reviewCount: (text) => isJsonLike(text) || isReadBy(countOf)(text),
  isVerified: isReadBy(booleanOf),
  permanentlyClosed: isReadBy(booleanOf),
  temporarilyClosed: isReadBy(booleanOf),
  isServiceArea: isReadBy(booleanOf),
  wheelchairAccessible: isReadBy(booleanOf),
  businessStatus: (text) => hasLetters(text),
  liveStatus: hasLetters,
  workingHours: (text) => isJsonLike(text) || /\p{L}|\d\s*[-–—:.]\s*\d/u.test(text),
  opensAt: (text) => /^\d{1,2}(?:[:.h]\d{2})?/.test(text),
  closesAt: (text) => /^\d{1,2}(?:[:.h]\d{2})?/.test(text),
  description: (text) => /\p{L}{2}/u.test(text) && !/^https?:\S+$/.test(text),
  placeId: isReadBy(placeIdOf),
  googleId: isReadBy(googleIdOf),
  cid: (text) => isReadBy(cidOf)(text) || isRounded(text),
  timeZone: (text) => /[\p{L}+\d]/u.test(text),
  priceRange: (text) => isJsonLike(text) || (text.length <= 60 && !isLinkLike(text)),
};

/** Fields that need a higher share of fitting values, since they are easily confused. */
const strict = new Set<ColumnField>(['rating', 'latitude', 'longitude']);

/** Placeholders for a missing rating on some sites; they do not contradict the other values. */
const wordOfRating =
  /^(?:(?:very |sehr |muy |très |muito |çok |sangat )?(?:good|gut|buen[oa]|bien|bom|iyi|baik|buono)|excellent|excelente|eccellente|ottimo|superb|wonderful|fabulous|exceptional|hervorragend|fantastisch|mükemmel|average|fair|poor|отлично|хорошо|превосходно)$/iu;

/** Minimum number of values for the test of such a field. */
const enoughValues = 5;

export type Fit = 'fits' | 'contradicts' | 'unknown';

/** Whether the values support or contradict the field of their header; neutral for few values and fields that accept any text. */
export function fitOf(field: ColumnField, values: readonly string[]): Fit {
  const test = tests[field];
  const looked = values.filter(
    (value) => !isNone(value) && !(field === 'rating' && wordOfRating.test(value)),
  );
  if (haveForeignForms(field, looked)) return 'contradicts';
  if (test === undefined || looked.length === 0) return 'unknown';
  const share = looked.filter(isReadBy((text) => test(text) || null)).length / looked.length;
  const isFew = looked.length < 3;
  if (strict.has(field) && looked.length >= enoughValues) return share >= 0.7 ? 'fits' : 'contradicts';
  if (share >= 0.5) return 'fits';
  return isFew || share >= 0.15 ? 'unknown' : 'contradicts';
}

/** Placeholders for missing values: 'No Website', 'yok', 'not rated'. */
function isNone(value: string): boolean {
  return (
    isNothing(value) ||
    /^(?:no|yok|none|not|nicht|kein|sin|sans|nessun|n\/?a)\b.{0,20}$/i.test(foldText(value))
  );
}
