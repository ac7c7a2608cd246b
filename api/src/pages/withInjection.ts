import { createHash } from 'node:crypto';
import { isNetworkBox } from '../../../domain/ads/ads.ts';
import { policyOfInjection } from '../lib/html/contentSecurityPolicy.ts';
import type { PageAds } from '../../../web/src/contract/pageAds.ts';
import type { PageInjection } from '../../../web/src/contract/pageInjection.ts';
import type { PageAssets } from '../../../web/src/contract/pageAssets.ts';

/**
 * Adapts a page to the operators' codes and network ads: markup to render, and the Content-Security-Policy. Null
 * without any. Under 'strict-dynamic' a browser runs no parser-inserted external script, not even the site's own: an
 * inline script with a hash in the policy inserts it.
 */
export function withInjection(
  injection: PageInjection,
  { boxes }: PageAds,
  { scripts, listLayout }: PageAssets,
) {
  if (injection.isEmpty && !boxes.some(isNetworkBox)) return null;
  const loader = scripts.map(elementFor).join(';');
  return {
    injection: { ...injection, loader },
    headers: {
      'content-security-policy': policyOfInjection([
        hashOf(loader),
        hashOf(listLayout.text),
        ...injection.scriptHashes,
      ]),
    },
  };
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

// A static import of an inline script counts as parser-inserted; an element that it creates does not.
function elementFor(src: string): string {
  return `document.head.append(Object.assign(document.createElement("script"),{type:"module",src:${JSON.stringify(src)}}))`;
}
