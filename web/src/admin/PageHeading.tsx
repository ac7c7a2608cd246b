import { chakra } from '@chakra-ui/react';
import { useTitle } from './useTitle.ts';

/** Names the screen, on it and on the browser's tab. */
export function PageHeading({ title, note }: { title: string; note?: string }) {
  useTitle(title);
  return (
    <chakra.header mb={{ base: '4', md: '6' }}>
      <chakra.h1 textStyle="xl" fontWeight="bold">
        {title}
      </chakra.h1>
      {note ? (
        <chakra.p mt="0.5" color="muted">
          {note}
        </chakra.p>
      ) : null}
    </chakra.header>
  );
}
