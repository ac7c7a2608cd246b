const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day of an IANA zone, as 2026-11-21. */
export function dayIn(timeZone: string, now: Date): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  clocks.set(timeZone, clock);
  return clock.format(now);
}
