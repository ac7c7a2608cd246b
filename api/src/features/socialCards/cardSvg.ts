import { CARD_SIZE, type CardTexts } from '../../../../domain/listing/cardPath.ts';
import { logoShapes, siteColors as colors } from '../../lib/siteLook.ts';
import { escapeXml } from '../../lib/text/escapeXml.ts';
import { textWidth } from '../../lib/text/textWidth.ts';
import { wrapText } from './wrapText.ts';

const margin = 80;
const room = CARD_SIZE.width - 2 * margin;
const stripe = 75;
const titleSizes = [92, 76, 62, 52];
const maxLines = 3;

/** Emoji, which no font of the card has; signs such as ™ it has. */
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}\ufe0f\u200d]*/gu;

const withoutEmoji = (text: string) => text.replace(emoji, ' ').trim();

/** The card as SVG: the awning of the house, the name as large as it fits in three lines, a note, the site's name. */
export function cardSvg({ name, note, siteName, host }: CardTexts): string {
  const [nameText, noteText, siteText] = [withoutEmoji(name), withoutEmoji(note), withoutEmoji(siteName)];
  // A name may be of emoji only.
  const { size, lines } = fitted(nameText || noteText || siteText);
  const lineHeight = size * 1.14;
  const noteSize = 38;
  const [noteLine = ''] = nameText ? wrapText(noteText, room / noteSize, 1) : [];
  // Title and note are centred between awning and foot.
  const height = lines.length * lineHeight + (noteLine ? noteSize * 1.9 : 0);
  const top = 150 + (500 - 150 - height) / 2 + size * 0.86;
  const text = (content: string, x: number, y: number, fontSize: number, weight: 400 | 700, fill: string) =>
    `<text x="${x}" y="${y.toFixed(1)}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${escapeXml(content)}</text>`;
  const stripes = Array.from({ length: CARD_SIZE.width / stripe }, (_, index) => {
    const fill = index % 2 === 0 ? colors.accent : colors.soft;
    const x = index * stripe;
    return `<path d="M${x} 0h${stripe}v62a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0Z" fill="${fill}"/>`;
  });
  const [siteLine = ''] = wrapText(siteText, (room * 0.6) / 34, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" font-family="Inter">`,
    `<rect width="100%" height="100%" fill="${colors.bg}"/>`,
    ...stripes,
    ...lines.map((line, index) => text(line, margin, top + index * lineHeight, size, 700, colors.text)),
    noteLine
      ? text(
          noteLine,
          margin,
          top + (lines.length - 1) * lineHeight + noteSize * 1.75,
          noteSize,
          400,
          colors.muted,
        )
      : '',
    `<rect x="${margin}" y="520" width="${room}" height="2" fill="${colors.line}"/>`,
    `<g transform="translate(${margin - 4} 542) scale(1.5)">${logoShapes(colors.text, colors.bg)}</g>`,
    text(siteLine, margin + 58, 578, 34, 700, colors.text),
    host
      ? `<g text-anchor="end">${text(host.slice(0, 40), CARD_SIZE.width - margin, 578, 28, 400, colors.muted)}</g>`
      : '',
    '</svg>',
  ].join('');
}

function fitted(title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrapText(title, room / size, maxLines);
    const isWhole = !lines.at(-1)?.endsWith('…') && lines.every((line) => textWidth(line) * size <= room);
    if (isWhole || size === titleSizes.at(-1)) return { size, lines };
  }
  return { size: 52, lines: [] };
}
