import { kindName } from './trueListings.ts';
import {
  column,
  columns,
  comma,
  dayColumns,
  dayHours,
  junk,
  person,
  weekJson,
  weekText,
  withoutZeros,
  type Dialect,
} from './dialect.ts';

/** Development set: dialects on which the reader is developed. */
export const developDialects: readonly Dialect[] = [
  {
    name: 'prefixed scraper JSON, US',
    countries: ['US', 'GB'],
    columns: [
      ...columns(
        'name=data.name, website=data.site, category=data.type, phone=data.phone, address=data.full_address, street=data.street, city=data.city, postalCode=data.postal_code, state=data.us_state, countryCode=data.country_code, latitude=data.latitude, longitude=data.longitude, rating=data.rating, reviewCount=data.reviews, photoUrl=data.photo, businessStatus=data.business_status, description=data.description, placeId=data.place_id, googleId=data.google_id, locationLink=data.location_link',
      ),
      column('data.working_hours', 'workingHours', weekJson),
      junk('data.query', (l) => `${l.kind} in ${l.city}`),
      junk('data.h3', (_, i) => `8f2a10${i}72c`),
      person('data.owner_title', (l) => `${l.person.first} ${l.person.last}`),
      person('data.email_1_full_name', (l) => `${l.person.first} ${l.person.last}`),
      person('data.email_1', (l) => l.person.email),
      person('data.email_1_phone', (l) => l.person.mobile),
      person('data.email_1_title', (l) => l.person.title),
    ],
  },
  {
    name: 'flattened actor output, NL and DE',
    countries: ['NL', 'DE', 'AT'],
    columns: [
      ...columns(
        'name=title, rating=totalScore, reviewCount=reviewsCount, street=street, city=city, state=state, countryCode=countryCode, website=website, phone=phone, category=categoryName, locationLink=url, latitude=location/lat, longitude=location/lng, photoUrl=imageUrl, address=address, postalCode=postalCode',
      ),
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
        column(
          `openingHours/${day}/day`,
          'workingHours',
          () => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][day] ?? '',
        ),
        column(`openingHours/${day}/hours`, 'workingHours', (l) =>
          dayHours(l, day, 'en', true).replace('–', ' to '),
        ),
      ]),
      column('permanentlyClosed', 'businessStatus', (l) => String(l.status === 'CLOSED_PERMANENTLY')),
      column('temporarilyClosed', 'businessStatus', (l) => String(l.status === 'CLOSED_TEMPORARILY')),
      junk('rank', (_, i) => String(i + 1)),
      junk('searchString', (l) => l.kind),
      junk('isAdvertisement', () => 'false'),
    ],
    isFixed: true,
  },
  {
    name: 'class names of a page, DE',
    countries: ['DE'],
    columns: [
      column('hfpxzc href', 'locationLink', (l) => l.mapsLink),
      column('qBF1Pd', 'name', (l) => l.name),
      column('MW4etd', 'rating', (l) => comma(l.rating)),
      column('UY7F9', 'reviewCount', (l) => `(${l.reviewCount.toLocaleString('de-DE')})`),
      column('W4Efsd', 'category', (l) => l.category),
      junk('W4Efsd 2', () => '·'),
      column('W4Efsd 3', 'street', (l) => l.street),
      junk('W4Efsd 4', () => 'Geöffnet'),
      junk('W4Efsd 5', () => '⋅ Schließt um 22:00'),
      column('UsdlK', 'phone', (l) => l.nationalPhone),
      column('lcr4fd href', 'website', (l) => l.website),
      junk('Cw1rxd', () => ''),
      junk('R8c4Qb', () => 'Website'),
      junk('R8c4Qb 2', () => 'Routenplaner'),
    ],
    isFixed: true,
  },
  {
    name: 'phantom of map searches, FR',
    countries: ['FR'],
    columns: [
      ...columns(
        'locationLink=placeUrl, name=title, rating=rating, reviewCount=reviewCount, category=category, website=website, address=address, phone=phoneNumber, photoUrl=imgUrl',
      ),
      junk('attributes', () => 'Livraison · Sur place'),
      column('currentStatus', 'businessStatus', (l) =>
        l.status === 'CLOSED_PERMANENTLY'
          ? 'Définitivement fermé'
          : l.status === 'CLOSED_TEMPORARILY'
            ? 'Temporairement fermé'
            : 'Fermé ⋅ Ouvre à 09:00 jeu.',
      ),
      ...dayColumns('en', (name) => name.toLowerCase()),
      junk('timestamp', () => '2026-05-04T10:11:12.000Z'),
      junk('query', () => 'https://www.google.com/maps/search/restaurants+paris'),
    ],
  },
  {
    name: 'German list by hand with a contact',
    countries: ['DE'],
    separator: ';',
    columns: [
      ...columns(
        'name=Firmenname, street=Straße, postalCode=PLZ, city=Ort, phone=Telefon, email=E-Mail, website=Webseite, category=Branche',
      ),
      person('Ansprechpartner', (l) => `${l.person.first} ${l.person.last}`),
      person('Funktion', (l) => l.person.title),
      person('Mobil Ansprechpartner', (l) => l.person.mobile),
      person('E-Mail Ansprechpartner', (l) => l.person.email),
      column('Bewertung', 'rating', (l) => comma(l.rating)),
      column('Anzahl Bewertungen', 'reviewCount', (l) => String(l.reviewCount)),
      ...dayColumns('de'),
      junk('Notiz', (_, i) => (i % 3 ? '' : 'Rückruf vereinbart')),
      junk('Kundennummer', (_, i) => String(10_200 + i)),
    ],
  },
  {
    name: 'French list by hand, decimal commas',
    countries: ['FR'],
    separator: ';',
    columns: [
      ...columns(
        'name=Nom, address=Adresse, postalCode=Code postal, city=Ville, phone=Téléphone, email=Courriel, website=Site web, category=Catégorie',
      ),
      column('Note', 'rating', (l) => `${comma(l.rating)}/5`),
      column("Nombre d'avis", 'reviewCount', (l) => `${l.reviewCount} avis`),
      column('Horaires', 'workingHours', (l) => weekText(l, 'fr', ' ; ')),
      column('Latitude', 'latitude', (l) => comma(l.latitude)),
      column('Longitude', 'longitude', (l) => comma(l.longitude)),
      person('Nom du gérant', (l) => `${l.person.first} ${l.person.last}`),
      person('Portable du gérant', (l) => l.person.mobile),
      junk('N°', (_, i) => String(i + 1)),
    ],
  },
  {
    name: 'Spanish list by hand, Mexico',
    countries: ['MX'],
    columns: [
      ...columns(
        'name=Nombre del negocio, address=Dirección, city=Ciudad, state=Estado, phone=Teléfono, email=Correo electrónico, website=Página web, category=Giro',
      ),
      column('C.P.', 'postalCode', (l) => l.postalCode),
      column('Calificación', 'rating', (l) => `${l.rating} (${l.reviewCount})`),
      person('Contacto', (l) => `${l.person.first} ${l.person.last}`),
      person('Puesto', (l) => l.person.title),
      person('Celular', (l) => l.person.mobile),
      junk('Fecha', () => '12/03/2026'),
      junk('Vendedor', () => 'Zona Norte'),
    ],
  },
  {
    name: 'Vietnamese map export',
    countries: ['VN'],
    format: 'xlsx',
    columns: [
      ...columns(
        'name=Tên, category=Danh mục, address=Địa chỉ, phone=Số điện thoại, website=Trang web, locationLink=Liên kết Google Maps',
      ),
      column('Đánh giá', 'rating', (l) => comma(l.rating)),
      column('Số lượt đánh giá', 'reviewCount', (l) => `(${l.reviewCount})`),
      column('Trạng thái', 'businessStatus', (l) =>
        l.status === 'CLOSED_PERMANENTLY'
          ? 'Đã đóng cửa vĩnh viễn'
          : l.status === 'CLOSED_TEMPORARILY'
            ? 'Tạm thời đóng cửa'
            : 'Đang mở cửa ⋅ Đóng cửa lúc 22:00',
      ),
      junk('STT', (_, i) => String(i + 1)),
    ],
  },
  {
    name: 'Serbian list by hand, city in the address',
    countries: ['RS'],
    format: 'xlsx',
    columns: [
      ...columns(
        'name=Naziv objekta, address=Adresa, phone=Telefon, website=Sajt, category=Kategorija, email=Mejl',
      ),
      column('Ocena', 'rating', (l) => comma(l.rating)),
      column('Broj recenzija', 'reviewCount', (l) => String(l.reviewCount)),
      person('Kontakt osoba', (l) => `${l.person.first} ${l.person.last}`),
      person('Mobilni', (l) => l.person.mobile),
      junk('R.br.', (_, i) => String(i + 1)),
    ],
  },
  {
    name: 'open map export, CZ and PL',
    countries: ['CZ', 'PL'],
    columns: [
      junk('@id', (_, i) => `node/${4_210_000 + i}`),
      ...columns(
        'name=name, city=addr:city, postalCode=addr:postcode, phone=contact:phone, website=contact:website, email=contact:email, latitude=@lat, longitude=@lon',
      ),
      column('amenity', 'category', (l) => kindName(l.kind, 'en').toLowerCase()),
      column('addr:street', 'street', (l) => l.street.replace(/ \d+$/, '')),
      column('addr:housenumber', 'street', (l) => / (\d+)$/.exec(l.street)?.[1] ?? ''),
      column('opening_hours', 'workingHours', (l) => {
        const hours = l.hours[0];
        const write = (minute: number) =>
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        return hours ? `Mo-Sa ${write(hours[0])}-${write(hours[1])}; Su off` : '';
      }),
      junk('wheelchair', () => 'limited'),
      junk('source', () => 'survey'),
    ],
  },
  {
    name: 'licences of a city, US, ZIP codes without zeros',
    countries: ['US'],
    columns: [
      junk('ACCOUNT NUMBER', (_, i) => String(300_100 + i * 7)),
      person('OWNER NAME', (l) => `${l.person.first} ${l.person.last}`),
      column('DOING BUSINESS AS NAME', 'name', (l) => l.name.toUpperCase()),
      column('ADDRESS', 'street', (l) => l.street.toUpperCase()),
      column('CITY', 'city', (l) => l.city.toUpperCase()),
      ...columns('state=STATE'),
      column('ZIP CODE', 'postalCode', (l) => withoutZeros(l.postalCode)),
      column('LICENSE DESCRIPTION', 'category', (l) => l.category),
      junk('LICENSE STATUS', () => 'AAI'),
      junk('DATE ISSUED', () => '03/14/2025'),
      column('LOCATION', 'latitude', (l) => `(${l.latitude}, ${l.longitude})`),
    ],
  },
  {
    name: 'no header, GB',
    countries: ['GB'],
    headers: null,
    isFixed: true,
    columns: columns('name=, address=, phone=, website=, category=, rating=, latitude=, longitude='),
  },
  {
    name: 'two header rows, PL',
    countries: ['PL'],
    format: 'xlsx',
    above: [['Dane firmy', '', '', '', 'Kontakt', '', '', 'Opinie', '']],
    isFixed: true,
    columns: [
      ...columns(
        'name=Nazwa, street=Ulica, postalCode=Kod, city=Miejscowość, phone=Telefon, website=Strona WWW, email=E-mail',
      ),
      column('Ocena', 'rating', (l) => comma(l.rating)),
      column('Liczba opinii', 'reviewCount', (l) => String(l.reviewCount)),
    ],
  },
  {
    name: 'headers one column late, TH',
    countries: ['TH'],
    headers: ['link', 'image', 'title', 'description', 'rating', 'reviews', 'address', 'status', 'hours'],
    isFixed: true,
    columns: [
      ...columns('locationLink=, photoUrl=, name=, rating='),
      column('', 'reviewCount', (l) => `(${l.reviewCount})`),
      ...columns('category='),
      junk('', () => '·'),
      ...columns('street=, phone='),
    ],
  },
  {
    name: 'blank rows and columns in front, IT',
    countries: ['IT'],
    format: 'xlsx',
    above: [[], ['', 'Elenco clienti 2026'], []],
    below: [[]],
    indent: 2,
    columns: [
      ...columns(
        'name=Ragione sociale, address=Indirizzo, city=Città, state=Provincia, phone=Telefono, website=Sito internet, category=Settore, email=E-mail',
      ),
      column('CAP', 'postalCode', (l) => withoutZeros(l.postalCode)),
      person('Referente', (l) => `${l.person.first} ${l.person.last}`),
      person('Cellulare', (l) => l.person.mobile),
    ],
  },
  {
    name: 'review site, US',
    countries: ['US'],
    columns: [
      ...columns('name=business_name, website=website, phone=phone'),
      column('rating', 'rating', (l) => `${l.rating} star rating`),
      column('review_count', 'reviewCount', (l) => `\n ${l.reviewCount} reviews \n`),
      column('price', 'priceRange', (_, i) => '$'.repeat((i % 3) + 1)),
      column('categories', 'category', (l) => `${l.category}, ${l.category}`),
      column('street_address', 'street', (l) => l.street),
      column('area', 'city', (l) => `Serving ${l.city} and the Surrounding Area`),
      column('state_zip', 'postalCode', (l) => `${l.state} ${l.postalCode}`),
      junk('page', (_, i) => String(Math.floor(i / 10) + 1)),
    ],
  },
  {
    name: 'Turkish list with contacts',
    countries: ['TR'],
    format: 'xlsx',
    columns: [
      ...columns(
        'name=Firma Ünvanı, category=Sektör, address=Adres, city=İl, website=Web, email=Kurumsal E-Posta',
      ),
      column('Sabit Tel', 'phone', (l) => l.nationalPhone),
      person('Yetkili Adı Soyadı', (l) => `${l.person.first} ${l.person.last}`),
      person('Görevi', (l) => l.person.title),
      person('Cep Tel', (l) => l.person.mobile),
      person('E-Posta', (l) => l.person.email),
      junk('Sıra', (_, i) => String(i + 1)),
      junk('Not', () => ''),
    ],
  },
  {
    name: 'extractor with full words, BR',
    countries: ['BR'],
    columns: [
      ...columns(
        'name=Name, description=Description, address=Fulladdress, street=Street, city=Municipality, category=Categories, website=Website, reviewCount=Review Count, rating=Average Rating, locationLink=Google Maps URL, latitude=Latitude, longitude=Longitude, placeId=Place Id, photoUrl=Featured Image',
      ),
      column('Phone', 'phone', (l) => l.nationalPhone),
      junk('Phones', (l) => l.nationalPhone),
      column('Opening Hours', 'workingHours', (l) => weekText(l, 'en', ', ')),
      junk('Claimed', () => 'YES'),
      junk('Plus Code', () => '588H+XX São Paulo'),
      junk('Kgmid', (_, i) => `/g/11c1${i}xz`),
    ],
  },
];
