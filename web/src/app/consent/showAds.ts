import {
  isNetworkBox,
  type AdBox,
  type AdMoment,
  type AdPlacement,
  type AdSource,
  type HouseAd,
} from '../../../../domain/ads/ads.ts';
import { shownLink } from '../../../../domain/text/links.ts';
import type { PageAds } from '../../contract/pageAds.ts';
import type { Consent } from '../../lib/consent.ts';
import { paths } from '../../lib/paths.ts';
import { isNetworkLoaded, loadAdNetwork } from './loadAdNetwork.ts';
import { storedConsent, watchConsent } from './storedConsent.ts';
import { reportVisits } from '../visits/reportVisits.ts';

/** Distance to the viewport at which a box requests its ad. */
const ROOT_MARGIN = '200px';
/** An ad counts as seen if half of it was visible for this many milliseconds (Media Rating Council). */
const SEEN_SHARE = 0.5;
const SEEN_MS = 1000;

/**
 * Fills the boxes of the page, and of those that come after it, as they come near. Ads of the network wait for the
 * visitor's consent and end with it; ads of the directory itself load nothing from elsewhere and wait for nothing, so they
 * stand in wherever the network may not. Counts what the boxes do, without a name. `text` is `PageAds` as JSON.
 */
export function showAds(text: string): void {
  const { delayMs, boxes } = JSON.parse(text) as PageAds;
  const watched = new WeakSet<Element>();
  const near = new Set<Element>();
  let isAllowed = storedConsent().ads;

  const boxOf = (container: Element) =>
    boxes.find(({ placement }) => placement === container.getAttribute('data-ad')) ?? null;
  const requestAd = (container: Element) => {
    const box = boxOf(container);
    if (!box) return;
    setTimeout(() => {
      if (container.isConnected && container.getAttribute('data-ad-state') === 'waiting')
        fill(container, box, isAllowed);
    }, delayMs);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        near.add(target);
        requestAd(target);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  const watch = () => {
    for (const container of document.querySelectorAll('[data-ad]')) {
      const box = boxOf(container);
      if (!box || watched.has(container)) continue;
      watched.add(container);
      empty(container, box, isAllowed);
      observer.observe(container);
    }
  };
  const apply = ({ ads }: Consent) => {
    if (ads === isAllowed) return;
    isAllowed = ads;
    for (const container of document.querySelectorAll('[data-ad]')) {
      const box = boxOf(container);
      if (box && isNetworkBox(box) && watched.has(container)) empty(container, box, ads);
    }
    for (const container of near) {
      if (!container.isConnected) near.delete(container);
      else if (container.getAttribute('data-ad-state') === 'waiting') requestAd(container);
    }
  };
  watch();
  // Pages come and go without a load.
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  watchConsent((consent) => {
    apply(consent);
    return !consent.ads && isNetworkLoaded();
  });
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** As in the GraphQL response. */
type ListingAd = Omit<HouseAd, 'label'> & { placements: AdPlacement[] };
let loadedAds: Promise<ListingAd[]> | undefined;

/** Listings that are advertised by their plan; requested once, by the first box without a network ad. */
function listingAds(): Promise<ListingAd[]> {
  const query = '{listingAds{title text url placements}}';
  loadedAds ??= fetch(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } })
    .then((answer) => answer.json() as Promise<{ data: { listingAds: ListingAd[] } }>)
    .then(({ data }) => data.listingAds)
    .catch(() => []);
  return loadedAds;
}

/** The first ad that no other box of the page shows. */
function adFor(placement: AdPlacement, ads: readonly ListingAd[]): HouseAd | null {
  const links = [...document.querySelectorAll('a.ad-house')].map((link) => link.getAttribute('href'));
  const ad = ads.find(({ url, placements }) => placements.includes(placement) && !links.includes(url));
  return ad ? { ...ad, label: null } : null;
}

/** The box without an ad; without consent for the network, it explains how ads are enabled. */
function empty(container: Element, box: AdBox, isAllowed: boolean): HTMLElement {
  const frame = element('div', 'ad-frame');
  if (!isAllowed && isNetworkBox(box)) {
    const note = element('p', 'ad-note', 'Ads load only if you agree. ');
    const link = element('a', '', 'Your choice');
    link.href = paths.cookiePolicy();
    note.append(link);
    frame.append(note);
  }
  container.setAttribute('data-ad-state', 'waiting');
  container.replaceChildren(element('p', 'ad-label', 'Advertisement'), frame);
  return frame;
}

function fill(container: Element, box: AdBox, isAllowed: boolean) {
  const { placement, houseAd } = box;
  const report = (source: AdSource, moment: AdMoment) =>
    reportVisits([{ kind: 'AD', placement, source, moment }]);
  const frame = empty(container, box, isAllowed);
  const filled = (source: AdSource) => {
    container.setAttribute('data-ad-state', 'filled');
    report(source, 'FILL');
    noteSeen(frame, () => report(source, 'IMPRESSION'));
  };
  const fillOwn = async () => {
    const ad = adFor(placement, await listingAds()) ?? houseAd;
    const url = shownLink(ad?.url);
    if (!ad || url === null || !frame.isConnected) return;
    const link = houseLink({ ...ad, url });
    const press = ({ button }: MouseEvent) => {
      if (button < 2) report('HOUSE', 'CLICK');
    };
    link.addEventListener('click', press);
    link.addEventListener('auxclick', press);
    frame.replaceChildren(link);
    filled('HOUSE');
  };
  container.setAttribute('data-ad-state', 'asked');
  const asksNetwork = isAllowed && isNetworkBox(box);
  // Without consent, a network box counts a request only once a house ad is found for it.
  if (asksNetwork || !isNetworkBox(box)) report(asksNetwork ? 'NETWORK' : 'HOUSE', 'REQUEST');
  if (!asksNetwork) return void fillOwn();
  loadAdNetwork(frame, box, {
    onFilled: () => filled('NETWORK'),
    onEmpty: () => void fillOwn(),
    onPress: () => report('NETWORK', 'CLICK'),
  });
}

function houseLink({ title, text, url, label }: HouseAd): HTMLAnchorElement {
  const link = element('a', 'ad-house');
  link.href = url;
  link.rel = 'sponsored noopener';
  if (!url.startsWith('/')) link.target = '_blank';
  const words = element('span', 'ad-words');
  words.append(element('span', 'ad-title', title));
  if (text) words.append(element('span', 'ad-text', text));
  link.append(words);
  if (label) link.append(element('span', 'ad-press', label));
  return link;
}

/** Calls back once enough of it was visible for long enough. */
function noteSeen(frame: Element, onSeen: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (!entry || entry.intersectionRatio < SEEN_SHARE) return;
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible' || !frame.isConnected) return;
        observer.disconnect();
        onSeen();
      }, SEEN_MS);
    },
    { threshold: [0, SEEN_SHARE] },
  );
  observer.observe(frame);
}
