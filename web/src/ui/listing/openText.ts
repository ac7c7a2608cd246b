import type { OpenState } from '../../../../domain/hours/openingHours.ts';

/** A state in words: the word itself, and what comes next. */
export function openText(state: OpenState): { word: string; detail: string } | null {
  if (state.kind === 'unknown') return null;
  if (state.kind === 'open') {
    if (state.always) return { word: 'Open', detail: '24 hours' };
    return { word: 'Open', detail: state.until ? `until ${state.until.time}` : '' };
  }
  if (state.reason === 'permanently') return { word: 'Permanently closed', detail: '' };
  if (state.reason === 'temporarily') return { word: 'Temporarily closed', detail: '' };
  if (!state.opens) return { word: 'Closed', detail: '' };
  const { isToday, day, time } = state.opens;
  return { word: 'Closed', detail: isToday ? `opens ${time}` : `opens ${day.slice(0, 3)} ${time}` };
}
