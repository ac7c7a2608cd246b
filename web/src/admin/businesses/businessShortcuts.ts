import type { Shortcut } from '../shared/page/Shortcuts.tsx';

/** Keys of the list of listings. */
export const businessShortcuts: readonly Shortcut[] = [
  { keys: '/', text: 'Arama kutusuna gider' },
  { keys: '↑ ↓', text: 'Satırlar arasında gezdirir' },
  { keys: 'Home, End', text: 'İlk ve son satıra gider' },
  { keys: 'Enter, E', text: 'İşletmeyi açar' },
  { keys: 'H', text: 'Geçmişini açar' },
  { keys: 'X', text: 'Seçer ya da seçimini kaldırır' },
  { keys: 'Delete', text: 'Çöp kutusuna taşımayı sorar' },
  { keys: 'Ctrl+K', text: 'Ekran, işlem ve işletme arar' },
];
