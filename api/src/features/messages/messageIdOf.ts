/** The message that a job is about. */
export function messageIdOf(payload: unknown): number {
  if (typeof payload === 'object' && payload !== null && 'messageId' in payload)
    return Number(payload.messageId);
  throw new Error('a mail job without a message');
}
