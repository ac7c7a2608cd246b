import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PartHeadingProps {
  id: string;
  children: ReactNode;
  /** Smaller, for the side column. */
  isAside?: boolean;
}

/** Heading of one part of a listing. */
export function PartHeading({ id, children, isAside = false }: PartHeadingProps) {
  return (
    <chakra.h2 id={id} textStyle={isAside ? 'lg' : 'xl'} fontWeight="bold" mb={isAside ? '3' : '3.5'}>
      {children}
    </chakra.h2>
  );
}
