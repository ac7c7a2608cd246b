import type { RestRow } from './http/restRow.ts';
import { adRows } from './features/ads/adsRoutes.ts';
import { businessRows } from './features/businesses/businessRoutes.ts';
import { businessEditRows } from './features/businesses/editing/editingRoutes.ts';
import { businessManagingRows } from './features/businesses/managing/managingRoutes.ts';
import { categoryRows } from './features/categories/categoryRoutes.ts';
import { cityRows } from './features/cities/cityRoutes.ts';
import { databaseRows } from './features/databaseCare/databaseRoutes.ts';
import { countryRows } from './features/countries/countryRoutes.ts';
import { injectionRows } from './features/injectedCodes/injectionRoutes.ts';
import { planRows } from './features/plans/planRoutes.ts';

/** The legacy paths that are rows over the graph. This file only lists the features. */
export const restRows: RestRow<never>[] = [
  ...adRows,
  ...businessRows,
  ...businessEditRows,
  ...businessManagingRows,
  ...categoryRows,
  ...cityRows,
  ...countryRows,
  ...databaseRows,
  ...injectionRows,
  ...planRows,
];
