import { Link } from 'react-router-dom';
import { roundedCount } from '../../../../domain/text/counts.ts';
import { paths } from '../../lib/paths.ts';
import { Flag } from '../icon/Flag.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Grid = styled(
  'ul',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(5, minmax(0, 1fr))',
      },
      gap: { base: '2.5', md: '3' },
      '& a': {
        display: 'flex',
        alignItems: 'center',
        gap: { base: '2.5', md: '3' },
        minH: { base: '18', md: '19' },
        h: 'full',
        p: { base: '2.5', md: '3.5' },
        bg: 'surface',
        borderRadius: 'card',
        boxShadow: 'rest',
        _hover: { '& b': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      },
      '& .flag': { display: 'grid', placeItems: 'center', flex: 'none', w: { base: '9', md: '11' } },
      '& .words': { minW: '0', display: 'block' },
      '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .count': { textStyle: 'sm', color: 'muted', fontVariantNumeric: 'tabular-nums' },
    },
  }),
);

interface CityGridProps {
  cities: readonly {
    id: number;
    name: string;
    slug: string;
    region?: string | null;
    businessCount: number;
    country?: { code: string; name: string } | null;
  }[];
}

export function CityGrid({ cities }: CityGridProps) {
  return (
    <Grid>
      {cities.map(({ id, name, slug, region, businessCount, country }) => (
        <li key={id}>
          <Link to={paths.city(slug)}>
            <span className="flag">
              <Flag country={country} />
            </span>
            <span className="words">
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="count">
                {region ? `${region} · ` : ''}
                {roundedCount(businessCount)}
                <VisuallyHidden>{businessCount === 1 ? ' business' : ' businesses'}</VisuallyHidden>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Grid>
  );
}
