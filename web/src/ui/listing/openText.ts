import type { OpenState } from '../../../../domain/hours/openingHours.ts';

export interface OpenText {
  /** Open, closed, or open for the last hour. */
  tone: 'open' | 'soon' | 'closed';
  word: string;
  /** Next change; empty if unknown. */
  detail: string;
  /** Whether that comes within the hour. */
  isSoon: boolean;
  /** Of minutes: the detail that the server wrote. Its width stays reserved, so that nothing moves. */
  reserved?: string;
}

/**
 * An opening state as text: the state, and the next change. Minutes are only counted while the clock ticks, because a page may
 * have been rendered a while ago.
 */
export function openText(state: OpenState, isTicking: boolean): OpenText | null {
  if (state.kind === 'unknown') return null;
  if (state.kind === 'open') {
    const { always, until } = state;
    if (until && until.minutesLeft !== null)
      return { tone: 'soon', word: 'Closes soon', detail: `at ${until.time}`, isSoon: true };
    const detail = always
      ? '24 hours'
      : until
        ? `until ${until.isFar ? `${until.day.slice(0, 3)} ` : ''}${until.time}`
        : '';
    return { tone: 'open', word: 'Open', detail, isSoon: false };
  }
  const closed = (word: string, detail = '', isSoon = false) =>
    ({ tone: 'closed', word, detail, isSoon }) as const;
  if (state.reason === 'permanently') return closed('Permanently closed');
  if (state.reason === 'temporarily') return closed('Temporarily closed');
  const { opens } = state;
  if (!opens) return closed('Closed');
  const { minutesLeft, isToday, isTomorrow, day, time } = opens;
  const soon = `opens soon, ${time}`;
  if (minutesLeft !== null && isTicking)
    return { ...closed('Closed', `opens in ${minutesLeft} min`, true), reserved: soon };
  if (minutesLeft !== null) return closed('Closed', soon, true);
  if (isToday) return closed('Closed', `opens ${time}`);
  return closed('Closed', `opens ${isTomorrow ? 'tomorrow' : day.slice(0, 3)} ${time}`);
}
