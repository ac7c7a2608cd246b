import { builder } from '../../../graphql/builder.ts';
import { qualityIssues } from './qualityIssues.ts';

export const QualityIssue = builder.enumType('QualityIssue', {
  description: 'Quality issues of listings.',
  values: qualityIssues,
});
