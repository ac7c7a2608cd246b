import { column, columns, dayHours, junk, person, weekJson, type Dialect } from './dialect.ts';
import { english, fullName, rangesOf } from './listingParts.ts';
import type { TrueListing } from './trueListings.ts';
import { clock, isAllDay } from './weekStyles.ts';

/** One day with the same hours as all others, for dialects with daily hours. */
const daily = (listing: TrueListing): readonly (readonly [number, number])[] => {
  const texts = new Set(listing.week.map((ranges) => JSON.stringify(ranges)));
  return texts.size === 1 ? (listing.week[0] ?? []) : [];
};

const dailyText = (listing: TrueListing, dash: string): string =>
  isAllDay(daily(listing))
    ? '24/7'
    : daily(listing)
        .map(([from, to]) => `${clock(from)}${dash}${clock(to)}`)
        .join(', ');

const isClosed = { OPERATIONAL: 'No', CLOSED_TEMPORARILY: '', CLOSED_PERMANENTLY: 'Yes' } as const;

const isEven = (index: number) => index % 2 === 0;

/** Web pages copied into spreadsheets, and exports of tools and APIs with unusual headers. */
export const copiedPageDialects: readonly Dialect[] = [
  {
    name: 'class names of a page, opened in a sheet that took brackets for a minus, DE',
    countries: ['DE'],
    isFixed: true,
    columns: [
      column('hfpxzc href', 'locationLink', (l) => l.mapsLink),
      column('qBF1Pd', 'name', (l) => l.name),
      column('MW4etd', 'rating', (l) => String(l.rating)),
      column('UY7F9', 'reviewCount', (l) => `-${l.reviewCount.toLocaleString('en-US')}`),
      column('W4Efsd', 'category', (l) => l.category),
      junk('W4Efsd 2', () => '·'),
      column('W4Efsd 3', 'street', (l, i) => (isEven(i) ? '·' : l.street)),
      column('W4Efsd 4', 'street', (l, i) => (isEven(i) ? l.street : 'Open')),
      junk('W4Efsd 5', () => 'Closes 6 pm'),
      column('UsdlK', 'phone', (l) => l.nationalPhone),
      column('lcr4fd href', 'website', (l) => l.website),
      junk('ah5Ghc', () => '"Very friendly, quick and good."'),
    ],
  },
  {
    name: 'class names of a page with plus codes and prices, TH',
    countries: ['TH'],
    isFixed: true,
    columns: [
      column('hfpxzc href', 'locationLink', (l) => l.mapsLink),
      column('qBF1Pd', 'name', (l) => l.name),
      column('MW4etd', 'rating', (l) => String(l.rating)),
      column('UY7F9', 'reviewCount', (l) => `(${l.reviewCount})`),
      column('W4Efsd', 'category', (l) => l.category),
      junk('wcldff', (_, i) => `THB ${700 + i * 7}`),
      column('W4Efsd 3', 'address', (l, i) => (i % 3 === 0 ? `XP2G+45R, ${l.street}` : l.street)),
      junk('fontBodySmall', (_, i) => ['Free Wi-Fi', 'Pool', 'Free parking'][i % 3] ?? ''),
    ],
  },
  {
    name: 'open map tags with hours of no day, TSV, FR',
    countries: ['FR'],
    separator: '\t',
    hasWeeks: true,
    columns: [
      junk('@id', (_, i) => String(4_300_000_000 + i)),
      junk('@type', () => 'node'),
      column('@lat', 'latitude', (l) => String(l.latitude)),
      column('@lon', 'longitude', (l) => String(l.longitude)),
      column('name', 'name', (l) => l.name),
      junk('name:ru', () => 'Кафе'),
      column('amenity', 'category', (l) => l.kind),
      junk('shop', (_, i) => (i % 9 === 0 ? 'yes' : '')),
      junk('level', () => '0'),
      column('addr:street', 'street', (l) => l.street),
      column('addr:postcode', 'postalCode', (l) => l.postalCode),
      column('addr:city', 'city', (l) => l.city),
      column('contact:phone', 'phone', (l) => l.phone),
      column('contact:website', 'website', (l) => l.website),
      column('opening_hours', 'workingHours', (l) => dailyText(l, '-')),
      junk('wheelchair', () => 'limited'),
    ],
  },
  {
    name: 'data seller with all categories, GB',
    countries: ['GB'],
    columns: [
      ...columns(
        'placeId=place_id, locationLink=url, countryCode=country, name=name, category=category, address=address, description=description, reviewCount=reviews_count, rating=rating, photoUrl=main_image, latitude=lat, longitude=lon, phone=phone_number',
      ),
      column('open_hours', 'workingHours', weekJson),
      junk('services_provided', () => '["Dine-in","Takeaway"]'),
      column('open_website', 'website', (l) => l.website),
      junk('permanently_closed', () => 'false'),
      junk(
        'photos_and_videos',
        () => '["https://lh3.googleusercontent.com/p/a","https://lh3.googleusercontent.com/p/b"]',
      ),
      junk('people_also_search', () => '[{"title":"Another place","rating":4.2}]'),
      junk('fid_location', (l) => l.googleId),
      junk('all_categories', (l) => JSON.stringify([l.category, 'Point of interest'])),
    ],
  },
  {
    name: 'map base with types and owners, FR',
    countries: ['FR'],
    columns: [
      ...columns(
        'googleId=Google ID, name=Name, description=Description, website=Website, category=Main type, address=Full address, city=City, postalCode=Postal code, state=State, countryCode=Country, latitude=Latitude, longitude=Longitude, rating=Reviews rating, reviewCount=Reviews count, phone=Phone international, locationLink=Link, photoUrl=Photo 1, email=Email 1',
      ),
      column('Is closed', 'businessStatus', (l) => isClosed[l.status]),
      junk('All types', (l) => `${l.category}, Point of interest`),
      junk('Phone', (l) => l.nationalPhone),
      person('Owner name', (l) => fullName(l)),
      junk('Timezone', () => 'Europe/Paris'),
      junk('Photos count', () => '31'),
      junk('Contact pages', (l) => `${l.website}contact`),
    ],
  },
  {
    name: 'store locations with codes of industries, US',
    countries: ['US'],
    columns: [
      ...columns(
        'name=name, placeId=place_id, street=street_address, city=city, state=state, postalCode=zip_code, phone=phone, email=email_1, website=website, latitude=latitude, longitude=longitude, reviewCount=review_count, rating=review_rating',
      ),
      column('country', 'countryCode', () => 'USA'),
      junk('fax', () => '(312) 555-0000'),
      junk('parent_naics_code', () => '722511'),
      junk('sic_code', () => '5812'),
      junk('domain_name', (l) => l.website.replace(/^https:\/\/www\.|\/$/g, '')),
      junk('last_updated', () => '2025-02-03'),
    ],
  },
  {
    name: 'accounts of a sales tool, US',
    countries: ['US'],
    columns: [
      ...columns(
        'name=Company, category=Industry, website=Website, street=Company Street, city=Company City, state=Company State, postalCode=Company Postal Code, address=Company Address, phone=Company Phone',
      ),
      column('Company Country', 'countryCode', () => 'United States'),
      junk('Company Name for Emails', (l) => l.name.split(' ')[0] ?? ''),
      junk('Account Stage', () => 'Cold'),
      junk('# Employees', () => '12'),
      person('Account Owner', (l) => l.person.email),
      junk('Keywords', () => 'local, food, family'),
      junk('SEO Description', (l) => `${l.kind} near you`),
      junk('Annual Revenue', () => '1200000'),
    ],
  },
  {
    name: 'columns renamed by a person: niche, timings, contact, IN',
    countries: ['IN'],
    isFixed: true,
    columns: [
      column('Name', 'name', (l) => l.name),
      column('Ratings', 'rating', (l) => String(l.rating)),
      column('Niche', 'category', (l) => l.category),
      column('Address', 'street', (l) => l.street),
      junk('Timings', () => '· Opens 10 am Mon'),
      column('Contact no', 'phone', (l) => l.nationalPhone),
      column('Website Link', 'website', (l) => l.website),
      column('Location', 'city', (l) => l.city),
    ],
  },
  {
    name: 'travel site with stars, cuisine and price level, BR',
    countries: ['BR'],
    columns: [
      column('Nome', 'name', (l) => ` ${l.name}`),
      column('Estrelas', 'rating', (l) => String(l.rating)),
      column('Avaliações', 'reviewCount', (l) => String(l.reviewCount)),
      column('Cozinha', 'category', (l) => l.category),
      column('Endereço', 'address', (l) => l.address),
      junk('Segurança', () => '1'),
      junk('fonte', (_, i) => `https://www.travel.example/Restaurant_Review-g${i}`),
      junk('faixa_preco', () => 'indef'),
    ],
  },
  {
    name: 'directory pages with cuisines as lists and words for prices, BR',
    countries: ['BR'],
    isFixed: true,
    columns: [
      column('nome', 'name', (l) => l.name),
      column('local', 'city', (l) => l.city),
      column('comida', 'category', (l) => `['${l.category}', 'Opções vegetarianas']`),
      column('valor', 'priceRange', (_, i) => ['Muito Caro', 'Caro', 'Moderado', 'Barato'][i % 4] ?? ''),
      column('telefone', 'phone', (l) => l.nationalPhone),
    ],
  },
  {
    name: 'gourmet pages, Chinese headers over Japanese places',
    countries: ['JP'],
    isFixed: true,
    columns: [
      column('日文名稱', 'name', (l) => l.name),
      column('評論數量', 'reviewCount', (l) => String(l.reviewCount)),
      column('地址', 'address', (l) => l.address),
      junk('消費估計_午', () => '￥6,000～￥7,999'),
      junk('網頁連結', (_, i) => `https://gourmet.example/tokyo/A13/${13000 + i}/`),
    ],
  },
  {
    name: 'chain of gyms with geo x and y, IL',
    countries: ['IL'],
    isFixed: true,
    columns: [
      junk('GymID', (_, i) => String(i + 1)),
      column('Name', 'name', (l) => l.name),
      column('Phone', 'phone', (l) => l.nationalPhone.replace(/\D/g, '')),
      column('Address', 'address', (l) => l.address),
      column('Mail', 'email', (l) => l.email),
      junk('PlusCode', (l) => `3Q4M+FF ${l.city}`),
      column('GeoX', 'latitude', (l) => String(l.latitude)),
      column('GeoY', 'longitude', (l) => String(l.longitude)),
      junk('Cost', () => '150'),
      column('Website', 'website', (l) => l.website),
    ],
  },
  {
    name: 'days as columns of opening and closing, NL',
    countries: ['NL'],
    isFixed: true,
    columns: [
      ...columns('name=Naam, street=Straat, city=Plaats, postalCode=Postcode, phone=Telefoon'),
      ...english
        .flatMap((day, d) => [
          column(`${day.toLowerCase()}_open`, 'workingHours', (l) => clock(l.hours[d]?.[0] ?? 0)),
          column(`${day.toLowerCase()}_close`, 'workingHours', (l) => clock(l.hours[d]?.[1] ?? 0)),
        ])
        .filter(({ header }) => !header.startsWith('sunday')),
    ],
  },
  {
    name: 'guide with opening and closing times, ES',
    countries: ['ES'],
    hasWeeks: true,
    columns: [
      ...columns(
        'name=name, street=address, latitude=latitude, longitude=longitude, category=category, description=description, website=website',
      ),
      column('phone', 'phone', (l) => l.nationalPhone.replace(/\D/g, '')),
      column('opening_time', 'workingHours', (l) =>
        daily(l).length === 1 ? clock(daily(l)[0]?.[0] ?? 0) : '',
      ),
      column('closing_time', 'workingHours', (l) =>
        daily(l).length === 1 ? clock(daily(l)[0]?.[1] ?? 0) : '',
      ),
    ],
  },
  {
    name: 'app of cafes with hours of no day, ID',
    countries: ['ID'],
    hasWeeks: true,
    columns: [
      junk('id', (_, i) => `c${100 + i}`),
      junk('slug', (_, i) => `place-${i}-ab`),
      ...columns(
        'name=name, description=description, street=address, city=city, latitude=lat, longitude=lng',
      ),
      junk('district', () => 'Ilir Barat I'),
      column('openingHours', 'workingHours', (l) => dailyText(l, ' - ')),
      junk('isSponsored', (_, i) => String(i % 2 === 0)),
      junk('manager_id', () => ''),
    ],
  },
  {
    name: 'day names in plural without signs between days, BR',
    countries: ['BR'],
    isFixed: true,
    columns: [
      column('Restaurante', 'name', (l) => l.name),
      junk('Prato', () => 'Pãozinho de Cupim'),
      column('Endereço', 'address', (l) => l.address),
      column('Telefone', 'phone', (l) => l.nationalPhone),
      column('Horários', 'workingHours', (l) =>
        ['Segundas', 'Terças', 'Quartas', 'Quintas', 'Sextas', 'Sábados', 'Domingos']
          .flatMap((day, d) =>
            rangesOf(l, d).map(
              ([a, b]) => `${day}, das ${clock(a).replace(':', 'h')} às ${clock(b).replace(':', 'h')}`,
            ),
          )
          .join(''),
      ),
    ],
  },
  {
    name: 'shops with a cell for each day in the language of the page, PL',
    countries: ['PL'],
    columns: [
      ...columns(
        'name=nazwa_firmy, address=pelny_adres, phone=nr_tel, category=kategoria_glowna, rating=srednia_ocena, reviewCount=liczba_opinii',
      ),
      ...['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'].map((day, d) =>
        column(`godziny_${day}`, 'workingHours', (l) => dayHours(l, d).replace('Closed', 'Zamknięte')),
      ),
    ],
  },
];
