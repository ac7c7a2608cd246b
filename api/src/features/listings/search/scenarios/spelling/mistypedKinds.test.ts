import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Hofmann', 'Butcher shop', 'Worcester', 'GB'],
  ['Quayside Press', 'Printer', 'Worcester', 'GB'],
  ['Seitenweise', 'Bookstore', 'Berlin', 'DE', { latitude: 52.498, longitude: 13.403 }],
  ['Am Feld', 'Restaurant', 'Berlin', 'DE', { address: 'Am Poloplatz 9', latitude: 52.634, longitude: 13.3 }],
  ['frohSINN', 'Restaurant', 'Berlin', 'DE', { latitude: 52.46, longitude: 13.33 }],
  ['Kitchen Library', 'Restaurant', 'Berlin', 'DE'],
  ['Alter Krug', 'Pub', 'Berlin', 'DE'],
  ['Lindner', 'Veterinarian', 'Berlin', 'DE'],
  ['Rosso', 'Ice cream shop', 'Zürich', 'CH'],
  ['Brücke', 'Restaurant', 'Zürich', 'CH', { address: 'Eisgasse 20, 8004 Zürich' }],
  ['Korn und Geist', 'Liquor store', 'Potsdam', 'DE'],
  ['Linden', 'Restaurant', 'Potsdam', 'DE'],
  ['Simit Dünyası', null, 'İstanbul', 'TR', { address: 'Kallavi Sk. 5, Beyoğlu/İstanbul' }],
  ['Beyoğlu Fırın Ekmek', null, 'İstanbul', 'TR', { address: 'Kallavi Sk. 7, Beyoğlu/İstanbul' }],
  ['Alpenbrot', 'Bakery', 'Zürich', 'CH'],
  ['Ace Rooms', null, 'Zürich', 'CH'],
  ['Ola Brazil', 'Butcher shop', 'Bournemouth', 'GB'],
  ['Wood', 'Butcher shop', 'Bristol', 'GB'],
  ['Mokka', 'Cafe', 'Genf', 'CH'],
  ['dogsRbarkin', null, 'Boston', 'US'],
  ['Best Dogs', null, 'Boston', 'US'],
  ['B-List Coffee&Tea', 'Restaurant', 'Nakhon Phanom', 'TH'],
  ['Coffee Corner', 'Restaurant', 'Nakhon Phanom', 'TH'],
  ['Fone Hub', null, 'Jeddah', 'SA'],
  ['Gmw', 'Mühendislik/Mimarlık Faaliyetleri', 'Ankara', 'TR'],
  ['Roket', 'Savunma Sanayi', 'Ankara', 'TR'],
  ['Hummerbar', 'French restaurant', 'Genf', 'CH'],
  ['Almar Seafood Bar', 'Seafood restaurant', 'Genf', 'CH'],
  ['Kashmir', 'Indian restaurant', 'Zürich', 'CH'],
  ['Sauner', 'Gift shop', 'Oslo', 'NO'],
  ['Nordlys', 'Souvenirs', 'Oslo', 'NO'],
  ['Cool Repair', null, 'Tyler', 'US'],
  ['Repair of Heating', null, 'Plano', 'US'],
]);

describe('a search finds', () => {
  it.each([
    ['a kind of another language with a letter missing', 'metzgrei worcester', ['Hofmann']],
    ['… with two letters swapped', 'libreira berlin', ['Seitenweise']],
    ['… with a letter wrong, where the directory has none alike', 'tierartz berlin', ['Lindner']],
    ['… rather than a name that is less alike', 'librria berlin', ['Seitenweise']],
    ['… around a part of a town', 'buchhandlng kreuzberg', ['Seitenweise']],
    ['… that seems to begin with another kind', 'boulangrie zürich', ['Alpenbrot']],
    ['a cuisine with two letters swapped', 'indsich essen zürich', ['Kashmir']],
    [
      'a kind around an address, with a town that no listing has',
      'ristorante poloplatz frohnau',
      ['Am Feld'],
    ],
    ['a kind by one word of it that listings have', 'mimarlik ofisi ankara', ['Gmw']],
    ['a name that was typed apart, of words that are a kind and a town', 'hummer bar', ['Hummerbar']],
    ['what sells a thing in a place, not a street that begins so', 'eis zürich', ['Rosso', 'Brücke']],
    ['… by a word that others have in two', 'glace zürich', ['Rosso']],
    ['a kind in a town as Korean writes it', '정육점 브리스톨', ['Wood']],
    [
      'the wider kind of one that nothing is of, without a word that nothing has',
      'bubble tea qwertzuv',
      ['Mokka'],
    ],
    ['a shop by what it sells in one word', 'schnapsladen potsdam', ['Korn und Geist']],
    ['a kind in a town with a Turkish ending after a vowel', 'beyoğlunda fırın', ['Beyoğlu Fırın Ekmek']],
    ['a name of one word that was typed as three', 'dogs r barkin', ['dogsRbarkin']],
    ['a name with a sign where "and" was typed', 'b list coffee and tea', ['B-List Coffee&Tea']],
    ['a town without a kind that it lacks, not a name like the kind', 'sauna oslo', ['Sauner', 'Nordlys']],
    ['a kind in its place rather than its word elsewhere', 'phone repair jeddah', ['Fone Hub']],
  ])('%s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
