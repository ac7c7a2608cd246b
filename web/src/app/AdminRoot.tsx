import { ChakraProvider } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { system } from '../admin/shared/theme/system.ts';
import { ToastProvider } from '../ui/feedback/ToastProvider.tsx';
import '../admin/shared/theme/admin.css';

/** Outermost layer of the back office: its language and its messages, also on the login. */
export function Component() {
  useEffect(() => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'tr';
    return () => {
      document.documentElement.lang = lang;
    };
  }, []);
  return (
    <ChakraProvider value={system()}>
      <ToastProvider closeLabel="Kapat" regionLabel="Bildirimler">
        <Outlet />
      </ToastProvider>
    </ChakraProvider>
  );
}

export { AdminErrorPage as ErrorBoundary } from './AdminErrorPage.tsx';
