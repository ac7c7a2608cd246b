import { businessPath, categoryPath, cityPath } from '../../../domain/indexRule.ts';

/** URLs of the public site; links are built from here only, except comparisons (savedListings.ts). Back office: adminPaths.ts. */
export const paths = {
  home: () => '/',
  businesses: () => '/businesses',
  business: businessPath,
  categories: () => '/categories',
  category: categoryPath,
  cities: () => '/cities',
  city: cityPath,
  saved: () => '/saved',
  about: () => '/about',
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  legalNotice: () => '/legal-notice',
  termsOfService: () => '/terms-of-service',
  cookiePolicy: () => '/cookie-policy',
};
