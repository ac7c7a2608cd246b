import type { CSSProperties } from 'react';
import type { CategoryHue } from '../../../../domain/listing/categoryIcons.ts';

/** The ten hues of drawn tiles and category icons. */
export type Hue = CategoryHue;

/** Sets --w (wall), --m (trim) and --i (ink), which the drawings below it are painted with. */
export function hueStyle(hue: Hue): CSSProperties {
  const role = (name: string) => `var(--d-colors-tile-${hue}-${name})`;
  return { '--w': role('wall'), '--m': role('trim'), '--i': role('ink') } as CSSProperties;
}
