import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ToastProvider } from '../ui/feedback/ToastProvider.tsx';

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
    <ToastProvider closeLabel="Kapat" regionLabel="Bildirimler">
      <Outlet />
    </ToastProvider>
  );
}

export { AdminErrorPage as ErrorBoundary } from './AdminErrorPage.tsx';
