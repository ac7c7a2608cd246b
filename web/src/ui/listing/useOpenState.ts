import type { OpenState, WorkingHours } from '../../../../domain/hours/openingHours.ts';
import { storedHours } from '../../../../domain/hours/openingHours.ts';
import { openState } from '../../../../domain/hours/openingHours.ts';
import { useNow } from './ClockProvider.tsx';
import { openText, type OpenText } from './openText.ts';
import { useHydrated } from '../hydration/useHydrated.ts';

/** The part of a listing that decides whether it is open. */
export interface OpeningFields {
  isOpen: boolean;
  businessStatus?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | null;
  currentHours: unknown;
  timeZone?: string | null;
}

export function hoursOf(workingHours: unknown): WorkingHours | null {
  return storedHours(workingHours);
}

/** Open or closed at this minute, in the listing's own zone. */
export function useOpenState(business: OpeningFields): OpenState {
  const now = useNow();
  const hydrated = useHydrated();
  const { isOpen, currentHours, timeZone } = business;
  const businessStatus = business.businessStatus ?? null;
  const hours = hoursOf(currentHours);
  const state = openState({ hours, timeZone: timeZone ?? null, isOpen, businessStatus }, now);
  // Without a zone the visitor's own counts, which the server cannot know.
  const needsVisitor =
    !timeZone && (state.kind === 'open' || (state.kind === 'closed' && state.reason === 'hours'));
  return needsVisitor && !hydrated ? { kind: 'unknown' } : state;
}

/** The same in words; null if it is unknown. */
export function useOpenText(business: OpeningFields): OpenText | null {
  return openText(useOpenState(business), useHydrated());
}
