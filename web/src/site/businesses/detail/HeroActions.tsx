import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { css } from '../../../ui/theme/styles.ts';
import { ActionLink } from './ActionLink.tsx';
import type { BusinessAction } from './businessActions.ts';

/** Number of actions in the first row of a wide screen. On a phone, the bar at its lower edge has them. */
const FIRST_ROW = 4;

/** Links to call, visit or write to the business: the first ones as buttons, the others smaller below. */
export function HeroActions({ actions }: { actions: readonly BusinessAction[] }) {
  return (
    <>
      <div className={css({ display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '2.5', mt: '6' })}>
        {actions.slice(0, FIRST_ROW).map((action, index) => (
          <Button key={action.key} asChild variant={index === 0 ? 'solid' : 'tonal'}>
            <ActionLink action={action}>
              <Icon path={action.icon} />
              {action.label}
            </ActionLink>
          </Button>
        ))}
      </div>
      {actions.length > FIRST_ROW ? (
        <div
          className={css({
            display: 'flex',
            flexWrap: { base: 'nowrap', md: 'wrap' },
            overflowX: { base: 'auto', md: 'visible' },
            scrollbarWidth: 'none',
            columnGap: { base: '2', md: '1' },
            mt: { base: '1.5', md: '3' },
            mx: { base: '-4', md: '0' },
            ml: { md: '-3' },
            px: { base: '4', md: '0' },
            py: { base: '0.5', md: '0' },
          })}
        >
          {actions.slice(FIRST_ROW).map((action) => (
            <Button
              key={action.key}
              asChild
              variant="ghost"
              size="sm"
              className={css({
                px: { base: '3.5', md: '3' },
                bg: { base: 'surface', md: 'transparent' },
                borderRadius: { base: 'pill', md: 'control' },
                boxShadow: { base: 'inset 0 0 0 1px {colors.line}', md: 'none' },
              })}
            >
              <ActionLink action={action}>
                <Icon path={action.icon} size={18} />
                {action.label}
              </ActionLink>
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
