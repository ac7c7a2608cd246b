import { CARD_SIZE } from '../../../../domain/listing/cardPath.ts';
import { textWidth, wrapText } from './wrapText.ts';

export interface CardText {
  /** Name of the shown listing, category or city. */
  title: string;
  /** One line below: kind of place, city. */
  note: string;
  siteName: string;
  /** Host of the site; null while it has no public address. */
  host: string | null;
}

// The tokens of the theme in light; a card is one picture for everybody.
const colors = {
  bg: '#faf7f2',
  text: '#221d17',
  muted: '#665d52',
  accent: '#0b6178',
  soft: '#e1eff2',
  line: '#e5ded3',
};
const margin = 80;
const room = CARD_SIZE.width - 2 * margin;
const stripe = 75;
const titleSizes = [92, 76, 62, 52];
const mostLines = 3;
const pin = 'M16 31C9 24.5 4 19.2 4 13.2 4 6.7 9.3 2 16 2s12 4.7 12 11.2C28 19.2 23 24.5 16 31Z';
const awning =
  'M8.5 9h15l1.2 4.2a2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0L8.5 9ZM10.8 18.2h10.4v4H10.8z';

/** Escapes for XML and leaves out what XML may not hold at all. */
function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** The card as SVG: the awning of the house, the title as large as it fits in three lines, a note, the site's name. */
export function cardSvg({ title, note, siteName, host }: CardText): string {
  const { size, lines } = fitted(title);
  const lineHeight = size * 1.14;
  const noteSize = 38;
  const [noteLine = ''] = wrapText(note, room / noteSize, 1);
  // Title and note are centred between awning and foot.
  const height = lines.length * lineHeight + (noteLine ? noteSize * 1.9 : 0);
  const top = 150 + (500 - 150 - height) / 2 + size * 0.86;
  const text = (content: string, x: number, y: number, fontSize: number, weight: 400 | 700, fill: string) =>
    `<text x="${x}" y="${y.toFixed(1)}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${xmlText(content)}</text>`;
  const stripes = Array.from({ length: CARD_SIZE.width / stripe }, (_, index) => {
    const fill = index % 2 === 0 ? colors.accent : colors.soft;
    const x = index * stripe;
    return `<path d="M${x} 0h${stripe}v62a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0Z" fill="${fill}"/>`;
  });
  const [siteLine = ''] = wrapText(siteName, (room * 0.6) / 34, 1);
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
    `<g transform="translate(${margin - 4} 542) scale(1.5)"><path d="${pin}" fill="${colors.text}"/><path d="${awning}" fill="${colors.bg}"/></g>`,
    text(siteLine, margin + 58, 578, 34, 700, colors.text),
    host
      ? `<g text-anchor="end">${text(host.slice(0, 40), CARD_SIZE.width - margin, 578, 28, 400, colors.muted)}</g>`
      : '',
    '</svg>',
  ].join('');
}

function fitted(title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrapText(title, room / size, mostLines);
    const isWhole = !lines.at(-1)?.endsWith('…') && lines.every((line) => textWidth(line) * size <= room);
    if (isWhole || size === titleSizes.at(-1)) return { size, lines };
  }
  return { size: 52, lines: [] };
}
