/** The closed list of codes that a client may ever see, and the HTTP status of each. */
export const errorStatus = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  UNUSABLE_FILE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  NO_SPACE: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An expected failure: its code and message may be shown to the client. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Field name -> message, for forms. */
    readonly fields?: Record<string, string>,
    /** Seconds, with RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
