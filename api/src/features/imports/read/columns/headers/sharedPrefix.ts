import { foldText } from '../../../../../../../domain/text/fold.ts';

/** A start of words that most headers share, such as 'restaurant_' or 'data.'; '' if there is none. */
export function sharedPrefix(headers: readonly string[]): string {
  const named = headers.filter((header) => header.trim() !== '');
  const counts = new Map<string, number>();
  for (const header of named) {
    const prefix = /^[\p{L}\p{N}]+[_.\s/:-]+(?=.)/u.exec(foldText(header))?.[0];
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [prefix = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return named.length >= 3 && count >= named.length * 0.6 ? prefix : '';
}

/** A header without the start that it shares with most. */
export function withoutPrefix(header: string, prefix: string): string {
  return prefix !== '' && foldText(header).startsWith(prefix) ? header.slice(prefix.length) : header;
}
