import { memoize } from '../../../../domain/text/memoize.ts';

// User agents of programs that look like browsers: crawlers, link previews, monitors, headless browsers. A Cubot is a
// phone.
const names =
  /(?<!cu)bot|crawl|spider|slurp|archive|scan|scrap|search|fetch|monitor|uptime|check|probe|preview|prerender|headless|lighthouse|pagespeed|gtmetrix|pingdom|phantom|selenium|puppeteer|playwright|cypress|electron|jsdom|externalhit|facebookcatalog|mediapartners|google-|feed|validator|heritrix|https?:\/\//i;

/** Whether a program reads, by the name that it gives itself. Libraries don't even look like a browser. */
export const isRobot = memoize(
  (userAgent: string) => !/^Mozilla\/5\.0 \(/.test(userAgent) || names.test(userAgent),
  { maxLength: 500 },
);
