import type { Message } from '../../../../domain/messages/message.ts';

/** DANGER: to be mended now. WARNING: to be looked at. */
type SecurityState = 'OK' | 'WARNING' | 'DANGER';

/** What was found on this installation just now. */
export interface SecurityCheck {
  key: string;
  title: Message;
  state: SecurityState;
  detail: Message;
  /** What to do; null where nothing is to be done. */
  advice: Message | null;
}

/** Days between two instants, whole. */
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 86_400_000);
