/** Sitemaps are built one after another. */
export const sitemapKind = { kind: 'sitemap', queue: 'sitemap' } as const;
