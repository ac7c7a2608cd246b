// Writes the dictionary of kinds of place: from the tagging schema of OpenStreetMap, lean enough to read on demand.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFoodWord, joinedKey, kindWords, sortedKey } from '../../api/src/lib/placeKinds/kindKey.ts';
import { dictionaryLanguages } from './dictionaryLanguages.ts';
import { everydayDishes } from './everyday/everydayDishes.ts';
import { everydayFields } from './everyday/everydayFields.ts';
import { everydayNames } from './everyday/everydayKindNames.ts';
import { shortNames } from './shortKindNames.ts';
import { everydayGoods } from './everyday/everydayGoods.ts';
import { everydayKitchens } from './everyday/everydayKitchens.ts';
import { everydayNeeds } from './everyday/everydayNeeds.ts';
import { everydayPlaces } from './everyday/everydayPlaces.ts';
import { everydayProducts } from './everyday/everydayProducts.ts';
import { everydayServices } from './everyday/everydayServices.ts';
import { everydayTrades } from './everyday/everydayTrades.ts';
import { everydayTransliterations } from './everyday/everydayTransliterations.ts';
import { everydayWares } from './everyday/everydayWares.ts';
import { everydayWords } from './everyday/everydayWords.ts';
import { moreCuisines } from './cuisineNames.ts';
import { icelandicAndThaiNames } from './icelandicAndThaiKindNames.ts';
import { longTailNames } from './longTailKindNames.ts';
import { namesByLanguage } from './namesByLanguage.ts';
import { namesOfServices } from './namesOfServices.ts';
import { namesOfTrades } from './namesOfTrades.ts';
import { otherNames } from './otherKindNames.ts';
import {
  textsOfOthers,
  titleOf,
  type KindText,
  type TranslatedField,
  type TranslatedPreset,
} from './otherTexts.ts';
import { kindsOfPresets } from './schemaOptions.ts';
import { emojiNames } from './emojiNames.ts';
import { sortTerms, type Term } from './sharedTerms.ts';
import { englishNames, sameKinds, usualNames } from './placeKindAdditions.ts';
import { countryCodes, countryName } from '../../domain/countries.ts';
import { demonymOf } from '../../domain/search/demonyms.ts';
import { foldText } from '../../domain/text/fold.ts';

const schema = 'node_modules/@openstreetmap/id-tagging-schema/dist';
const output = 'api/src/generated/placeKinds';

const places =
  /^(?:(?:amenity|shop|office|craft|healthcare|leisure|tourism|club|education)\/|aeroway\/aerodrome$|landuse\/(?:farmyard|cemetery|vineyard)$|historic\/(?:castle|monument|museum|ruins)|man_made\/works$|natural\/(?:beach|hot_spring)$|building\/(?:hotel|church|mosque|temple)$)/;
/** Kinds that are not businesses: street furniture, grounds of one discipline, parts of another place. */
const furniture =
  /^(?:amenity\/(?:vending_machine|waste|bench|clock|lounger|recycling_container|recycling\/|parking_space|parking_entrance|post_box|letter_box|grit_bin|dressing_room|ticket_validator|trolley_bay|toilets\/|shelter|water_point|watering_place|drinking_water|compressed_air|smoking_area|give_box|bbq|binoculars|bicycle_parking|luggage_locker|parcel_locker|hunting_stand|loading_dock|library_dropoff|device_charging)|leisure\/(?:fitness_station|pitch\/(?:athletics|gaga|four_square|funnel_ball|tetherball|biathlon)|track\/athletics|bleachers|outdoor_seating|picnic_table|slipway|firepit|common|bird_hide|garden\/)|tourism\/(?:information\/(?:board|map|guidepost|route_marker|terminal)|information$|artwork|camp_pitch)|shop\/vacant|amenity\/clock)/;

interface Translation {
  presets?: { presets?: Record<string, TranslatedPreset>; fields?: Record<string, TranslatedField> };
}

/**
 * How well a text names a kind: its name, another name of it, what people need who look for it, what it sells, or a word of
 * the schema that it is looked for by.
 */
