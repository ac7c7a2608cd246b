import { describe, expect, it } from '@jest/globals';
import { inEnglish } from './englishName.ts';

describe('the English name of a kind of place', () => {
  it.each([
    ['Sushi-Restaurant', 'de', 'Sushi restaurant'],
    ['Fast-Food-Restaurant', 'nl', 'Fast food restaurant'],
    ['Burger-Restaurant', 'de', 'Hamburger restaurant'],
    ['Fitness-Studio', 'de', 'Gym'],
    ['Tattoo-Studio', 'de', 'Tattoo parlor'],
    ['Coffee-Shop', 'de', 'Coffee shop'],
    ['Coffee-Shop', undefined, 'Coffee shop'],
    ['Sushi-Restaurant', undefined, 'Sushi restaurant'],
    ['Restaurant de sushis', 'fr', 'Sushi restaurant'],
    ['PIZZA RESTAURANT', undefined, 'Pizza restaurant'],
    ['Japanisches Restaurant', 'de', 'Japanese restaurant'],
    ['Fırın', 'tr', 'Bakery'],
    ['Coffee shops', undefined, 'Coffee shop'],
    ['Restaurants', undefined, 'Restaurant'],
    ['BAKERIES', undefined, 'Bakery'],
    ['Dentists', 'de', 'Dentist'],
    ['Pizza Restaurants', undefined, 'Pizza restaurant'],
  ])('replaces “%s” of a file in %s', (name, language, english) => {
    expect(inEnglish(name, language)).toBe(english);
  });

  it.each([
    ['Sushi restaurant', 'de'],
    ['Fitness-Studio', undefined],
    ['Tattoo studio', 'de'],
    ['Brunch-Restaurant', 'de'],
    ['Vegan-Restaurant', 'de'],
    ['Bar', 'tr'],
  ])('leaves “%s” of a file in %s', (name, language) => {
    expect(inEnglish(name, language)).toBe(null);
  });
});
