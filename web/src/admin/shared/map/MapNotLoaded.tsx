import { warnIcon } from '../../../ui/icon/icons.ts';
import { Note } from '../page/Note.tsx';

/** In place of a map whose script cannot be loaded, as in a tab that is older than the last deployment. */
export function MapNotLoaded() {
  return (
    <Note icon={warnIcon} role="alert">
      Harita yüklenemedi. Sayfayı yenileyince görünebilir; bu arada koordinatları yazarak düzeltebilirsiniz.
    </Note>
  );
}