type Rank = 'name' | 'alias' | 'use' | 'product' | 'term' | 'shared';
/** The languages in which a text means a kind, with how well. */
type Meaning = Map<string, Rank>;

const presets = JSON.parse(readFileSync(path.join(schema, 'presets.min.json'), 'utf8')) as Record<
  string,
  { searchable?: boolean }
>;
const kinds = new Set(
  Object.keys(presets).filter(
    (id) =>
      presets[id]?.searchable !== false && places.test(id) && !furniture.test(id) && !/-[A-Z]{2}/.test(id),
  ),
);
for (const id of Object.keys(englishNames)) kinds.add(id);

const meanings = new Map<string, Map<string, Meaning>>();
const names = new Map<string, Map<string, string[]>>();
const terms: Term[] = [];
const otherTexts: KindText[] = [];
const ranks: readonly Rank[] = ['name', 'alias', 'use', 'product', 'term', 'shared'];

function note(text: string, of: string, language: string, rank: Rank): void {
  const kind = sameKinds[of] ?? of;
  const words = kindWords(text);
  if (words.length === 0 || words.length > 8) return;
  const keys = words.length > 1 ? [joinedKey(words), sortedKey(words)] : [joinedKey(words)];
  for (const key of keys) {
    const ofKey = meanings.get(key) ?? new Map<string, Meaning>();
    meanings.set(key, ofKey);
    const known = ofKey.get(kind) ?? new Map<string, Rank>();
    ofKey.set(kind, known);
    const before = known.get(language);
    if (before === undefined || ranks.indexOf(rank) < ranks.indexOf(before)) known.set(language, rank);
  }
}

function show(of: string, language: string, name: string, { isFirst = false } = {}): void {
  const kind = sameKinds[of] ?? of;
  const ofKind = names.get(kind) ?? new Map<string, string[]>();
  names.set(kind, ofKind);
  const shown = ofKind.get(language) ?? [];
  ofKind.set(language, shown);
  if (isFirst) shown.unshift(name);
  else if (!shown.some((each) => each.toLowerCase() === name.toLowerCase())) shown.push(name);
}

/** "Gym / Fitness Center" is two names; of "Bag / Luggage Store" both are of a store. */
function alternatives(name: string): string[] {
  // In Japanese 全般 says that it is the general one of several.
  const parts = name.replace(/\s*[(（][^)）]*[)）]|全般$/g, '').split(/\s*[/／]\s*/);
  const last = parts.at(-1) ?? '';
  const head = last.includes(' ') ? last.slice(last.lastIndexOf(' ')) : '';
  return parts
    .map((part) => (part !== last && head !== '' && !part.includes(' ') ? part + head : part).trim())
    .filter((part) => part !== '');
}

