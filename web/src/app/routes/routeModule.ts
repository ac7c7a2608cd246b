import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageData } from '../../lib/pageQuery.ts';

/** Exports of a lazy page file. */
export interface RouteModule extends PageData {
  Component: ComponentType;
  /** Its file, from the root of the tree; the build for the server writes it in. */
  source?: string;
  /** Whether it has a list in the layout that the visitor chose. */
  hasList?: boolean;
}

/** A route whose loaded page also declares its queries. */
export type PageRoute = RouteObject & PageData & Pick<RouteModule, 'source' | 'hasList'>;

/** Loads the page of a route, if that has not happened yet, and puts it in the route's place. */
export async function loadRoute(route: PageRoute) {
  if (typeof route.lazy !== 'function') return;
  const module = await route.lazy();
  Object.assign(route, module, { lazy: undefined });
}
