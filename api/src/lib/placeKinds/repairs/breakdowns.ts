import { foldText } from '../../../../../domain/text/fold.ts';
import { phrasesAfter, phrasesAttached, phrasesBefore } from './breakdownPhrases.ts';
import { repairRequests } from './repairRequestPhrases.ts';

const anyOf = (list: string, separator: RegExp): string =>
  list
    .split(separator)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .join('|');

const broken = new RegExp(
  `^(?:(?:${anyOf(phrasesBefore, /,/)}) (?<after>.{2,})|(?<named>.{2,}?)(?: (?:${anyOf(phrasesAfter, /,/)})| ?(?:${anyOf(phrasesAttached, /\s+/)})))$`,
  'u',
);

const repairRequest = new RegExp(
  `^(?:(?:${anyOf(repairRequests.before, /,/)}) (?<after>.{2,}?)(?: (?:fixed|repaired|mended))?|(?:${anyOf(repairRequests.joinedBefore, /\s+/)})(?<glued>.+)|(?<named>.{2,}?)(?: (?:${anyOf(repairRequests.after, /,/)})|(?:${anyOf(repairRequests.joined, /\s+/)})))$`,
  'u',
);

const plain = (text: string): string => foldText(text).replace(/['’]/g, '').replaceAll('-', ' ');

/** The thing that a text asks to have repaired, and what its name may be where it stands in a case: "phone" of "fix my phone". */
export function thingsToRepair(text: string): string[] {
  const { after, glued, named } = repairRequest.exec(plain(text))?.groups ?? {};
  const thing = (after ?? glued ?? named)?.replace(whose, '');
  if (thing === undefined) return [];
  return [...new Set([thing, ...accusatives.map(([ending, other]) => thing.replace(ending, other))])];
}

/** Endings of what is repaired, as it is folded, with those of its name. */
const accusatives: readonly (readonly [RegExp, string])[] = [
  // "Pralkę", "pračku", "mašinu", "machinę".
  [/[eu](?= |$)/gu, 'a'],
  [/ki(?= |$)/gu, 'ka'],
  [/(?<=\p{L})ую (?=\p{L})/gu, 'ая '],
  [/у(?= |$)/gu, 'а'],
  [/ю(?= |$)/gu, 'я'],
  // "Telefonumu", "arabamı", "buzdolabını".
  [/(?<=\p{L}{3})(?:[mns]?[iu]m?[iu]|[ny]?[iu])$/u, ''],
  [/(?<=\p{L}{3}a)m[iu]$/u, ''],
  [/(?<=\p{L}{3})(?:ot|at|et|t)$/u, ''],
];

/** The thing that a text says is broken: "fridge" of "fridge not cooling". Undefined for other texts. */
export function brokenThing(text: string): string | undefined {
  const { after, named } = broken.exec(plain(text))?.groups ?? {};
  return (after ?? named)?.replace(whose, '');
}

/** Possessives and rooms before a thing: "my kitchen sink", "mi a lavadora", "у меня холодильник". */
const whose =
  /^(?:(?:my|our|the|a|an|old|new|kitchen|bathroom|(?:mein|unser|ein)(?:e|en)?|der|die|das|den|une?|un[oa]|mon|ma|mes|notre|le|la|les|l|mi|mis|el|los|las|il|lo|mio|mia|o|os|as|meu|minha|mijn|onze|de|het|min|mitt|var|vart|minun|moja|moj|moje|nasza?|muj|nase|az|a|mea|meu|moi|моя|мой|мое|наша|наш|у меня|у нас|моїй|мій|в мене|το|η|ο|μου|benim|bizim) )+/u;

/** The repair kind for the goods or equipment of a kind. */
const repairs: Readonly<Record<string, string>> = {
  'amenity/toilets': 'craft/plumber',
  'shop/appliance': 'craft/appliance_repair',
  'shop/car': 'shop/car_repair',
  'shop/kitchen': 'craft/plumber',
  'shop/shoes': 'shop/shoe_repair',
};

/** Shops whose goods are worth a repair: the arrow of Broken Arrow is not. */
const repairers =
  /^(?:craft|shop\/(?:antiques|bag|bathroom_furnishing|bed|bicycle|boat|camera|car|car_parts|car_repair|caravan|carpet|clothes|computer|curtain|doors|electrical|electronics|fashion_accessories|flooring|furniture|gas|glaziery|hardware|hearing_aids|heating|hifi|household_linen|jewelry|kitchen|leather|lighting|locksmith|mobile_phone|mobile_phone_accessories|motorcycle|motorcycle_repair|musical_instrument|optician|outdoor|photo|pottery|printer_ink|security|sewing|shoe_repair|shoes|sports|swimming_pool|telecommunication|trailer|tyres|vacuum_cleaner|video_games|watches|window_blind))(?:\/|$)/;

/** The kind that repairs what a kind sells or does; null without one. */
export const repairedBy = (kind: string): string | null =>
  repairs[kind] ?? (repairers.test(kind) ? kind : null);
