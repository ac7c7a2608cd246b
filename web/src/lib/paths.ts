/** Every address of the product; no link is written anywhere else. */
export const paths = {
  home: () => '/',
  businesses: () => '/businesses',
  business: (slug: string) => `/business/${encodeURIComponent(slug)}`,
  categories: () => '/categories',
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  cities: () => '/cities',
  city: (slug: string) => `/city/${encodeURIComponent(slug)}`,
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  adminExcel: () => '/admin/excel',
};
