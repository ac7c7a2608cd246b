// Writes the dictionary of kinds of place: from the tagging schema of OpenStreetMap, lean enough to read on demand.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFoodWord } from '../../api/src/lib/placeKinds/kindKey.ts';
import { dictionaryLanguages } from './dictionaryLanguages.ts';
import { everydayDishes } from './everyday/goods/everydayDishes.ts';
import { everydayFields } from './everyday/everydayFields.ts';
import { everydayEateries } from './everyday/everydayEateries.ts';
import { everydayNames } from './everyday/everydayKindNames.ts';
import { shortNames } from './shortKindNames.ts';
import { everydayGoods } from './everyday/goods/everydayGoods.ts';
import { everydayGoodsAbroad } from './everyday/goods/everydayGoodsAbroad.ts';
import { everydayCuisines } from './everyday/everydayCuisines.ts';
import { everydayIndustries } from './everyday/everydayIndustries.ts';
import { everydayNeeds } from './everyday/everydayNeeds.ts';
import { everydayPetNeeds } from './everyday/everydayPetNeeds.ts';
import { everydayPlaces } from './everyday/everydayPlaces.ts';
import { everydayProducts } from './everyday/goods/everydayProducts.ts';
import { everydayPurchases } from './everyday/goods/everydayPurchases.ts';
import { everydayRepairs } from './everyday/everydayRepairs.ts';
import { everydayServices } from './everyday/everydayServices.ts';
import { everydayServicesAbroad } from './everyday/everydayServicesAbroad.ts';
import { everydayShopping } from './everyday/goods/everydayShopping.ts';
import { everydayTrades } from './everyday/everydayTrades.ts';
import { everydayTreatments } from './everyday/everydayTreatments.ts';
import { everydayTransliterations } from './everyday/everydayTransliterations.ts';
import { everydayWares } from './everyday/goods/everydayWares.ts';
import { everydayBuilders } from './everyday/everydayBuilders.ts';
import { everydayVehicles } from './everyday/everydayVehicles.ts';
import { everydayHealth } from './everyday/everydayHealth.ts';
import { everydayBeauty } from './everyday/everydayBeauty.ts';
import { everydayOffices } from './everyday/everydayOffices.ts';
import { everydayOutings } from './everyday/everydayOutings.ts';
import { everydayFoodShopping } from './everyday/goods/everydayFoodShopping.ts';
import { everydayThings } from './everyday/goods/everydayThings.ts';
import { everydayMeals } from './everyday/everydayMeals.ts';
import { everydayWords } from './everyday/everydayWords.ts';
import { informalNeeds } from './informalNeeds.ts';
import { cuisinesBesideSchema } from './cuisineNames.ts';
import { icelandicAndThaiNames } from './icelandicAndThaiKindNames.ts';
import { longTailNames } from './longTailKindNames.ts';
import { namesByLanguage } from './namesByLanguage.ts';
import { namesOfGrounds } from './namesOfGrounds.ts';
import { namesOfShops } from './namesOfShops.ts';
import { namesOfServices } from './namesOfServices.ts';
import { namesOfTrades } from './namesOfTrades.ts';
import { kindNameAdditions } from './kindNameAdditions.ts';
import {
  textsOfOptions,
  titleOf,
  type KindText,
  type TranslatedField,
  type TranslatedPreset,
} from './optionTexts.ts';
import { kindsOfPresets } from './schemaOptions.ts';
import { emojiNames } from './emojiNames.ts';
import { sortTerms, type Term } from './sharedTerms.ts';
import { englishNames, sameKinds, usualNames } from './placeKindAdditions.ts';
import { countryCodes, countryName } from '../../domain/countries.ts';
import { demonymOf } from '../../domain/search/cuisines/demonyms.ts';
import { foldText } from '../../domain/text/fold.ts';
import { isLongEnough, keyOf, KindTexts, type Rank, ranks } from './KindTexts.ts';
import { kinds, schema } from './presetKinds.ts';

const output = 'api/src/generated/placeKinds';

interface Translation {
  presets?: { presets?: Record<string, TranslatedPreset>; fields?: Record<string, TranslatedField> };
}

const texts = new KindTexts();
const terms: Term[] = [];
const optionTexts: KindText[] = [];

const cut = (text: string | undefined, separator: RegExp) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

