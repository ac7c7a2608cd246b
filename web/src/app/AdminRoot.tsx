import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { system } from '../admin/shared/theme/system.ts';
import { useSiteClient } from '../graphql/useSiteQuery.ts';
import { ConsentProvider } from '../ui/consent/ConsentProvider.tsx';
import { ToastProvider } from '../ui/feedback/ToastProvider.tsx';
import '../admin/shared/theme/admin.css';

/** Outermost layer of the back office: its language and its messages, also on the login. */
export function Component() {
  const { apollo } = useSiteClient();
  if (!apollo) throw new Error('The back office needs Apollo Client before it is shown.');
  useEffect(() => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'tr';
    return () => {
      document.documentElement.lang = lang;
    };
  }, []);
  return (
    <ApolloProvider client={apollo}>
      <ChakraProvider value={system()}>
        <ToastProvider closeLabel="Kapat" regionLabel="Bildirimler">
          <ConsentProvider>
            <Outlet />
          </ConsentProvider>
        </ToastProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}

export { AdminErrorPage as ErrorBoundary } from './AdminErrorPage.tsx';
