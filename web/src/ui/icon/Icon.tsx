import { css, cx } from '../theme/styles.ts';

interface IconProps {
  /** One of the outlines of icons.ts. */
  path: string;
  /** Edge in px. */
  size?: number;
  /** Only the star is filled. */
  filled?: boolean;
  className?: string;
}

/** A decorative drawing: the text beside it, or the name of the control, conveys its meaning. */
export function Icon({ path, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      className={cx(css({ flex: 'none' }), className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
    >
      <path d={path} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
