import { describe, expect, it } from '@jest/globals';
import { mapColumns } from './mapColumns.ts';
import { readingsOf, rowsOfTable } from '../fixtures/columnTable.ts';

const names = ['Ada Kafe', 'Sun & Sons Optics', 'Köşe Lokantası', 'Blue Vision', 'North Deli'];
const phones = names.map((_, i) => `+90 212 222 33 4${i}`);
const addresses = names.map((_, i) => `${i + 1} High Street, 3400${i} Townville`);
const persons = ['Elif Yıldız', 'Jonas Berg', 'Maria Rossi', 'Ivan Petrov', 'Ana Silva'];
const ofPersons = persons.map((name) => `${name.toLowerCase().replace(' ', '.')}@mail.example`);
const ofPlaces = names.map((_, i) => `info@place${i}.example`);

describe('columns of the shapes that lists of places have', () => {
  it('take the company as the name beside persons, and never a score or count as the rating', () => {
    expect(
      readingsOf({
        name: ['Ada Kafe', '', '', '', ''],
        company: names,
        phone: phones,
        'Review & Rating': ['72', '52', '14', '8', '120'],
        review_count: ['72', '52', '14', '8', '120'],
        'Full Name - People': persons,
        'Title - People': ['Owner', 'Owner', 'CEO', 'Owner', 'Owner'],
        'Preferred Email': ofPersons,
        'Decision Maker Contact Full Website': names.map((_, i) => `https://p${i}.example/`),
        Score: ['21', '6', '14', '9', '18'],
        rating: ['5', '4.9', '3.8', '4.4', ''],
      }),
    ).toEqual({
      name: 'name',
      company: 'name',
      phone: 'phone',
      'Review & Rating': null,
      review_count: 'reviewCount',
      'Full Name - People': 'private',
      'Title - People': 'private',
      'Preferred Email': 'private',
      'Decision Maker Contact Full Website': 'private',
      Score: null,
      rating: 'rating',
    });
  });

  it('give the contact person their phone and e-mail, and the company the other phone', () => {
    expect(
      readingsOf({
        Adi: names,
        Adres: addresses,
        'Phone-1': phones,
        'Name Surname': persons,
        Phone: phones.map((phone) => phone.replace('212', '532')),
        'E-Mail': ofPersons,
        City: ['Bursa', 'İzmir', 'Ankara', 'İzmir', 'Adana'],
        Sector: ['Otomotiv', 'Elektronik', 'Otomotiv', 'Gıda', 'Gıda'],
      }),
    ).toEqual({
      Adi: 'name',
      Adres: 'address',
      'Phone-1': 'phone',
      'Name Surname': 'private',
      Phone: 'private',
      'E-Mail': 'private',
      City: 'city',
      Sector: 'category',
    });
  });

  it('keep the only phone of a contact list, whose e-mails stay private', () => {
    expect(
      readingsOf({ name: names, email: ofPersons, first_name: persons, last_name: persons, phone: phones }),
    ).toMatchObject({ name: 'name', email: 'private', phone: 'phone' });
  });

  it('keep mailboxes of the business beside persons', () => {
    expect(readingsOf({ name: names, email: ofPlaces, 'Full Name': persons })).toMatchObject({
      email: 'email',
    });
    expect(readingsOf({ name: names, 'Company Email': ofPersons, 'Full Name': persons })).toMatchObject({
      'Company Email': 'email',
    });
  });

  it('are recognized in a German list, with headers joined to numbers and short names', () => {
    expect(
      readingsOf({
        name: names,
        strasse_nr: ['Hauptstr. 1', 'Ring 2', 'Allee 3', 'Gasse 4', 'Weg 5'],
        plz: ['10115', '10117', '10119', '10178', '10179'],
        art: ['Café', 'Bar', 'Café', 'Bar', 'Imbiss'],
        fon: phones,
        w3: names.map((_, i) => `www.p${i}.example`),
        mail: ofPlaces,
        montag: ['09:00-17:00', '', '10:00-18:00', '', ''],
      }),
    ).toEqual({
      name: 'name',
      strasse_nr: 'street',
      plz: 'postalCode',
      art: 'category',
      fon: 'phone',
      w3: 'website',
      mail: 'email',
      montag: 'openingDay',
    });
  });

  it('are read by their values if the headers are shifted by one column', () => {
    const link = (name: string) =>
      `https://www.google.com/maps/place/${encodeURIComponent(name)}/data=!3d1.5!4d2.5`;
    const table = {
      url: names.map(link),
      name: names,
      description: ['4.6', '4.1', '3.9', '5.0', '4.4'],
      rating: ['(65)', '(7)', '(120)', '(9)', '(31)'],
      reviews: ['Nail salon', 'Spa', 'Nail salon', 'Spa', 'Nail salon'],
    };
    expect(readingsOf(table)).toEqual({
      url: 'locationLink',
      name: 'name',
      description: 'rating',
      rating: 'reviewCount',
      reviews: 'category',
    });
  });

  it('include a column of ids without a header, and the rating among counts and averages', () => {
    const table = {
      '': names.map((_, i) => `ChIJfixture000000000000000${i}`),
      name: names,
      lat: ['52.51', '52.52', '52.53', '52.54', '52.55'],
      lng: ['13.31', '13.32', '13.33', '13.34', '13.35'],
      reviews_count: ['1', '2', '3', '4', '5'],
      reviews_average: ['4.1', '4.2', '4.3', '4.4', '4.5'],
    };
    expect(readingsOf(table)).toMatchObject({
      A: 'placeId',
      reviews_count: 'reviewCount',
      reviews_average: 'rating',
    });
  });

  it('are recognized if all headers share a prefix', () => {
    expect(
      readingsOf({
        restaurant_name: names,
        restaurant_rating: ['4', '4', '5', '3', '4'],
        restaurant_phone: phones,
      }),
    ).toEqual({
      restaurant_name: 'name',
      restaurant_rating: 'rating',
      restaurant_phone: 'phone',
    });
    expect(readingsOf({ 'data.title': names, 'data.phone': phones, 'data.address': addresses })).toEqual({
      'data.title': 'name',
      'data.phone': 'phone',
      'data.address': 'address',
    });
  });

  it('always include a name: without a clear name column, the likeliest one is read and asked about', () => {
    const { columns, mapped } = mapColumns(
      ['Ad', 'Soyad', 'Telefon'],
      rowsOfTable({ a: persons, b: persons, c: phones }),
    );
    expect(mapped.map(({ field }) => field)).toContain('name');
    expect(columns[0]).toMatchObject({ field: 'name', isAsked: true, isPersonal: false });
  });

  it('have no sample if they are personal, and are read once released', () => {
    const table = { name: names, email: ofPersons, 'Full Name': persons };
    const { columns } = mapColumns(Object.keys(table), rowsOfTable(table));
    expect(columns[1]).toMatchObject({
      how: 'private',
      isPersonal: true,
      samples: [],
      sample: null,
      field: null,
    });
    const { columns: released } = mapColumns(Object.keys(table), rowsOfTable(table), null, ['email']);
    expect(released[1]).toMatchObject({ field: 'email', isPersonal: true, isReleased: true });
    const { columns: mapped } = mapColumns(Object.keys(table), rowsOfTable(table), { email: 'email' });
    expect(mapped[1]).toMatchObject({ how: 'private' });
  });
});
