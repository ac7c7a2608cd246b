import { column, columns, junk, person, withoutZeros, type Dialect } from './dialect.ts';
import { english, fullName, rangesOf } from './listingParts.ts';
import { kindName } from './trueListings.ts';
import { clock, isAllDay, twelveHours } from './weekStyles.ts';

/** Exports of websites and content management systems. */
export const siteDialects: readonly Dialect[] = [
  {
    name: 'wordpress directory export, IT',
    countries: ['IT'],
    hasWeeks: true,
    columns: [
      junk('ID', (_, i) => String(500 + i)),
      column('post_title', 'name', (l) => l.name),
      junk('post_author', () => '1'),
      column('post_content', 'description', (l) => `<p>${l.description}</p>`),
      junk('post_status', () => 'publish'),
      junk('post_date', () => '2025-01-02 10:11:12'),
      junk('post_type', () => 'gd_place'),
      column('default_category', 'category', (l) => l.category),
      junk('post_tags', () => 'family,parking'),
      junk('featured', () => '0'),
      ...columns(
        'street=street, city=city, state=region, postalCode=zip, latitude=latitude, longitude=longitude, phone=phone, email=email, website=website',
      ),
      column('country', 'countryCode', () => 'Italy'),
      junk('mapview', () => 'ROADMAP'),
      junk('mapzoom', () => '14'),
      column(
        'business_hours',
        'workingHours',
        (l) =>
          `["${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
            .map((d, i) =>
              rangesOf(l, i).length
                ? `${d} ${rangesOf(l, i)
                    .map(([a, b]) => (b - a === 1440 ? '00:00-00:00' : `${clock(a)}-${clock(b)}`))
                    .join(',')}`
                : '',
            )
            .filter(Boolean)
            .join('","')}"],["UTC":"+1","Timezone":"Europe/Rome"]`,
      ),
      column('post_images', 'photoUrl', (l) => l.photo),
    ],
    isFixed: true,
  },
  {
    name: 'wp store locator, NL',
    countries: ['NL'],
    hasWeeks: true,
    columns: [
      column('title', 'name', (l) => l.name),
      column('categories', 'category', (l) => l.category),
      column('wpsl_address', 'street', (l) => l.street),
      junk('wpsl_address2'),
      column('wpsl_city', 'city', (l) => l.city),
      column('wpsl_state', 'state', (l) => l.state),
      column('wpsl_zip', 'postalCode', (l) => l.postalCode),
      column('wpsl_country', 'countryCode', () => 'Netherlands'),
      column('wpsl_lat', 'latitude', (l) => String(l.latitude)),
      column('wpsl_lng', 'longitude', (l) => String(l.longitude)),
      column('wpsl_phone', 'phone', (l) => l.nationalPhone),
      column('wpsl_email', 'email', (l) => l.email),
      junk('wpsl_fax', () => '020 600 1111'),
      column('wpsl_url', 'website', (l) => l.website),
      junk('wpsl_country_iso', () => 'NL'),
      column(
        'wpsl_hours',
        'workingHours',
        (l) =>
          `a:7:{${english
            .map((d, i) => {
              const k = d.toLowerCase();
              const r = rangesOf(l, i);
              return `s:${k.length}:"${k}";a:${r.length}:{${r
                .map(([a, b], j) => {
                  const t = `${twelveHours(a).replace(/^(\d+) /, '$1:00 ')},${twelveHours(b).replace(/^(\d+) /, '$1:00 ')}`;
                  return `i:${j};s:${t.length}:"${t}";`;
                })
                .join('')}}`;
            })
            .join('')}}`,
      ),
    ],
    isFixed: true,
  },
  {
    name: 'business profile bulk sheet, US',
    countries: ['US'],
    hasWeeks: true,
    isFixed: true,
    columns: [
      junk('Store code', (_, i) => `S${100 + i}`),
      column('Business name', 'name', (l) => l.name),
      column('Address line 1', 'street', (l) => l.street),
      junk('Address line 2'),
      junk('Sub-locality'),
      column('Locality', 'city', (l) => l.city),
      column('Administrative area', 'state', (l) => l.state),
      column('Country / Region', 'countryCode', () => 'US'),
      column('Postal code', 'postalCode', (l) => l.postalCode),
      column('Latitude', 'latitude', (l) => String(l.latitude)),
      column('Longitude', 'longitude', (l) => String(l.longitude)),
      column('Primary phone', 'phone', (l) => l.nationalPhone),
      junk('Additional phones'),
      column('Website', 'website', (l) => l.website),
      column('Primary category', 'category', (l) => l.category),
      junk('Additional categories'),
      ...[6, 0, 1, 2, 3, 4, 5].map((d) =>
        column(`${english[d] ?? ''} hours`, 'workingHours', (l) =>
          rangesOf(l, d).length === 0
            ? 'x'
            : isAllDay(rangesOf(l, d))
              ? '12:00AM-12:00AM'
              : rangesOf(l, d)
                  .map(([a, b]) => `${twelveHours(a, '')}-${twelveHours(b, '')}`)
                  .join(', '),
        ),
      ),
      junk('Special hours'),
      column('From the business', 'description', (l) => l.description),
      junk('Labels'),
      junk('AdWords location extensions phone'),
    ],
  },
  {
    name: 'customer system export, DE',
    countries: ['DE'],
    isFixed: true,
    columns: [
      junk('Record ID', (_, i) => String(98001234 + i)),
      column('Company name', 'name', (l) => l.name),
      person('Company owner', (l) => fullName(l)),
      junk('Create Date', () => '2024-05-06 10:11'),
      column('Phone Number', 'phone', (l) => l.phone),
      junk('Last Activity Date', () => '2025-01-02'),
      column('Street Address', 'street', (l) => l.street),
      column('City', 'city', (l) => l.city),
      column('Postal Code', 'postalCode', (l) => withoutZeros(l.postalCode)),
      column('Country/Region', 'countryCode', () => 'Germany'),
      column('Industry', 'category', (l) => l.category),
      column('Website URL', 'website', (l) => l.website),
      person('Associated Contact', (l) => `${fullName(l)} (${l.person.email})`),
      junk('Number of Employees', () => '12'),
      junk('Lifecycle Stage', () => 'Lead'),
    ],
  },
  {
    name: 'schema.org cells, NL',
    countries: ['NL'],
    isFixed: true,
    hasWeeks: true,
    columns: [
      junk('@id', (_, i) => `https://data.example/${i}`),
      column('name', 'name', (l) => l.name),
      column('@type', 'category', (l) => kindName(l.kind, 'en')),
      column('address', 'street', (l) =>
        JSON.stringify({
          '@type': 'PostalAddress',
          streetAddress: l.street,
          addressLocality: l.city,
          postalCode: l.postalCode,
          addressCountry: 'NL',
        }),
      ),
      column('geo', 'latitude', (l) =>
        JSON.stringify({ '@type': 'GeoCoordinates', latitude: l.latitude, longitude: l.longitude }),
      ),
      column('telephone', 'phone', (l) => l.phone),
      column('url', 'website', (l) => l.website),
      column('openingHours', 'workingHours', (l) =>
        JSON.stringify(
          ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].flatMap((d, i) =>
            rangesOf(l, i).map(([a, b]) => `${d} ${clock(a)}-${b - a === 1440 ? '24:00' : clock(b)}`),
          ),
        ),
      ),
      column('aggregateRating.ratingValue', 'rating', (l) => String(l.rating)),
      column('aggregateRating.reviewCount', 'reviewCount', (l) => String(l.reviewCount)),
    ],
  },
];
