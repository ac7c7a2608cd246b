import { paths } from '../../lib/paths.ts';

/** The main ways into the directory, in header and footer alike. */
export const siteLinks = [
  { to: paths.home(), label: 'Home' },
  { to: paths.categories(), label: 'Categories' },
  { to: paths.cities(), label: 'Cities' },
  { to: paths.saved(), label: 'Saved' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
];

export const legalLinks = [
  { to: paths.privacyPolicy(), label: 'Privacy Policy' },
  { to: paths.legalNotice(), label: 'Legal Notice' },
  { to: paths.termsOfService(), label: 'Terms of Service' },
  { to: paths.cookiePolicy(), label: 'Cookie Policy' },
];

/** Shown if something on the pages waits for consent. */
export const choicesLink = { to: `${paths.cookiePolicy()}#preferences`, label: 'Cookie Choices' };
