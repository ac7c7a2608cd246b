import { chakra } from '@chakra-ui/react';
import { ErrorNotice } from '../components/ErrorNotice.tsx';

/** Shown where a screen broke; a fresh load is the one thing that helps. */
export function RouteErrorPage() {
  return (
    <chakra.main maxW="content" mx="auto" px="4" py="16">
      <chakra.h1 srOnly>Something went wrong</chakra.h1>
      <ErrorNotice
        title="Something went wrong on this page"
        text="It has not changed anything. Loading the page again usually helps."
        onRetry={() => window.location.reload()}
      />
    </chakra.main>
  );
}
