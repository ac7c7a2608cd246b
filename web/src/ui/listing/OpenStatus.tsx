import { openText } from './openText.ts';
import type { OpeningFields } from './useOpenState.ts';
import { useOpenState } from './useOpenState.ts';
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
      color: 'muted',
      '& b': { fontWeight: 'medium' },
      '& i': { boxSize: 'dot', borderRadius: 'pill', flex: 'none' },
    },
    variants: {
      state: {
        open: { '& b': { color: 'positive' }, '& i': { bg: 'positive' } },
        closed: { '& b': { color: 'danger' }, '& i': { boxShadow: 'inset 0 0 0 2px {colors.danger}' } },
      },
    },
  }),
);

/** Dot, word and time: 'Open until 22:00'. Nothing if the hours are unknown. */
export function OpenStatus({ business }: { business: OpeningFields }) {
  const state = useOpenState(business);
  const text = openText(state);
  if (!text || state.kind === 'unknown') return null;
  return (
    <Status state={state.kind}>
      <i />
      <b>{text.word}</b>
      {text.detail ? <span>{text.detail}</span> : null}
    </Status>
  );
}
