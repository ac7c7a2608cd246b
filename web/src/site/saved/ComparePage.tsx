import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CardGridSkeleton } from '../../ui/listing/CardGrid.tsx';
import { useOpenText } from '../../ui/listing/useOpenState.ts';
import { OpenStatus } from '../../ui/listing/OpenStatus.tsx';
import { OutboundLink, TextLink } from '../../ui/text/TextLink.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { safeLink } from '../../../../domain/text/links.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { Wrap } from '../../ui/text/Wrap.tsx';
import { ComparePlacesOperation, useComparePlacesQuery } from '../../graphql/siteOperations.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { MAX_COMPARED, readComparedIds } from '../../lib/savedListings.ts';
import { hoursRows, type KnownListing } from './listingCopy.ts';
import { styled } from '../../ui/theme/styled.tsx';
import { css, cva } from '../../ui/theme/styles.ts';
import { addressText } from '../../../../domain/listing/addressText.ts';

function variablesOf({ search }: PageInput) {
  return { ids: readComparedIds(search.get('ids')) };
}

export function queries(input: PageInput) {
  return [pageQuery(ComparePlacesOperation, variablesOf(input))];
}

const Table = styled(
  'table',
  cva({
    base: {
      borderCollapse: 'collapse',
      textAlign: 'left',
      '& th, & td': {
        py: '3',
        pr: '4',
        verticalAlign: 'top',
        minW: { base: '28', md: '48' },
        borderBottom: '1px solid {colors.line}',
        overflowWrap: 'anywhere',
      },
      '& tbody th': { fontWeight: 'medium', color: 'muted', textStyle: { base: 'sm', md: 'md' } },
      // Stays where it is while the places are scrolled sideways.
      '& tr > :first-child': {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: 'raised',
        w: { base: '26', md: '28' },
        minW: { base: '26', md: '28' },
        bg: 'bg',
      },
    },
  }),
);

/** Rows: a name, and the value of a listing; null if unknown. */
const rows: readonly (readonly [string, (place: KnownListing) => ReactNode])[] = [
  ['Category', (place) => place.category?.name ?? place.type],
  [
    'Rating',
    ({ rating, reviewCount }) =>
      rating == null
        ? null
        : `${rating.toFixed(1)} of 5${reviewCount ? `, ${reviewCount.toLocaleString('en')} reviews` : ''}`,
  ],
  ['Price', ({ priceRange }) => priceRange],
  ['Now', (place) => <Now place={place} />],
  ['Opening hours', (place) => <Hours place={place} />],
  ['Address', (place) => addressText(place) || null],
  ['Phone', (place) => <Phone place={place} />],
  [
    'Wheelchair accessible',
    ({ wheelchairAccessible }) => (wheelchairAccessible == null ? null : wheelchairAccessible ? 'Yes' : 'No'),
  ],
];

/** Compares up to four listings, which are in the URL, so that it can be shared. */
export function Component() {
  const variables = variablesOf(usePageInput());
  const result = useComparePlacesQuery({ variables });
  return (
    <Wrap className={css({ pb: '10' })}>
      <PageHead
        title="Compare places"
        description="Up to four places side by side."
        page={{ kind: 'missing' }}
      />
      <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold', mt: '6' })}>
        Compare places
      </h1>
      <TextLink to={paths.saved()} className={css({ display: 'inline-block', py: '2.5' })}>
        Saved places
      </TextLink>
      <QueryState result={result} skeleton={<CardGridSkeleton count={MAX_COMPARED} />}>
        {({ businessesByIds }) =>
          businessesByIds.length === 0 ? (
            <EmptyState
              title="Nothing to compare"
              text="Save two or more places, then select them under Saved places."
              actions={
                <Button asChild>
                  <Link to={paths.saved()}>Saved places</Link>
                </Button>
              }
            />
          ) : (
            <div
              role="region"
              aria-label="Comparison"
              tabIndex={0}
              className={css({ overflowX: 'auto', mt: '2' })}
            >
              <Table>
                <thead>
                  <tr>
                    <td />
                    {businessesByIds.map(({ id, slug, name }) => (
                      <th key={id} scope="col">
                        <TextLink
                          to={paths.business(slug)}
                          className={css({ display: 'inline-block', py: '2.5' })}
                        >
                          <bdi>{name}</bdi>
                        </TextLink>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([label, show]) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      {businessesByIds.map((place) => (
                        <td key={place.id}>
                          <bdi>
                            {show(place) ?? <span className={css({ color: 'muted' })}>Not known</span>}
                          </bdi>
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </div>
          )
        }
      </QueryState>
    </Wrap>
  );
}

function Now({ place }: { place: KnownListing }) {
  const isKnown = useOpenText(place) !== null;
  return isKnown ? (
    <OpenStatus business={place} />
  ) : (
    <span className={css({ color: 'muted' })}>Not known</span>
  );
}

function Hours({ place }: { place: KnownListing }) {
  const days = hoursRows(place);
  if (!days) return <span className={css({ color: 'muted' })}>Not known</span>;
  return days.map(([day, text]) => (
    <span key={day} className={css({ display: 'block', textStyle: 'sm' })}>
      {day.slice(0, 3)} {text}
    </span>
  ));
}

function Phone({ place: { phone, phoneLink } }: { place: KnownListing }) {
  if (!phone) return <span className={css({ color: 'muted' })}>Not known</span>;
  const href = safeLink(phoneLink, ['tel']);
  return href ? (
    <OutboundLink href={href} className={css({ display: 'inline-block', py: '2.5' })}>
      {phone}
    </OutboundLink>
  ) : (
    phone
  );
}
