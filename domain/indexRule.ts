/** Facts about a URL that decide whether search engines may index it. */
export type PageFacts =
  /** A URL without a page: not found, gone, failed. */
  | { kind: 'missing' }
  /** A page that is always the same: about, legal texts. */
  | { kind: 'fixed'; path: string }
  | { kind: 'business'; slug: string; isDemo: boolean }
  /** A list that may be searched, filtered, ordered and paged: home, directories, categories, cities, the search page. */
  | {
      kind: 'list';
      /** Path of the list, without a query. */
      path: string;
      /** Numbered page, from 1. */
      page: number;
      /** A search, a filter, an order or a view other than the usual one. */
      isChanged: boolean;
      /** The page has no content, or sample data only. */
      isEmpty: boolean;
      /** Address of the page that shows the same better, such as a city's for a search by that city. */
      sameAs?: string | null;
    };

export interface IndexRule {
  /** Whether the page is indexed under its own URL, and may be submitted. */
  isIndexable: boolean;
  /** Whether the page carries `noindex`. One that is the same as another names it instead: engines follow one of both. */
  hasNoindex: boolean;
  /** The one URL under which search engines should index the page; null if they should not. */
  canonicalPath: string | null;
}

export const businessPath = (slug: string) => `/business/${encodeURIComponent(slug)}`;
export const categoryPath = (slug: string) => `/category/${encodeURIComponent(slug)}`;
export const cityPath = (slug: string) => `/city/${encodeURIComponent(slug)}`;

/**
 * Whether search engines may index a URL, and its canonical form. Pages, the sitemap and submissions share this rule.
 * `isPublic` is false if the installation has no public origin; then nothing is indexed. Searches, filtered, reordered
 * and empty lists are not indexed. Later pages of a plain list are, each under its own URL.
 */
export function indexRule(page: PageFacts, isPublic: boolean): IndexRule {
  switch (page.kind) {
    case 'missing':
      return ruleOf(false, null);
    case 'fixed':
      return ruleOf(isPublic, page.path);
    case 'business':
      return ruleOf(isPublic && !page.isDemo, businessPath(page.slug));
    case 'list': {
      if (page.sameAs)
        return {
          isIndexable: false,
          hasNoindex: !isPublic || page.isEmpty,
          canonicalPath: page.sameAs,
        };
      const isNumbered = !page.isChanged && page.page > 1;
      return ruleOf(
        isPublic && !page.isChanged && !page.isEmpty,
        isNumbered ? `${page.path}?page=${page.page}` : page.path,
      );
    }
  }
}

const ruleOf = (isIndexable: boolean, canonicalPath: string | null): IndexRule => ({
  isIndexable,
  hasNoindex: !isIndexable,
  canonicalPath,
});
