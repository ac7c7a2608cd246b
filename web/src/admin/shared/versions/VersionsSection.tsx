import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { VersionsState } from './VersionsState.tsx';

interface VersionsSectionProps<Data> {
  result: ComponentProps<typeof VersionsState<Data>>['result'];
  /** The rows. */
  children: (data: Data) => ReactNode;
  /** Below the list. */
  foot?: ReactNode;
}

/** Last part of a dialog: the versions of the edited object. */
export function VersionsSection<Data>({ result, children, foot }: VersionsSectionProps<Data>) {
  return (
    <chakra.section aria-label="Sürümler" mt="5" textStyle="sm">
      <chakra.h3 fontWeight="bold" mb="1">
        Sürümler
      </chakra.h3>
      <VersionsState result={result}>{(data) => <ul>{children(data)}</ul>}</VersionsState>
      {foot}
    </chakra.section>
  );
}
