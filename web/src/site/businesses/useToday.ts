import type { Day } from '../../../../domain/openingHours.ts';
import { todayIn } from '../../../../domain/todayIn.ts';
import { useNow } from '../../components/ClockProvider.tsx';
import { useHydrated } from '../../components/useHydrated.ts';

/** The day of the week where the listing is; in the visitor's zone, once that is known, where its own is not. */
export function useToday(timeZone: string | null | undefined): Day | null {
  const now = useNow();
  const hydrated = useHydrated();
  return timeZone || hydrated ? todayIn(timeZone ?? null, now) : null;
}
