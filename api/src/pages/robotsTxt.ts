/**
 * The text of robots.txt. `siteUrl` is the public origin of a directory that wants to be found; null closes all of it to
 * search engines.
 */
export function robotsTxt(siteUrl: string | null): string {
  return siteUrl === null
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
