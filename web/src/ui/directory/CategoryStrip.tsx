import { Link } from 'react-router-dom';
import { roundedCount } from '../../../../domain/text/counts.ts';
import { paths } from '../../lib/paths.ts';
import { categoryLook } from '../icon/categoryLook.ts';
import { IconTile } from '../icon/IconTile.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Strip = styled(
  'ul',
  cva({
    base: {
      position: 'relative',
      display: 'flex',
      gap: { base: '0', md: '1' },
      mx: { base: '-4', md: '-3' },
      px: { base: '2', md: '0' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& > li': { flex: { base: '0 0 {sizes.stripItem}', lg: '1 1 0' }, minW: '0' },
      _largeText: { '& > li': { flex: '0 0 {sizes.26}' } },
      '& a': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: { base: '2', md: '2.5' },
        py: '2',
        px: '0.5',
        borderRadius: 'card',
        textStyle: 'sm',
        fontWeight: 'medium',
        textAlign: 'center',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
        _focusVisible: { outlineOffset: '-2px' },
      },
      '& .label': { display: 'block', maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .name': { lineClamp: '2', overflowWrap: 'anywhere' },
      '& .count': { display: 'block', mt: '0.5', textStyle: 'xs', fontWeight: 'normal', color: 'muted' },
    },
  }),
);

interface CategoryStripProps {
  categories: readonly {
    id: number;
    name: string;
    slug: string;
    icon?: string | null;
    businessCount: number;
  }[];
}

/** Categories as icons in a row; on a phone the row scrolls. */
export function CategoryStrip({ categories }: CategoryStripProps) {
  return (
    <Strip>
      {categories.map(({ id, name, slug, icon, businessCount }) => (
        <li key={id}>
          <Link to={paths.category(slug)}>
            <IconTile {...categoryLook({ name, icon })} size="lg" />
            <span className="label">
              <span className="name">
                <bdi>{name}</bdi>
              </span>
              <span className="count">
                {roundedCount(businessCount)}
                <VisuallyHidden>{businessCount === 1 ? ' business' : ' businesses'}</VisuallyHidden>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Strip>
  );
}
