import { kindName } from './trueListings.ts';
import {
  column,
  columns,
  comma,
  dayColumns,
  dayHours,
  junk,
  person,
  weekText,
  withoutZeros,
  type Dialect,
} from './dialect.ts';

/** Held-out set: dialects that only measure the reader and never lead to changes. */
export const heldOutDialects: readonly Dialect[] = [
  {
    name: 'lead finder, GB and AU',
    countries: ['GB', 'AU'],
    columns: [
      ...columns(
        'name=Business Name, category=Business Category, address=Full Address, phone=Phone Number, website=Website URL, email=Business Email, rating=Rating, reviewCount=Total Reviews, latitude=Lat, longitude=Long, locationLink=Google Maps Link, photoUrl=Image',
      ),
      column('Opening Hours', 'workingHours', (l) => weekText(l, 'en', '\n', true)),
      junk('Facebook', () => 'https://www.facebook.com/somewhere'),
      junk('Instagram', () => ''),
      junk('Keyword', (l) => `${l.kind} near me`),
      junk('Scraped At', () => '2026-05-04 10:11'),
    ],
  },
  {
    name: 'robot with parts of addresses, US',
    countries: ['US'],
    format: 'xlsx',
    columns: [
      ...columns(
        'name=Name, category=Category, address=Full Address, street=Street Address, city=City, state=State, phone=Phone, website=Website, rating=Review Rating, reviewCount=Reviews Count, latitude=Latitude, longitude=Longitude, placeId=Place ID, locationLink=Maps URL, photoUrl=Photo',
      ),
      column('Zip', 'postalCode', (l) => `${withoutZeros(l.postalCode)}.0`),
      column('Hours', 'workingHours', (l) => weekText(l, 'en', ', ', true)),
      column('Is Closed', 'businessStatus', (l) =>
        l.status === 'CLOSED_PERMANENTLY'
          ? 'Permanently closed'
          : l.status === 'CLOSED_TEMPORARILY'
            ? 'Temporarily closed'
            : '',
      ),
      junk('Price', () => ''),
    ],
  },
  {
    name: 'map database, ES and IT',
    countries: ['ES', 'IT'],
    separator: ';',
    columns: [
      junk('Google ID', (l) => l.googleId),
      ...columns(
        'name=Name, description=Description, category=Main type, website=Website, phone=Phone international, reviewCount=Reviews count, rating=Reviews rating, address=Full address, street=Street 1, city=City, postalCode=Postal code, state=State, latitude=Latitude, longitude=Longitude, email=Email, locationLink=Link, photoUrl=Photo 1',
      ),
      junk('All types', (l) => l.category),
      junk('Website (root url)', (l) => l.website.replace(/\/$/, '')),
      column('Country', 'countryCode', (l) => l.country.name),
      junk('Is closed', () => 'no'),
      junk('Emails count', () => '1'),
      junk('Street 2', () => ''),
      junk('Has website', () => 'yes'),
    ],
  },
  {
    name: 'search API, KR and JP',
    countries: ['KR', 'JP'],
    columns: [
      junk('position', (_, i) => String(i + 1)),
      ...columns(
        'name=title, placeId=place_id, googleId=data_id, latitude=gps_coordinates.latitude, longitude=gps_coordinates.longitude, rating=rating, reviewCount=reviews, category=type, address=address, phone=phone, website=website, photoUrl=thumbnail',
      ),
      junk('open_state', () => 'Closed ⋅ Opens 9 AM Mon'),
      ...dayColumns('en', (name) => `operating_hours.${name.toLowerCase()}`, true),
      junk('search_metadata.id', (_, i) => `65f0${i}`),
    ],
  },
  {
    name: 'data seller, IN',
    countries: ['IN'],
    columns: [
      ...columns(
        'placeId=place_id, locationLink=url, name=name, category=category, address=address, description=description, reviewCount=reviews_count, rating=rating, photoUrl=main_image, phone=phone_number, website=open_website, latitude=lat, longitude=lon',
      ),
      column('country', 'countryCode', (l) => l.country.code),
      column('open_hours', 'workingHours', (l) =>
        JSON.stringify(
          Object.fromEntries(
            ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day, i) => [
              day,
              dayHours(l, i),
            ]),
          ),
        ),
      ),
      column('permanently_closed', 'businessStatus', (l) => String(l.status === 'CLOSED_PERMANENTLY')),
      column('temporarily_closed', 'businessStatus', (l) => String(l.status === 'CLOSED_TEMPORARILY')),
      junk('top_reviews', () => '[]'),
    ],
  },
  {
    name: 'new places API, FR',
    countries: ['FR'],
    columns: [
      column('id', 'placeId', (l) => l.placeId),
      column('displayName.text', 'name', (l) => l.name),
      junk('displayName.languageCode', () => 'fr'),
      ...columns(
        'address=formattedAddress, latitude=location.latitude, longitude=location.longitude, rating=rating, reviewCount=userRatingCount, website=websiteUri, businessStatus=businessStatus',
      ),
      column('nationalPhoneNumber', 'phone', (l) => l.nationalPhone),
      junk('internationalPhoneNumber', (l) => l.phone),
      column(
        'primaryType',
        'category',
        (l) =>
          ({
            restaurant: 'restaurant',
            bakery: 'bakery',
            pharmacy: 'pharmacy',
            dentist: 'dentist',
            hotel: 'hotel',
            florist: 'florist',
          })[l.kind],
      ),
      junk('types', (l) => `["${l.kind}", "point_of_interest", "establishment"]`),
      junk('googleMapsUri', (_, i) => `https://maps.google.com/?cid=10${i}77`),
      junk('utcOffsetMinutes', () => '120'),
    ],
  },
  {
    name: 'Italian chamber list, postal codes without zeros',
    countries: ['IT'],
    separator: ';',
    columns: [
      ...columns(
        'name=Denominazione, street=Indirizzo, city=Comune, state=Prov., phone=Tel., email=Posta elettronica, website=Sito, category=Attività prevalente',
      ),
      column('CAP', 'postalCode', (l) => withoutZeros(l.postalCode)),
      person('Legale rappresentante', (l) => `${l.person.first} ${l.person.last}`),
      person('Carica', (l) => l.person.title),
      person('Cell.', (l) => l.person.mobile),
      junk('P.IVA', (_, i) => `0${1_234_567_800 + i}`),
      junk('Addetti', (_, i) => String((i * 3) % 40)),
    ],
  },
  {
    name: 'Brazilian list, rating and count in one cell',
    countries: ['BR'],
    separator: ';',
    columns: [
      ...columns(
        'name=Nome fantasia, street=Endereço, city=Município, state=UF, postalCode=CEP, phone=Telefone, website=Site, category=Segmento, email=E-mail comercial',
      ),
      junk('Bairro', () => 'Centro'),
      column('Avaliação', 'rating', (l) => `${comma(l.rating)} (${l.reviewCount})`),
      person('Responsável', (l) => `${l.person.first} ${l.person.last}`),
      person('WhatsApp do responsável', (l) => l.person.mobile),
      junk('CNPJ', (_, i) => `12.345.6${i % 10}8/0001-90`),
    ],
  },
  {
    name: 'Russian directory',
    countries: ['RU', 'UA'],
    format: 'xlsx',
    columns: [
      ...columns(
        'name=Наименование организации, category=Рубрики, address=Адрес, city=Город, phone=Телефон, website=Сайт, email=E-mail',
      ),
      column('Широта', 'latitude', (l) => comma(l.latitude)),
      column('Долгота', 'longitude', (l) => comma(l.longitude)),
      column('Рейтинг', 'rating', (l) => comma(l.rating)),
      column('Кол-во отзывов', 'reviewCount', (l) => String(l.reviewCount)),
      person('ФИО руководителя', (l) => `${l.person.first} ${l.person.last}`),
      person('Моб. телефон', (l) => l.person.mobile),
      junk('ИНН', (_, i) => String(7_701_234_500 + i)),
    ],
  },
  {
    name: 'Arabic list',
    countries: ['SA'],
    format: 'xlsx',
    columns: [
      ...columns(
        'name=اسم المنشأة, category=النشاط التجاري, address=العنوان بالتفصيل, city=المدينة, phone=رقم الجوال, website=الموقع الإلكتروني',
      ),
      column('التقييم', 'rating', (l) => String(l.rating)),
      column('عدد التقييمات', 'reviewCount', (l) => String(l.reviewCount)),
      junk('م', (_, i) => String(i + 1)),
      junk('ملاحظات', () => ''),
    ],
  },
  {
    name: 'Japanese gourmet list',
    countries: ['JP'],
    columns: [
      ...columns(
        'name=店舗名, category=ジャンル, address=住所, phone=電話番号, website=公式サイト, rating=評価',
      ),
      column('口コミ件数', 'reviewCount', (l) => `${l.reviewCount}件`),
      column('営業時間', 'workingHours', (l) => {
        const day = (i: number) => dayHours(l, i).replace('Closed', '定休日').replace('–', '～');
        return ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日']
          .map((name, i) => `${name} ${day(i)}`)
          .join('、');
      }),
      junk('No.', (_, i) => String(i + 1)),
    ],
  },
  {
    name: 'Polish customer base with persons',
    countries: ['PL'],
    columns: [
      ...columns(
        'name=Nazwa firmy, street=Adres, postalCode=Kod pocztowy, city=Miasto, phone=Telefon firmowy, email=E-mail firmowy, website=WWW, category=Branża',
      ),
      person('Imię', (l) => l.person.first),
      person('Nazwisko', (l) => l.person.last),
      person('Stanowisko', (l) => l.person.title),
      person('E-mail', (l) => l.person.email),
      person('Telefon komórkowy', (l) => l.person.mobile),
      junk('NIP', (_, i) => `525-10-0${i % 10}-11`),
      junk('Opiekun handlowy', () => 'Zespół B'),
    ],
  },
  {
    name: 'several sheets and repeated headers, NL',
    countries: ['NL'],
    format: 'xlsx',
    sheets: 3,
    repeatAfter: 7,
    columns: [
      ...columns(
        'name=Bedrijfsnaam, address=Adres, city=Plaats, phone=Telefoonnummer, website=Website, category=Categorie, rating=Waardering',
      ),
      column('Aantal beoordelingen', 'reviewCount', (l) => String(l.reviewCount)),
      ...dayColumns('nl'),
    ],
  },
  {
    name: 'latitude and longitude swapped, ES',
    countries: ['ES', 'PT'],
    columns: [
      ...columns(
        'name=Establecimiento, address=Domicilio, city=Población, phone=Tfno, website=Web, category=Actividad',
      ),
      column('Latitud', 'longitude', (l) => String(l.longitude)),
      column('Longitud', 'latitude', (l) => String(l.latitude)),
    ],
  },
  {
    name: 'long texts and service areas, AU',
    countries: ['AU'],
    columns: [
      ...columns(
        'name=Trading name, phone=Contact phone, website=Web address, category=Service type, email=General enquiries email',
      ),
      column('Suburb/Town', 'city', (l) => l.city),
      column('State/Territory', 'state', (l) => l.state),
      column('P/code', 'postalCode', (l) => withoutZeros(l.postalCode)),
      column('About us', 'description', (l) =>
        `${l.description} ${'We come to you, any day of the week. '.repeat(20)}`.trim(),
      ),
      junk('Areas serviced', (l) => `${l.city}, all suburbs`),
      person('Contact name', (l) => `${l.person.first} ${l.person.last}`),
      person('Contact mobile', (l) => l.person.mobile),
    ],
  },
  {
    name: 'no header, semicolons, FR',
    countries: ['FR'],
    headers: null,
    isFixed: true,
    separator: ';',
    columns: [
      junk('', (_, i) => String(i + 1)),
      ...columns('name=, category=, address=, phone=, website='),
      column('', 'rating', (l) => comma(l.rating)),
      column('', 'reviewCount', (l) => `(${l.reviewCount})`),
    ],
  },
  {
    name: 'dotted machine names, US',
    countries: ['US'],
    columns: [
      column('listing.profile.displayName', 'name', (l) => l.name),
      column('listing.profile.primaryCategory', 'category', (l) => kindName(l.kind, 'en')),
      column('listing.address.line1', 'street', (l) => l.street),
      column('listing.address.locality', 'city', (l) => l.city),
      column('listing.address.region', 'state', (l) => l.state),
      column('listing.address.postalCode', 'postalCode', (l) => l.postalCode),
      column('listing.geo.lat', 'latitude', (l) => String(l.latitude)),
      column('listing.geo.lng', 'longitude', (l) => String(l.longitude)),
      column('listing.contact.phoneNumber', 'phone', (l) => l.nationalPhone),
      column('listing.contact.websiteUrl', 'website', (l) => l.website),
      column('listing.stats.avgRating', 'rating', (l) => l.rating.toFixed(6)),
      column('listing.stats.numReviews', 'reviewCount', (l) => `${l.reviewCount}.0`),
      person('listing.contact.personName', (l) => `${l.person.first} ${l.person.last}`),
      person('listing.contact.personEmail', (l) => l.person.email),
      junk('listing.meta.id', (_, i) => `66e${i}f`),
    ],
  },
  {
    name: 'one full address only, DE, GR and TR',
    countries: ['DE', 'GR', 'TR'],
    format: 'xlsx',
    above: [['Firmenverzeichnis – Stand Mai 2026']],
    columns: [
      column('Unternehmen', 'name', (l) => l.name),
      column('Vollständige Adresse', 'address', (l) => `${l.address}, ${l.country.name}`),
      column('Rufnummer', 'phone', (l) => l.phone),
      column('Homepage', 'website', (l) => l.website),
      column('Art des Betriebs', 'category', (l) => l.category),
      junk('lfd. Nr.', (_, i) => String(i + 1)),
    ],
  },
];
