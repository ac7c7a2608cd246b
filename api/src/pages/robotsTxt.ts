/**
 * The text of robots.txt. `siteUrl` is the public origin; null disallows everything.
 */
export function robotsTxt(siteUrl: string | null): string {
  return siteUrl === null
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
