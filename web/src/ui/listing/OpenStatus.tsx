import type { OpeningFields } from './useOpenState.ts';
import { useOpenText } from './useOpenState.ts';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

const Status = styled(
  'span',
  cva({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '1.5',
      whiteSpace: 'nowrap',
      _largeText: { whiteSpace: 'normal' },
      color: 'muted',
      '& b': { fontWeight: 'medium' },
      '& span': { whiteSpace: 'normal' },
      '& [data-reserved]': { display: 'inline-block' },
      // As wide as the reserved text, which is neither seen nor read out.
      '& [data-reserved]::after': {
        content: 'attr(data-reserved)',
        display: 'block',
        h: '0',
        overflow: 'hidden',
        visibility: 'hidden',
      },
      '& i': { boxSize: 'dot', borderRadius: 'pill', flex: 'none', _forcedColors: { border: '1px solid' } },
    },
    variants: {
      tone: {
        open: { '& b': { color: 'positive' }, '& i': { bg: 'positive' } },
        soon: { '& b': { color: 'warning' }, '& i': { bg: 'warning' } },
        closed: { '& b': { color: 'danger' }, '& i': { boxShadow: 'inset 0 0 0 2px {colors.danger}' } },
      },
    },
  }),
);

/** Dot, word and time: 'Open until 22:00', 'Closed opens in 25 min'. Nothing if the hours are unknown. */
export function OpenStatus({ business }: { business: OpeningFields }) {
  const text = useOpenText(business);
  if (!text) return null;
  return (
    <Status tone={text.tone}>
      <i />
      <b>{text.word}</b>
      {text.detail ? <span data-reserved={text.reserved}>{text.detail}</span> : null}
    </Status>
  );
}
