import type { RestRow } from './http/rest/restRow.ts';
import { adRows } from './features/ads/adsRoutes.ts';
import { businessRows } from './features/listings/businessRoutes.ts';
import { contactRows } from './features/listings/contactRoutes.ts';
import { businessEditRows } from './features/listings/edit/editingRoutes.ts';
import { businessManagingRows } from './features/listings/manage/managingRoutes.ts';
import { categoryRows } from './features/taxonomy/categories/categoryRoutes.ts';
import { cityRows } from './features/taxonomy/cities/cityRoutes.ts';
import { databaseRows } from './features/maintenance/databaseRoutes.ts';
import { countryRows } from './features/taxonomy/countries/countryRoutes.ts';
import { importAnswerRows } from './features/imports/importAnswerRoutes.ts';
import { injectionRows } from './features/injectedCodes/injectionRoutes.ts';
import { planRows } from './features/plans/planRoutes.ts';
import { reviewRows } from './features/reviews/reviewRoutes.ts';

/** The legacy paths that are rows over the graph. This file only lists the features. */
export const restRows: RestRow<never>[] = [
  ...adRows,
  ...businessRows,
  ...businessEditRows,
  ...businessManagingRows,
  ...categoryRows,
  ...cityRows,
  ...contactRows,
  ...countryRows,
  ...databaseRows,
  ...importAnswerRows,
  ...injectionRows,
  ...planRows,
  ...reviewRows,
];
