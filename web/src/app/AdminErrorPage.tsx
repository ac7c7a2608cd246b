import { ErrorNotice } from '../ui/feedback/ErrorNotice.tsx';
import { css } from '../ui/theme/styles.ts';

/** Shown where a screen of the back office broke. */
export function AdminErrorPage() {
  return (
    <main className={css({ px: '4' })}>
      <h1 className={css({ srOnly: true })}>Ekran açılamadı</h1>
      <ErrorNotice
        title="Bu ekranda bir sorun çıktı"
        text="Kayıtlarda bir şey değişmedi. Sayfayı yeniden yüklemek çoğu zaman yeter."
        retryLabel="Yeniden yükle"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
