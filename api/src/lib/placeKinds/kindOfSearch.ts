import { foldText } from '../../../../domain/text/fold.ts';
import { memoize } from '../../../../domain/text/memoize.ts';
import { kindOfGoods } from './compounds/goodsOfCompounds.ts';
import { baseForms } from './baseForms.ts';
import { brokenThing, repairedBy, thingsToRepair } from './repairs/breakdowns.ts';
import { repairerOf } from './repairs/brokenThings.ts';
import { joinedKey, kindWords } from './kindKey.ts';
import { languagesOf } from './kindNames.ts';
import { kindOf, sureKind, unsureKind, type KindMatch } from './kindOf.ts';
import { madeByCompanies } from './makersOf.ts';
import { confidences, isUse, meaningsOf, meaningsOfWords, strongest, type Meaning } from './meanings.ts';
import { animalService } from './patients.ts';

/**
 * The kind that a visitor searches with a text, which may also be a need or a product ("toothache", "bread"). Such words are not names
 * of kinds in files.
 */
export function kindOfSearch(text: string, language?: string): KindMatch | null {
  return kindAsWritten(text, language) ?? kindOfForm(text);
}

/** The kind of an inflected word: "fogorvosok" are dentists. */
const kindOfForm = memoize((text: string): KindMatch | null => {
  const matches = baseForms(text)
    .flatMap(({ form, languages }) => {
      const match = kindAsWritten(form);
      const spoken = match ? languagesOf(form, match.kind) : [];
      return match &&
        (spoken.length === 0 || spoken.length >= widelyKnown || spoken.some((one) => languages.includes(one)))
        ? [match]
        : [];
    })
    .filter(({ isFiner, confidence }) => !isFiner && confidence >= confidences.p)
    .sort((a, b) => b.confidence - a.confidence);
  return matches[0] ? { ...matches[0], confidence: matches[0].confidence * shareOfForm } : null;
});

/** Confidence factor of an inflected form; minimum number of languages of a name that is valid in any language. */
const [shareOfForm, widelyKnown] = [0.86, 8];

function kindAsWritten(text: string, language?: string): KindMatch | null {
  if (/^[a-z]{1,3}$/i.test(text) && !shortWords.has(text.toLowerCase())) return null;
  const match = cuisineOf(text) ?? kindOf(withUsualHead(text), language);
  if (text.length > 200 || (match && !match.isFiner && match.confidence >= sureKind)) return match;
  const words = kindWords(text);
  const uses = meaningsOfWords(words).filter(isUse);
  const use = strongest(uses, ({ rank }) => confidences[rank]) ?? (match ? undefined : soldThere(text));
  // A product with a word for a shop is as good as the shop's name.
  const confidence = use && Math.max(confidences[use.rank], isUse(use) ? 0 : confidences.u);
  const found =
    use && confidence
      ? { kind: use.kind, confidence, isFiner: false }
      : (wholesaleThere(text) ??
        animalCare(words) ??
        doneThere(text) ??
        repairedThere(text) ??
        match ??
        madeThere(text) ??
        joinedKind(text) ??
        compoundOfGoods(text));
  const isCalledShop = found?.kind.startsWith('shop/') && soldInCompound(text) !== undefined;
  return found && isCalledShop ? { ...found, confidence: Math.max(found.confidence, confidences.u) } : found;
}

/** Whether a text is only a search term of a kind, such as a brand. */
export const isUnsureKind = (text: string): boolean => (kindOfSearch(text)?.confidence ?? 1) <= unsureKind;

/** The cuisine of a loanword for a restaurant: a trattoria is Italian outside Italy, too. */
function cuisineOf(text: string): KindMatch | null {
  const isItalian = /^(?:trattoria|osteria|hostaria)s?$/.test(foldText(text));
  return isItalian ? { kind: 'amenity/restaurant/italian', confidence: 1, isFiner: false } : null;
}

/** Wholesale in compounds: "Lebensmittelgroßhandel". */
function wholesaleThere(text: string): KindMatch | null {
  const isWholesale = wholesale.test(foldText(text));
  return isWholesale ? { kind: 'shop/wholesale', confidence: confidences.u, isFiner: false } : null;
}

const wholesale =
  /^\p{L}{3,}(?:grosshandel|grosshandlung|grosshandler|groothandel|grossist|grosshandlare|partihandel|engros|tukku|tukkukauppa|nagyker|nagykereskedes)$/u;

