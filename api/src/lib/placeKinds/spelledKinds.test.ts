import { describe, expect, it } from '@jest/globals';
import { kindOf } from './kindOf.ts';
import { kindOfSearch } from './kindOfSearch.ts';

describe('a word that shares its stem with words for another kind', () => {
  it.each([
    ['celular', 'shop/mobile_phone', 'winery'],
    ['meubles', 'shop/furniture', 'love hotel'],
    ['kiné', 'healthcare/physiotherapist', 'cinema'],
    ['lego', 'shop/toys', 'doctor'],
    ['Zimmer', 'tourism/hotel', 'carpenter'],
    ['puros', 'shop/tobacco', 'Hindu temple'],
    ['novels', 'shop/books', 'sewing shop'],
    ['glass', 'craft/glaziery', 'ice cream shop'],
  ])('is read as it is written: %s is looked for in %s, not in a %s', (text, kind) => {
    expect(kindOfSearch(text)?.kind).toBe(kind);
  });

  it('does not change the meaning of the other words', () => {
    expect(kindOf('winery')?.kind).toBe('craft/winery');
    expect(kindOf('cinema')?.kind).toBe('amenity/cinema');
    expect(kindOf('Zimmerei')?.kind).toBe('craft/carpenter');
    expect(kindOfSearch('glasses')?.kind).toBe('shop/optician');
  });
});

describe('a part of the body', () => {
  it.each([
    [
      'amenity/doctors/ophthalmology',
      'eyes, augen, yeux, ojos, occhi, olhos, oczy, oči, глаза, очи, око, μάτια, عيون, چشم, עיניים, आंख, नेत्र',
    ],
    [
      'amenity/dentist',
      'teeth, zähne, dents, dientes, denti, dentes, zęby, zuby, зубы, зуби, δόντια, أسنان, دندان, שיניים, दांत, răng',
    ],
    [
      'amenity/doctors/otolaryngology',
      'ears, ohren, oreilles, orecchie, uszy, уши, вуха, kulak, אוזניים, कान',
    ],
  ])('asks for its doctor: %s', (kind, words) => {
    expect(words.split(', ').filter((word) => kindOfSearch(word)?.kind !== kind)).toEqual([]);
  });

  it('names no kind in a category', () => {
    expect(kindOf('eyes')).toBeNull();
    expect(kindOf('teeth')).toBeNull();
  });

  it.each(['auger', 'haute', 'ohrid', 'tandem'])('is not in %s', (word) => {
    expect(kindOfSearch(word)?.kind ?? '').not.toMatch(/doctors|dentist/);
  });
});

describe('an everyday word that shares a short stem with a word for a kind', () => {
  it.each([
    ...[
      'tragen',
      'fragen',
      'vallen',
      'Lukas',
      'Mateo',
      'Mathieu',
      'Julien',
      'Bastien',
      'jamais',
      'lento',
      'novo',
    ],
    ...['sogno', 'angin', 'lang', 'może', 'Máté', 'batu', 'biru', 'halo', 'sárga', 'sade', 'balad', 'белый'],
  ])('names none if it is not a form of that word: %s', (text) => {
    const match = kindOfSearch(text);
    expect(match !== null && match.confidence > 0.5 ? match.kind : null).toBeNull();
  });

  it.each([
    ['trago', 'amenity/bar'],
    ['baladas', 'amenity/nightclub'],
    ['Musei', 'tourism/museum'],
    ['Banken', 'amenity/bank'],
    ['Hoteli', 'tourism/hotel'],
    ['бары', 'amenity/bar'],
    ['Weine', 'shop/wine'],
    ['bakkerij', 'shop/bakery'],
  ])('means the kind if it is one: %s', (text, kind) => {
    expect(kindOfSearch(text)?.kind).toBe(kind);
  });
});

describe('words of trades, care, goods and outings', () => {
  it.each([
    ['sump pump', 'craft/plumber'],
    ['雨漏り', 'craft/roofer'],
    ['ремонт окон', 'craft/window_construction'],
    ['plaquettes de frein', 'shop/car_repair'],
    ['kemik doktoru', 'amenity/doctors/orthopaedics'],
    ['kiropraktor', 'healthcare/alternative/chiropractic'],
    ['skracanie spodni', 'shop/tailor'],
    ['xin visa', 'office/diplomatic/consulate'],
    ['ciucholand', 'shop/clothes/second_hand'],
    ['ร้านของเล่น', 'shop/toys'],
    ['pandesal', 'shop/bakery'],
  ])('%s is looked for in %s', (text, kind) => {
    expect(kindOfSearch(text)?.kind).toBe(kind);
  });
});

describe('a service for an animal', () => {
  it.each(['dog surgeon', 'cat hospital', 'вакцинация собак', 'dermatologist for dogs', 'hunde zahnarzt'])(
    'is looked for at its doctor: %s',
    (text) => expect(kindOfSearch(text)?.kind).toBe('amenity/veterinary'),
  );

  it.each([
    ['pet food', 'shop/pet'],
    ['hot dog', 'amenity/fast_food/hot_dog'],
    ['dog hotel', 'amenity/animal_boarding'],
  ])('… unless it is not a treatment: %s', (text, kind) => expect(kindOfSearch(text)?.kind).toBe(kind));
});

describe('a thing that is exchanged', () => {
  it('is looked for at its trade', () => {
    expect(kindOfSearch('boiler replacement')?.kind).toBe('craft/hvac');
  });
});
