/** The tokens of the light theme, for pictures and pages that the server draws. */
export const siteColors = {
  bg: '#faf7f2',
  text: '#221d17',
  muted: '#665d52',
  accent: '#0b6178',
  soft: '#e1eff2',
  line: '#e5ded3',
};

const pin = 'M16 31C9 24.5 4 19.2 4 13.2 4 6.7 9.3 2 16 2s12 4.7 12 11.2C28 19.2 23 24.5 16 31Z';
const awning =
  'M8.5 9h15l1.2 4.2a2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0L8.5 9ZM10.8 18.2h10.4v4H10.8z';

/** The logo as SVG, 32 by 32: a pin with an awning. */
export function logoShapes(pinColor: string, awningColor: string): string {
  return `<path d="${pin}" fill="${pinColor}"/><path d="${awning}" fill="${awningColor}"/>`;
}
