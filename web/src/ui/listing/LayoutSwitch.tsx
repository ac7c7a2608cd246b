import { Icon } from '../icon/Icon.tsx';
import { gridIcon, listIcon } from '../icon/icons.ts';
import { css } from '../theme/styles.ts';
import { chooseLayout, useListLayout, type ListLayout } from './listLayout.ts';

const choices = [
  ['rows', 'Rows', listIcon],
  ['cards', 'Cards', gridIcon],
] as const;

const chosen = {
  bg: 'accent.soft',
  boxShadow: 'inset 0 0 0 1px {colors.accent}',
  _forcedColors: { border: '3px solid Highlight' },
} as const;

/** Cards or rows, for all lists of this browser. `usual` is the default layout of the page. */
export function LayoutSwitch({ usual }: { usual: ListLayout }) {
  const layout = useListLayout() ?? usual;
  return (
    <div
      role="group"
      aria-label="Layout"
      data-needs-script=""
      className={css({
        display: 'flex',
        flex: 'none',
        alignSelf: 'flex-start',
        borderRadius: 'pill',
        bg: 'surface',
        boxShadow: 'inset 0 0 0 1px {colors.line}',
        '& > button': {
          display: 'grid',
          placeItems: 'center',
          w: { base: '11', md: '10' },
          h: { base: '11', md: '9' },
          borderRadius: 'pill',
          color: 'accent',
        },
        // By an attribute of the document, which is set before the script runs.
        '[data-list-layout=rows] &': { '& > [data-layout=rows]': chosen },
        '[data-list-layout=cards] &': { '& > [data-layout=cards]': chosen },
        ':root:not([data-list-layout]) &': { '& > [aria-pressed=true]': chosen },
      })}
    >
      {choices.map(([each, label, icon]) => (
        <button
          key={each}
          type="button"
          data-layout={each}
          aria-pressed={layout === each}
          aria-label={label}
          title={label}
          onClick={() => chooseLayout(each)}
        >
          <Icon path={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
