import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { statusWord } from '../../columns/content/liveStatus.ts';
import { lineOf } from '../textValue.ts';

/** The rating line of a map card: '4.8', '4,6(134)'. */
const rating = /^[1-5][.,]\d(?:\s?\(\d[\d.,]*\))?$/;
const price = /^[\p{Sc}\d–\-.,\s]+$/u;

/**
 * The address in a complete map card that was copied into one cell, in lines: name, rating, 'category · address', 'Closed · Opens
 * 9 am · phone'. Null for a card without an address, undefined for any other text.
 */
export function lineOfCard(text: string): string | null | undefined {
  if (!text.includes('\n')) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => rating.test(line));
  if (at < 1) return ofResult(lines);
  const line = lines.slice(at + 1).find((each) => /\s[·⋅]\s/.test(each) && !statusWord.test(each));
  const parts = (line ?? '').split(/\s[·⋅]\s/).map((part) => part.replace(/\p{Co}/gu, '').trim());
  const address = parts
    .slice(1)
    .findLast((part) => part !== '' && !price.test(part) && !statusWord.test(part));
  return address === undefined ? null : lineOf(address, 1000);
}

const isKind = (text: string) => !/\d/.test(text) && (kindOf(text)?.confidence ?? 0) >= sureKind;

/** The address in a line of search results copied with the lines below: 'Barbier ·  · 3 Rue Molière', 'Ouvert · Ferme à 20:00'. */
function ofResult(lines: readonly string[]): string | null | undefined {
  const [first = '', ...others] = lines.filter((line) => line !== '');
  if (!others.some((line) => statusWord.test(line))) return undefined;
  const [kind = '', ...parts] = first.split(/\s*[·⋅]\s*/);
  if (parts.length === 0) return statusWord.test(first) || isKind(first) ? null : lineOf(first, 1000);
  const address = (isKind(kind) ? parts : [kind, ...parts])
    .map((part) => part.replace(/\p{Co}/gu, '').trim())
    .findLast((part) => part !== '' && !price.test(part) && !statusWord.test(part));
  return address === undefined ? null : lineOf(address, 1000);
}
