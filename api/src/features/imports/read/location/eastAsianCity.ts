import { placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';

type Country = 'CN' | 'JP' | 'KR' | 'TW';

/** The name before the word for a city; the gazetteer verifies it. */
const beforeWord: Readonly<Record<Country, RegExp>> = {
  CN: /(?:^|[省区\s,，\d])((?:(?![省区])\p{Script=Han}){2,6}?)市/u,
  JP: /(?:^|[\s\d〒-])(東京)都|(?:\p{Script=Han}{2,3}[道府県])?(\p{Script=Han}{1,6}?)市/u,
  KR: /(?:^|\s)(\p{Script=Hangul}{2,5}?)(?:특별시|광역시|특별자치시|시)(?:\s|$)/u,
  TW: /(\p{Script=Han}{2})[市縣]/u,
};

/** The name between a province and the word for a city, known to the gazetteer or not. */
const inProvince: Readonly<Partial<Record<Country, RegExp>>> = {
  KR: /(?:^|\s)(?:\p{Script=Hangul}{2,7}도|경기|강원|충북|충남|전북|전남|경북|경남|제주)\s+(\p{Script=Hangul}{1,4}?)[시군](?:\s|$)/u,
  JP: /\p{Script=Han}{1,3}[道府県](?:\p{Script=Han}{1,4}郡)?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶ]{1,6}?)[市町村]/u,
  CN: /\p{Script=Han}{2,4}(?:省|自治区)(\p{Script=Han}{2,5}?)市/u,
};

/** Cities with the rank of a province at the beginning of an address: '서울 성동구 아차산로 113', '上海浦东新区'. */
const metropolis: Readonly<Partial<Record<Country, RegExp>>> = {
  KR: /^(?:대한민국 )?(서울|부산|대구|인천|광주|대전|울산|세종)(?:시|특별시|광역시)?\s/u,
  CN: /^(?:中国)?(北京|上海|天津|重庆)(?!路|街|道)/u,
  TW: /^(?:\d{3,6})?(?:[臺台]灣)?((?:[臺台][北中南東]|新[北竹]|桃園|高雄|基隆|嘉義|苗栗|彰化|南投|雲林|屏東|宜蘭|花蓮|澎湖|金門|連江))[市縣]/u,
};

/** The city of an address in the country's own script; null if it names none. Pure. */
export function eastAsianCity(address: string, country: Country): string | null {
  const text = address.normalize('NFKC');
  const known = beforeWord[country]
    .exec(text)
    ?.slice(1)
    .find((name) => name !== undefined && placesNamed(name).length > 0);
  return known ?? metropolis[country]?.exec(text)?.[1] ?? inProvince[country]?.exec(text)?.[1] ?? null;
}
