import { hasRightToLeft } from './bidi.ts';

// Characters that a name may contain, after UTS 39 (security), UAX 31 (identifiers) and UAX 9 (bidirectional text).
// Invisible characters remain only where a script or an emoji needs them; see docs/decisions/deceptive-names.md.

/** Composed letters in single spaces: nearly all names, which need no cleaning. */
const plain =
  /^[!-~\u00a1-\u00ac\u00ae-\u024f\u0400-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027]+(?: [!-~\u00a1-\u00ac\u00ae-\u024f\u0400-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027]+)*$/;

/** Whitespace of every kind, line breaks, and the blank of braille, which looks like a space. */
const blanks = /[\t-\r\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+/gu;

/** Controls, private use, surrogates, noncharacters, annotation marks, the object replacement character. */
const never = /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffc]/gu;

/** Emoji flags of regions: a black flag, invisible tag letters, an end tag. */
const flagOfRegion = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/gu;

const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** Visible characters. The excluded ones at the end are blank, although Unicode counts them as letters and signs. */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

const mark = /\p{M}/u;
/** Scripts in which a joiner or a non-joiner changes how letters look. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Balinese}\p{Script=Javanese}\p{Script=Newa}\p{Script=Chakma}\p{Script=Limbu}\p{Script=Meetei_Mayek}\u0640\u064b-\u065f\u0670]/u;
/** Scripts that write words without spaces: there, a zero-width space marks a possible line break. */
const spaceless =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}\p{Script=Tai_Viet}\p{Script=Balinese}\p{Script=Javanese}]/u;

const emoji = /[\p{Emoji}\p{Extended_Pictographic}]/u;
const pictograph = /\p{Extended_Pictographic}/u;
const beforeEmojiJoiner = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{f007f}]/u;
const han = /\p{Script=Han}/u;
/** Signs and scripts with variants of their own. */
const varied =
  /[\p{S}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Script=Manichaean}\u3001-\u303f\uff01-\uff65]/u;
const mongolian = /\p{Script=Mongolian}/u;
const hangulVowel = /[\u1160-\u11a7\ud7b0-\ud7c6]/u;
const hangulConsonant = /[\u1100-\u115f\ua960-\ua97c]/u;

/** More marks on one letter than any living script stacks reach into the lines above and below. */
const piledMarks = /((?:(?!\p{Script=Tibetan})[\p{Mn}\p{Me}]){4})(?:(?!\p{Script=Tibetan})[\p{Mn}\p{Me}])+/gu;

/** Whether an invisible character is needed between its visible neighbours ('' at an end of the text). */
function belongs(character: string, previous: string, next: string, isMixed: boolean): boolean {
  const code = character.codePointAt(0) ?? 0;
  // Joiners: of scripts, and of emoji.
  if (code === 0x200c) return joining.test(previous) && joining.test(next);
  if (code === 0x200d)
    return joining.test(previous) || (beforeEmojiJoiner.test(previous) && pictograph.test(next));
  if (code === 0x200b) return spaceless.test(previous) && spaceless.test(next);
  // Marks of direction, which order signs beside letters that run the other way.
  if (code === 0x200e || code === 0x200f || code === 0x061c) return isMixed && !unseen.test(previous);
  if (code === 0x034f) return mark.test(previous) && mark.test(next);
  if (code === 0xfe0e || code === 0xfe0f) return emoji.test(previous);
  if (code >= 0xfe00 && code <= 0xfe0d) return varied.test(previous);
  if (code >= 0xe0100 && code <= 0xe01ef) return han.test(previous);
  if (code >= 0x180b && code <= 0x180f) return mongolian.test(previous) && !unseen.test(previous);
  if (code === 0x115f) return hangulVowel.test(next);
  if (code === 0x1160) return hangulConsonant.test(previous);
  return false;
}

/** The text without invisible characters that neither a script nor an emoji needs. */
function withoutUnseen(text: string): string {
  if (!unseen.test(text)) return text;
  const isMixed = hasRightToLeft(text);
  const characters = Array.from(text.replace(flagOfRegion, asPrivate));
  // The next visible character after each position.
  const followers = Array<string>(characters.length).fill('');
  for (let i = characters.length - 2; i >= 0; i -= 1) {
    const next = characters[i + 1] ?? '';
    followers[i] = unseen.test(next) ? (followers[i + 1] ?? '') : next;
  }
  let clean = '';
  let previous = '';
  for (const [i, character] of characters.entries()) {
    if (unseen.test(character) && !belongs(character, previous, followers[i] ?? '', isMixed)) continue;
    clean += character;
    previous = character;
  }
  return clean.replace(privateFlag, asFlag);
}

// Flags of regions are put aside as letters of private use, which are not in the text any more.
const privateFlag = /[\u{f0001}-\u{f007f}]/gu;
const shifted = (text: string, by: number) =>
  Array.from(text, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + by)).join('');
const asPrivate = (flag: string) => flag.slice(0, 2) + shifted(flag.slice(2), 0x10000);
const asFlag = (letter: string) => shifted(letter, -0x10000);

function cleanOnce(text: string): string {
  return withoutUnseen(text.normalize('NFC').replace(blanks, ' ').replace(never, ''))
    .replace(piledMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\p{M} ]+| $/gu, '')
    .normalize('NFC');
}

/**
 * A name in its stored form: composed (NFC), on one line, in single spaces, without invisible characters except where a
 * script or an emoji needs them. '' for a name without a visible character, which counts as a missing name.
 */
export function cleanName(text: string): string {
  if (plain.test(text)) return text;
  let name = cleanOnce(text);
  // Removing characters can join their neighbours into a new match. Repeat until nothing changes, in practice twice.
  for (let before = text; name !== before;) [before, name] = [name, cleanOnce(name)];
  return visible.test(name) ? name : '';
}
