import { RootErrorPage, RouteErrorPage } from '../RouteErrorPage.tsx';
import type { PageRoute, RouteModule } from './routeModule.ts';
import * as siteLayout from '../SiteLayout.tsx';

/** A page of the public site, in its own chunk. Paths are case-sensitive, so that each page is cached once. */
function page(path: string, lazy: () => Promise<RouteModule>): PageRoute {
  return { path, lazy, caseSensitive: true, ErrorBoundary: RouteErrorPage };
}

/** Routes of the public site. Created for each start, since loading a page writes into its route. */
export function siteRoutes(): PageRoute[] {
  return [
    {
      Component: siteLayout.SiteLayout,
      queries: siteLayout.queries,
      ErrorBoundary: RootErrorPage,
      children: [
        page('/', () => import('../../site/home/HomePage.tsx')),
        page('/businesses', () => import('../../site/businesses/list/BusinessListPage.tsx')),
        page('/business/:slug', () => import('../../site/businesses/detail/BusinessPage.tsx')),
        page('/categories', () => import('../../site/categories/CategoryDirectoryPage.tsx')),
        page('/category/:slug', () => import('../../site/categories/CategoryPage.tsx')),
        page('/cities', () => import('../../site/cities/CityDirectoryPage.tsx')),
        page('/city/:slug', () => import('../../site/cities/CityPage.tsx')),
        page('/saved', () => import('../../site/saved/SavedListingsPage.tsx')),
        page('/compare', () => import('../../site/saved/ComparePage.tsx')),
        page('/about', () => import('../../site/about/AboutPage.tsx')),
        page('/contact', () => import('../../site/contact/ContactPage.tsx')),
        page('/privacy-policy', () => import('../../site/legal/PrivacyPolicyPage.tsx')),
        page('/legal-notice', () => import('../../site/legal/LegalNoticePage.tsx')),
        page('/terms-of-service', () => import('../../site/legal/TermsOfServicePage.tsx')),
        page('/cookie-policy', () => import('../../site/legal/CookiePolicyPage.tsx')),
        page('*', () => import('../../site/NotFoundPage.tsx')),
      ],
    },
  ];
}