for (const [file, language] of Object.entries(dictionaryLanguages)) {
  const translated = JSON.parse(
    readFileSync(path.join(schema, 'translations', `${file}.min.json`), 'utf8'),
  ) as Record<string, Translation>;
  const { presets = {}, fields = {} } = translated[file]?.presets ?? {};
  for (const [kind, text] of Object.entries(presets))
    for (const [at, term] of cut(text.terms, /[,\n;،、，]/).entries())
      terms.push({ text: term, kind: kindsOfPresets[kind] ?? sameKinds[kind] ?? kind, language, at });
  optionTexts.push(...textsOfOptions(language, presets, fields));
  for (const kind of kinds) {
    const text = presets[kind];
    if (!text) continue;
    texts.addNames(kind, language, cut(text.name, /\n/), 'name');
    texts.addNames(kind, language, cut(text.aliases, /\n/), 'alias');
  }
  for (const [cuisine, option] of Object.entries(fields.cuisine?.options ?? {})) {
    const text = titleOf(option);
    if (!text) continue;
    if (language === 'en') texts.noteWords(text);
    texts.note(text, `cuisine/${cuisine}`, language, 'name');
    const words = text.split(' ').filter((word) => !isFoodWord(word));
    if (words.length > 0) texts.note(words.join(' '), `cuisine/${cuisine}`, language, 'name');
  }
}

/** The schema's own words for a kind are English too, mostly British. */
function addTag(kind: string): void {
  const [area = '', ...rest] = kind.split('/');
  const tag = rest.join(' ').replaceAll('_', ' ');
  if (area === 'shop') texts.note(`${tag} shop`, kind, 'en', 'alias');
  if (rest.length === 1)
    texts.note(tag, kind, 'en', /^(?:craft|healthcare|office)$/.test(area) ? 'alias' : 'term');
  if (kind.startsWith('amenity/doctors/') && !/^(?:general|internal|surgery|trauma)$/.test(rest[1] ?? ''))
    texts.note(rest[1] ?? '', kind, 'en', 'alias');
}
for (const kind of kinds) addTag(kind);
for (const [kind, list] of Object.entries(englishNames)) texts.addDecided(kind, 'en', list.split(','));
for (const [kind, byLanguage] of [
  kindNameAdditions,
  everydayNames,
  everydayEateries,
  longTailNames,
  icelandicAndThaiNames,
  namesOfGrounds,
  namesOfShops,
  namesOfTrades,
  namesOfServices,
  namesByLanguage,
].flatMap((each) => Object.entries(each)))
  for (const [language, list] of Object.entries(byLanguage))
    texts.addDecided(kind, language, list.split(','));
for (const [kind, byLanguage] of Object.entries(shortNames))
  for (const [language, name] of Object.entries(byLanguage))
    texts.show(kind, language, name, { isFirst: true });
for (const [cuisine, list] of Object.entries(cuisinesBesideSchema)) {
  texts.noteWords(list.split(',', 1)[0] ?? '');
  for (const name of list.split(',')) texts.note(name, `cuisine/${cuisine}`, 'en', 'name');
}

// In languages whose adjective is the name of the country: "nhà hàng Hàn Quốc".
const cuisines = new Set(
  [...texts.meanings.values()]
    .flatMap((ofKey) => [...ofKey.keys()])
    .filter((kind) => kind.startsWith('cuisine/')),
);
const restaurantsOf: Readonly<Record<string, (region: string) => string>> = {
  vi: (region) => `Nhà hàng ${region}`,
  th: (region) => `ร้านอาหาร${region}`,
  id: (region) => `Restoran ${region}`,
  ko: (region) => `${region} 음식점`,
  ja: (region) => `${region}料理店`,
  zh: (region) => `${region}餐厅`,
};
for (const language of ['vi', 'th', 'id', 'ko', 'ja', 'zh', 'fa', 'hi']) {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  for (const code of countryCodes) {
    const begun = demonymOf(foldText(countryName(code) ?? ''));
    const cuisine = [...cuisines].find((kind) => begun !== null && kind.startsWith(`cuisine/${begun}`));
    if (cuisine === undefined) continue;
    const region = regions.of(code) ?? '';
    texts.note(region, cuisine, language, 'name');
    const kind = cuisine.replace('cuisine/', 'amenity/restaurant/');
    const isNamed = texts.names.get(kind)?.has(language) ?? !kinds.has(kind);
    const name = restaurantsOf[language]?.(region);
    if (!isNamed && name !== undefined) texts.addNames(kind, language, [name], 'alias');
  }
}

