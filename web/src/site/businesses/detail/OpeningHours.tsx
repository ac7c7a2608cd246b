import { clockText, minuteOfWeek } from '../../../../../domain/hours/localClock.ts';
import type { DayRow } from '../../../../../domain/hours/dayRows.ts';
import { dayRows } from '../../../../../domain/hours/dayRows.ts';
import type { SpecialHours } from '../../../../../domain/hours/specialHours.ts';
import { upcomingHours } from '../../../../../domain/hours/upcomingHours.ts';
import { dayMonthYear } from '../../../lib/text/formatDate.ts';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { useNow } from '../../../ui/listing/ClockProvider.tsx';
import { hoursOf, useOpenState } from '../../../ui/listing/useOpenState.ts';
import type { BusinessDetail } from './businessActions.ts';
import { PartHeading } from './PartHeading.tsx';
import { useToday } from './useToday.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const Week = styled(
  'ul',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', xl: 'repeat(7, minmax(0, 1fr))' },
      columnGap: '1.5',
      maxW: { base: 'notice', xl: 'none' },
      textStyle: { base: 'md', xl: 'sm' },
      '& li': {
        display: { base: 'flex', xl: 'block' },
        gap: '3',
        minH: { base: '11', xl: '0' },
        alignItems: 'center',
        px: { base: '3', xl: '2.5' },
        py: { base: '2', xl: '3' },
        mx: { base: '-3', xl: '0' },
        borderRadius: 'control',
        _largeText: { flexWrap: 'wrap' },
      },
      '& .day': {
        display: 'block',
        fontWeight: 'medium',
        mr: { base: 'auto', xl: '0' },
        mb: { xl: '1.5' },
        whiteSpace: 'nowrap',
      },
      '& abbr': { textDecoration: 'none' },
      '& .short': { display: { base: 'none', xl: 'inline' } },
      '& .long': { display: { base: 'inline', xl: 'none' } },
      '& .shifts': {
        display: 'flex',
        flexDirection: { base: 'row', xl: 'column' },
        flexWrap: 'wrap',
        justifyContent: { base: 'flex-end', xl: 'flex-start' },
        columnGap: '3',
        minW: '0',
        overflowWrap: 'anywhere',
        color: 'muted',
        fontVariantNumeric: 'tabular-nums',
      },
      '& em': { fontStyle: 'normal', textStyle: 'xs', fontWeight: 'medium', color: 'muted', ml: '1.5' },
      '& .today': { bg: 'sunken', '& .day': { fontWeight: 'bold' }, '& .shifts': { color: 'text' } },
    },
    variants: {
      isOpen: { true: { '& .today': { bg: 'positive.soft' }, '& em': { color: 'positive' } } },
    },
  }),
);

/** The week, with today marked: green while open, plain while closed. */
export function OpeningHours({ business }: { business: BusinessDetail }) {
  const state = useOpenState(business);
  const today = useToday(business.timeZone);
  const hours = hoursOf(business.workingHours);
  const isGone = business.businessStatus === 'CLOSED_PERMANENTLY';
  const shownToday = isGone ? null : today;
  if (isGone && hours === null) return null;
  return (
    <section aria-labelledby="hours">
      <PartHeading id="hours">{isGone ? 'Former Opening Hours' : 'Opening Hours'}</PartHeading>
      {hours === null ? (
        <p className={css({ color: 'muted' })}>Opening hours information not available</p>
      ) : (
        <Week isOpen={state.kind === 'open'}>
          {dayRows(hours).map((row) => (
            <li
              key={row.day}
              className={row.day === shownToday ? 'today' : undefined}
              aria-current={row.day === shownToday ? 'date' : undefined}
            >
              <span className="day">
                <span className="long">{row.day}</span>
                <abbr className="short" title={row.day}>
                  {row.day.slice(0, 3)}
                </abbr>
                {row.day === shownToday ? <em>Today</em> : null}
              </span>
              <span className="shifts">
                {shiftsOf(row).map((shift) => (
                  <span key={shift}>{shift}</span>
                ))}
              </span>
            </li>
          ))}
        </Week>
      )}
      {isGone ? null : <HolidayHours business={business} />}
      {!isGone && business.timeZone && business.city && (hours || business.specialHours) ? (
        <p className={css({ color: 'muted', textStyle: 'sm', mt: '3' })}>
          Times are local to <bdi>{business.city.name}</bdi>.
          <BothClocks timeZone={business.timeZone} />
        </p>
      ) : null}
    </section>
  );
}

/** The time there and by the visitor's own clock, where they differ. Its line is there before the browser knows. */
function BothClocks({ timeZone }: { timeZone: string }) {
  const now = useNow();
  const hydrated = useHydrated();
  const there = minuteOfWeek(timeZone, now);
  const here = hydrated ? minuteOfWeek(null, now) : there;
  const differs = there !== null && here !== null && there !== here;
  return (
    <span className={css({ display: 'block', minH: '5' })}>
      {differs ? `It is ${clockText(there)} there, ${clockText(here)} by your clock.` : null}
    </span>
  );
}

/** Half a year of public holidays; the dates after them are too far away to plan for. */
const maxDates = 12;

/** The next dates with hours of their own. */
function HolidayHours({ business }: { business: BusinessDetail }) {
  const now = useNow();
  const specialHours = (business.specialHours ?? null) as SpecialHours | null;
  const dates = upcomingHours(specialHours, business.timeZone, now).slice(0, maxDates);
  if (dates.length === 0) return null;
  return (
    <>
      <h3 className={css({ fontWeight: 'medium', mt: '5', mb: '1' })}>Holiday hours</h3>
      <ul className={css({ maxW: 'notice' })}>
        {dates.map(({ date, row }) => (
          <li
            key={date}
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: '3',
              py: '1',
            })}
          >
            <time dateTime={date}>{dayMonthYear(date)}</time>
            <span className={css({ ml: 'auto', color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
              {shiftsOf(row).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function shiftsOf(row: DayRow): string[] {
  if (row.kind === 'closed') return ['Closed'];
  if (row.kind === 'allDay') return ['24 hours'];
  return row.kind === 'text' ? [row.text] : row.ranges.map(({ start, end }) => `${start}–${end}`);
}
