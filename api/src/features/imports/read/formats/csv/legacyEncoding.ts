import chardet from 'chardet';
import iconv from 'iconv-lite';

/** Code pages by the names of chardet; those of ISO are read as the pages of Windows that contain them. */
const codePages = {
  'ISO-8859-1': 'windows-1254',
  'windows-1252': 'windows-1254',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'ISO-8859-2': 'iso-8859-2',
  'windows-1250': 'windows-1250',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  'ISO-8859-5': 'iso-8859-5',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-u',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'windows-1255': 'windows-1255',
  'ISO-8859-6': 'iso-8859-6',
  'windows-1256': 'windows-1256',
  'windows-874': 'windows-874',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
} as const;

/** Code pages of the Macintosh and of DOS, which chardet does not detect. */
const oldPages = ['macintosh', 'cp850', 'cp437', 'cp857', 'cp866'] as const;

export type LegacyEncoding = (typeof codePages)[keyof typeof codePages] | (typeof oldPages)[number];

const isKnown = (name: string): name is keyof typeof codePages => Object.hasOwn(codePages, name);

/** Minimum confidence, of 100, in an encoding with two bytes per letter: any text in another one resembles it a little. */
const minTwoByteConfidence = 40;
const twoBytes = new Set<LegacyEncoding>(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']);

/** How much less confidence a Latin page may have than the best, so that its letters decide. */
const latinMargin = 16;

/** Latin code pages, the most frequent first. */
const latinPages: readonly LegacyEncoding[] = [
  'windows-1254',
  'windows-1250',
  'iso-8859-2',
  'windows-1257',
  'windows-1258',
];

/** Minimum confidence in another code page than the Thai one. */
const sureOfOther = 20;

/** Maximum share of odd letters among non-ASCII letters; above it, older code pages are tried. */
const maxOddShare = 0.25;

/** Maximum share of non-ASCII letters that were lost before the file was written: 'BETO¿O' for BETOÑO. */
const maxDamaged = 0.03;

/** Minimum share of Thai consonants among non-ASCII bytes of Thai text. */
const thaiConsonants = 0.4;

/**
 * Detects the code page of text that is not Unicode, from lines with non-ASCII letters. Defaults to the Turkish code page, which
 * also has the letters of Western Europe. Pure.
 */
export function legacyEncoding(sample: Buffer): LegacyEncoding {
  const [first] = candidatesOf(sample);
  if (first && twoBytes.has(first.page) && first.confidence >= minTwoByteConfidence) return first.page;
  const words = wordsBeyondAscii(sample);
  if (isCyrillicOfDos(sample) && !mixesScripts(words, 'cp866')) return 'cp866';
  const candidates = candidatesOf(words.length < minWords ? sample : wordsAsText(words)).filter(
    ({ page }) => !twoBytes.has(page) && !mixesScripts(words, page),
  );
  const [best] = candidates;
  if ((best?.confidence ?? 0) < sureOfOther && isThai(sample)) return 'windows-874';
  const page =
    best === undefined || latinPages.includes(best.page) ? latinPage(sample, candidates) : best.page;
  const oddities = oddLetters(iconv.decode(sample, page));
  if (oddities <= sample.filter((byte) => byte > 0x7f).length * maxOddShare) return page;
  const [older] = oldPages
    .map((old) => ({ old, odd: oddLetters(iconv.decode(sample, old)) }))
    .sort((a, b) => a.odd - b.odd);
  return older && older.odd * 4 < oddities ? older.old : page;
}

interface Candidate {
  page: LegacyEncoding;
  confidence: number;
}

function candidatesOf(sample: Buffer): Candidate[] {
  return chardet
    .analyse(sample)
    .flatMap(({ name, confidence }) => (isKnown(name) ? [{ page: codePages[name], confidence }] : []));
}

/** Minimum number of distinct words; else the lines are examined, since a column may repeat one word. */
const minWords = 3;

/** Words with non-ASCII letters: URLs and numbers between them would bias the detection towards English. Distinct if one word dominates. */
function wordsBeyondAscii(sample: Buffer): string[] {
  const parts = sample.toString('latin1').match(/[A-Za-z\x80-\xff]*[\x80-\xff][A-Za-z\x80-\xff]*/g) ?? [];
  // Symbols alone, such as currency signs, are not words.
  const words = parts.filter((part) => /[A-Za-z\xc0-\xff]{3}/.test(part));
  const [middle = ''] = words.toSorted().slice(words.length >> 1);
  const isMost = words.filter((word) => word === middle).length * 2 > words.length;
  return isMost ? [...new Set(words)] : parts;
}

/** Whether letters of another script stand within Latin words in a page: 'Mсlaga' for Málaga. */
function mixesScripts(words: readonly string[], page: LegacyEncoding): boolean {
  const mixed = words.filter((word) =>
    /[A-Za-z](?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}[A-Za-z]/u.test(
      iconv.decode(Buffer.from(word, 'latin1'), page),
    ),
  );
  return mixed.length * 2 > words.length;
}

const wordsAsText = (words: readonly string[]) => Buffer.from(words.join(' '), 'latin1');

function latinPage(sample: Buffer, candidates: readonly Candidate[]): LegacyEncoding {
  const latin = candidates.filter(({ page }) => latinPages.includes(page));
  const [best = { page: 'windows-1254' as const, confidence: 0 }] = latin;
  const close = new Set(
    [best, ...latin]
      .filter(({ confidence }) => confidence >= best.confidence - latinMargin)
      .map(({ page }) => page),
  );
  const odd = new Map(latinPages.map((page) => [page, oddLetters(iconv.decode(sample, page))]));
  // If the words indicate a single code page, a few lost letters do not matter.
  const rival = latin.find(({ page }) => page !== best.page)?.confidence ?? 0;
  const isAlone = best.confidence - rival >= latinMargin * 2;
  const damaged = isAlone ? sample.filter((byte) => byte > 0x7f).length * maxDamaged : 0;
  const oddnessOf = (page: LegacyEncoding) => Math.max(0, (odd.get(page) ?? 0) - damaged);
  // A page in which no letter is odd is taken before likelier ones in which some are.
  const isOdd = [...close].every((page) => oddnessOf(page) > 0);
  const rivals = latinPages.filter((page) => isOdd || close.has(page));
  const least = Math.min(...rivals.map(oddnessOf));
  const fitting = rivals.filter((page) => oddnessOf(page) === least);
  const likely = [best, ...latin].find(({ page }) => fitting.includes(page));
  return likely?.page ?? fitting[0] ?? best.page;
}

/** Punctuation of the Windows code page: euro, quotes, dashes. */
const thaiPunctuation = [0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97];

function isThai(sample: Buffer): boolean {
  const high = sample.filter((byte) => byte > 0x7f);
  const consonants = high.filter((byte) => byte >= 0xa1 && byte <= 0xce).length;
  // Thai letters are adjacent; accented letters and symbols of other code pages are not.
  const pairs = sample.filter((byte, at) => byte > 0x7f && (sample[at + 1] ?? 0) > 0x7f).length;
  return (
    pairs >= high.length / 2 &&
    consonants >= high.length * thaiConsonants &&
    high.every((byte) => (byte >= 0xa0 ? byte <= 0xfb : thaiPunctuation.includes(byte)))
  );
}

/** The commonest Cyrillic letters. */
const commonCyrillic = /[оеаинтсрвлОЕАИНТСРВЛ]/g;

/** Minimum share of Cyrillic letters beside another one: symbols of another code page stand alone. */
const minJoined = 0.8;

/** Minimum share of common letters: Cyrillic text has more, misread text of another code page fewer. */
const minCommonShare = 0.5;

/** Minimum number of distinct letters of Cyrillic text; a misread symbol with spaces, such as '€\u00a0', has few. */
const minLetters = 6;

/** Whether text is Cyrillic in the DOS code page, which chardet does not know: words of mostly common Cyrillic letters. */
function isCyrillicOfDos(sample: Buffer): boolean {
  const high = sample.filter((byte) => byte > 0x7f).length;
  const text = iconv.decode(sample, 'cp866');
  const found = text.match(/\p{Script=Cyrillic}/gu) ?? [];
  const letters = found.length;
  const common = text.match(commonCyrillic)?.length ?? 0;
  const joined = text.match(/\p{Script=Cyrillic}{2,}/gu)?.join('').length ?? 0;
  return (
    high >= 20 &&
    letters >= high * 0.95 &&
    new Set(found).size >= minLetters &&
    joined >= letters * minJoined &&
    common >= letters * minCommonShare &&
    oddLetters(text) * 50 < letters
  );
}

/** Symbols within words, control characters, and letters with which no word ends: they indicate a wrong code page. */
const odd =
  /(?<=\p{L})[^\p{L}\p{M}\d\p{Zs}\p{Pd}'’‘´`·.,;:/&()"|+@_%!?\n\r\t](?=\p{L})|\p{Cc}(?<![\n\r\t])|iæ(?!\p{L})|(?<=\p{Ll})(?![A-Z])\p{Lu}(?=\p{Ll})|(?<!\p{L})[\p{Sk}£¹²³¼½¾¿¡±¦§¨©«¬®°¶»](?=\p{Ll})/gu;

function oddLetters(text: string): number {
  return text.match(odd)?.length ?? 0;
}
