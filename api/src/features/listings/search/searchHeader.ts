import type { SearchDescription } from './describeSearch.ts';

// Proxies refuse answers whose headers are longer than 4 or 8 kB together.
const maxLength = 2000;

/**
 * A description of a search as the value of a header: JSON in ASCII, other characters escaped. Null for one that is too long
 * for a header.
 */
export function searchHeader({ parts, leftOut }: SearchDescription): string | null {
  const shown = parts.map(({ kind, label, words }) => ({ kind, label, words }));
  const header = JSON.stringify({ parts: shown, leftOut }).replace(
    /[^\u0020-\u007e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return header.length > maxLength ? null : header;
}
