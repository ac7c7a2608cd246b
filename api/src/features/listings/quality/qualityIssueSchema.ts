import { builder } from '../../../graphql/builder.ts';
import { qualityIssues } from './qualityIssues.ts';

export const QualityIssue = builder.enumType('QualityIssue', {
  description: 'What a listing can lack or hold in doubtful form.',
  values: qualityIssues,
});