/** English names derived from one: without the kind of ground, or as the shop of a trade. */
function englishForms(kind: string, name: string): string[] {
  const forms = [bareName(name), name.replace(/ Office$/, '')].filter((form) => form !== name);
  const isWord = !/[\s-]/.test(name);
  if (isWord && /^(?:shop|craft)\//.test(kind)) forms.push(`${name} shop`);
  if (isWord && /^craft\//.test(kind) && /er$/.test(name)) forms.push(name.replace(/er$/, 'ing'));
  if (isWord && /^(?:craft|healthcare|amenity\/doctors)/.test(kind) && /ist$/.test(name))
    forms.push(name.replace(/ist$/, 'y'));
  return forms;
}

const bareName = (name: string) => name.replace(/ (?:Grounds|Facility|Workplace|Workspace|Counter)$/, '');

const englishWords = new Set('a an the and of for'.split(' '));

function noteWords(name: string): void {
  for (const word of kindWords(name)) englishWords.add(word);
  // Spellings of one word, such as store and shop, are one to kindWords.
  const significant = foldText(name).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  for (const word of significant) englishWords.add(word);
}

function addNames(kind: string, language: string, list: readonly string[], rank: Rank): void {
  for (const [index, name] of list.flatMap(alternatives).entries()) {
    if (language === 'en') noteWords(name);
    const forms = language === 'en' ? englishForms(kind, name) : [];
    show(kind, language, language === 'en' ? bareName(name) : name);
    note(name, kind, language, index === 0 ? rank : 'alias');
    for (const form of forms) note(form, kind, language, 'alias');
  }
}

/** Hand-written names mean only their kind, whatever the schema says. */
function addDecided(kind: string, language: string, list: readonly string[]): void {
  for (const name of list) {
    const words = kindWords(name);
    for (const key of new Set([joinedKey(words), sortedKey(words)]))
      for (const [other, byLanguage] of meanings.get(key) ?? [])
        if (other !== kind && !other.startsWith('cuisine/')) byLanguage.delete(language);
  }
  addNames(kind, language, list, 'name');
}

/** The schema's own words for a kind are English too, mostly British. */
function addTag(kind: string): void {
  const [area = '', ...rest] = kind.split('/');
  const tag = rest.join(' ').replaceAll('_', ' ');
  if (area === 'shop') note(`${tag} shop`, kind, 'en', 'alias');
  if (rest.length === 1) note(tag, kind, 'en', /^(?:craft|healthcare|office)$/.test(area) ? 'alias' : 'term');
  if (kind.startsWith('amenity/doctors/') && !/^(?:general|internal|surgery|trauma)$/.test(rest[1] ?? ''))
    note(rest[1] ?? '', kind, 'en', 'alias');
}

const cut = (text: string | undefined, separator: RegExp) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

for (const [file, language] of Object.entries(dictionaryLanguages)) {
  const translated = JSON.parse(
    readFileSync(path.join(schema, 'translations', `${file}.min.json`), 'utf8'),
  ) as Record<string, Translation>;
  const { presets: texts = {}, fields = {} } = translated[file]?.presets ?? {};
  for (const [kind, text] of Object.entries(texts))
    for (const [at, term] of cut(text.terms, /[,\n;،、，]/).entries())
      terms.push({ text: term, kind: kindsOfPresets[kind] ?? sameKinds[kind] ?? kind, language, at });
  otherTexts.push(...textsOfOthers(language, texts, fields));
  for (const kind of kinds) {
    const text = texts[kind];
    if (!text) continue;
    addNames(kind, language, cut(text.name, /\n/), 'name');
    addNames(kind, language, cut(text.aliases, /\n/), 'alias');
  }
  for (const [cuisine, option] of Object.entries(fields.cuisine?.options ?? {})) {
    const text = titleOf(option);
    if (!text) continue;
    if (language === 'en') noteWords(text);
    note(text, `cuisine/${cuisine}`, language, 'name');
    const words = text.split(' ').filter((word) => !isFoodWord(word));
    if (words.length > 0) note(words.join(' '), `cuisine/${cuisine}`, language, 'name');
  }
}

for (const kind of kinds) addTag(kind);
for (const [kind, list] of Object.entries(englishNames)) addDecided(kind, 'en', list.split(','));
for (const [kind, byLanguage] of [
  otherNames,
  everydayNames,
  longTailNames,
  icelandicAndThaiNames,
  namesOfTrades,
  namesOfServices,
  namesByLanguage,
].flatMap((each) => Object.entries(each)))
  for (const [language, list] of Object.entries(byLanguage)) addDecided(kind, language, list.split(','));
for (const [kind, byLanguage] of Object.entries(shortNames))
  for (const [language, name] of Object.entries(byLanguage)) show(kind, language, name, { isFirst: true });
for (const [cuisine, list] of Object.entries(moreCuisines)) {
  noteWords(list.split(',', 1)[0] ?? '');
  for (const name of list.split(',')) note(name, `cuisine/${cuisine}`, 'en', 'name');
}

// Where an adjective is the name of the country: "nhà hàng Hàn Quốc".
const cuisines = new Set(
  [...meanings.values()].flatMap((ofKey) => [...ofKey.keys()]).filter((kind) => kind.startsWith('cuisine/')),
);
for (const language of ['vi', 'th', 'id', 'ko', 'ja', 'zh', 'fa', 'hi']) {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  for (const code of countryCodes) {
    const begun = demonymOf(foldText(countryName(code) ?? ''));
    const cuisine = [...cuisines].find((kind) => begun !== null && kind.startsWith(`cuisine/${begun}`));
    if (cuisine !== undefined) note(regions.of(code) ?? '', cuisine, language, 'name');
  }
}

const keyOf = (text: string) => joinedKey(kindWords(text));
/** Two characters of Chinese, Japanese or Korean are a word, two letters are not. */
const isLongEnough = (key: string) =>
  key.length >=
  (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key) ? 2 : 3);
const named = new Set(meanings.keys());
const { own, shared } = sortTerms(terms, kinds);
for (const [list, rank] of [
  [own, 'term'],
  [shared, 'shared'],
] as const)
  for (const { text, kind, language } of list) {
    const key = keyOf(text);
    if (isLongEnough(key) && !named.has(key)) note(text, kind, language, rank);
  }

/** A word of visitors, where it does not name another kind. */
function addUse(text: string, kind: string, language: string, rank: Rank): void {
  const others = [...(meanings.get(keyOf(text)) ?? [])].filter(([other]) => !/^cuisine\//.test(other));
  const isName = others.some(([, of]) =>
    [...of.values()].some((each) => each === 'name' || each === 'alias'),
  );
  if (!isName) note(text, kind, language, rank);
}

function addUses(kind: string, list: string, rank: Rank): void {
  for (const use of cut(list, /[,\n]/)) addUse(use, kind, 'en', rank);
}
for (const [kind, list] of [
  everydayNeeds,
  everydayServices,
  everydayTrades,
  everydayPlaces,
  everydayKitchens,
  everydayFields,
  everydayTransliterations,
].flatMap(Object.entries<string>))
  addUses(kind, list, 'use');
for (const [kind, list] of [
  everydayProducts,
  everydayDishes,
  everydayWares,
  everydayWords,
  everydayGoods,
].flatMap(Object.entries<string>))
  addUses(kind, list, 'product');

for (const { text, kind, language } of otherTexts)
  if (isLongEnough(keyOf(text))) addUse(text, kind, language, 'product');
const known = new Set(meanings.keys());
for (const { text, kind, language, isName } of emojiNames())
  if (!known.has(keyOf(text)) && isLongEnough(keyOf(text)))
    note(text, kind, language, isName ? 'product' : 'shared');

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
for (const [kind, byLanguage] of names) {
  const english = byLanguage.get('en') ?? [];
  const usual = usualName(kind, english);
  if (usual === undefined) continue;
  byLanguage.set('en', [usual, ...english.filter((name) => name.toLowerCase() !== usual.toLowerCase())]);
  note(usual, kind, 'en', 'alias');
}

const lines = (rows: [string, string][]) =>
  rows
    .map(([key, value]) => `${key}\t${value}\n`)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .join('');

mkdirSync(output, { recursive: true });
writeFileSync(
  path.join(output, 'meanings.tsv'),
  lines(
    [...meanings].map(([key, ofKey]) => [
      key,
      [...ofKey]
        .flatMap(([kind, byLanguage]) =>
          ranks.flatMap((rank) => {
            const of = [...byLanguage].filter(([, each]) => each === rank).map(([language]) => language);
            return of.length === 0 ? [] : [`${kind}:${rank.charAt(0)}:${of.join(',')}`];
          }),
        )
        .join(' '),
    ]),
  ),
);
writeFileSync(
  path.join(output, 'names.tsv'),
  lines(
    [...names].map(([kind, byLanguage]) => [
      kind,
      JSON.stringify(
        Object.fromEntries([...byLanguage].map(([language, list]) => [language, list.slice(0, 6)])),
      ),
    ]),
  ),
);
writeFileSync(path.join(output, 'englishWords.tsv'), lines([...englishWords].map((word) => [word, ''])));
