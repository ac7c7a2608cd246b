import { useSyncExternalStore } from 'react';
import { recentListings, recentListingsChoice } from '../../lib/savedListings.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { BusinessCard } from '../../ui/listing/BusinessCard.tsx';
import { css } from '../../ui/theme/styles.ts';
import type { KnownListing } from './listingCopy.ts';

/** Recently viewed listings, with the switch that turns their storage off. */
export function RecentListings({ places }: { places: readonly KnownListing[] }) {
  const isOn =
    useSyncExternalStore(recentListingsChoice.subscribe, recentListingsChoice.value, () => null) !== 'off';
  const turn = (isToBeOn: boolean) => {
    recentListingsChoice.choose(isToBeOn ? 'on' : 'off');
    if (!isToBeOn) recentListings.clear();
  };
  return (
    <section aria-labelledby="recent" className={css({ mt: '10' })}>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
        })}
      >
        <h2 id="recent" className={css({ textStyle: 'xl', fontWeight: 'bold', mr: 'auto' })}>
          Recently opened
        </h2>
        {places.length > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            className={css({ minH: '11' })}
            onClick={() => recentListings.clear()}
          >
            Clear
          </Button>
        ) : null}
        <label
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '2.5',
            minH: '11',
            textStyle: 'sm',
          })}
        >
          Remember what I open
          <Switch checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
        </label>
      </div>
      {places.length === 0 ? (
        <p className={css({ color: 'muted', mt: '1' })}>
          {isOn
            ? 'The last places that you open and have not saved are listed here.'
            : 'Switched off: this browser keeps no list of the places that you open.'}
        </p>
      ) : null}
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
          gap: '2',
          mt: '2',
        })}
      >
        {places.map((place) => (
          <li key={place.id} className={css({ minW: '0' })}>
            <BusinessCard business={place} layout="mini" headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
