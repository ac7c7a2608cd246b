import type { AdFormat, AdPlacement, AdSettingsSection } from '../../graphql/generated.ts';

export const placementLabels: Readonly<Record<AdPlacement, { name: string; where: string }>> = {
  TOP: { name: 'Üst', where: 'Başlığın altında; yalnızca geniş ekranlarda' },
  MIDDLE: { name: 'Orta', where: 'Ana sayfada ve işletme sayfasında iki bölümün arasında' },
  BOTTOM: { name: 'Alt', where: 'Sayfanın sonunda' },
  SIDEBAR: { name: 'Kenar', where: 'İşletme sayfasının yan sütununda' },
  INLINE: { name: 'Liste içi', where: 'Listelerde, her birkaç işletmeden sonra' },
};

export const formatLabels: Readonly<Record<AdFormat, string>> = {
  AUTO: 'Otomatik (tam genişlik x 200)',
  RECTANGLE: 'Dikdörtgen (300x250)',
  VERTICAL: 'Dikey (160x600)',
  HORIZONTAL: 'Yatay (728x90)',
};

export const adSectionLabels: Readonly<Record<AdSettingsSection, string>> = {
  GLOBALS: 'Genel ayarlar',
  TOP: 'Üst',
  MIDDLE: 'Orta',
  BOTTOM: 'Alt',
  SIDEBAR: 'Kenar',
  INLINE: 'Liste içi',
};
