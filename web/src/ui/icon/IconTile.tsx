import type { Hue } from './hueStyle.ts';
import { hueStyle } from './hueStyle.ts';
import { Icon } from './Icon.tsx';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Tile = styled(
  'span',
  cva({
    base: { display: 'grid', placeItems: 'center', flex: 'none', bg: 'var(--w)', color: 'var(--i)' },
    variants: {
      size: {
        sm: { boxSize: '11', borderRadius: 'control' },
        md: { boxSize: '12', borderRadius: 'control' },
        lg: { boxSize: { base: '14', md: '16' }, borderRadius: 'card' },
      },
    },
    defaultVariants: { size: 'md' },
  }),
);

interface IconTileProps {
  hue: Hue;
  icon: string;
  size?: 'sm' | 'md' | 'lg';
}

const iconSizes = { sm: 24, md: 26, lg: 32 };

/** An icon on a square of its hue. Decorative. */
export function IconTile({ hue, icon, size = 'md' }: IconTileProps) {
  return (
    <Tile size={size} style={hueStyle(hue)}>
      <Icon path={icon} size={iconSizes[size]} />
    </Tile>
  );
}
