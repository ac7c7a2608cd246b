import type { AnalyticsReportQuery } from '../../graphql/generated.ts';

export type Report = AnalyticsReportQuery['analyticsReport'];
