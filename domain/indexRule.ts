/** What decides whether an address is for search engines, as the page or the sitemap knows it. */
export type PageFacts =
  /** An address that shows nothing of its own: not found, gone, failed. */
  | { kind: 'missing' }
  /** A page that is always the same: about, legal texts. */
  | { kind: 'fixed'; path: string }
  | { kind: 'business'; slug: string; isDemo: boolean }
  /** A list that may be searched, filtered, ordered and paged: home, directories, categories, cities, the search page. */
  | {
      kind: 'list';
      /** Of the list itself, without a query. */
      path: string;
      /** Numbered page, from 1. */
      page: number;
      /** A search, a filter, an order or a view other than the usual one. */
      isChanged: boolean;
      /** Nothing on it, or nothing but sample data. */
      isEmpty: boolean;
      /** Address of the page that shows the same better, such as a city's for a search by that city. */
      sameAs?: string | null;
    };

export interface IndexRule {
  isIndexable: boolean;
  /** The one address under which search engines should know the page; null where there is none. */
  canonicalPath: string | null;
}

export const businessPath = (slug: string) => `/business/${encodeURIComponent(slug)}`;
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const cityPath = (slug: string) => `/city/${encodeURIComponent(slug)}`;

/**
 * Whether search engines are asked to keep an address, and under which name. Pages, the sitemap and submissions all ask
 * here. `isPublic` is false where the installation has no public origin: then nothing is indexed.
 * Searches, filtered, reordered and empty lists are not; later pages of a plain list are, each under its own address.
 */
export function indexRule(page: PageFacts, isPublic: boolean): IndexRule {
  switch (page.kind) {
    case 'missing':
      return { isIndexable: false, canonicalPath: null };
    case 'fixed':
      return { isIndexable: isPublic, canonicalPath: page.path };
    case 'business':
      return { isIndexable: isPublic && !page.isDemo, canonicalPath: businessPath(page.slug) };
    case 'list': {
      const isPlain = !page.isChanged && !page.sameAs;
      return {
        isIndexable: isPublic && isPlain && !page.isEmpty,
        canonicalPath:
          page.sameAs ?? (isPlain && page.page > 1 ? `${page.path}?page=${page.page}` : page.path),
      };
    }
  }
}
