import { safeLink } from '../../../../../../domain/text/links.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { ValueProblem } from '../rows/rowProblem.ts';
import { isMissing } from './textValue.ts';
import { withoutReferences } from './withoutMarkup.ts';

/** Placeholders for missing links, e-mail addresses and numbers, which are not links. */
const placeholder =
  /^(?:none|n\.?a\.?|no|not? (?:website|web ?site|site|link|menu|available|listed).*|yok|web ?sitesi yok|website|web ?site|link|menu|unknown|bilinmiyor|tbd|\?+|\.+|[-–—·]+|https?:\/\/|www\.?|0|(?:mailto:)?[^\s@/:]+@[^\s@/:]+|tel:.*)$|^data:image\//i;

/** A bare file name: 'lakeview720x540.jpg'. */
const bareFile = /^[^\s/:]+\.(?:jpe?g|png|webp|gif|avif|svg|bmp|tiff?)$/i;

/** The end of a truncated URL: 'newtonma.gov/gov/parks/h…'. */
const cut = /(?:…|%E2%80%A6|\.{3})$/i;

/** An API address, which is not a page for visitors and may hold a key: 'serpapi.com/search.json?…', pictures with a Google key. */
const ofPrograms =
  /^https?:\/\/(?:[^/?#]{1,100}\/[^?#]*\.json(?:[?#]|$)|api\.[^/?#]{1,100}\/|[^?#]*\?(?:.*&)?(?:(?:api_?key|access_?token|client_?secret)=|key=AIza))/i;

/** A character that every URL has, and words such as 'Evet' or 'Kebap' lack. */
const addressMark = /[:/\\]|\S\.\S/;

const tracking =
  /^(?:utm_\w+|gclid|fbclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|igshid|y_source|rwg_token)$/i;

/**
 * The web link of a cell: the first of several, with redirects resolved and tracking parameters removed. Null without one.
 * Throws ValueProblem for schemes other than http and https, and for text that is not a URL.
 */
export function linkOf(text: string): string | null {
  if (isMissing(text)) return null;
  if (isJsonLike(text)) {
    const link = firstLink(parseJson(text), 0);
    return link === null ? null : linkOf(link);
  }
  if (placeholder.test(text) || !addressMark.test(text) || cut.test(text) || bareFile.test(text)) return null;
  const first = withWholeScheme(firstOf(withoutReferences(text)));
  const scheme = /^\s*([a-z][a-z0-9+.-]*):(?!\d)/i
    .exec(first.replace(/[\p{Cc}\p{Cf}]/gu, ''))?.[1]
    ?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https' && !first.startsWith(`${scheme}.`)) {
    throw new ValueProblem('UNSAFE_LINK', 'linkScheme', text);
  }
  const unwrapped = unwrap(first, 0);
  if (unwrapped === null || ofPrograms.test(unwrapped)) return null;
  const link = safeLink(unwrapped, ['http', 'https'], { assumeHttps: true });
  // 'www.Infolytx' is truncated.
  if (link === null || /^https?:\/\/(?:www\.)?[^./:]+(?:\/|$)/i.test(link))
    throw new ValueProblem('BAD_LINK', 'webAddressInvalid', text);
  return link;
}

/** Google pages about a listing, including those for claiming it. */
const googlePage = /^https?:\/\/(?:(?:www|business|maps|search|plus)\.)?google\.[a-z.]+(?:\/|$)/i;

/** The front page of a service that hosts pages of listings: 'facebook.com', 'business.site'. */
const frontPage =
  /^https?:\/\/(?:(?:www|m|web|[a-z]{2})\.)?(?:facebook\.com|fb\.(?:com|me)|instagram\.com|twitter\.com|x\.com|tiktok\.com|youtube\.com|youtu\.be|linkedin\.com|pinterest\.com|linktr\.ee|wa\.me|whatsapp\.com|t\.me|telegram\.me|business\.site|negocio\.site|wixsite\.com|wordpress\.com|blogspot\.com|weebly\.com|godaddysites\.com|square\.site|sites\.google\.com|goo\.gl|g\.page|bit\.ly|booking\.com|tripadvisor\.[a-z.]+|yelp\.[a-z.]+|zomato\.com|swiggy\.com|ubereats\.com|foodpanda\.[a-z.]+|ifood\.com\.br|fresha\.com|booksy\.com|vk\.com)\/?(?:[?#].*)?$/i;

/**
 * The front page of an e-mail provider, which programs derive from the domain of an address: 'www.libero.it'. Providers with shops
 * of their own, such as Orange and Sky, are omitted.
 */
const mailProvider = new RegExp(
  String.raw`^https?:\/\/(?:www\.)?(?:${[
    '(?:gmail|googlemail|outlook|msn|ymail|aol|icloud|me|btinternet|bigpond|naver|qq|163|126|sina|rediffmail)\\.com',
    '(?:hotmail|live|yahoo|gmx)\\.(?:com|net|org|[a-z]{2}|co\\.[a-z]{2}|com\\.[a-z]{2})',
    '(?:web|t-online|freenet)\\.de|(?:libero|virgilio|alice|tin|inwind|fastwebnet)\\.it|(?:wanadoo|neuf|bbox)\\.fr|laposte\\.net',
    '(?:mail|yandex|rambler|bk|inbox|list)\\.ru|ukr\\.net|i\\.ua|(?:wp|o2|onet|interia)\\.pl|(?:seznam|centrum)\\.cz',
    '(?:freemail|citromail)\\.hu|abv\\.bg|(?:daum|hanmail|comcast|verizon|att)\\.net|(?:terra|uol|bol)\\.com\\.br',
    'skynet\\.be|kpnmail\\.nl|bluewin\\.ch|optusnet\\.com\\.au|xtra\\.co\\.nz',
  ].join('|')})\/?(?:[?#].*)?$`,
  'i',
);

/** The URL of a picture, also with a size after the name: 'a.jpg', 'a.jpg@340w', 'a.png!small'. */
const picture = /^https?:\/\/[^?#]+\.(?:jpe?g|png|webp|gif|avif|svg|bmp|tiff?)(?:[?#@!:_,]|%40|%21|$)/i;

/** Whether a link leads to a service that hosts pages of listings, such as a social network. */
export const isPageOfService = (link: string): boolean => {
  const site = /^https?:\/\/[^/?#]{1,100}/i.exec(link)?.[0];
  return site !== undefined && frontPage.test(site);
};

/** Whether a link leads to a page on a social network. */
export const isPageOfNetwork = (link: string): boolean =>
  /^https?:\/\/(?:[\w-]{1,20}\.)?(?:facebook\.com|fb\.com|instagram\.com|twitter\.com|x\.com|tiktok\.com|youtube\.com|linkedin\.com|pinterest\.com|vk\.com)(?:[/?#]|$)/i.test(
    link,
  );

export const isPicture = (link: string): boolean => picture.test(link);

/** Phone books, whose pages are not websites of the listings: 'local.yp.com/Listings/…'. */
const phoneBook =
  /^https?:\/\/(?:[\w-]{1,40}\.){0,3}(?:yp|yellowpages|superpages|gelbeseiten|dasoertliche|pagesjaunes|paginasamarillas|paginegialle|goldenpages)\.[a-z.]{2,8}(?:[/?#]|$)/i;

/** The website of a listing: any link but Google pages, phone books, front pages of services and pictures. */
export function siteOf(text: string): string | null {
  const link = linkOf(text);
  return link !== null &&
    (googlePage.test(link) ||
      phoneBook.test(link) ||
      frontPage.test(link) ||
      mailProvider.test(link) ||
      isPicture(link))
    ? null
    : link;
}

/** Folders of placeholder pictures: 'default-thumbnails/6.svg'. */
const noPictureFolder =
  /\/(?:default|generic|fallback|dummy|stock)[_-](?:thumb\w*|images?|photos?|pictures?|avatars?|icons?)\//i;

/** File names of placeholder pictures: 'result-no-thumbnail-2x.png', 'default_user.png'. */
const noPictureFile = new RegExp(
  `(?:^|[/_-])(?:${[
    'default[_-]geocode',
    'no[_-]?(?:thumbnail|image|img|photo|picture|pic|logo)',
    String.raw`(?:default|blank|empty)[_-](?:user|avatar|image|photo|profile|logo|thumb)\w*`,
    'image[_-]?not[_-]?(?:found|available)',
    'placeholder',
  ].join('|')})[\\w.-]*(?:[?#].*)?$`,
  'i',
);

/** A map page with pictures, which is not a picture, such as Google Street View. */
const pageOfMap =
  /^https?:\/\/(?:goo\.gl\/maps|maps\.app\.goo\.gl|(?:www\.|maps\.)?google\.[a-z.]{2,8}\/maps)\//i;

/** The link to a picture of a listing; null for a placeholder picture. */
export function pictureOf(text: string): string | null {
  const link = linkOf(text);
  const isNone = (written: string) =>
    noPictureFolder.test(written) || noPictureFile.test(written) || pageOfMap.test(written);
  return link === null || isNone(link) ? null : link;
}

/** A label before the only link of a cell: 'Site de la ville : www.example.fr', 'Веб-сайт: www.example.ru'. */
const label = /^\p{L}[\p{L}\p{M} '’().-]{1,60}:\s(?=(?:https?:\/\/|www\.)\S+$)/iu;

/**
 * The first of several links, separated in many ways. A comma within a link is followed by neither a space nor a scheme.
 */
function firstOf(text: string): string {
  // With single spaces, since the expression below scans a run of them from each position.
  const spaced = text.trim().replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
  const first =
    spaced
      .replace(label, '')
      .split(/\s?[,;|\n]\s?(?=https?:\/\/|www\.)|[,;|]\s|\s[/&|]\s|\s(?=https?:\/\/|www\.)|\n/i)[0] ?? spaced;
  return withoutTrailing(first.trim().replace(/^["'<]+/, ''), /["'>,;]/);
}

/** Mistyped schemes: 'http//www.x.de', 'https;//x.de', 'https://htpps//x.de'. */
const mistyped = /^(?:https?:\/\/)?(?!https?:\/\/)h[tps]{3,5}[:;]?\/{1,2}[:;]?(?=[\p{L}\p{N}-]+\.)/iu;
/** 'http://http://x.de'. */
const doubled = /^(?:https?:\/\/)+(?=https?:\/\/)/i;
const withWholeScheme = (link: string) => link.replace(doubled, '').replace(mistyped, 'https://');

/** Resolves redirects, at most three levels deep; null for an advertisement without a target. */
function unwrap(text: string, depth: number): string | null {
  let link = text.startsWith('//') ? `https:${text}` : text;
  if (link.startsWith('/url?')) link = `https://www.google.com${link}`;
  // A query that was escaped as a whole, so that it became part of the path.
  if (!link.includes('?'))
    link = link.replace(/%3F(?=[\w.]+%3D)(.*)$/i, (_, query: string) => `?${unescaped(query)}`);
  if (!link.includes('?')) return link;
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return link;
  }
  const target = redirectTarget(url);
  if (target !== undefined) return target === '' || depth >= 3 ? null : unwrap(target, depth + 1);
  return withoutTracking(link, url);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Target of a redirect: '' if it is missing, undefined for a link that is not a redirect. */
function redirectTarget(url: URL): string | undefined {
  const isGoogle = /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname);
  if (isGoogle && url.pathname === '/url')
    return url.searchParams.get('q') ?? url.searchParams.get('url') ?? '';
  if (
    /googleadservices\.com$|(?:^|\.)doubleclick\.net$/.test(url.hostname) ||
    (isGoogle && url.pathname === '/aclk')
  ) {
    return url.searchParams.get('adurl') ?? '';
  }
  // '/y.js' is an advertisement of the search engine, '/l/' one of its results.
  if (/^(?:www\.)?duckduckgo\.com$/.test(url.hostname) && /^\/(?:y\.js|l\/?)$/.test(url.pathname))
    return url.searchParams.get('uddg') ?? '';
  if (/^(?:www\.)?bing\.com$/.test(url.hostname) && url.pathname === '/aclick') return '';
  if (/^lm?\.(?:facebook|instagram)\.com$/.test(url.hostname)) return url.searchParams.get('u') ?? '';
  return undefined;
}

/** Removes tracking parameters from the text itself, so that the others stay as written. */
function withoutTracking(link: string, url: URL): string {
  if (![...url.searchParams.keys()].some((name) => tracking.test(name))) return link;
  const [, base = link, query = '', hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(link) ?? [];
  const remaining = query.split('&').filter((part) => !tracking.test(part.split('=')[0] ?? ''));
  return base + (remaining.length > 0 ? `?${remaining.join('&')}` : '') + hash;
}

/** The first link within lists and objects such as [{"link": "…", "source": "…"}]. */
function firstLink(value: Json, depth: number): string | null {
  if (typeof value === 'string') return isMissing(value.trim()) ? null : value.trim();
  if (depth > 3) return null;
  const inner = Array.isArray(value)
    ? value
    : isObject(value)
      ? [value['link'], value['url'], value['href'], value['image'], value['imageUrl']]
      : [];
  for (const each of inner) {
    const link = each === undefined ? null : firstLink(each, depth + 1);
    if (link !== null) return link;
  }
  return null;
}

/** Whether a link is that of a paid search result, whose target is unknown. */
export const isPaidLink = (value: string) =>
  /^https?:\/\/(?:[\w-]+\.)*google(?:adservices)?\.[a-z.]+\/(?:pagead\/)?aclk\?/i.test(value);
