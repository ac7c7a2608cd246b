import { hueStyle } from '../icon/hueStyle.ts';
import type { LookedAt } from '../icon/categoryLook.ts';
import { categoryLook } from '../icon/categoryLook.ts';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const onDark = { '--sign': 'var(--m)', '--sign-ink': 'var(--i)' };
const onLight = { '--sign': 'var(--i)', '--sign-ink': 'var(--w)' };

const Drawing = styled(
  'svg',
  cva({
    base: {
      display: 'block',
      w: 'full',
      h: 'full',
      ...onLight,
      _osDark: onDark,
      _light: onLight,
      _dark: onDark,
    },
  }),
);

/** Position of the icon on each background: offset in the 400 by 300 drawing and scale of its 24 grid. */
const placements = [
  'translate(148 148) scale(4.333)',
  'translate(152 150) scale(4)',
  'translate(152 102) scale(4)',
];

interface PhotoTileProps {
  /** Decides which of the three grounds is drawn. */
  id: number;
  /** Decides hue and icon. */
  category: LookedAt;
}

/** Decorative placeholder of a photo. Needs `TileDefinitions` in the document. */
export function PhotoTile({ id, category }: PhotoTileProps) {
  const { hue, icon } = categoryLook(category);
  const ground = Math.abs(id) % 3;
  return (
    <Drawing
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      style={hueStyle(hue)}
      aria-hidden="true"
    >
      <use href={`#tile-${ground}`} width="400" height="300" />
      <g transform={placements[ground]}>
        <path
          d={icon}
          fill="none"
          stroke={ground === 2 ? 'var(--sign-ink)' : 'var(--i)'}
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Drawing>
  );
}
