import { readError } from '../../../graphql/readError.ts';
import { formatDuration } from '../text/formatTurkish.ts';

/** What to say when a change of access was refused. */
export function failureText(thrown: unknown): string {
  const { code, message, retryAfter, id } = readError(thrown);
  if (code === 'NETWORK') return 'Sunucuya ulaşılamadı. Yazdıklarınız duruyor, yeniden deneyin.';
  if (code === 'RATE_LIMITED' && retryAfter) return `${formatDuration(retryAfter)} sonra yeniden deneyin.`;
  return id ? `${message} Olay no: ${id}` : message;
}
