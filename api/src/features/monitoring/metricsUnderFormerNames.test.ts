import { expect, it } from '@jest/globals';
import { metricsUnderFormerNames } from './metricsUnderFormerNames.ts';

it('metrics that were renamed are also exported under their former names', () => {
  const text = [
    '# HELP directory_tasks_waiting Due tasks.',
    '# TYPE directory_tasks_waiting gauge',
    'directory_tasks_waiting 3',
    '# TYPE directory_jobs gauge',
    'directory_jobs{kind="import"} 1',
    'directory_oldest_job_age_seconds{kind="import"} 2.5',
  ].join('\n');
  expect(metricsUnderFormerNames(text)).toBe(
    [
      'directory_oldest_job_seconds{kind="import"} 2.5',
      '# HELP directory_errands_waiting Deprecated: use directory_tasks_waiting.',
      '# TYPE directory_errands_waiting gauge',
      'directory_errands_waiting 3',
    ].join('\n'),
  );
});
