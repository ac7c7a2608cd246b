import { Icon } from '../icon/Icon.tsx';
import { starIcon } from '../icon/icons.ts';
import { css } from '../theme/styles.ts';

interface StarsProps {
  value: number;
  size?: number;
  /** Text for screen readers. */
  label?: string;
}

/** Five stars, the first `value` of them filled in. */
export function Stars({ value, size = 14, label = `${value} out of 5` }: StarsProps) {
  const full = Math.round(value);
  return (
    <span className={css({ display: 'inline-flex', gap: '0.5' })} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          path={starIcon}
          size={size}
          filled
          className={css({
            color: star <= full ? 'rating' : 'data.soft',
            _forcedColors: { color: star <= full ? 'CanvasText' : 'GrayText' },
          })}
        />
      ))}
    </span>
  );
}
