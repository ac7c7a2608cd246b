/** Remaining requests of a caller within a period. */
export interface Quota {
  /** Requests within the window. */
  limit: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  resetAfter: number;
  /** Whether this request exceeds the limit. */
  isExceeded: boolean;
}
