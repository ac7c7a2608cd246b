import type { RouteObject } from 'react-router-dom';

/** The back office: every screen is lazy, so that visitors never download any of it. */
export function adminRoutes(): RouteObject[] {
  return [];
}
