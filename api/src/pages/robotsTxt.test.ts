import { describe, expect, it } from '@jest/globals';
import robotsParser from 'robots-parser';
import { robotsTxt } from './robotsTxt.ts';

const site = 'https://directory.example';
const engines = [
  'Googlebot',
  'Googlebot-Image',
  'bingbot',
  'YandexBot',
  'DuckDuckBot',
  'facebookexternalhit',
];

/** Whether engines may fetch a path, as a parser of the Robots Exclusion Protocol (RFC 9309) decides; all decide alike. */
function mayFetch(text: string, path: string): boolean {
  const robots = robotsParser(`${site}/robots.txt`, text);
  const decisions = new Set(engines.map((engine) => robots.isAllowed(site + path, engine)));
  expect(decisions.size).toBe(1);
  return decisions.has(true);
}

describe('robots.txt', () => {
  it.each([
    ...['/', '/businesses?search=kahve&page=2', '/business/kahve-evi', '/category/cafe', '/city/izmir'],
    ...['/about', '/contact', '/assets/start-abc.js', '/favicon.svg', '/img/business/1/abc-1200.webp'],
    ...['/img/card/site.png', '/sitemap.xml', '/sitemaps/businesses-1.xml.gz', '/ads.txt'],
    // Beginnings are not paths.
    ...['/business/admin', '/category/api', '/city/graphql'],
  ])('allows %s', (path) => {
    expect(mayFetch(robotsTxt(site), path)).toBe(true);
    expect(mayFetch(robotsTxt(null), path)).toBe(false);
  });

  it.each([
    '/admin',
    '/admin/login',
    '/admin/businesses?page=2',
    '/api/businesses',
    '/graphql',
    '/graphql?query=x',
  ])('disallows %s', (path) => {
    expect(mayFetch(robotsTxt(site), path)).toBe(false);
    expect(mayFetch(robotsTxt(null), path)).toBe(false);
  });

  it('names the sitemap only if the directory may be indexed', () => {
    expect(robotsParser(`${site}/robots.txt`, robotsTxt(site)).getSitemaps()).toEqual([
      `${site}/sitemap.xml`,
    ]);
    expect(robotsParser(`${site}/robots.txt`, robotsTxt(null)).getSitemaps()).toEqual([]);
  });
});
