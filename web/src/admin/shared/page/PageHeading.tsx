import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTitle } from './useTitle.ts';

interface PageHeadingProps {
  title: string;
  note?: string;
  /** To the right of the title; below it on a phone. */
  action?: ReactNode;
}

/** Heading of a screen; also the title of the browser's tab. */
export function PageHeading({ title, note, action }: PageHeadingProps) {
  useTitle(title);
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="3"
      mb={{ base: '4', md: '6' }}
    >
      <div>
        <chakra.h1 textStyle="xl" fontWeight="bold">
          {title}
        </chakra.h1>
        {note ? (
          <chakra.p mt="0.5" color="muted">
            {note}
          </chakra.p>
        ) : null}
      </div>
      {action}
    </chakra.header>
  );
}
