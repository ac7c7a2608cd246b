import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MapClustersQuery } from '../../graphql/siteOperations.ts';
import { paths } from '../../lib/paths.ts';
import { OpenStatus } from '../../ui/listing/OpenStatus.tsx';
import { Rating } from '../../ui/listing/Rating.tsx';
import { styled } from '../../ui/theme/styled.tsx';
import { cva } from '../../ui/theme/styles.ts';

const Card = styled(
  Link,
  cva({
    base: {
      display: 'block',
      w: 'filters',
      maxW: 'calc(100vw - {spacing.8})',
      p: '3',
      borderRadius: 'control',
      color: 'text',
      fontFamily: 'body',
      '& .name': {
        display: 'block',
        fontWeight: 'bold',
        lineClamp: '2',
        overflowWrap: 'anywhere',
        textStyle: 'md',
      },
      '&:hover .name': { textDecoration: 'underline' },
      '& .category': { color: 'muted', textStyle: 'sm', overflowWrap: 'anywhere' },
      '& .state': { display: 'flex', flexWrap: 'wrap', columnGap: '3', mt: '1', textStyle: 'sm' },
    },
  }),
);

interface MapCardProps {
  business: MapClustersQuery['mapClusters']['listings'][number];
  /** True if the keyboard opened it: the focus follows. */
  takesFocus: boolean;
}

/** Content of a selected pin, as a link to the listing. */
export function MapCard({ business, takesFocus }: MapCardProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus, business.slug]);
  return (
    <Card ref={link} to={paths.business(business.slug)}>
      <bdi className="name">{business.name}</bdi>
      {business.category ? <bdi className="category">{business.category.name}</bdi> : null}
      <span className="state">
        <Rating rating={business.rating} reviewCount={business.reviewCount} />
        <OpenStatus business={business} />
      </span>
    </Card>
  );
}
