/** DANGER: to be mended now. WARNING: to be looked at. */
type SecurityState = 'OK' | 'WARNING' | 'DANGER';

/** What was found on this installation just now; texts in Turkish. */
export interface SecurityCheck {
  key: string;
  title: string;
  state: SecurityState;
  detail: string;
  /** What to do; null where nothing is to be done. */
  advice: string | null;
}

/** Days between two instants, whole. */
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 86_400_000);

export const turkishDate = (date: Date) =>
  date.toLocaleDateString('tr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
