import { adminRoutes } from './adminRoutes.tsx';
import type { PageRoute } from './routeModule.ts';
import { siteRoutes } from './siteRoutes.tsx';

/** Every address that the server knows. A browser takes those of the side that it is on. */
export function createRoutes(): PageRoute[] {
  return [...adminRoutes(), ...siteRoutes()];
}
