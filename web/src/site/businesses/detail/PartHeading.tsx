import type { ReactNode } from 'react';
import { css } from '../../../ui/theme/styles.ts';

interface PartHeadingProps {
  id: string;
  children: ReactNode;
  /** Smaller, for the side column. */
  isAside?: boolean;
}

/** Heading of one part of a listing. */
export function PartHeading({ id, children, isAside = false }: PartHeadingProps) {
  return (
    <h2
      id={id}
      className={css({ textStyle: isAside ? 'lg' : 'xl', fontWeight: 'bold', mb: isAside ? '3' : '3.5' })}
    >
      {children}
    </h2>
  );
}
