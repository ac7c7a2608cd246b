import type { Day } from '../../../../domain/openingHours.ts';
import { DAYS } from '../../../../domain/openingHours.ts';
import { useNow } from '../../components/ClockProvider.tsx';
import { useHydrated } from '../../components/useHydrated.ts';

/** The day of the week where the listing is; in the visitor's zone where its own is not known. */
export function useToday(timeZone: string | null | undefined): Day | null {
  const now = useNow();
  const hydrated = useHydrated();
  if (!timeZone && !hydrated) return null;
  const name = weekday(now, timeZone ?? undefined);
  return DAYS.find((day) => day === name) ?? null;
}

function weekday(now: Date, timeZone: string | undefined) {
  try {
    return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(now);
  } catch {
    // A zone that this browser has not heard of.
    return null;
  }
}
