/** Two figures side by side, four where there is room, and one where the visitor's text is so large that two would not fit. */
export const figureColumns = {
  base: 'repeat(auto-fit, minmax(min(100%, max({sizes.28}, 40%)), 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};

export const figureGrid = {
  display: 'grid',
  gridTemplateColumns: figureColumns,
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
