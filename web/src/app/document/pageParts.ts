import { escapeHtml } from '../../lib/escapeHtml.ts';

/** Names the chunks that a page needs, for `readPageParts`. */
export function serializePageParts(addresses: string[]): string {
  return `<meta name="parts" content="${escapeHtml(addresses.join(' '))}">`;
}

/** Root-relative URLs of the chunks that the current page needs. */
export function readPageParts(document: Document): string[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name=parts]')?.content ?? '';
  return content.split(' ').filter((address) => address !== '');
}
