import { shareOf } from '../headers/judgedHeader.ts';

/** Minimum share of links that lead to posts. */
const mostly = 0.8;

/** Paths of single posts by host, without those of profiles. Videos may be those of a place. */
const posts: readonly [host: RegExp, path: RegExp][] = [
  [/^(?:\w{2,3}\.)?linkedin\.com$/, /^\/(?:feed\/update|posts|pulse)\/./],
  [/^(?:\w+\.)?(?:twitter|x)\.com$/, /^\/\w+\/status\/\d/],
  [
    /^(?:\w+\.)?facebook\.com$/,
    /^\/(?:permalink\.php|story\.php|[^/]+\/posts\/.|groups\/[^/]+\/(?:posts|permalink)\/.)/,
  ],
  [/^(?:www\.)?instagram\.com$/, /^\/(?:[\w.]+\/)?(?:p|reel)\/./],
  [/^(?:www\.|m\.)?tiktok\.com$/, /^\/@[\w.]+\/(?:video|photo)\/\d/],
];

/** Whether values are links to single posts on social networks. */
export const arePostLinks = (values: readonly string[]): boolean => shareOf(values, isPostLink) >= mostly;

function isPostLink(value: string): boolean {
  const text = value.trim();
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname } = new URL(text);
  return posts.some(([host, path]) => host.test(hostname) && path.test(pathname));
}
