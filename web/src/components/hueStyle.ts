import type { CSSProperties } from 'react';

/** The ten hues of drawn tiles and category icons. */
export type Hue =
  'clay' | 'caramel' | 'ochre' | 'olive' | 'sage' | 'mist' | 'lake' | 'slate' | 'plum' | 'rose';

/** Sets --w (wall), --m (trim) and --i (ink), which the drawings below it are painted with. */
export function hueStyle(hue: Hue): CSSProperties {
  const role = (name: string) => `var(--d-colors-tile-${hue}-${name})`;
  return { '--w': role('wall'), '--m': role('trim'), '--i': role('ink') } as CSSProperties;
}
