import { column, columns, dayColumns, junk, person, type Dialect } from './dialect.ts';
import { englishDashed, houseNumber, rangesOf, streetName } from './listingParts.ts';
import type { TrueListing } from './trueListings.ts';
import { dayText } from './weekStyles.ts';

const python = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"', "'").replaceAll(':', ': ').replaceAll("','", "', '");

const lines = (l: TrueListing): readonly string[] => [l.street, `${l.city}, ${l.state} ${l.postalCode}`];

const recommended = (l: TrueListing) =>
  `${Math.round(l.rating * 20)}% recommend (${l.reviewCount.toLocaleString('en-US')} Reviews)`;

/** API responses and exports of tools. */
export const interfaceDialects: readonly Dialect[] = [
  {
    name: 'review interface with lists of address lines, CA',
    countries: ['CA'],
    columns: [
      junk('id', (_, i) => `x${i}Qm7TtKz${1000 + i}`),
      junk('alias', (l) => l.name.toLowerCase().replaceAll(' ', '-')),
      column('name', 'name', (l) => l.name),
      column('image_url', 'photoUrl', (l) => l.photo),
      column('is_closed', 'businessStatus', ({ status }) =>
        status === 'CLOSED_TEMPORARILY' ? '' : status === 'CLOSED_PERMANENTLY' ? 'True' : 'False',
      ),
      junk('url', (l) => `https://www.yelp.com/biz/${l.name.toLowerCase().replaceAll(' ', '-')}`),
      column('review_count', 'reviewCount', (l) => String(l.reviewCount)),
      column('categories', 'category', (l) => python([{ alias: l.kind, title: l.category }])),
      column('rating', 'rating', (l) => String(l.rating)),
      column('coordinates', 'latitude', (l) => python({ latitude: l.latitude, longitude: l.longitude })),
      junk('transactions', () => '[]'),
      column('location.display_address', 'address', (l) => `['${lines(l).join("', '")}']`.replace("O'", 'O')),
      column('location.city', 'city', (l) => l.city),
      column('location.zip_code', 'postalCode', (l) => l.postalCode),
      column('location.country', 'countryCode', (l) => l.country.code),
      column('location.state', 'state', (l) => l.state),
      column('phone', 'phone', (l) => l.phone.replace(/[ -]/g, '')),
      junk('display_phone', (l) => l.phone),
      junk('distance', (_, i) => String(1203.55 + i)),
    ],
  },
  {
    name: 'open places with nested names, ZA',
    countries: ['ZA'],
    columns: [
      junk('id', (_, i) => `08f7a2b3c4d5e${6000 + i}`),
      column('names.primary', 'name', (l) => l.name),
      column('categories.primary', 'category', (l) => l.kind),
      junk('categories.alternate', () => '["food","shop"]'),
      junk('confidence', () => '0.977'),
      column('websites', 'website', (l) => JSON.stringify([l.website])),
      junk('socials', () => '["https://www.facebook.com/100063"]'),
      column('phones', 'phone', (l) => JSON.stringify([l.phone.replaceAll(' ', '')])),
      junk('brand.names.primary'),
      column('addresses.0.freeform', 'street', (l) => l.street),
      column('addresses.0.locality', 'city', (l) => l.city),
      column('addresses.0.postcode', 'postalCode', (l) => l.postalCode),
      column('addresses.0.country', 'countryCode', (l) => l.country.code),
      column('geometry', 'latitude', (l) => `POINT (${l.longitude} ${l.latitude})`),
      junk('version', () => '3'),
      junk('sources.0.dataset', () => 'meta'),
    ],
  },
  {
    name: 'geocoder with positions as lists, KE',
    countries: ['KE'],
    columns: [
      junk('type', () => 'Feature'),
      column('geometry.coordinates', 'latitude', (l) => `[${l.longitude}, ${l.latitude}]`),
      junk('geometry.type', () => 'Point'),
      junk('properties.osm_id', (_, i) => String(7_700_000_000 + i)),
      junk('properties.osm_type', () => 'N'),
      junk('properties.osm_key', () => 'amenity'),
      column('properties.osm_value', 'category', (l) => l.kind),
      column('properties.name', 'name', (l) => l.name),
      column('properties.street', 'street', (l) => streetName(l)),
      column('properties.housenumber', 'street', (l) => houseNumber(l)),
      column('properties.city', 'city', (l) => l.city),
      column('properties.country', 'countryCode', (l) => l.country.name),
      column('properties.countrycode', 'countryCode', (l) => l.country.code),
    ],
    isFixed: true,
  },
  {
    name: 'second map with coordinates in one cell, CA',
    countries: ['CA'],
    isFixed: true,
    columns: [
      column('Title', 'name', (l) => l.name),
      column('Category', 'category', (l) => l.category),
      column('Rating', 'rating', (l) => `${l.rating}/5`),
      junk('Review Source', () => 'Facebook'),
      column('Reviews Count', 'reviewCount', (l) => `${l.reviewCount} reviews`),
      column('Address', 'address', (l) => l.address),
      column('Phone Number', 'phone', (l) => l.nationalPhone),
      column('Website Link', 'website', (l) => l.website),
      junk('Open Status', () => 'Open · Closes 6 PM'),
      column('Coordinates', 'latitude', (l) => `${l.latitude}, ${l.longitude}`),
    ],
  },
  {
    name: 'pages of a social network, DK',
    countries: ['DK'],
    columns: [
      junk('facebookUrl', (_, i) => `https://www.facebook.com/page${i}`),
      junk('pageId', (_, i) => String(100_063_000_000 + i)),
      column('title', 'name', (l) => l.name),
      column('categories/0', 'junk', () => 'Page'),
      column('categories/1', 'category', (l) => l.category),
      junk('likes', (_, i) => String(420 + i)),
      junk('followers', (_, i) => String(460 + i)),
      junk('info/0', (l) => `${l.name}. 420 likes. 12 talking about this.`),
      column('address', 'address', (l) => `${l.street}, ${l.city}, Denmark, ${l.postalCode}`),
      column('phone', 'phone', (l) => l.phone),
      column('email', 'email', (l) => l.email),
      column('website', 'website', (l) => l.website),
      column('rating', 'reviewCount', recommended),
      // Profile pictures may show a person.
      junk('profilePictureUrl', (l) => l.photo),
      junk('creation_date', () => '12 May 2014'),
    ],
  },
  {
    name: 'establishments with types of streets and letters for their state, FR',
    countries: ['FR'],
    isFixed: true,
    columns: [
      junk('siret', (_, i) => String(30_000_000_000_000 + i)),
      column('etatAdministratifEtablissement', 'businessStatus', ({ status }) =>
        status === 'CLOSED_TEMPORARILY' ? '' : status === 'CLOSED_PERMANENTLY' ? 'F' : 'A',
      ),
      column('enseigne1Etablissement', 'name', (l) => l.name.toUpperCase()),
      junk('denominationUniteLegale', (_, i) => `SOCIETE ${i + 1}`),
      column('numeroVoieEtablissement', 'street', (l) => houseNumber(l)),
      column('typeVoieEtablissement', 'street', (l) => (streetName(l).split(' ')[0] ?? '').toUpperCase()),
      column('libelleVoieEtablissement', 'street', (l) =>
        streetName(l).split(' ').slice(1).join(' ').toUpperCase(),
      ),
      column('codePostalEtablissement', 'postalCode', (l) => l.postalCode),
      column('libelleCommuneEtablissement', 'city', (l) => l.city.toUpperCase()),
      junk('activitePrincipaleEtablissement', () => '56.10A'),
      junk('dateCreationEtablissement', () => '2009-04-01'),
      junk('trancheEffectifsEtablissement', () => '01'),
    ],
  },
  {
    name: 'licences with a geometry as JSON, CA',
    countries: ['CA'],
    columns: [
      junk('folderyear', () => '25'),
      junk('licencersn', (_, i) => String(4_400_000 + i)),
      junk('licencenumber', (_, i) => `25-${100_000 + i}`),
      junk('businessname', (_, i) => `(${i + 1}) 12345 Holdings Ltd`),
      column('businesstradename', 'name', (l) => l.name),
      junk('status', () => 'Issued'),
      column('businesstype', 'category', (l) => l.category),
      junk('unit'),
      column('house', 'street', (l) => houseNumber(l)),
      column('street', 'street', (l) => streetName(l)),
      column('city', 'city', (l) => l.city),
      column('province', 'state', (l) => l.state),
      column('country', 'countryCode', (l) => l.country.code),
      column('postalcode', 'postalCode', (l) => l.postalCode),
      junk('numberofemployees', (_, i) => String(i % 12)),
      column('geom', 'latitude', (l) =>
        JSON.stringify({ type: 'Point', coordinates: [l.longitude, l.latitude] }),
      ),
    ],
    isFixed: true,
  },
  {
    name: 'saved places with links only, BE and CH',
    countries: ['BE', 'CH'],
    isFixed: true,
    columns: [
      column('Title', 'name', (l) => l.name),
      junk('Note'),
      column('URL', 'locationLink', (l) => l.mapsLink),
      junk('Tags', () => ''),
      junk('Comment', () => ''),
    ],
  },
  {
    name: 'week as columns of an interface with camel case, IE',
    countries: ['IE'],
    hasWeeks: true,
    columns: [
      ...columns(
        'name=businessName, street=addressLine1, city=addressTown, postalCode=eircode, phone=phoneNumber, website=websiteUrl, category=primaryCategory, latitude=geo.lat, longitude=geo.lng',
      ),
      ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day, at) =>
        column(`openingTimes.${day}`, 'workingHours', (l) => dayText(rangesOf(l, at), englishDashed)),
      ),
      junk('createdAt', () => '2024-11-03T09:30:00.000Z'),
      person('contact.firstName', (l) => l.person.first),
      person('contact.email', (l) => l.person.email),
    ],
  },
  {
    name: 'chain export with day columns and statuses in words, ZA',
    countries: ['ZA'],
    columns: [
      junk('Store Code', (_, i) => `ZA-${100 + i}`),
      ...columns(
        'name=Store Name, street=Address Line 1, city=Suburb/City, postalCode=Post Code, phone=Telephone, category=Store Type',
      ),
      column('Country/Region', 'countryCode', () => 'South Africa'),
      column(
        'Trading Status',
        'businessStatus',
        (l) =>
          ({
            OPERATIONAL: 'Open',
            CLOSED_TEMPORARILY: 'Temporarily closed',
            CLOSED_PERMANENTLY: 'Permanently closed',
          })[l.status],
      ),
      ...dayColumns('en', (day) => `${day} Hours`, true),
      person('Store Manager', (l) => `${l.person.first} ${l.person.last}`),
    ],
  },
];
