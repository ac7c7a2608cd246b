import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const zurich = { latitude: 47.376, longitude: 8.541 };
const kassel = { latitude: 51.316, longitude: 9.496 };

/** None of its listings is in the searched towns, but some have similar names. */
const find = useSearchResults([
  ['Hamburger Haus', 'Restaurant', 'Zürich', 'CH', zurich],
  ['Restaurant Männchen', 'Restaurant', 'Zürich', 'CH', zurich],
  ['Parisienne', 'Restaurant', 'Zürich', 'CH', zurich],
  ['Madrigal', 'Restaurant', 'Kassel', 'DE', kassel],
  ['Milena', 'Restaurant', 'Kassel', 'DE', kassel],
  ['Московская', 'Restaurant', 'Kassel', 'DE', kassel],
  ['Hotel Hirschen', 'Hotel', 'Kassel', 'DE', kassel],
  ['Hotel Muenchner Hof', 'Hotel', 'Zürich', 'CH', zurich],
  ['Hotel Munch', 'Hotel', 'Zürich', 'CH', zurich],
  ['Londonderry Dental', 'Dentist', 'Kassel', 'DE', kassel],
  ['Dr. Keller', 'Dentist', 'Zürich', 'CH', zurich],
  ['Lyonel Bar', 'Bar', 'Kassel', 'DE', kassel],
  ['Ankaras Bar', 'Bar', 'Kassel', 'DE', kassel],
  ['Schlosser Napoli', 'Locksmith', 'Zürich', 'CH', zurich],
  ['Schlosser Rossi', 'Locksmith', 'Zürich', 'CH', zurich],
  ['Esenyurt Eczanesi', 'Pharmacy', 'Zürich', 'CH', zurich],
  ['Löwen-Apotheke', 'Pharmacy', 'Zürich', 'CH', zurich],
  ['カフェ さくら', null, 'Zürich', 'CH', zurich],
]);

const inGermany = ['Madrigal', 'Milena', 'Московская'];
const restaurants = ['Hamburger Haus', 'Restaurant Männchen', 'Parisienne', ...inGermany];

describe('a town that the directory has nothing in', () => {
  it.each([
    ['restaurant in hamburg', inGermany, 'hamburg'],
    ['restaurant hamburg', inGermany, 'hamburg'],
    ['restaurant in paris', restaurants, 'paris'],
    ['restaurant madrid', restaurants, 'madrid'],
    ['milan restaurant', restaurants, 'milan'],
    ['restaurante en madrid', restaurants, 'madrid'],
    ['ресторан в москве', restaurants, 'москве'],
    ['ресторан москва', restaurants, 'москва'],
    ['hotel münchen', ['Hotel Hirschen'], 'münchen'],
    ['hotel in munich', ['Hotel Hirschen'], 'munich'],
    ['dentist london', ['Londonderry Dental', 'Dr. Keller'], 'london'],
    ['bar in lyon', ['Lyonel Bar', 'Ankaras Bar'], 'lyon'],
    ["Ankara'da bar", ['Lyonel Bar', 'Ankaras Bar'], "Ankara'da"],
  ])('is not a beginning and no typo of a name, and is reported: %s', async (search, found, town) => {
    const { names, leftOut, didYouMean } = await find(search);
    expect(new Set(names)).toEqual(new Set(found));
    expect({ leftOut, didYouMean }).toEqual({ leftOut: [town], didYouMean: null });
  });

  it('is a whole word of a name', async () => {
    expect((await find('locksmith napoli')).names).toEqual(['Schlosser Napoli']);
  });

  it('is found without its ending in names: esenyurtta eczane', async () => {
    expect((await find('esenyurtta eczane')).names).toEqual(['Esenyurt Eczanesi']);
  });

  it('finds listings around it if the search has no other words', async () => {
    const { names, parts, leftOut } = await find('winterthur');
    expect(names).toContain('Parisienne');
    expect(names).not.toContain('Madrigal');
    expect([parts.map(({ label }) => label), leftOut]).toEqual([['Near Winterthur'], []]);
  });

  it('is the beginning of a name if the search has no other words', async () => {
    expect((await find('paris')).names).toEqual(['Parisienne']);
    // Sakura is a town, a tree and a name.
    expect((await find('sakura')).names).toEqual(['カフェ さくら']);
  });
});
