import { paths } from '../lib/paths.ts';

/** The main ways into the directory, in header and footer alike. */
export const siteLinks = [
  { to: paths.home(), label: 'Home' },
  { to: paths.businesses(), label: 'Search' },
  { to: paths.categories(), label: 'Categories' },
  { to: paths.cities(), label: 'Cities' },
];
