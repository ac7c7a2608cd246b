import { clockText, minuteOfWeek } from '../../../../../domain/hours/localClock.ts';
import { DAYS } from '../../../../../domain/hours/openingHours.ts';
import { todayIn } from '../../../../../domain/hours/todayIn.ts';
import type { BusyHours as Week } from '../../../../../domain/listing/structuredFields.ts';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { downIcon } from '../../../ui/icon/icons.ts';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { BusinessDetail } from './businessActions.ts';
import { PartHeading } from './PartHeading.tsx';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const Bars = styled(
  'ol',
  cva({
    base: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: { base: '0.5', md: '1' },
      h: '24',
      mb: '6',
      '& li': {
        position: 'relative',
        flex: '1',
        minW: '0',
        h: 'full',
        display: 'flex',
        alignItems: 'flex-end',
      },
      // A border is seen where forced colours take the ground away.
      '& .bar': {
        w: 'full',
        minH: '1',
        bg: 'data.soft',
        border: '1px solid transparent',
        borderRadius: 'small',
      },
      '& [aria-current] .bar': { bg: { base: 'data', _forcedColors: 'Highlight' } },
      '& .hour': {
        position: 'absolute',
        top: 'calc(100% + {spacing.1})',
        left: '0',
        textStyle: 'xs',
        color: 'muted',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  }),
);

/** How busy the place usually is, today first. A day is folded away by the browser itself, so that it needs no script. */
export function BusyHours({ business }: { business: BusinessDetail }) {
  const { busyHours, timeZone } = business;
  const now = useNow();
  const hydrated = useHydrated();
  const week: Week | null = busyHours ?? null;
  if (!week || business.businessStatus === 'CLOSED_PERMANENTLY') return null;
  const today = timeZone ? todayIn(timeZone, now) : null;
  const first = today ? DAYS.indexOf(today) : 0;
  const days = [...DAYS.slice(first), ...DAYS.slice(0, first)].flatMap((day) => {
    const shares = week[day];
    return shares ? [{ day, shares }] : [];
  });
  // The page may have been rendered in an earlier hour.
  const minute = timeZone && hydrated ? minuteOfWeek(timeZone, now) : null;
  const hour = minute === null ? null : Math.floor((minute % 1440) / 60);
  const hours = hoursWith(days.map(({ shares }) => shares));
  return (
    <section aria-labelledby="busy-hours">
      <PartHeading id="busy-hours">Busy Hours</PartHeading>
      <div className={css({ maxW: 'notice' })}>
        {days.map(({ day, shares }, index) => (
          <details
            key={day}
            open={index === 0}
            className={css({ '&[open] svg': { transform: 'rotate(180deg)' } })}
          >
            <summary
              className={css({
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: '2',
                minH: '11',
              })}
            >
              <span className={css({ fontWeight: 'medium' })}>{day}</span>
              {day === today ? (
                <span className={css({ textStyle: 'xs', fontWeight: 'medium', color: 'muted' })}>Today</span>
              ) : null}
              <span className={css({ ml: 'auto', textStyle: 'sm', color: 'muted' })}>
                Busiest at {clockText(60 * shares.indexOf(Math.max(...shares)))}
              </span>
              <Icon path={downIcon} size={18} className={css({ color: 'muted' })} />
            </summary>
            <Bars aria-label={`Usual visitors on ${day}, by hour`}>
              {hours.map((at, i) => (
                <li key={at} aria-current={day === today && at === hour ? 'time' : undefined}>
                  <VisuallyHidden>
                    {clockText(60 * at)}: {shares[at]} %
                  </VisuallyHidden>
                  <span aria-hidden="true" className="bar" style={{ height: `${shares[at]}%` }} />
                  {i % 3 === 0 ? (
                    <span aria-hidden="true" className="hour">
                      {at}
                    </span>
                  ) : null}
                </li>
              ))}
            </Bars>
          </details>
        ))}
      </div>
      <p className={css({ color: 'muted', textStyle: 'sm', mt: '2' })}>
        Usual number of visitors by hour, in percent of the busiest hour of the week. Times are local.
      </p>
    </section>
  );
}

/** The hours from the first to the last with visitors on any day, so that all days have one scale. */
function hoursWith(days: readonly (readonly number[])[]): number[] {
  const busy = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    days.some((shares) => (shares[hour] ?? 0) > 0),
  );
  const [first = 0, last = 23] = [busy[0], busy.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