/** Veterinary care: "dog surgeon", "вакцинация собак". */
function animalCare(words: readonly string[]): KindMatch | null {
  const done = animalService(words);
  const match = done ? kindOfSearch(done.join(' ')) : null;
  const isHealth =
    match !== null && /^(?:amenity\/(?:clinic|dentist|doctors|hospital)|healthcare)(?:\/|$)/.test(match.kind);
  return isHealth ? { kind: 'amenity/veterinary', confidence: confidences.u, isFiner: false } : null;
}

/** The kind that treats or repairs the thing before: "hair loss treatment", "hvac repair". */
function doneThere(text: string): KindMatch | null {
  const [, what = ''] = worked.exec(text) ?? [];
  const match = what === '' ? null : kindOfSearch(what);
  return match && /^(?:healthcare|craft|amenity\/(?:clinic|doctors|dentist))/.test(match.kind) ? match : null;
}

const worked =
  /^(.{4,}) (?:treatments?|therapy|surgery|operation|repairs?|installation|install|installers?|maintenance|replacement|servicing|behandlung|ameliyatı|tedavisi|leczenie|ऑपरेशन|सर्जरी|इलाज|অপারেশন|அறுவை சிகிச்சை)$/iu;

/** The kind that repairs a broken thing: "fridge not cooling", "fix my fridge". */
function repairedThere(text: string): KindMatch | null {
  const thing = brokenThing(text);
  const things = thing === undefined ? thingsToRepair(text) : [thing];
  const [kind] = [
    ...things.map(repairerOf),
    ...things.map((one) => repairedBy(kindOfSearch(one)?.kind ?? '')),
  ].filter((one) => one !== undefined && one !== null);
  return kind ? { kind, confidence: confidences.u, isFiner: false } : null;
}

/** Companies by their products or services: "machinery manufacturer", "fabricant de machines", "makine imalatçısı". */
function madeThere(text: string): KindMatch | null {
  const what = madeByCompanies(text);
  const match = what === undefined ? null : kindOfSearch(what);
  return match && /^(?:man_made|office|craft|shop)\//.test(match.kind) ? match : null;
}

/** A kind whose short last word is written together with those before it: "milktea", "dayspa". */
function joinedKind(text: string): KindMatch | null {
  const [, before = '', last = ''] = joinedEnding.exec(text) ?? [];
  const match = last === '' ? null : kindOfSearch(`${before} ${last}`);
  return match && !match.isFiner && match.confidence > unsureKind ? match : null;
}

/** Stems of shorter words are the words themselves, so that these are not found by the stem of the whole. */
const joinedEnding = /^([a-z]{3,20}?)(bar|bbq|gym|pho|pub|spa|tea|zoo)$/;

/** The shop for the last part of a compound: "Gartenmöbel" are furniture. */
function compoundOfGoods(text: string): KindMatch | null {
  const kind = kindOfGoods(soldInCompound(text) ?? foldText(text));
  return kind === null ? null : { kind, confidence: confidences.p, isFiner: false };
}

/** Words for shops that languages write together with what is sold: "Schnapsladen", "ølbutikk". */
const shopEndings =
  /^(.{3,}?)(?:fachgeschaft|fachhandel|geschaft|handlung|handel|laden|waren|winkel|handelaar|butikk?|affar|handler|kauppa|bolt|магазин)$/;

/** The goods in a compound for a shop: "schuh" of "Schuhgeschäft". */
export const soldInCompound = (name: string): string | undefined => shopEndings.exec(foldText(name))?.[1];

/** The shop for the first part of a compound. */
const soldThere = (text: string): Meaning | undefined => {
  const sold = soldInCompound(text);
  return sold === undefined
    ? undefined
    : meaningsOf(joinedKey(kindWords(sold))).find(({ kind }) => kind.startsWith('shop/'));
};

/** Chinese has several words for a shop, of which the dictionary has one: 肉铺 is a 肉店. Names of the dictionary stay as they are. */
const withUsualHead = (text: string): string =>
  /^\p{Script=Han}{1,4}[铺鋪舖行庄莊坊]$/u.test(text) && kindOf(text) === null
    ? `${text.slice(0, -1)}店`
    : text;

/** Three-letter words that are not stemmed: "tap" would be tapas. */
const shortWords = new Set(
  (
    'apk art atm avm bag bar bbq bed bio bus car cpa ecg eis ekg ent gas gym gyn hno inn irm itv ivf kbb key kfz ktv lab law mri ' +
    'mrt ngo nut orl pet pho ptt pub spa tax tea tht toy ugd usg vet vtc wig zoo'
  ).split(' '),
);
