/** Names of common shops and services, as maps have them, in scripts in which the schema has other words or none. */
export const namesOfShops: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shop/beauty': {
    ar: 'صالون تجميل,مركز تجميل,صالون نسائي',
    bn: 'বিউটি পার্লার',
    ur: 'بیوٹی پارلر',
    he: 'מכון יופי',
    el: 'Ινστιτούτο αισθητικής',
  },
  'shop/clothes': { ar: 'متجر ملابس,محل ملابس', vi: 'Cửa hàng quần áo', el: 'Κατάστημα ρούχων' },
  'shop/furniture': { ar: 'متجر أثاث,معرض أثاث,محل أثاث', uk: 'Магазин меблів' },
  'shop/mobile_phone': { ar: 'متجر هواتف محمولة,محل جوالات,محل هواتف', fa: 'فروشگاه موبایل,موبایل فروشی' },
  'shop/electronics': { ar: 'متجر إلكترونيات,محل إلكترونيات' },
  'shop/tyres': { ar: 'متجر إطارات,محل إطارات' },
  'shop/car_parts': {
    ar: 'متجر قطع غيار سيارات,محل قطع غيار السيارات',
    fa: 'فروشگاه لوازم یدکی,بازار لوازم یدکی,فروشگاه قطعات خودرو',
  },
  'shop/confectionery': { ar: 'محل حلويات,متجر حلويات' },
  'shop/perfumery': { ar: 'محل عطور' },
  'shop/florist': { uk: 'Квітковий магазин' },
  'shop/pastry': { fa: 'قنادی' },
  'amenity/car_wash': { ar: 'مغسلة سيارات' },
  'amenity/fuel': { vi: 'Trạm xăng,Cây xăng' },
  'amenity/pharmacy': { bn: 'ফার্মেসি', ur: 'فارمیسی' },
  'amenity/cafe': { hi: 'कैफ़े' },
  'office/estate_agent': {
    ...{
      ar: 'وكالة عقارات,مكتب عقارات,مكتب عقاري',
      he: 'סוכנות נדל"ן,תיווך',
      ja: '不動産屋,不動産会社',
      ko: '부동산,부동산 중개업소',
    },
    ...{ th: 'นายหน้าอสังหาริมทรัพย์', uk: 'Агентство нерухомості' },
  },
  'shop/travel_agency': { ar: 'شركة سياحة,مكتب سياحة,مكتب سفريات' },
  'leisure/fitness_centre': { ja: 'スポーツジム' },
  'amenity/restaurant/barbecue': { ja: '焼肉店', ko: '고깃집' },
};
