/** A list whose cards show as `BusinessCard` of layout `card`, whichever they are. */
export const asCards = {
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { base: '3.5', md: '5' },
  rowGap: { base: '7', md: '8' },
  mx: '0',
  mt: '4',
  '& > li': { display: 'grid', minW: '0', borderTop: 'none' },
  '& > li > a': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    p: '0',
    borderRadius: 'card',
  },
  '& .photo': { mb: '3', borderRadius: 'card' },
  '& .words': { display: 'flex', flexDirection: 'column', flex: '1' },
  '& .verified': { right: '2', bottom: '2', boxSize: '7' },
  '& .state': { mt: 'auto', pt: '1.5' },
} as const;

/** A list whose cards show as `BusinessCard` of layout `row`, whichever they are. */
export const asRows = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '0',
  mx: { md: '-3' },
  '& > li + li': { borderTop: { base: '1px solid {colors.line}', md: 'none' } },
  '& > [data-ad]': { gridColumn: '1 / -1' },
  '& > li > a': {
    display: 'grid',
    gridTemplateColumns: { base: '116px minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
    columnGap: { base: '3.5', md: '5' },
    alignItems: 'center',
    py: '3',
    px: { md: '3' },
    borderRadius: { base: '0', md: 'card' },
  },
  '& .photo': { mb: '0', borderRadius: 'control' },
  '& .words': { display: 'block' },
  '& .verified': { right: '1.5', bottom: '1.5', boxSize: { base: '6', md: '7' } },
  '& .state': { mt: '0', pt: '1' },
} as const;
