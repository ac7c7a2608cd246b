/** Days since 1 January 1970 of the local date, which `minuteOfWeek` answered at this instant. */
export function localDay(minute: number, now: Date): number {
  const day = Math.floor(now.getTime() / (1440 * 60_000));
  // 1 January 1970 was a Thursday; a local date is at most one day from that of UTC.
  const ahead = (Math.floor(minute / 1440) - ((day + 3) % 7) + 7) % 7;
  return ahead > 3 ? day + ahead - 7 : day + ahead;
}
