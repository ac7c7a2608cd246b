import { Icon } from '../ui/icon/Icon.tsx';
import type { SuggestionOption, suggestionGroups } from './suggestionOptions.ts';
import { css } from '../ui/theme/styles.ts';

interface SuggestionListProps {
  id: string;
  groups: ReturnType<typeof suggestionGroups>;
  activeKey: string | null;
  onChoose: (option: SuggestionOption) => void;
  onPoint: (option: SuggestionOption) => void;
}

export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

/** The list under a search field. The focus stays in the field; the keyboard moves the active option. */
export function SuggestionList({ id, groups, activeKey, onChoose, onPoint }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={css({
        position: 'absolute',
        top: 'calc(100% + {spacing.2})',
        left: '0',
        right: '0',
        zIndex: 'overlay',
        maxH: 'min(60vh, {sizes.photo})',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        p: '2',
        bg: 'surface',
        borderRadius: 'card',
        boxShadow: 'float',
        textAlign: 'left',
      })}
      // A click must not blur the field before it is handled.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <div
            className={css({
              px: '3',
              pt: '2',
              pb: '1',
              textStyle: 'xs',
              fontWeight: 'medium',
              color: 'muted',
            })}
            aria-hidden="true"
          >
            {title}
          </div>
          {options.map((option) => (
            <div
              key={option.key}
              id={optionId(id, option.key)}
              role="option"
              aria-selected={option.key === activeKey}
              className={css({
                '& svg': { color: 'muted', flex: 'none' },
                display: 'flex',
                alignItems: 'center',
                gap: '3',
                minH: '11',
                px: '3',
                py: '1.5',
                borderRadius: 'control',
                cursor: 'pointer',
                bg: option.key === activeKey ? 'accent.soft' : undefined,
              })}
              onClick={() => onChoose(option)}
              onMouseMove={() => onPoint(option)}
            >
              <Icon path={option.icon} size={20} />
              <span className={css({ minW: '0', display: 'flex', flexDirection: 'column' })}>
                <span className={css({ lineClamp: '1', overflowWrap: 'anywhere' })}>{option.label}</span>
                <span className={css({ textStyle: 'xs', color: 'muted', lineClamp: '1' })}>
                  {option.note}
                </span>
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
