import { chakra, defineRecipe } from '@chakra-ui/react';
import { DAYS } from '../../../../domain/openingHours.ts';
import { hoursOf, useOpenState } from '../../components/useOpenState.ts';
import { hoursOfDay } from '../../lib/hoursOfDay.ts';
import type { BusinessDetail } from './businessActions.ts';
import { PartHeading } from './PartHeading.tsx';
import { useToday } from './useToday.ts';

const Week = chakra(
  'ul',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(7, minmax(0, 1fr))' },
      columnGap: '1.5',
      textStyle: { base: 'md', md: 'sm' },
      '& li': {
        display: { base: 'flex', md: 'block' },
        gap: '3',
        minH: { base: '11', md: '0' },
        alignItems: 'center',
        px: { base: '3', md: '2.5' },
        py: { base: '2', md: '3' },
        mx: { base: '-3', md: '0' },
        borderRadius: 'control',
      },
      '& .day': {
        display: 'block',
        fontWeight: 'medium',
        mr: { base: 'auto', md: '0' },
        mb: { md: '1.5' },
        whiteSpace: 'nowrap',
      },
      '& .short': { display: { base: 'none', md: 'inline' } },
      '& .long': { display: { base: 'inline', md: 'none' } },
      '& .shifts': {
        display: 'flex',
        flexDirection: { base: 'row', md: 'column' },
        flexWrap: 'wrap',
        justifyContent: { base: 'flex-end', md: 'flex-start' },
        columnGap: '3',
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
  return (
    <section aria-labelledby="hours">
      <PartHeading id="hours">Opening Hours</PartHeading>
      {hours === null ? (
        <chakra.p color="muted">Opening hours information not available</chakra.p>
      ) : (
        <>
          <Week isOpen={state.kind === 'open'}>
            {DAYS.map((day) => (
              <li
                key={day}
                className={day === today ? 'today' : undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <span className="day">
                  <span className="long">{day}</span>
                  <abbr className="short" title={day}>
                    {day.slice(0, 3)}
                  </abbr>
                  {day === today ? <em>Today</em> : null}
                </span>
                <span className="shifts">
                  {hoursOfDay(hours, day).map((shift) => (
                    <span key={shift}>{shift}</span>
                  ))}
                </span>
              </li>
            ))}
          </Week>
          {business.timeZone && business.city ? (
            <chakra.p color="muted" textStyle="sm" mt="3">
              Times are local to {business.city.name}.
            </chakra.p>
          ) : null}
        </>
      )}
    </section>
  );
}
