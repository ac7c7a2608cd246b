import {
  businessCardPath,
  CARD_SIZE,
  siteCardPath,
  type CardTexts,
} from '../../../domain/listing/cardPath.ts';
import type { PageFacts } from '../../../domain/indexRule.ts';
import { indexRule } from '../../../domain/indexRule.ts';
import { truncate } from '../../../domain/text/truncate.ts';
import { escapeHtml } from './escapeHtml.ts';
import { safeJson } from './safeJson.ts';

/** Metadata of a page for search engines and social cards. */
export interface PageHeadData {
  title: string;
  /** Cut to 160 characters. */
  description: string;
  /** Facts that decide whether search engines may index the page, and under which URL. */
  page: PageFacts;
  structuredData?: readonly object[];
  /** Name of the directory, if operators set one. */
  siteName?: string;
  /** Listing of the social card; omitted: the site's own card. */
  card?: { id: number } & Pick<CardTexts, 'name' | 'note'>;
}

/** The installation's origin, and whether search engines may index it. */
export interface HeadSite {
  siteUrl: string;
  indexable: boolean;
}

export type HeadElement =
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> }
  | { tag: 'script'; attributes: Record<string, string>; text: string };

export const SITE_NAME = 'Business Directory';
const DESCRIPTION_LIMIT = 160;
const INDEX = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';

/** The elements of the head, apart from the title. */
export function headElements(head: PageHeadData, site: HeadSite): HeadElement[] {
  const siteName = head.siteName ?? SITE_NAME;
  const host = site.indexable ? new URL(site.siteUrl).host : null;
  const card = head.card ? businessCardPath(head.card.id, { ...head.card, siteName, host }) : siteCardPath;
  const description = truncate(head.description, DESCRIPTION_LIMIT);
  const { hasNoindex, canonicalPath } = indexRule(head.page, site.indexable);
  // No canonical URL for searches and sorted lists: they are noindex, and the two contradict each other.
  const isOther = head.page.kind === 'list' && (head.page.isChanged || Boolean(head.page.sameAs));
  const url = canonicalPath === null || (hasNoindex && isOther) ? null : site.siteUrl + canonicalPath;
  const meta = (key: 'name' | 'property', name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { [key]: name, content },
  });
  return [
    meta('name', 'description', description),
    meta('name', 'robots', hasNoindex ? 'noindex, follow' : INDEX),
    ...(url ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', truncate(head.title, 200)),
    meta('property', 'og:description', description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:image', site.siteUrl + card),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(CARD_SIZE.width)),
    meta('property', 'og:image:height', String(CARD_SIZE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structuredData ?? []).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: safeJson({ '@context': 'https://schema.org', ...data }),
    })),
  ];
}

/** Marks elements of the page, so that the next page can remove them. */
export const PAGE_HEAD_MARK = 'data-page-head';

/** The same as HTML. Values are escaped only here. */
export function renderHead(head: PageHeadData, site: HeadSite): string {
  const elements = headElements(head, site).map((element) => {
    const attributes = Object.entries(element.attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
    const open = `<${element.tag}${attributes} ${PAGE_HEAD_MARK}>`;
    return element.tag === 'script' ? `${open}${element.text}</script>` : open;
  });
  return [`<title>${escapeHtml(head.title.replace(/\s+/g, ' ').trim())}</title>`, ...elements].join('\n');
}
