import type { RestRoute } from './http/rest/restRoute.ts';
import { adRoutes } from './features/ads/adsRoutes.ts';
import { businessRoutes } from './features/listings/businessRoutes.ts';
import { contactRoutes } from './features/listings/contactRoutes.ts';
import { businessEditRoutes } from './features/listings/edit/editingRoutes.ts';
import { businessManagingRoutes } from './features/listings/manage/managingRoutes.ts';
import { categoryRoutes } from './features/taxonomy/categories/categoryRoutes.ts';
import { cityRoutes } from './features/taxonomy/cities/cityRoutes.ts';
import { databaseRoutes } from './features/maintenance/databaseRoutes.ts';
import { countryRoutes } from './features/taxonomy/countries/countryRoutes.ts';
import { importAnswerRoutes } from './features/imports/importAnswerRoutes.ts';
import { injectionRoutes } from './features/injectedCodes/injectionRoutes.ts';
import { planRoutes } from './features/plans/planRoutes.ts';
import { reviewRoutes } from './features/reviews/reviewRoutes.ts';

/** The legacy REST paths that stored operations answer. This file only lists the features. */
export const restRoutes: RestRoute<never>[] = [
  ...adRoutes,
  ...businessRoutes,
  ...businessEditRoutes,
  ...businessManagingRoutes,
  ...categoryRoutes,
  ...cityRoutes,
  ...contactRoutes,
  ...countryRoutes,
  ...databaseRoutes,
  ...importAnswerRoutes,
  ...injectionRoutes,
  ...planRoutes,
  ...reviewRoutes,
];
