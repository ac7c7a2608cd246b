import { textWidth } from '../../lib/text/textWidth.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Wraps text to at most this many lines of a width (in font sizes): between words, or inside a word that is too long,
 * never inside a grapheme. Excess text ends in an ellipsis.
 */
export function wrapText(text: string, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = text
    .slice(0, 600)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => broken(word, width));
  for (const piece of pieces) {
    const longer = line ? `${line} ${piece}` : piece;
    if (textWidth(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  const shown = lines.slice(0, maxLines);
  shown[maxLines - 1] = shortened(shown.at(-1) ?? '', width);
  return shown;
}

function broken(word: string, width: number): string[] {
  if (textWidth(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1) ?? '';
    if (textWidth(last + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

function shortened(line: string, width: number): string {
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (characters.length > 0 && textWidth(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
