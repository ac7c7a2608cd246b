import { adminPaths } from '../../lib/adminPaths.ts';
import type { PageRoute } from './routeModule.ts';

/** The back office: every screen is lazy, so that visitors never download any of it. */
export function adminRoutes(): PageRoute[] {
  return [
    {
      path: adminPaths.home(),
      lazy: () => import('../AdminRoot.tsx'),
      children: [
        { path: adminPaths.login(), lazy: () => import('../../admin/login/LoginPage.tsx') },
        {
          lazy: () => import('../RequireOperator.tsx'),
          children: [
            {
              lazy: () => import('../AdminLayout.tsx'),
              children: [
                { index: true, lazy: () => import('../../admin/dashboard/DashboardPage.tsx') },
                {
                  path: adminPaths.businesses(),
                  lazy: () => import('../../admin/businesses/BusinessesPage.tsx'),
                },
                {
                  path: adminPaths.bulkEdits(),
                  lazy: () => import('../../admin/businesses/bulk/BulkEditsPage.tsx'),
                },
                { path: adminPaths.categories(), lazy: () => import('../../admin/places/PlacesPage.tsx') },
                { path: adminPaths.cities(), lazy: () => import('../../admin/places/PlacesPage.tsx') },
                {
                  path: adminPaths.countries(),
                  lazy: () => import('../../admin/places/countries/CountriesPage.tsx'),
                },
                {
                  path: adminPaths.placeChanges(),
                  lazy: () => import('../../admin/places/PlaceChangesPage.tsx'),
                },
                {
                  path: adminPaths.duplicates(),
                  lazy: () => import('../../admin/businesses/duplicates/DuplicatesPage.tsx'),
                },
                {
                  path: adminPaths.positions(),
                  lazy: () => import('../../admin/businesses/quality/PositionsPage.tsx'),
                },
                {
                  path: adminPaths.personalData(),
                  lazy: () => import('../../admin/personalData/PersonalDataPage.tsx'),
                },
                {
                  path: adminPaths.quality(),
                  lazy: () => import('../../admin/businesses/quality/QualityPage.tsx'),
                },
                { path: adminPaths.trash(), lazy: () => import('../../admin/businesses/TrashPage.tsx') },
                { path: adminPaths.reviews(), lazy: () => import('../../admin/reviews/ReviewsPage.tsx') },
                {
                  path: adminPaths.reviewDecisions(),
                  lazy: () => import('../../admin/reviews/ReviewDecisionsPage.tsx'),
                },
                { path: adminPaths.imports(), lazy: () => import('../../admin/imports/ImportPage.tsx') },
                {
                  path: adminPaths.analytics(),
                  lazy: () => import('../../admin/analytics/AnalyticsPage.tsx'),
                },
                { path: adminPaths.synonyms(), lazy: () => import('../../admin/analytics/SynonymsPage.tsx') },
                { path: adminPaths.ads(), lazy: () => import('../../admin/ads/AdsPage.tsx') },
                { path: adminPaths.audit(), lazy: () => import('../../admin/audit/AuditPage.tsx') },
                { path: adminPaths.account(), lazy: () => import('../../admin/access/AccountPage.tsx') },
                { path: adminPaths.operators(), lazy: () => import('../../admin/access/OperatorsPage.tsx') },
                { path: adminPaths.webhooks(), lazy: () => import('../../admin/webhooks/WebhooksPage.tsx') },
                { path: adminPaths.database(), lazy: () => import('../../admin/database/DatabasePage.tsx') },
                { path: adminPaths.messages(), lazy: () => import('../../admin/messages/MessagesPage.tsx') },
                {
                  path: adminPaths.proposals(),
                  lazy: () => import('../../admin/messages/ProposalsPage.tsx'),
                },
                { path: adminPaths.pricing(), lazy: () => import('../../admin/pricing/PricingPage.tsx') },
                { path: adminPaths.settings(), lazy: () => import('../../admin/settings/SettingsPage.tsx') },
                { path: adminPaths.identity(), lazy: () => import('../../admin/settings/IdentityPage.tsx') },
                { path: '*', lazy: () => import('../../admin/shared/page/AdminMissingPage.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ];
}
