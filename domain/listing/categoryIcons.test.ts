import { describe, expect, it } from '@jest/globals';
import { categoryIcon, categoryIconNames } from './categoryIcons.ts';

describe('categoryIcon', () => {
  it.each([
    ['Restaurant', 'food', 'clay'],
    ['Schweizerisches Restaurant', 'food', 'clay'],
    ['Burgerrestaurant', 'food', 'clay'],
    ['LOKANTA', 'food', 'clay'],
    ['Sandwich shop', 'food', 'clay'],
    ['Balık Lokantası', 'food', 'clay'],
    ['Coffee shop', 'cup', 'caramel'],
    ['Eiscafé', 'cup', 'caramel'],
    ['Bar', 'cup', 'caramel'],
    ['Barber shop', 'scissors', 'plum'],
    ['Kuaför', 'scissors', 'plum'],
    ['Bäckerei', 'bread', 'ochre'],
    ['Fırın', 'bread', 'ochre'],
    ['Gym', 'gym', 'olive'],
    ['City park', 'tree', 'olive'],
    ['Parking lot', 'car', 'slate'],
    ['Dental clinic', 'tooth', 'mist'],
    ['Diş hekimi', 'tooth', 'mist'],
    ['Veterinary hospital', 'paw', 'sage'],
    ['Dog trainer', 'paw', 'sage'],
    ['Hot Dog Stand', 'food', 'clay'],
    ['Eczane', 'health', 'sage'],
    ['Medical clinic', 'health', 'sage'],
    ['Hotel', 'bed', 'lake'],
    ['Otel', 'bed', 'lake'],
    ['Car dealer', 'car', 'slate'],
    ['Career center', 'shop', 'mist'],
    ['Lawyer', 'law', 'slate'],
    ['Avukat', 'law', 'slate'],
    ['Computer store', 'chip', 'slate'],
    ['Bicycle shop', 'bike', 'mist'],
    ['Book store', 'book', 'ochre'],
    ['Primary school', 'cap', 'ochre'],
    ['İlkokul okulu', 'cap', 'ochre'],
    ['Plumber', 'wrench', 'caramel'],
    ['Butcher shop', 'shop', 'rose'],
    ['Süpermarket', 'shop', 'rose'],
    ['Real estate agency', 'building', 'slate'],
    ['', 'shop', 'mist'],
    ['外滩', 'shop', 'mist'],
  ])('%s is %s in %s', (name, icon, hue) => {
    expect(categoryIcon(name)).toEqual({ icon, hue });
  });

  it('is the chosen icon with its hue, if it exists', () => {
    expect(categoryIcon('Restaurant', 'book')).toEqual({ icon: 'book', hue: 'ochre' });
    expect(categoryIcon('Restaurant', null)).toEqual({ icon: 'food', hue: 'clay' });
    expect(categoryIcon('Restaurant', 'rocket')).toEqual({ icon: 'shop', hue: 'mist' });
    expect(categoryIconNames).toContain('leaf');
  });
});
