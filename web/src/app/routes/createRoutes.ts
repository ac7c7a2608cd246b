import { adminRoutes } from './adminRoutes.tsx';
import type { PageRoute } from './routeModule.ts';
import { siteRoutes } from './siteRoutes.tsx';

/** All routes of the server. The browser uses only those of the site or of the back office. */
export function createRoutes(): PageRoute[] {
  return [...adminRoutes(), ...siteRoutes()];
}
