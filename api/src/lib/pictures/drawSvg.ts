import path from 'node:path';
import type { Sharp } from 'sharp';
import { rootFolder } from '../rootFolder.ts';

const fontFiles = ['Inter-Regular.ttf', 'Inter-Bold.ttf'].map((name) =>
  path.join(rootFolder, 'api/assets/fonts', name),
);
/** Scripts outside of Inter, for which the fonts of the machine are searched, too. */
const foreign =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Draws an SVG in the site's font, outside the main thread; the result is encoded by `sharp`, also outside. */
export async function drawSvg(svg: string, { zoom = 1 } = {}): Promise<Sharp> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: { fontFiles, loadSystemFonts: foreign.test(svg), defaultFontFamily: 'Inter' },
  });
  return sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } });
}
