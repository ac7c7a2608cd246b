import { memo } from 'react';
import { categoryLook } from '../icon/categoryLook.ts';
import type { Hue } from '../icon/hueStyle.ts';
import { hueStyle } from '../icon/hueStyle.ts';
import { awning } from '../icon/tilePaths.ts';

interface Building {
  x: number;
  width: number;
  /** Distance of the eaves from the top of the drawing. */
  top: number;
  roof: 'flat' | 'dome' | 'gable' | 'step';
  door: 'left' | 'right';
  hue: Hue;
  /** Owner of the sign in the window. */
  trade: string;
}

interface StreetPlan {
  width: number;
  height: number;
  align: string;
  buildings: Building[];
  /** Place and size of each tree. */
  trees: [number, number][];
  lamps: number[];
}

function building(
  x: number,
  width: number,
  top: number,
  roof: Building['roof'],
  door: Building['door'],
  hue: Hue,
  trade: string,
): Building {
  return { x, width, top, roof, door, hue, trade };
}

const wide: StreetPlan = {
  width: 1860,
  height: 330,
  align: 'xMinYMax slice',
  buildings: [
    building(-20, 118, 226, 'flat', 'right', 'sage', 'veterinarian'),
    building(112, 132, 218, 'flat', 'left', 'clay', 'restaurant'),
    building(260, 112, 230, 'dome', 'right', 'lake', 'hotel'),
    building(386, 126, 212, 'flat', 'left', 'ochre', 'bakery'),
    building(526, 118, 222, 'gable', 'right', 'plum', 'hair salon'),
    building(672, 124, 180, 'flat', 'left', 'mist', 'dentist'),
    building(800, 132, 140, 'step', 'right', 'caramel', 'cafe'),
    building(940, 116, 104, 'gable', 'left', 'rose', 'shopping'),
    building(1062, 138, 68, 'flat', 'right', 'slate', 'school'),
    building(1206, 122, 116, 'dome', 'left', 'clay', 'restaurant'),
    building(1334, 128, 80, 'step', 'right', 'sage', 'healthcare'),
    building(1468, 124, 150, 'flat', 'left', 'ochre', 'book store'),
    building(1598, 130, 114, 'gable', 'right', 'lake', 'hotel'),
    building(1734, 124, 170, 'flat', 'left', 'olive', 'gym'),
  ],
  trees: [
    [252, 0.8],
    [658, 1],
    [519, 0.7],
    [1200, 0.9],
    [1462, 1.1],
  ],
  lamps: [380, 930, 1596],
};

const narrow: StreetPlan = {
  width: 600,
  height: 170,
  align: 'xMidYMax slice',
  buildings: [
    building(-30, 112, 52, 'flat', 'left', 'lake', 'hotel'),
    building(88, 118, 36, 'gable', 'right', 'clay', 'restaurant'),
    building(212, 104, 58, 'flat', 'left', 'sage', 'healthcare'),
    building(322, 116, 28, 'step', 'right', 'ochre', 'bakery'),
    building(444, 110, 50, 'flat', 'left', 'rose', 'shopping'),
    building(560, 110, 32, 'dome', 'right', 'mist', 'dentist'),
  ],
  trees: [
    [207, 0.75],
    [439, 0.8],
  ],
  lamps: [],
};

const LITE = 'var(--d-colors-lite)';

function roofPath({ x, width, top, roof }: Building) {
  if (roof === 'dome')
    return `M${x + width * 0.2} ${top + 1}a${width * 0.3} ${width * 0.24} 0 0 1 ${width * 0.6} 0z`;
  if (roof === 'gable')
    return `M${x} ${top + 1}L${x + width / 2} ${top - width * 0.28}L${x + width} ${top + 1}z`;
  const step = width * 0.18;
  return `M${x + width * 0.12} ${top + 1}v-12h${step}v-12h${width * 0.4}v12h${step}v12z`;
}

/** Rows of arched windows between the eaves and the shop. */
function windowsPath({ x, width, top }: Building, base: number) {
  const rows = Math.max(0, Math.round((base - 132 - top) / 40));
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (const place of [0.22, 0.5, 0.78]) {
      path += `M${Math.round(x + width * place - 8)} ${top + 50 + row * 40}v-16a8 8 0 0 1 16 0v16z`;
    }
  }
  return path;
}

function House({ plan, base }: { plan: Building; base: number }) {
  const { x, width, top, roof, door, hue, trade } = plan;
  const doorX = door === 'left' ? x + 16 : x + width - 46;
  const windowX = door === 'left' ? x + 56 : x + 16;
  const windows = windowsPath(plan, base);
  const count = width < 108 ? 5 : 7;
  const hasEaves = roof === 'flat' || roof === 'dome';
  return (
    <g style={hueStyle(hue)}>
      {roof === 'flat' ? null : <path d={roofPath(plan)} fill={roof === 'gable' ? 'var(--m)' : 'var(--w)'} />}
      <path d={`M${x} ${top}h${width}V${base}h-${width}z`} fill="var(--w)" />
      {hasEaves ? <rect x={x - 3} y={top} width={width + 6} height="9" rx="2" fill="var(--m)" /> : null}
      {windows ? <path d={windows} fill="var(--m)" /> : null}
      <path d={`M${x + 8} ${base - 84}h${width - 16}v84h-${width - 16}z`} fill={LITE} />
      <path d={`M${doorX} ${base}v-44a15 15 0 0 1 30 0v44z`} fill="var(--i)" opacity=".82" />
      <circle cx={door === 'left' ? doorX + 24 : doorX + 6} cy={base - 22} r="1.8" fill="var(--w)" />
      <rect x={windowX} y={base - 54} width={width - 76} height="40" rx="5" fill="var(--w)" />
      <path
        transform={`translate(${windowX + (width - 104) / 2} ${base - 49}) scale(1.167)`}
        d={categoryLook(trade).icon}
        fill="none"
        stroke="var(--i)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={awning(x + 2, base - 92, width - 4, 20, count, true)} fill="var(--m)" />
      <path d={awning(x + 2, base - 92, width - 4, 20, count, false)} fill={LITE} />
    </g>
  );
}

function Tree({ x, size, base }: { x: number; size: number; base: number }) {
  return (
    <g style={hueStyle('sage')}>
      <path d={`M${x} ${base}v-${46 * size}`} stroke="var(--i)" strokeWidth="3" opacity=".7" />
      <circle cx={x} cy={base - 58 * size} r={24 * size} fill="var(--m)" />
      <circle cx={x - 7 * size} cy={base - 64 * size} r={11 * size} fill="var(--w)" opacity=".6" />
    </g>
  );
}

/** A drawn row of shops, rising to the right; decoration, never moving. */
export const Street = memo(function Street({ size }: { size: 'wide' | 'narrow' }) {
  const { width, height, align, buildings, trees, lamps } = size === 'wide' ? wide : narrow;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={align}
      width="100%"
      height="100%"
      aria-hidden="true"
      fill="none"
    >
      {buildings.map((plan) => (
        <House key={plan.x} plan={plan} base={height} />
      ))}
      {trees.map(([x, treeSize]) => (
        <Tree key={x} x={x} size={treeSize} base={height} />
      ))}
      {lamps.map((x) => (
        <g key={x}>
          <path
            d={`M${x} ${height}v-78h14v8`}
            stroke="var(--d-colors-muted)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <circle cx={x + 14} cy={height - 64} r="6" fill="var(--d-colors-tile-ochre-trim)" />
        </g>
      ))}
    </svg>
  );
});
