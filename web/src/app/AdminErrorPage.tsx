import { chakra } from '@chakra-ui/react';
import { ErrorNotice } from '../ui/feedback/ErrorNotice.tsx';

/** Shown where a screen of the back office broke. */
export function AdminErrorPage() {
  return (
    <chakra.main px="4">
      <chakra.h1 srOnly>Ekran açılamadı</chakra.h1>
      <ErrorNotice
        title="Bu ekranda bir sorun çıktı"
        text="Kayıtlarda bir şey değişmedi. Sayfayı yeniden yüklemek çoğu zaman yeter."
        retryLabel="Yeniden yükle"
        onRetry={() => window.location.reload()}
      />
    </chakra.main>
  );
}
