import { logoShapes, siteColors } from '../../lib/siteLook.ts';

/**
 * The icon of the installed site as SVG, without a size. `logoShare` is the share of the edge that the logo takes; a
 * maskable icon keeps it within the middle four fifths, which no mask cuts.
 */
export function iconSvg({ logoShare, isRound }: { logoShare: number; isRound: boolean }): string {
  const scale = logoShare * 16;
  const offset = (512 - scale * 32) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="${isRound ? 112 : 0}" fill="${siteColors.accent}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${logoShapes(siteColors.bg, siteColors.accent)}</g>`,
    '</svg>',
  ].join('');
}

/** The icons by file name, with their edge in pixels. */
export const icons = {
  'any-192.png': { size: 192, logoShare: 0.7, isRound: true },
  'any-512.png': { size: 512, logoShare: 0.7, isRound: true },
  'maskable-192.png': { size: 192, logoShare: 0.5, isRound: false },
  'maskable-512.png': { size: 512, logoShare: 0.5, isRound: false },
  // iOS rounds the corners itself.
  'apple-180.png': { size: 180, logoShare: 0.6, isRound: false },
} as const;

export type IconFile = keyof typeof icons;

export function isIconFile(name: string): name is IconFile {
  return Object.hasOwn(icons, name);
}
