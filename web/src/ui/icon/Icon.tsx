import { chakra } from '@chakra-ui/react';

interface IconProps {
  /** One of the outlines of icons.ts. */
  path: string;
  /** Edge in px. */
  size?: number;
  /** Only the star is filled. */
  filled?: boolean;
  color?: string;
  className?: string;
}

/** A drawing without meaning of its own: the words beside it, or the control's name, say what it means. */
export function Icon({ path, size = 20, filled = false, color, className }: IconProps) {
  return (
    <chakra.svg
      className={className}
      color={color}
      flex="none"
      htmlWidth={size}
      htmlHeight={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
    >
      <path d={path} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </chakra.svg>
  );
}
