import { describe, expect, it } from '@jest/globals';
import { readingsOf } from '../../fixtures/columnTable.ts';
import { furtherPhones } from '../../details/contactLists.ts';
import { linkOf } from '../../values/linkValue.ts';

const list = (make: (i: number) => string) => Array.from({ length: 12 }, (_, i) => make(i));
const places = {
  Name: list(
    (i) =>
      `${['Blue', 'Old', 'Silver', 'Green'][i % 4] ?? ''} ${['Harbour', 'Mill', 'Garden'][i % 3] ?? ''} Deli`,
  ),
  Street: list((i) => `${i + 3} Mill Lane`),
  City: list((i) => ['Leeds', 'Norwich', 'Bristol'][i % 3] ?? ''),
};

describe('columns beside a street', () => {
  it.each(['CAD', 'CL', 'PL'])('hold no kind of street if all are the code %s', (code) => {
    expect(readingsOf({ ...places, Code: list(() => code) })['Code']).not.toBe('streetType');
  });

  it.each(['Number of seats', 'Customer number', 'Nombre de places'])(
    'hold no house under ‘%s’',
    (header) => {
      expect(readingsOf({ ...places, [header]: list((i) => String(20 + ((i * 7) % 50))) })[header]).not.toBe(
        'houseNumber',
      );
    },
  );
});

describe('names of accounts', () => {
  it('name the places of a sales system', () => {
    const table = { 'Account Owner': list(() => 'Sarah Keane'), ...places, 'Account Name': places.Name };
    const { Name: _, ...others } = table;
    expect(readingsOf(others)).toMatchObject({ 'Account Name': 'name', 'Account Owner': 'private' });
  });
});

describe('a bare name beside a surname', () => {
  const persons = list((i) => ['Chiara', 'Marco', 'Elena', 'Paolo'][i % 4] ?? '');
  const surnames = list((i) => ['Rossi', 'Gallo', 'Moretti'][i % 3] ?? '');

  it.each([
    ['Cognome', 'Nome'],
    ['Apellidos', 'Nombre'],
    ['Sobrenome', 'Nome'],
    ['Nazwisko', 'Imię'],
    ['Фамилия', 'Имя'],
  ])('is the first name of a person, and names no place: %s, %s', (surname, name) => {
    const table = { [surname]: surnames, [name]: persons, Studio: places.Name, City: places.City };
    expect(readingsOf(table)).toMatchObject({ [name]: 'private', Studio: 'name' });
  });

  it('names the place if first names have a column of their own', () => {
    const table = { Nachname: surnames, Vorname: persons, Name: places.Name, Ort: places.City };
    expect(readingsOf(table)).toMatchObject({ Name: 'name' });
  });
});

describe('links of programs', () => {
  it.each([
    'https://serpapi.com/search.json?engine=google_maps_reviews',
    'https://api.example.com/v1/places/12',
    'https://maps.example.com/photo?ref=12&api_key=abc',
  ])('are not pages for visitors: %s', (link) => {
    expect(linkOf(link)).toBeNull();
  });

  it.each(['https://www.json.example/', 'https://apia.example/menu', 'https://example.com/page?key=1'])(
    'differ from pages: %s',
    (link) => {
      expect(linkOf(link)).toBe(link);
    },
  );
});

describe('a phone without the code of its town', () => {
  it('is not another phone beside the whole one', () => {
    expect(furtherPhones(['11489238'], '(030) 11489238', 'DE')).toBeNull();
    expect(furtherPhones(['3114-8923'], '(11) 31148923', 'BR')).toBeNull();
    expect(furtherPhones(['11489239'], '(030) 11489238', 'DE')).toHaveLength(1);
  });
});
