import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The figure at the right of a choice; keeps its place while it is empty. */
export function FacetCount({ children }: { children: ReactNode }) {
  return (
    <chakra.span ml="auto" color="muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.span>
  );
}
