import { createContext, use, useEffect } from 'react';
import type { HeadSite, PageHeadData } from '../../lib/pageHead.ts';
import { headElements, PAGE_HEAD_MARK } from '../../lib/pageHead.ts';
import { useServerState } from '../hydration/ServerState.tsx';
import { useSiteIdentity } from '../site/SiteIdentity.tsx';

/** On the server: collects the metadata of the page for the document's head. */
export const HeadSinkContext = createContext<((head: PageHeadData) => void) | null>(null);

function applyHead(head: PageHeadData, site: HeadSite) {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_MARK}]`)) old.remove();
  for (const element of headElements(head, site)) {
    const node = document.createElement(element.tag);
    for (const [name, value] of Object.entries(element.attributes)) node.setAttribute(name, value);
    node.setAttribute(PAGE_HEAD_MARK, '');
    if (element.tag === 'script') node.textContent = element.text;
    document.head.append(node);
  }
}

/** Title, description, address, robots, social card and structured data of a page. Draws nothing. */
export function PageHead(page: PageHeadData) {
  const head = { ...page, siteName: useSiteIdentity().name };
  const { siteUrl, indexable } = useServerState();
  const sink = use(HeadSinkContext);
  sink?.(head);
  const fingerprint = JSON.stringify(head);
  useEffect(() => {
    applyHead(JSON.parse(fingerprint) as PageHeadData, { siteUrl, indexable });
  }, [fingerprint, siteUrl, indexable]);
  return null;
}
