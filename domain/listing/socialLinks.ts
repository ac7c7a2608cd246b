import { foldText } from '../text/fold.ts';
import { safeLink } from '../text/links.ts';
import { socialNetworks, type SocialNetwork } from './socialNetworks.ts';

export const networkNames = Object.keys(socialNetworks) as SocialNetwork[];

const hosts: readonly [RegExp, SocialNetwork][] = [
  [/^(?:[\w-]+\.)?(?:facebook|fb)\.(?:com|me)$/, 'facebook'],
  [/^(?:www\.|m\.)?(?:instagram\.com|instagr\.am)$/, 'instagram'],
  [/^(?:www\.|mobile\.)?(?:twitter|x)\.com$/, 'x'],
  [/^(?:[a-z]{2,3}\.)?(?:www\.)?linkedin\.com$/, 'linkedin'],
  [/^(?:www\.|m\.)?youtube\.com$/, 'youtube'],
  [/^(?:www\.|m\.)?tiktok\.com$/, 'tiktok'],
  [/^(?:[a-z]{2,3}\.)?pinterest\.[a-z.]{2,6}$/, 'pinterest'],
  [/^(?:wa\.me|api\.whatsapp\.com)$/, 'whatsapp'],
  [/^(?:www\.|m\.|[a-z]{2}\.)?yelp\.[a-z.]{2,6}$/, 'yelp'],
  [/^(?:www\.|[a-z]{2}\.)?tripadvisor\.[a-z.]{2,6}$/, 'tripadvisor'],
];

/** First parts of addresses that every network keeps for itself: no profile has them for its name. */
const reserved = new Set(
  `about account accounts ads app apps business careers categories challenge checkpoint company compose contact cookie
  cookies dialog discover download embed events event developers directory explore feed gaming groups group hashtag hashtags help home i intent
  jobs join language legal login logout marketplace media messages notifications oauth p photo photo.php photos pin plugins
  policies policy popular post posts press privacy public pulse reel reels results search security session settings share
  sharer sharer.php shorts sharearticle signup site stories story story.php tag tags terms tos tr tv video videos watch web
  widgets`.split(/\s+/),
);

const handle = /^[\p{L}\p{N}._-]{1,100}$/u;

/** Whether two names share a word of some length, so that a profile in the form of a person's belongs to the business. */
function isNamedAlike(slug: string, name: string | null): boolean {
  if (name === null) return false;
  const words = (text: string) =>
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 4);
  const known = new Set(words(name));
  return words(slug).some((word) => known.has(word));
}

function pathOf(
  network: SocialNetwork,
  url: URL,
  parts: readonly string[],
  name: string | null,
): string | null {
  const [first = '', second = '', third = ''] = parts;
  const isHandle = handle.test(first) && !reserved.has(first.toLowerCase());
  switch (network) {
    case 'facebook': {
      if (first === 'people' && /^\d+$/.test(third) && isNamedAlike(second, name))
        return `people/${second}/${third}`;
      if (first === 'pages' && third !== '') return parts.slice(0, second === 'category' ? 4 : 3).join('/');
      if (first === 'pg' && handle.test(second)) return second;
      return isHandle && first !== 'people' && first !== 'pages' && first !== 'profile.php' ? first : null;
    }
    // A profile at /in/ or /pub/ is a person's.
    case 'linkedin':
      return /^(?:company|school|showcase)$/.test(first) && handle.test(second) ? `${first}/${second}` : null;
    case 'youtube':
      if (/^(?:channel|c|user)$/.test(first) && handle.test(second)) return `${first}/${second}`;
      return isHandle || /^@[\p{L}\p{N}._-]{1,100}$/u.test(first) ? first : null;
    case 'tiktok':
      return /^@[\w.]{2,40}$/.test(first) ? first : null;
    case 'whatsapp': {
      const digits = (url.hostname === 'wa.me' ? first : (url.searchParams.get('phone') ?? '')).replace(
        /^\+/,
        '',
      );
      return /^\d{7,15}$/.test(digits) ? digits : null;
    }
    case 'yelp':
      return first === 'biz' && second !== '' ? `biz/${second}` : null;
    case 'tripadvisor':
      return /^[A-Za-z]+_Review-[\w-]+\.html$/.test(first) ? first : null;
    default:
      return isHandle ? first : null;
  }
}

/**
 * A link to a profile of a business, in one form for each profile: without queries, and of a post the page that wrote
 * it. Null for profiles of persons, pages of the network itself and anything else. `name`: of the business, if known;
 * it distinguishes a page that has the form of a person's. Source of the rule: persons are private.
 */
export function socialLinkOf(
  link: string,
  name: string | null = null,
): { network: SocialNetwork; url: string } | null {
  const safe = safeLink(link, ['http', 'https'], { assumeHttps: true });
  if (safe === null) return null;
  const url = new URL(safe);
  const network = hosts.find(([host]) => host.test(url.hostname))?.[1];
  if (network === undefined) return null;
  let parts: string[];
  try {
    parts = url.pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
  const path = pathOf(network, url, parts, name);
  if (path === null) return null;
  const host = network === 'whatsapp' ? 'wa.me' : hostOf(network, url.hostname);
  return {
    network,
    url: `https://${host}/${path.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@')}`,
  };
}

function hostOf(network: SocialNetwork, hostname: string): string {
  if (network === 'x') return 'x.com';
  return network === 'yelp' || network === 'tripadvisor' || network === 'pinterest'
    ? hostname
    : `www.${network}.com`;
}
