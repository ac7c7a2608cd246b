import type { MapTexts } from '../../../ui/map/mapTexts.ts';

/** Texts of maps on operators' screens. */
export const turkishMapTexts: MapTexts = {
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  loading: 'Harita yükleniyor…',
  unavailable: 'Bu tarayıcı haritayı çizemiyor. Harita için gereken WebGL kapalı olabilir.',
  incomplete: 'Haritanın bazı bölümleri yüklenemedi.',
  retry: 'Yeniden dene',
  scrollHint: 'Yakınlaştırmak için Ctrl tuşuyla kaydırın',
  scrollHintMac: 'Yakınlaştırmak için ⌘ tuşuyla kaydırın',
  touchHint: 'Haritayı taşımak için iki parmak kullanın',
  streetsFrom: (hosts) => `Sokaklar ${hosts} adresinden yüklenir.`,
  showStreets: 'Sokakları göster',
  hideStreets: 'Sokakları gizle',
};
