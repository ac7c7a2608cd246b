import { column, columns, junk, type Dialect } from './dialect.ts';
import { houseNumber, rangesOf, streetName } from './listingParts.ts';
import { kindName } from './trueListings.ts';
import { clock, groupedWeek, isAllDay } from './weekStyles.ts';

/** Responses of map services and their open data, as tables. */
export const mapServiceDialects: readonly Dialect[] = [
  {
    name: 'foursquare open places, TSV, US and JP',
    countries: ['US', 'GB'],
    separator: '\t',
    columns: [
      junk(
        'fsq_place_id',
        (_, i) => `4b058${String(i).padStart(3, '0')}f964a520${String(i * 7).padStart(4, '0')}22e3`,
      ),
      ...columns(
        'name=name, latitude=latitude, longitude=longitude, street=address, city=locality, state=region, postalCode=postcode, countryCode=country, phone=tel, website=website, email=email',
      ),
      junk('admin_region'),
      junk('post_town'),
      junk('po_box'),
      junk('date_created', () => '2012-03-01'),
      junk('date_refreshed', () => '2025-08-11'),
      column('date_closed', 'businessStatus', (l) => (l.status === 'CLOSED_PERMANENTLY' ? '2023-05-04' : '')),
      junk('facebook_id', (_, i) => String(1100220033 + i)),
      junk('instagram', () => 'somewhere'),
      junk('twitter'),
      junk('fsq_category_ids', () => "['4bf58dd8d48988d1c4941735']"),
      column('fsq_category_labels', 'category', (l) => `['Dining and Drinking > ${kindName(l.kind, 'en')}']`),
    ],
    isFixed: true,
  },
  {
    name: 'here browse flattened, DE and AT',
    countries: ['DE', 'AT'],
    hasWeeks: true,
    columns: [
      column('title', 'name', (l) => l.name),
      junk('id', (_, i) => `here:pds:place:276u33d${i}`),
      junk('language', () => 'de'),
      junk('resultType', () => 'place'),
      column(
        'address.label',
        'address',
        (l) => `${l.name}, ${l.street}, ${l.postalCode} ${l.city}, ${l.country.name}`,
      ),
      column('address.countryCode', 'countryCode', (l) => (l.country.code === 'DE' ? 'DEU' : 'AUT')),
      junk('address.countryName', (l) => l.country.name),
      junk('address.stateCode', () => ''),
      column('address.state', 'state', (l) => l.state),
      column('address.city', 'city', (l) => l.city),
      column('address.street', 'street', (l) => streetName(l)),
      column('address.houseNumber', 'street', (l) => houseNumber(l)),
      column('address.postalCode', 'postalCode', (l) => l.postalCode),
      column('position.lat', 'latitude', (l) => String(l.latitude)),
      column('position.lng', 'longitude', (l) => String(l.longitude)),
      junk('access.0.lat', (l) => String(l.latitude + 0.0009)),
      junk('access.0.lng', (l) => String(l.longitude + 0.0009)),
      junk('distance', (_, i) => String(100 + i)),
      junk('categories.0.id', () => '100-1000-0000'),
      column('categories.0.name', 'category', (l) => l.category),
      junk('categories.0.primary', () => 'true'),
      column('contacts.0.phone.0.value', 'phone', (l) => l.phone),
      column('contacts.0.www.0.value', 'website', (l) => l.website),
      column('contacts.0.email.0.value', 'email', (l) => l.email),
      column('openingHours.0.text.0', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
          closed: 'geschlossen',
          allDay: '00:00 - 24:00',
          time: clock,
          dash: ' - ',
          between: ', ',
          separator: '; ',
          to: '-',
          colon: ': ',
        }),
      ),
      junk('openingHours.0.isOpen', () => 'true'),
    ],
    isFixed: true,
  },
  {
    name: '2gis parser, RU, Windows-1251',
    countries: ['RU'],
    separator: ';',
    encoding: 'windows-1251',
    hasWeeks: true,
    columns: [
      ...columns(
        'name=Наименование, category=Рубрики, street=Адрес, postalCode=Почтовый индекс, city=Город, state=Регион, countryCode=Страна, rating=Рейтинг, reviewCount=Количество отзывов, phone=Телефон 1, email=E-mail 1, website=Веб-сайт 1, latitude=Широта, longitude=Долгота',
      ),
      junk('Описание'),
      junk('Комментарий к адресу', () => '1 этаж'),
      junk('Микрорайон'),
      junk('Район', () => 'Центральный'),
      junk('Округ'),
      column('Часы работы', 'workingHours', (l) =>
        ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']
          .flatMap((d, i) =>
            rangesOf(l, i).length
              ? [
                  `${d}: ${
                    isAllDay(rangesOf(l, i))
                      ? '00:00-24:00'
                      : rangesOf(l, i)
                          .map(([a, b]) => `${clock(a)}-${clock(b)}`)
                          .join(', ')
                  }`,
                ]
              : [`${d}: выходной`],
          )
          .join('; '),
      ),
      junk('Часовой пояс', () => '+03:00'),
      junk('Телефон 2'),
      junk('E-mail 2'),
      junk('Веб-сайт 2'),
      junk('ВКонтакте', () => 'https://vk.com/some'),
      junk('WhatsApp 1', () => 'https://wa.me/79990001122'),
      junk('Telegram 1', () => 'https://t.me/some'),
      junk('2GIS URL', (_, i) => `https://2gis.ru/firm/7000000100${i}`),
    ],
    isFixed: true,
  },
  {
    name: 'yandex maps, RU',
    countries: ['RU'],
    format: 'xlsx',
    hasWeeks: true,
    columns: [
      ...columns('name=Название, category=Категория, address=Адрес, website=Сайт, rating=Оценка'),
      column('Телефоны', 'phone', (l) => l.nationalPhone),
      column('Режим работы', 'workingHours', (l) =>
        groupedWeek(l, {
          days: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
          closed: 'выходной',
          allDay: 'круглосуточно',
          time: clock,
          dash: '–',
          between: ', ',
          separator: '; ',
          to: '–',
          colon: ' ',
        }),
      ),
      column('Координаты', 'latitude', (l) => `${l.latitude}, ${l.longitude}`),
      column('Количество оценок', 'reviewCount', (l) => `${l.reviewCount} оценок`),
      junk('Ссылка на Яндекс Карты', (_, i) => `https://yandex.ru/maps/org/some/10${i}/`),
      junk('Соцсети', () => 'https://vk.com/x'),
    ],
    isFixed: true,
  },
  {
    name: 'local search interface, KR',
    countries: ['KR'],
    columns: [
      column(
        'title',
        'name',
        (l) => `<b>${l.name.split(' ')[0]}</b> ${l.name.split(' ').slice(1).join(' ')}`,
      ),
      column('link', 'website', (l) => l.website),
      column('category', 'category', (l) => `음식점>${l.category}`),
      junk('description'),
      column('telephone', 'phone', (l) => l.nationalPhone),
      column('address', 'address', (l) => l.address),
      junk('roadAddress', (l) => l.address),
      column('mapx', 'longitude', (l) => String(Math.round(l.longitude * 1e7))),
      column('mapy', 'latitude', (l) => String(Math.round(l.latitude * 1e7))),
    ],
    isFixed: true,
  },
  {
    name: 'place search with x and y, KR',
    countries: ['KR'],
    columns: [
      junk('id', (_, i) => String(26338954 + i)),
      column('place_name', 'name', (l) => l.name),
      column('category_name', 'category', (l) => `생활 > ${l.category}`),
      junk('category_group_code', () => 'FD6'),
      junk('category_group_name', () => ''),
      column('phone', 'phone', (l) => l.nationalPhone),
      junk('address_name', (l) => l.address.replace(/\d+$/, '12-3')),
      column('road_address_name', 'address', (l) => l.address),
      column('x', 'longitude', (l) => String(l.longitude)),
      column('y', 'latitude', (l) => String(l.latitude)),
      junk('place_url', (_, i) => `http://place.map.kakao.com/${26338954 + i}`),
      junk('distance'),
    ],
    isFixed: true,
  },
  {
    name: 'map interface, CN, GBK',
    countries: ['CN'],
    encoding: 'gbk',
    columns: [
      junk('id', (_, i) => `B0FFG9${i}X`),
      column('name', 'name', (l) => l.name),
      column('type', 'category', (l) => `生活服务;${l.category};${l.category}`),
      junk('typecode', () => '050100'),
      column('address', 'street', (l) => l.street),
      column('location', 'latitude', (l) => `${l.longitude},${l.latitude}`),
      column('tel', 'phone', (l) => l.nationalPhone.replace(/ /g, '')),
      column('pname', 'state', (l) => l.state),
      column('cityname', 'city', (l) => l.city),
      junk('adname', () => '市中区'),
      column('biz_ext.rating', 'rating', (l) => String(l.rating)),
      junk('biz_ext.cost', () => '58.00'),
      junk('distance', () => '[]'),
    ],
    isFixed: true,
  },
  {
    name: 'open map theme as JSON cells, ES and MX',
    countries: ['ES', 'MX'],
    columns: [
      junk('id', (_, i) => `08f2a1072b6d0000${i}`),
      column('names', 'name', (l) => JSON.stringify({ primary: l.name, common: null })),
      column('categories', 'category', (l) => JSON.stringify({ primary: l.kind, alternate: ['local'] })),
      junk('confidence', () => '0.94'),
      column('websites', 'website', (l) => JSON.stringify([l.website])),
      junk('socials', () => '["https://www.facebook.com/1"]'),
      column('phones', 'phone', (l) => JSON.stringify([l.phone.replace(/ /g, '')])),
      column('addresses', 'street', (l) =>
        JSON.stringify([
          {
            freeform: l.street,
            locality: l.city,
            postcode: l.postalCode,
            region: null,
            country: l.country.code,
          },
        ]),
      ),
      column('bbox', 'latitude', (l) =>
        JSON.stringify({ xmin: l.longitude, xmax: l.longitude, ymin: l.latitude, ymax: l.latitude }),
      ),
      junk('sources', () => '[{"dataset":"meta"}]'),
      junk('theme', () => 'places'),
    ],
    isFixed: true,
  },
  {
    name: 'map layer with WKT, ES',
    countries: ['ES'],
    isFixed: true,
    columns: [
      column('WKT', 'latitude', (l) => `POINT (${l.longitude} ${l.latitude})`),
      column('nombre', 'name', (l) => l.name),
      column('descripcion', 'description', (l) => l.description),
      column('tipo de local', 'category', (l) => l.category),
      column('direccion completa', 'address', (l) => l.address),
      column('telefono contacto', 'phone', (l) => l.nationalPhone),
      column('pagina web', 'website', (l) => l.website),
      junk('fecha_alta', () => '2020-04-01'),
      junk('color', () => '#ff0000'),
    ],
  },
];
