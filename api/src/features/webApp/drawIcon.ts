import { icons, iconSvg, type IconFile } from './iconSvg.ts';

const drawn = new Map<IconFile, Promise<Buffer>>();

/** An icon as PNG, drawn once in each process. */
export function drawIcon(file: IconFile): Promise<Buffer> {
  const known = drawn.get(file);
  if (known) return known;
  const icon = draw(file);
  drawn.set(file, icon);
  icon.catch(() => drawn.delete(file));
  return icon;
}

async function draw(file: IconFile): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const { size, ...look } = icons[file];
  return new Resvg(iconSvg(look), { fitTo: { mode: 'width', value: size } }).render().asPng();
}
