/** Remaining requests of a caller within a period. */
export interface Quota {
  /** Requests within the window. */
  most: number;
  windowSeconds: number;
  left: number;
  /** Seconds until the window is over, at least 1. */
  resetAfter: number;
  /** This request is one too many. */
  isOver: boolean;
}
