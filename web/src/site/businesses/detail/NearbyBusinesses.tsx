import { OpenStatus } from '../../../ui/listing/OpenStatus.tsx';
import { PhotoTile } from '../../../ui/listing/PhotoTile.tsx';
import { distanceText } from '../../../lib/text/distanceText.ts';
import { paths } from '../../../lib/paths.ts';
import type { BusinessDetail } from './businessActions.ts';
import { PartHeading } from './PartHeading.tsx';
import { SiteLink } from '../../../ui/text/SiteLink.tsx';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const Neighbour = styled(
  SiteLink,
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: '{sizes.18} minmax(0, 1fr)',
      gap: '3.5',
      alignItems: 'center',
      minH: '16',
      py: '1.5',
      borderRadius: 'control',
      '& .photo': { aspectRatio: '4 / 3', borderRadius: 'control', overflow: 'hidden', bg: 'sunken' },
      '& .name': { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& .state': { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', textStyle: 'sm' },
      '& .distance': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    },
  }),
);

/** The nearest listings around this one. */
export function NearbyBusinesses({ business }: { business: BusinessDetail }) {
  return (
    <section aria-labelledby="nearby">
      <PartHeading id="nearby" isAside>
        Nearby Businesses
      </PartHeading>
      {business.nearby.length === 0 ? (
        <>
          <p>No nearby businesses</p>
          {business.city ? (
            <p className={css({ color: 'muted', textStyle: 'sm', mt: '1' })}>
              No other businesses found in <bdi>{business.city.name}</bdi>
            </p>
          ) : null}
        </>
      ) : (
        <ul>
          {business.nearby.map((neighbour) => (
            <li key={neighbour.id}>
              <Neighbour to={paths.business(neighbour.slug)}>
                <div className="photo">
                  <PhotoTile id={neighbour.id} category={neighbour.category ?? neighbour.type} />
                </div>
                <div className={css({ minW: '0' })}>
                  <h3 className="name">
                    <bdi>{neighbour.name}</bdi>
                  </h3>
                  <div className="state">
                    {neighbour.distanceMeters === null || neighbour.distanceMeters === undefined ? null : (
                      <span className="distance">{distanceText(neighbour.distanceMeters)}</span>
                    )}
                    <OpenStatus business={neighbour} />
                  </div>
                </div>
              </Neighbour>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