const named = new Set(texts.meanings.keys());
const { own, shared } = sortTerms(terms, kinds);
for (const [list, rank] of [
  [own, 'term'],
  [shared, 'shared'],
] as const)
  for (const { text, kind, language } of list) {
    const key = keyOf(text);
    if (isLongEnough(key) && !named.has(key)) texts.note(text, kind, language, rank);
  }

function addUses(kind: string, list: string, rank: Rank): void {
  for (const use of cut(list, /[,\n]/)) texts.addUse(use, kind, 'en', rank);
}
for (const [kind, list] of [
  everydayNeeds,
  everydayServices,
  everydayTrades,
  everydayPlaces,
  everydayCuisines,
  everydayFields,
  everydayTransliterations,
  everydayServicesAbroad,
  everydayTreatments,
  everydayRepairs,
  everydayPetNeeds,
  everydayBuilders,
  everydayVehicles,
  everydayHealth,
  everydayBeauty,
  everydayOffices,
  everydayOutings,
  informalNeeds,
].flatMap(Object.entries<string>))
  addUses(kind, list, 'use');
for (const [kind, list] of [
  everydayProducts,
  everydayDishes,
  everydayWares,
  everydayWords,
  everydayGoods,
  everydayGoodsAbroad,
  everydayPurchases,
  everydayShopping,
  everydayIndustries,
  everydayFoodShopping,
  everydayThings,
  everydayMeals,
].flatMap(Object.entries<string>))
  addUses(kind, list, 'product');

for (const { text, kind, language } of optionTexts)
  if (isLongEnough(keyOf(text))) texts.addUse(text, kind, language, 'product');
const known = new Set(texts.meanings.keys());
for (const { text, kind, language, isName } of emojiNames())
  if (!known.has(keyOf(text)) && isLongEnough(keyOf(text)))
    texts.note(text, kind, language, isName ? 'product' : 'shared');

/** The English name to show. Only mappers use names such as "Burger Fast Food". */
function usualName(kind: string, english: readonly string[]): string | undefined {
  const mappers = / Fast Food$/;
  const [first = ''] = english;
  return (
    usualNames[kind] ??
    english.find((name) => !mappers.test(name)) ??
    (mappers.test(first) ? first.replace(mappers, ' takeaway') : undefined)
  );
}
for (const [kind, byLanguage] of texts.names) {
  const english = byLanguage.get('en') ?? [];
  const usual = usualName(kind, english);
  if (usual === undefined) continue;
  byLanguage.set('en', [usual, ...english.filter((name) => name.toLowerCase() !== usual.toLowerCase())]);
  texts.note(usual, kind, 'en', 'alias');
}

const lines = (rows: [string, string][]) =>
  rows
    .map(([key, value]) => `${key}\t${value}\n`)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .join('');

// Else a file that was renamed would still be read under its former name.
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeFileSync(
  path.join(output, 'meanings.tsv'),
  lines(
    [...texts.meanings, ...texts.spelled()].map(([key, ofKey]) => [
      key,
      [...ofKey]
        .flatMap(([kind, byLanguage]) =>
          ranks.flatMap((rank) => {
            const of = [...byLanguage].filter(([, each]) => each === rank).map(([language]) => language);
            const endings = texts.endings.get(`${key} ${kind}`);
            const ending = endings ? `:${[...endings].join(',')}` : '';
            return of.length === 0 ? [] : [`${kind}:${rank.charAt(0)}:${of.join(',')}${ending}`];
          }),
        )
        .join(' '),
    ]),
  ),
);
writeFileSync(
  path.join(output, 'names.tsv'),
  lines(
    [...texts.names].map(([kind, byLanguage]) => [
      kind,
      JSON.stringify(
        Object.fromEntries([...byLanguage].map(([language, list]) => [language, list.slice(0, 6)])),
      ),
    ]),
  ),
);
writeFileSync(
  path.join(output, 'words.tsv'),
  lines([...texts.words].map(([kind, words]) => [kind, [...words].join(' ')])),
);
writeFileSync(
  path.join(output, 'englishWords.tsv'),
  lines([...texts.englishWords].map((word) => [word, ''])),
);
