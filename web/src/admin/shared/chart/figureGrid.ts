/** Figures side by side. */
export const figureGrid = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  gap: { base: '3', md: '4' },
};

/** Cards side by side where there is room. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  mt: '4',
  alignItems: 'start',
};
