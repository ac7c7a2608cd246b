import { withoutTrailing } from './withoutTrailing.ts';

let graphemes: Intl.Segmenter | undefined;

/** Characters as people see them. Firefox before 125 has no segmenter; emoji and marks are joined there. */
function segmentsOf(text: string): Iterable<{ segment: string; index: number }> {
  if ('Segmenter' in Intl)
    return (graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);
  const joined = /\p{RI}{2}|.(?:\p{M}|\p{EMod}|\u200D.)*/gsu;
  return [...text.matchAll(joined)].map(({ 0: segment, index }) => ({ segment, index }));
}

/**
 * Text on one line, at most `limit` UTF-16 units long with the ellipsis. Cut between words where one ends in the last
 * third, never inside a character that people see as one (emoji, letters with marks).
 */
export function truncate(text: string, limit = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  let end = 0;
  // A piece of bounded length, because segmenting is slow and text far beyond the limit changes nothing.
  for (const { segment, index } of segmentsOf(line.slice(0, limit * 2))) {
    if (index + segment.length > limit - 1) break;
    end = index + segment.length;
  }
  const wordEnd = line[end] === ' ' ? end : line.lastIndexOf(' ', end);
  const cut = line.slice(0, wordEnd > (limit * 2) / 3 ? wordEnd : end);
  return `${withoutTrailing(cut, /[\s,;:.\-–—]/)}…`;
}
