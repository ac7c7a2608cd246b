/** Lists of the whole directory. They are in the sitemap, and may be searched, filtered and paged. */
export const directoryPaths = ['/', '/businesses', '/categories', '/cities'] as const;

/** Pages that are always the same. They are in the sitemap. */
export const fixedPaths = [
  '/about',
  '/contact',
  '/privacy-policy',
  '/legal-notice',
  '/terms-of-service',
  '/cookie-policy',
] as const;

/** Pages of one listing, category or city. */
const slugRoutes = ['/business/:slug', '/category/:slug', '/city/:slug'] as const;

/** Pages of what one visitor chose, which search engines do not index. */
const personalPaths = ['/saved', '/compare'] as const;

/** Patterns of the public routes; figures are stored by them, never by address. The last one is every other path. */
export const publicRoutes = [...directoryPaths, ...slugRoutes, ...personalPaths, ...fixedPaths, '*'] as const;

export type PublicRoute = (typeof publicRoutes)[number];
