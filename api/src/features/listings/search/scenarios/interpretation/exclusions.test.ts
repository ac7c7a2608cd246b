import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const wifi = { about: { Amenities: { 'Wi-Fi': true } } };

const find = useSearchResults([
  ['Adler', 'Restaurant', 'Berlin', 'DE'],
  ['Hirsch', 'Restaurant', 'München', 'DE'],
  ['Kranich', 'Restaurant', 'Zürich', 'CH'],
  ['Alpha', 'Cafe', 'Berlin', 'DE', wifi],
  ['Beta', 'Cafe', 'Zürich', 'CH'],
  ['Santa Lucia', 'Dentist', 'Santa Rosa', 'US'],
  ['Rosa Dental', 'Dentist', 'New York', 'US'],
  ['Pizza Luigi', 'Pizza restaurant', 'Zürich', 'CH'],
  ['Pizza Mario', 'Pizza restaurant', 'Zürich', 'CH'],
  ['Lone Plumber', 'Plumber', 'Berlin', 'DE'],
]);

describe('a search with "not"', () => {
  it.each([
    ['restaurant not in berlin', ['Hirsch', 'Kranich', 'Pizza Luigi', 'Pizza Mario'], 'Not in Berlin'],
    ['restaurant nicht in Berlin', ['Hirsch', 'Kranich', 'Pizza Luigi', 'Pizza Mario'], 'Not in Berlin'],
    ['restaurant not in germany', ['Kranich', 'Pizza Luigi', 'Pizza Mario'], 'Not in Germany'],
    ['dentist not in santa rosa', ['Rosa Dental'], 'Not in Santa Rosa'],
    ['restaurant zürich not pizza', ['Kranich'], 'Not Pizza restaurant'],
    ['pizza except luigi', ['Pizza Mario'], 'Except luigi'],
    ['cafe ohne wifi', ['Beta'], 'Ohne wifi'],
  ])('excludes what is named: %s', async (search, names, label) => {
    const found = await find(search);
    expect(new Set(found.names)).toEqual(new Set(names));
    expect(found.leftOut).toEqual([]);
    expect(found.parts).toContainEqual(expect.objectContaining({ kind: 'EXCLUDED', label }));
  });

  it('finds excluded listings if there are no others, and says so', async () => {
    const { names, leftOut, parts } = await find('plumber not in berlin');
    expect({ names, leftOut }).toEqual({ names: ['Lone Plumber'], leftOut: ['not in berlin'] });
    expect(parts.map(({ kind }) => kind)).toEqual(['CATEGORY']);
  });

  it('reports a place that the directory does not know as left out', async () => {
    expect((await find('cafe not in hamburg')).leftOut).toEqual(['not in hamburg']);
  });

  it('has a part that removes it', async () => {
    const { parts } = await find('restaurant not in berlin');
    expect(parts.find(({ kind }) => kind === 'EXCLUDED')).toMatchObject({
      words: 'not in berlin',
      without: 'restaurant',
    });
  });
});
