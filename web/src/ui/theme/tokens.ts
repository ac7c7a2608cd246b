const spaces = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 8.5, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 24, 26, 28,
  48,
];

/** Steps of 4 px: '4' is 16 px. In rem, so that a larger text size of the browser enlarges the whole page. */
const steps = Object.fromEntries(spaces.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const tokens = {
  fonts: {
    body: {
      value:
        '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, bold: { value: '600' } },
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    dot: { value: '7px' },
    hairline: { value: '1px' },
    content: { value: '1200px' },
    wrap: { value: '1248px' },
    prose: { value: '66ch' },
    notice: { value: '560px' },
    mapHeight: { value: '236px' },
    hero: { value: '492px' },
    heroPhone: { value: '266px' },
    street: { value: '330px' },
    streetPhone: { value: '136px' },
    shutter: { value: '400px' },
    art: { value: '200px' },
    score: { value: '188px' },
    stripItem: { value: '92px' },
    category: { value: '260px' },
    cityField: { value: '300px' },
    toast: { value: '360px' },
    rail: { value: '232px' },
    railCollapsed: { value: '64px' },
    panel: { value: '440px' },
    dialogWide: { value: '720px' },
    editor: { value: '200px' },
    qrCode: { value: '180px' },
    filters: { value: '224px' },
    aside: { value: '360px' },
    photo: { value: '480px' },
    text: { value: '70ch' },
  },
  radii: {
    small: { value: '5px' },
    control: { value: '10px' },
    card: { value: '16px' },
    pill: { value: '999px' },
  },
  zIndex: {
    base: { value: 1 },
    raised: { value: 2 },
    float: { value: 4 },
    header: { value: 5 },
    bar: { value: 6 },
    overlay: { value: 20 },
    toast: { value: 30 },
  },
  durations: { motion: { value: '160ms' } },
  easings: { motion: { value: 'cubic-bezier(.2, 0, 0, 1)' } },
};
