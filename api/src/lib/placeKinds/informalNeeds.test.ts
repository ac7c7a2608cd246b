import { describe, expect, it } from '@jest/globals';
import { phraseKey, readQuery } from '../../../../domain/search/readQuery.ts';
import { searchedWords } from '../../../../domain/search/searchedWords.ts';
import { kindOfSearch } from './kindOfSearch.ts';

/** The kind of the longest phrase of a search that names one. */
const kindIn = (search: string) =>
  readQuery(searchedWords(search))
    .phrases.map((phrase) => kindOfSearch(phraseKey(phrase)))
    .find((match) => match !== null && !match.isFiner && match.confidence > 0.5)?.kind;

describe('an everyday phrase', () => {
  it.each([
    ['cheap eats', 'amenity/restaurant'],
    ['bite to eat', 'amenity/restaurant'],
    ['bouffe pas chère', 'amenity/restaurant'],
    ['heating and cooling', 'craft/hvac'],
    ['calefacción y aire acondicionado', 'craft/hvac'],
    ['klima soğutmuyor', 'craft/hvac'],
    ['klo verstopft', 'craft/plumber'],
    ['забился унитаз', 'craft/plumber'],
    ['mal aux dents', 'amenity/dentist'],
    ['my hair is falling out', 'amenity/clinic/hair_transplantation'],
    ['ausgesperrt', 'craft/locksmith'],
    ['קצבייה', 'shop/butcher'],
  ])('names a kind: %s', (search, kind) => {
    expect(kindIn(search)).toBe(kind);
  });

  it.each([
    ['my dog needs a haircut', 'shop/pet_grooming'],
    ['my cat really needs a vet', 'amenity/veterinary'],
    ['my car needs a wash', 'amenity/car_wash'],
    ['mein hund muss zum friseur', 'shop/pet_grooming'],
    ['il mio cane ha bisogno di una tosatura', 'shop/pet_grooming'],
    ['моей собаке нужна стрижка', 'shop/pet_grooming'],
    ['köpeğimin tıraşa ihtiyacı var', 'shop/pet_grooming'],
  ])('asks for what something needs: %s', (search, kind) => {
    expect(kindIn(search)).toBe(kind);
  });
});
