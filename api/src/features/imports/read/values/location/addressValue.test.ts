import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';

describe('a column of addresses', () => {
  it.each([
    ['010 0006 6654', '010 0006 6654'],
    ['Tel. 643 15 27 94', '643 15 27 94'],
    ['Teléfono  643 15 27 94', '643 15 27 94'],
    ['T: +34 678 49 87 87', '+34 678 49 87 87'],
  ])('may hold the phone of a place that has no address: %s', (address, phone) =>
    expect(rowOf({ name: 'Mill', address })).toMatchObject({ address: null, phone }),
  );

  const inLanguages = [
    'Voir le plan',
    'Itinéraire',
    'Karte anzeigen',
    'Ver en el mapa',
    'Vedi mappa',
    'Haritada göster',
  ];
  it.each(['View Map Get Directions', 'View on Map', ', Get directions', '| Show map', ...inLanguages])(
    'holds no links of the page after the address: %s',
    (links) => {
      const address = 'Kanpur Rd, Lucknow, Uttar Pradesh 226012, India';
      expect(rowOf({ name: 'Mill', address: `${address} ${links}` }).address).toBe(address);
    },
  );

  it('may hold objects of the whole address and its parts', () => {
    const location = '{"city": "Maun", "address": "Plot 12, Sedie Ward, Maun, Botswana"}';
    const address = 'Plot 12, Sedie Ward, Maun, Botswana';
    expect(rowOf({ name: 'Mill', location })).toMatchObject({ address, city: 'Maun' });
  });

  it.each(['Block 12 34', 'Lot 1234 5678', 'Via 25 Aprile'])('holds no phone in few figures: %s', (address) =>
    expect(rowOf({ name: 'Mill', address })).toMatchObject({ address, phone: null }),
  );

  it.each([
    'We are in the middle of the old town, beside the church.',
    'Estamos en pleno corazón de Sevilla, al lado de la Iglesia del Salvador.',
    'Wir sind im Hof hinter der Mühle.',
  ])('holds no line of an address if it speaks of us: %s', (address) =>
    expect(rowOf({ name: 'Mill', address }).address).toBeNull(),
  );

  it.each([
    'mill.webp) no-repeat;background-size:cover;margin-top:-1px;position:relative}.row{display:flex;justify-content:space-between',
    '}); var f = d.getElementsByTagName(s)[0]',
    "@font-face{font-family:mill-icons;src:url('data:application/font-woff;base64, d09GRg')",
    '(a,b){return Zf(a,9,b)}',
    "gtag('config', 'G-AAAA0AAAA')",
    'India." />',
    'google_ad_client: "ca-pub-0000000000000000"',
    '"https://i.video.example/vi/3lhoVktMyP4/hqdefault.jpg"',
    'New Delhi (India). We specialize in the development of mills',
    'Mill Town. Our products are sold in 40 countries',
    'Mill Town, serving clients globally across 20 industries.',
    'Mill Town, committed to delivering flour',
  ])('holds no part of the source or the text of a page: %s', (address) =>
    expect(rowOf({ name: 'Mill', address }).address).toBeNull(),
  );

  it.each([
    'Shop 3 (ground floor), Our Lady of Lourdes Street 5',
    'Plot 12; Block: C; Sector 4',
    'St. Mary Road, near Govt. Hospital, opposite to the bus stand',
    'Via We Can 3, Milano',
  ])('holds one with the same signs or words: %s', (address) =>
    expect(rowOf({ name: 'Mill', address }).address).toBe(address),
  );

  it.each(['Serving the33527 Area', 'Serving the Tampa Area', 'Serving Tampa and the surrounding areas'])(
    'holds none if it says whom a place serves: %s',
    (address) => expect(rowOf({ name: 'Mill', address }).address).toBeNull(),
  );

  it.each(['NoAddress', 'No Address', 'NoAddressFound'])('holds none if it says so: %s', (address) =>
    expect(rowOf({ name: 'Mill', address }).address).toBeNull(),
  );
});

describe('a street', () => {
  it.each([
    ['G593+G64, Al Kurnaysh Br Rd', 'Al Kurnaysh Br Rd'],
    ['29RR+CPC، شارع حراء', 'شارع حراء'],
    ['H5J5+WQV', null],
    ['E713', 'E713'],
  ])('is stored without the code of its position: %s', (written, street) => {
    expect(rowOf({ name: 'Mill', street: written }).street).toBe(street);
    const parts = JSON.stringify({ street: written, city: 'Jeddah', country: 'SA' });
    expect(rowOf({ name: 'Mill', complete_address: parts }).street).toBe(street);
  });
});
