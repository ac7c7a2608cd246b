import { lazy, Suspense, type ComponentType } from 'react';
import { hasCalendar } from '../../../../../domain/cards/hasCalendar.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { OutboundLink } from '../../../ui/text/TextLink.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { useServerState } from '../../../ui/hydration/ServerState.tsx';
import type { BusinessDetail } from './businessActions.ts';
import { css } from '../../../ui/theme/styles.ts';

// If the buttons cannot be loaded, the page works without them.
const ListingTools = lazy<ComponentType<{ business: BusinessDetail; readAt: string }>>(() =>
  import('../../saved/ListingTools.tsx').then(
    (module) => ({ default: module.ListingTools }),
    () => ({ default: () => null }),
  ),
);

/** Save, share, print; and, without script too, the contact and the calendar as files. */
export function SaveShareBar({ business }: { business: BusinessDetail }) {
  const hydrated = useHydrated();
  const { now } = useServerState();
  const files = `/api/businesses/${encodeURIComponent(business.slug)}`;
  return (
    <div data-tools="" className={css({ mt: '3' })}>
      <div data-needs-script="" className={css({ display: 'flex', flexWrap: 'wrap', minH: '11', ml: '-3' })}>
        {hydrated ? (
          <Suspense>
            <ListingTools business={business} readAt={now} />
          </Suspense>
        ) : null}
      </div>
      <details>
        <summary
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            minH: '11',
            textStyle: 'sm',
            color: 'accent',
          })}
        >
          Contact and calendar
        </summary>
        <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })}>
          <OutboundLink href={`${files}/contact.vcf`} className={css({ py: '2.5' })}>
            Save to contacts
          </OutboundLink>
          {hasCalendar(business) ? (
            <OutboundLink href={`${files}/hours.ics`} className={css({ py: '2.5' })}>
              Add opening hours to a calendar
            </OutboundLink>
          ) : null}
        </div>
        <form
          action={`${files}/visit.ics`}
          className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2.5', mt: '1' })}
        >
          <label className={css({ minW: '0' })}>
            Time of a visit, by the clock of the place
            <input
              type="datetime-local"
              name="at"
              required
              className={css({
                display: 'block',
                maxW: 'full',
                minH: '11',
                px: '3',
                bg: 'surface',
                borderRadius: 'control',
                boxShadow: 'inset 0 0 0 1px {colors.field}',
              })}
            />
          </label>
          <Button type="submit" variant="line">
            Add visit to a calendar
          </Button>
        </form>
      </details>
    </div>
  );
}
