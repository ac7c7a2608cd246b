import { createHash } from 'node:crypto';
import { isNetworkBox } from '../../../domain/ads/ads.ts';
import { policyOfInjection } from '../lib/html/contentSecurityPolicy.ts';
import type { PageAds } from '../lib/pageAds.ts';
import type { PageInjection } from '../lib/pageInjection.ts';
import type { PageAssets } from './pageAssets.ts';

/**
 * What codes of operators, and ads of a network, make of a page: what to render with, and the policy under which they
 * run. Null without any. Under 'strict-dynamic' a browser runs no script that stands in the page by its address, our own
 * included: so ours is put in by an inline one, whose hash the policy names.
 */
export function withInjection(injection: PageInjection, { boxes }: PageAds, { scripts }: PageAssets) {
  if (injection.isEmpty && !boxes.some(isNetworkBox)) return null;
  const loader = scripts.map(elementFor).join(';');
  const hash = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`;
  return {
    injection: { ...injection, loader },
    headers: { 'content-security-policy': policyOfInjection([hash, ...injection.scriptHashes]) },
  };
}

// What an inline script imports counts as standing in the page; an element that it makes does not.
function elementFor(src: string): string {
  return `document.head.append(Object.assign(document.createElement("script"),{type:"module",src:${JSON.stringify(src)}}))`;
}
