import { memoize } from '../../../../domain/text/memoize.ts';

// What programs call themselves that come with the looks of a browser: crawlers, previews of links, watchers, browsers
// without a screen. A Cubot is a telephone.
const names =
  /(?<!cu)bot|crawl|spider|slurp|archive|scan|scrap|search|fetch|monitor|uptime|check|probe|preview|prerender|headless|lighthouse|pagespeed|gtmetrix|pingdom|phantom|selenium|puppeteer|playwright|cypress|electron|jsdom|externalhit|facebookcatalog|mediapartners|google-|feed|validator|heritrix|https?:\/\//i;

/** Whether a program reads, by the name that it gives itself. Libraries don't even look like a browser. */
export const isRobot = memoize(
  (userAgent: string) => !/^Mozilla\/5\.0 \(/.test(userAgent) || names.test(userAgent),
  { longest: 500 },
);
