import { foldText } from '../../../../../../domain/text/fold.ts';

const word = (words: string) => `(?:^|[^\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`;

/** Districts with unambiguous names. */
const quarters = new RegExp(
  word(
    'mong ?kok|tsim ?sha ?tsui(?: east)?|causeway bay|wan ?chai|yau ma tei|sham shui po|cheung sha wan|lai chi kok|mei foo|kwun tong|ngau tau kok|kowloon(?: bay| city| tong)?|hung hom|to kwa wan|ho man tin|tai kok tsui|shek kip mei|san po kong|wong tai sin|tsz wan shan|lam tin|yau tong|lei yue mun|sheung wan|sai ying pun|kennedy town|shek tong tsui|pok fu lam|wong chuk hang|ap lei chau|chai wan|siu sai wan|shau kei wan|sai wan ho|quarry bay|taikoo(?: shing| place)?|tin hau|tsuen wan|kwai (?:chung|fong|hing)|tsing yi|sha ?tin|ma on shan|tai (?:wai|po market)|fo tan|fanling|sheung shui|tuen mun|yuen long|tin shui wai|tseung kwan o|sai kung|tung chung|cheung chau|mui wo|lamma island|new territories',
  ),
  'u',
);

/** Districts with names that other cities or a country also have. */
const sharedQuarter =
  /, ?(?:jordan|central|admiralty|north point|fortress hill|happy valley|prince edward|aberdeen|stanley|diamond hill|tai po|mid-?levels)$/u;

/** Streets of the city, and the floors of its buildings: 'G/F', '12/F'. */
const streets = new RegExp(
  word(
    'nathan r(?:oa)?d|des voeux r(?:oa)?d(?: central| west)?|hennessy r(?:oa)?d|lockhart r(?:oa)?d|jaffe r(?:oa)?d|connaught r(?:oa)?d(?: central| west)?|lan kwai fong|sai yeung choi st(?:reet)?|hollywood r(?:oa)?d|wyndham st(?:reet)?|staunton st(?:reet)?',
  ),
  'u',
);
const floor = /(?:^|[\s,])(?:\d{1,2}|[glu]|lg|ug)\/f(?![\p{L}\d])/u;

/** '香港九龍旺角彌敦道688號', but not streets named after Hong Kong in other cities. */
const inChinese = /^(?:中国|中國)?(?:香港(?!(?:东|西|中|東)?[路街道])|九龍|新界)|[,，\s]香港$/u;

/** Signs of an address elsewhere: 'Kowloon Chinese Restaurant' is not an address, and 'Kowloon, Saugus' is not in Hong Kong. */
const elsewhere = /(?:[^\p{L}](?:china|prc|macau|singapore|usa|[a-z]{2} \d{5}|\d{6})|\d{5})\.?$/u;

/**
 * Whether an address without city and postal code ends with a district of Hong Kong: 'G/F, 301
 * Nathan Road, Jordan' is not in the country of that name. Pure.
 */
export function isInHongKong(address: string): boolean {
  const text = address
    .normalize('NFKC')
    .trim()
    .replace(/[\s,.]+$/, '');
  if (/\p{Script=Han}/u.test(text)) return inChinese.test(text);
  const folded = foldText(text).replace(/, ?(?:n\.?t|kln|h\.?k|hong kong)\.?$/u, '');
  const end = folded.split(',').slice(-2).join(',');
  if (elsewhere.test(folded)) return false;
  if (quarters.test(end)) return true;
  return sharedQuarter.test(folded) && (streets.test(folded) || floor.test(folded));
}
