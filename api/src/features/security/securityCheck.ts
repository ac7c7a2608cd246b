import type { Message } from '../../../../domain/messages/message.ts';

/** DANGER: fix now. WARNING: review. */
type SecurityState = 'OK' | 'WARNING' | 'DANGER';

/** A finding on this installation. */
export interface SecurityCheck {
  key: string;
  title: Message;
  state: SecurityState;
  detail: Message;
  /** Required action; null if none is needed. */
  advice: Message | null;
}

/** Days between two instants, whole. */
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 86_400_000);
