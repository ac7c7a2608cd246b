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
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  adminExcel: () => '/admin/excel',
};
