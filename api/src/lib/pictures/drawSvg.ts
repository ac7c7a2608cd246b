import path from 'node:path';
import type { Sharp } from 'sharp';
import { rootFolder } from '../rootFolder.ts';

const fontFiles = ['Inter-Regular.ttf', 'Inter-Bold.ttf'].map((name) =>
  path.join(rootFolder, 'api/assets/fonts', name),
);
/** Scripts that Inter lacks, for which the machine's fonts are used. */
const foreign =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Rasterises an SVG in the site's font, and encodes it by `sharp`, both outside the main thread. */
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
