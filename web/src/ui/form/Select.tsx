import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { downIcon } from '../icon/icons.ts';
import { fieldRecipe } from './Input.tsx';
import { styled } from '../theme/styled.tsx';
import { css, cx } from '../theme/styles.ts';

const NativeSelect = styled('select', fieldRecipe);

/** The browser's own list, which a phone shows best, with our arrow. */
export function Select({ className, ...props }: ComponentProps<typeof NativeSelect>) {
  return (
    <span className={css({ display: 'block', position: 'relative', minW: '0' })}>
      <NativeSelect
        className={cx(css({ appearance: 'none', pr: '10', textOverflow: 'ellipsis' }), className)}
        {...props}
      />
      <span
        className={css({
          position: 'absolute',
          right: '3',
          top: '0',
          bottom: '0',
          display: 'grid',
          alignItems: 'center',
          color: 'muted',
          pointerEvents: 'none',
        })}
      >
        <Icon path={downIcon} size={18} />
      </span>
    </span>
  );
}
