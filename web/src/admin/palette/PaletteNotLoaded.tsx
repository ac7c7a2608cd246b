import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';

/** In place of the palette, where its script cannot be loaded. */
export function PaletteNotLoaded({ onClose }: CommandPaletteProps) {
  return (
    <AdminDialog title="Arama açılamadı" onClose={onClose}>
      <p>Bağlantınızı denetleyip sayfayı yenileyin. Kaydetmediğiniz çalışmanız bu sekmede saklanır.</p>
    </AdminDialog>
  );
}
