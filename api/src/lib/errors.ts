import { englishText } from '../../../domain/messages/englishText.ts';
import { messageData, type Message } from '../../../domain/messages/message.ts';
import type { MessageData } from '../../../domain/messages/messageData.ts';

/** All error codes of the API, with their HTTP status. */
export const errorStatus = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  PRECONDITION_FAILED: 412,
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
  /** Code and parameters of the message, for other languages. */
  readonly data: MessageData;
  /** Field name -> English text, for forms. */
  readonly fields?: Record<string, string>;
  /** The same by message code. */
  readonly fieldData?: Record<string, MessageData>;

  constructor(
    readonly code: ErrorCode,
    message: Message,
    /** Field name -> message, for forms. */
    fields?: Readonly<Record<string, Message>>,
    /** Seconds, with RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfter?: number,
  ) {
    super(englishText(message));
    this.data = messageData(message);
    if (fields) {
      this.fields = mapValues(fields, englishText);
      this.fieldData = mapValues(fields, messageData);
    }
  }
}

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
