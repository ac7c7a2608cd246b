import type { Day } from '../../../../../domain/hours/openingHours.ts';
import { todayIn } from '../../../../../domain/hours/todayIn.ts';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';

/** The day of the week where the listing is; in the visitor's zone, once that is known, where its own is not. */
export function useToday(timeZone: string | null | undefined): Day | null {
  const now = useNow();
  const hydrated = useHydrated();
  return timeZone || hydrated ? todayIn(timeZone ?? null, now) : null;
}
