import { paths } from '../lib/paths.ts';
import type { PageRoute } from './routeModule.ts';

/** The back office: every screen is lazy, so that visitors never download any of it. */
export function adminRoutes(): PageRoute[] {
  return [
    {
      path: paths.admin(),
      lazy: () => import('./AdminRoot.tsx'),
      children: [
        { path: paths.adminLogin(), lazy: () => import('../admin/login/LoginPage.tsx') },
        {
          lazy: () => import('./RequireOperator.tsx'),
          children: [
            {
              lazy: () => import('./AdminLayout.tsx'),
              children: [
                { index: true, lazy: () => import('../admin/dashboard/DashboardPage.tsx') },
                {
                  path: paths.adminBusinesses(),
                  lazy: () => import('../admin/businesses/BusinessesPage.tsx'),
                },
                { path: paths.adminBulkEdits(), lazy: () => import('../admin/businesses/BulkEditsPage.tsx') },
                { path: paths.adminCategories(), lazy: () => import('../admin/places/PlacesPage.tsx') },
                { path: paths.adminCities(), lazy: () => import('../admin/places/PlacesPage.tsx') },
                {
                  path: paths.adminPlaceChanges(),
                  lazy: () => import('../admin/places/PlaceChangesPage.tsx'),
                },
                {
                  path: paths.adminDuplicates(),
                  lazy: () => import('../admin/businesses/duplicates/DuplicatesPage.tsx'),
                },
                { path: paths.adminTrash(), lazy: () => import('../admin/businesses/TrashPage.tsx') },
                { path: paths.adminExcel(), lazy: () => import('../admin/imports/ImportPage.tsx') },
                { path: paths.adminAnalytics(), lazy: () => import('../admin/analytics/AnalyticsPage.tsx') },
                { path: paths.adminSynonyms(), lazy: () => import('../admin/analytics/SynonymsPage.tsx') },
                { path: paths.adminAccount(), lazy: () => import('../admin/access/AccountPage.tsx') },
                { path: paths.adminOperators(), lazy: () => import('../admin/access/OperatorsPage.tsx') },
                { path: paths.adminDatabase(), lazy: () => import('../admin/database/DatabasePage.tsx') },
                { path: paths.adminMessages(), lazy: () => import('../admin/messages/MessagesPage.tsx') },
                { path: paths.adminProposals(), lazy: () => import('../admin/messages/ProposalsPage.tsx') },
                { path: paths.adminSettings(), lazy: () => import('../admin/settings/SettingsPage.tsx') },
                { path: paths.adminIdentity(), lazy: () => import('../admin/settings/IdentityPage.tsx') },
                { path: '*', lazy: () => import('../admin/AdminMissingPage.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ];
}
