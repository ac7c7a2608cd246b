import type { SitemapEntry } from './sitemapEntries.ts';
import type { SitemapPart } from './currentSitemap.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function element(tag: 'url' | 'sitemap', address: string, lastmod: string | null): string {
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return `<${tag}><loc>${escapeXml(address)}</loc>${changed}</${tag}>\n`;
}

/** Streams the text of one part. `onEntry` is called for each entry. */
export async function* partXml(
  entries: AsyncIterable<SitemapEntry>,
  siteUrl: string,
  onEntry: (entry: SitemapEntry) => void,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  let text = '';
  for await (const entry of entries) {
    onEntry(entry);
    text += element('url', siteUrl + entry.path, entry.changedAt?.toISOString() ?? null);
    if (text.length > 32_768) {
      yield text;
      text = '';
    }
  }
  yield `${text}</urlset>\n`;
}

/** The index of the parts. */
export function indexXml(parts: readonly SitemapPart[], siteUrl: string): string {
  const lines = parts.map(({ name, lastmod }) =>
    element('sitemap', `${siteUrl}/sitemaps/${name}.xml.gz`, lastmod),
  );
  return `${head}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`;
}
