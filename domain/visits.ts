import type { AdMoment, AdPlacement, AdSource } from './ads/ads.ts';
import type { PublicRoute } from './publicRoutes.ts';

/** URL to which pages report visits. */
export const visitAddress = '/api/visits';

/** Clicks on a listing's links that are counted, by the action that the link has on the page. */
export const countedActions = { call: 'CALL', website: 'WEBSITE', maps: 'DIRECTIONS' } as const;

type ClickKind = (typeof countedActions)[keyof typeof countedActions];

/** Routes of pages about one listing, category or city, whose views are counted by id as well. */
export const subjectRoutes = {
  '/business/:slug': 'LISTING',
  '/category/:slug': 'CATEGORY',
  '/city/:slug': 'CITY',
} as const satisfies Partial<Record<PublicRoute, string>>;

/** An event that a page reports: a view, a search, a click on a link, an ad event. It never identifies the visitor. */
export type VisitEvent =
  | { kind: 'VIEW'; route: PublicRoute; id?: number }
  | { kind: 'SEARCH'; words: string; found: boolean }
  | { kind: ClickKind; id: number }
  | { kind: 'AD'; placement: AdPlacement; source: AdSource; moment: AdMoment };
