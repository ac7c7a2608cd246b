import { jobKind, noPayload, type Nothing } from '../../jobs/jobKind.ts';

/** One looks at a time. */
export const duplicateKind = jobKind<Nothing, { looked: number; pairs: number }>({
  kind: 'findDuplicates',
  queue: 'findDuplicates',
  payload: noPayload,
});
