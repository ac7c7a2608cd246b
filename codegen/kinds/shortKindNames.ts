import type { everydayNames } from './everyday/everydayKindNames.ts';

/** The word that names of listings have for a kind, where its usual name is longer; the first that is searched. */
export const shortNames: typeof everydayNames = {
  'amenity/ice_cream': {
    ...{
      de: 'Eis',
      el: 'Παγωτό',
      fr: 'Glacier',
      id: 'Es krim',
      it: 'Gelateria',
      ja: 'アイスクリーム',
      ko: '아이스크림',
    },
    ...{
      nl: 'IJssalon',
      pl: 'Lody',
      pt: 'Sorveteria',
      ru: 'Мороженое',
      th: 'ไอศกรีม',
      tr: 'Dondurma',
      vi: 'Kem',
    },
  },
  'amenity/restaurant/seafood': {
    ...{
      de: 'Fischrestaurant',
      el: 'Ψαροταβέρνα',
      es: 'Marisquería',
      fr: 'Poisson',
      it: 'Pesce',
      ko: '횟집',
    },
    ...{ ru: 'Рыбный', tr: 'Balık', th: 'ซีฟู้ด', vi: 'Hải sản' },
  },
  'shop/musical_instrument': {
    de: 'Musikhaus',
    es: 'Música',
    fr: 'Musique',
    it: 'Strumenti musicali',
    ko: '악기',
  },
  'shop/car_repair': {
    ...{ en: 'Auto repair', es: 'Taller', fr: 'Garage', it: 'Autofficina', pt: 'Oficina', ru: 'Автосервис' },
  },
  'shop/optician': { de: 'Optik', fr: 'Optique', it: 'Ottica', ko: '안경', tr: 'Optik', vi: 'Kính mắt' },
  'shop/second_hand': { de: 'Second Hand', fr: 'Friperie', tr: 'İkinci el' },
  'shop/florist': {
    de: 'Blumen',
    es: 'Flores',
    fr: 'Fleurs',
    it: 'Fiori',
    nl: 'Bloemen',
    pt: 'Flores',
    ru: 'Цветы',
  },
};
