import { builder } from './graphql/builder.ts';
import './features/apiKeys/apiKeySchema.ts';
import './features/audit/auditSchema.ts';
import './features/availability/availabilitySchema.ts';
import './features/businesses/businessSchema.ts';
import './features/businesses/editing/editingSchema.ts';
import './features/businesses/managing/managingSchema.ts';
import './features/categories/categorySchema.ts';
import './features/changes/changeSchema.ts';
import './features/cities/citySchema.ts';
import './features/countries/countrySchema.ts';
import './features/imports/columnMappings/columnMappingSchema.ts';
import './features/exports/exportSchema.ts';
import './features/imports/importSchema.ts';
import './features/jobs/jobSchema.ts';
import './features/messages/messageSchema.ts';
import './features/operators/loginSchema.ts';
import './features/operators/operatorsSchema.ts';
import './features/operators/secondFactor/secondFactorSchema.ts';
import './features/reviews/reviewSchema.ts';
import './features/settings/siteIdentitySchema.ts';
import './features/sitemaps/sitemapSchema.ts';
import './features/stats/statsSchema.ts';
import './features/vitals/vitalSchema.ts';
import './features/webhooks/webhookSchema.ts';

/** The whole graph. This file only lists the features. */
export const schema = builder.toSchema();
