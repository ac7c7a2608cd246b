import type { Day } from '../../../../../domain/hours/openingHours.ts';
import { todayIn } from '../../../../../domain/hours/todayIn.ts';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';

/** Weekday at the listing; if its time zone is unknown, that of the visitor, which is null while hydrating. */
export function useToday(timeZone: string | null | undefined): Day | null {
  const now = useNow();
  const hydrated = useHydrated();
  return timeZone || hydrated ? todayIn(timeZone ?? null, now) : null;
}
