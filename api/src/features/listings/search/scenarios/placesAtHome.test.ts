import { describe, expect, it } from '@jest/globals';
import { kindOfSearch } from '../../../../lib/placeKinds/kindOfSearch.ts';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Zum Käseeck', 'Swiss restaurant', 'Zürich', 'CH'],
  ['Grill Old Town', 'Steak house', 'Zürich', 'CH'],
  ['Kerala Garden', 'Indian restaurant', 'Zürich', 'CH'],
  ['Club of Ships', 'Private club', 'Victoria', 'CA'],
  ['Finchley Smiles', 'Dentist', 'London', 'GB'],
  ['Paws at Home', 'Pet Sitting', 'Salem', 'US'],
  ['Early Leash', 'Dog walker', 'Salem', 'US'],
  ['Quill', 'Bürobedarf', 'Berlin', 'DE'],
  ['El Comal', 'Mexican restaurant', 'Austin', 'US'],
  ['Le Grand', 'Gastronomie', 'Berlin', 'DE'],
  ['Ecke 12', 'Convenience store', 'Berlin', 'DE'],
  ['كافي 33', null, 'طرابلس', 'LY'],
  ['كافي النخيل', null, 'طرابلس', 'LY'],
]);

describe('a search finds', () => {
  it.each([
    [
      'a dish in a town rather than what has words for a part of the town',
      'fondue zürich old town',
      ['Zum Käseeck'],
    ],
    ['an adjective of a part of a country', 'südindisches restaurant zürich', ['Kerala Garden']],
    [
      'a word of listings as it is, not as a town abroad with an ending',
      'private dentist finchley',
      ['Finchley Smiles'],
    ],
    ['those who stay with animals', 'dog sitter salem', ['Paws at Home']],
    ['what is sold among other things', 'druckerpatronen berlin', ['Quill']],
    ['places by the name that they have at home', 'taquería austin', ['El Comal']],
    ['a kind that is no category alike in letters', 'büdchen berlin', ['Ecke 12']],
    ['numbers in digits of another script', 'كافي ٣٣', ['كافي 33']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});

describe('the kind of place that a word means', () => {
  it.each([
    ['izakaya', 'amenity/restaurant/japanese'],
    ['ouzeri', 'amenity/restaurant/greek'],
    ['Heuriger', 'amenity/restaurant'],
    ['치킨집', 'amenity/fast_food/chicken'],
    ['饺子馆', 'amenity/restaurant/chinese'],
    ['銭湯', 'amenity/public_bath'],
    ['carrozzeria', 'shop/car_repair'],
    ['kuruyemişçi', 'shop/nuts'],
    ['spożywczy', 'shop/convenience'],
    ['hookah', 'amenity/hookah_lounge'],
    ['cobbler', 'shop/shoe_repair'],
    ['Tischler', 'craft/carpenter'],
    ['Getränkelieferant', 'shop/beverages'],
    ['düğün salonu', 'amenity/events_venue'],
    ['mięsny', 'shop/butcher'],
    ['和食', 'amenity/restaurant/japanese'],
    ['베트남 쌀국수', 'amenity/restaurant/vietnamese'],
    ['川菜馆', 'amenity/restaurant/chinese'],
    ['מסעדת דגים', 'amenity/restaurant/seafood'],
    ['بوفيه مفتوح', 'amenity/restaurant'],
    ['Rösterei', 'shop/coffee'],
    ['gelinlikçi', 'shop/clothes/wedding'],
    ['Kammerjäger', 'craft/pest_control'],
  ])('%s', (word, kind) => {
    expect(kindOfSearch(word)?.kind ?? null).toBe(kind);
  });
});
