import { businessPath, categoryPath, cityPath } from '../../../domain/indexRule.ts';

/** Every address of the product; no link is written anywhere else. */
export const paths = {
  home: () => '/',
  businesses: () => '/businesses',
  business: businessPath,
  categories: () => '/categories',
  category: categoryPath,
  cities: () => '/cities',
  city: cityPath,
  about: () => '/about',
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  legalNotice: () => '/legal-notice',
  termsOfService: () => '/terms-of-service',
  cookiePolicy: () => '/cookie-policy',
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  adminBusinesses: () => '/admin/businesses',
  adminBulkEdits: () => '/admin/businesses/changes',
  adminTrash: () => '/admin/businesses/trash',
  adminExcel: () => '/admin/excel',
  adminAccount: () => '/admin/account',
  adminOperators: () => '/admin/operators',
  adminDatabase: () => '/admin/database',
};
