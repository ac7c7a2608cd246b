import type { Hue } from '../../ui/icon/hueStyle.ts';
import * as icons from '../../ui/icon/icons.ts';

export const mission =
  'To make every local business findable, and every detail about it dependable. A phone number that works, hours that are right where the shop is, a way there: these are small things that decide whether somebody comes. We put them in one place, free to search, without an account.';

export const vision =
  'A world where the nearest good place is never further away than one question, in any city, on any phone, in any language of the street. Small shops should be as easy to find as large chains, and visitors should not have to pay for the answer with their privacy.';

interface AboutFeature {
  title: string;
  text: string;
  hue: Hue;
  icon: string;
}

export const features: readonly AboutFeature[] = [
  {
    title: 'Verified Data',
    text: 'Listings whose details were confirmed carry a mark, every page says when it was last updated, and what is not known is left out instead of guessed.',
    hue: 'sage',
    icon: icons.shieldIcon,
  },
  {
    title: 'Smart Search',
    text: 'Half a word, a missing accent or a typo still leads to the place. Filter by category, city, rating, or by what is open right now.',
    hue: 'lake',
    icon: icons.searchIcon,
  },
  {
    title: 'Global Reach',
    text: 'Places of any country stand side by side, with hours worked out in the time zone of each.',
    hue: 'slate',
    icon: icons.globeIcon,
  },
  {
    title: 'Fast Performance',
    text: 'Pages arrive complete, before any script has run, and stay light enough for a cheap phone on a slow line.',
    hue: 'ochre',
    icon: icons.boltIcon,
  },
  {
    title: 'Privacy First',
    text: 'No account, and nothing of other companies is loaded before you agree. Saying no costs you nothing.',
    hue: 'mist',
    icon: icons.lockIcon,
  },
  {
    title: 'Quality Reviews',
    text: 'Reviews are shown as their authors wrote them, with a link to where they come from. Nobody is quoted with words that they did not write.',
    hue: 'plum',
    icon: icons.starIcon,
  },
];

/** The main technologies, as in package.json. */
export const technologies = [
  { part: 'Language', names: 'TypeScript on Node.js' },
  { part: 'Pages', names: 'React and React Router, rendered on the server; Chakra UI' },
  { part: 'Data in the browser', names: 'GraphQL with Apollo Client' },
  { part: 'Interface', names: 'Apollo Server and Pothos on Fastify, with REST beside it' },
  { part: 'Database', names: 'PostgreSQL with full-text search, trigrams and earthdistance; Prisma' },
  { part: 'Background work', names: 'Graphile Worker' },
  { part: 'Build', names: 'Vite and esbuild' },
  { part: 'Tests', names: 'Jest, Testing Library, Playwright and axe' },
] as const;

export const badges = ['Free Business Listings', 'Real-time Updates', 'Global Visibility'] as const;
