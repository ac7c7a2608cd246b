import { describe, expect, it } from '@jest/globals';
import { nominatives } from './caseEndings.ts';
import { plainWords } from '../plainWords.ts';

const namesOf = (text: string): string[] => nominatives(plainWords(text)).map(({ words }) => words.join(' '));

describe('the nominatives that the name of a town may have', () => {
  it.each([
    ['Budapesten', 'Budapest'],
    ['Pécsett', 'Pécs'],
    ['budapesti', 'Budapest'],
    ['Krakowie', 'Kraków'],
    ['Łodzi', 'Łódź'],
    ['Sopocie', 'Sopot'],
    ['Białymstoku', 'Białystok'],
    ['Krasnegostawu', 'Krasnystaw'],
    ['Krasnymstawie', 'Krasnystaw'],
    ['Zielonej Górze', 'Zielona Góra'],
    ['Praze', 'Praha'],
    ['Plzni', 'Plzeň'],
    ['Karlových Varech', 'Karlovy Vary'],
    ['Košiciach', 'Košice'],
    ['Helsingissä', 'Helsinki'],
    ['Seinäjoella', 'Seinäjoki'],
    ['Turun', 'Turku'],
    ['Tartus', 'Tartu'],
    ['Daugavpilī', 'Daugavpils'],
    ['Vilniuje', 'Vilnius'],
    ['Šiauliuose', 'Šiauliai'],
    ['Києві', 'Київ'],
    ['Тернополі', 'Тернопіль'],
    ['Нижнем Новгороде', 'Нижний Новгород'],
    ['Ростове-на-Дону', 'Ростов-на-Дону'],
    ['Novom Sadu', 'Novi Sad'],
    ['Zadru', 'Zadar'],
    ['Rijeci', 'Rijeka'],
    ['Θεσσαλονίκης', 'Θεσσαλονίκη'],
    ['Χανίων', 'Χανιά'],
    ["Bursa'ya", 'Bursa'],
    ['Timișoarei', 'Timișoara'],
    ['Durrësit', 'Durrës'],
    ['Bilbon', 'Bilbo'],
    ['თბილისში', 'თბილისი'],
    ['Երևանում', 'Երևան'],
  ])('%s: %s', (typed, name) => {
    expect(namesOf(typed)).toContain(plainWords(name).join(' '));
  });

  it.each(['Budapestben', 'Oslossa', 'Vilniuje', 'თბილისში', "Ankara'daki"])(
    'are where something is by the ending alone: %s',
    (typed) => {
      expect(nominatives(plainWords(typed)).some(({ isLocative }) => isLocative)).toBe(true);
    },
  );

  it('exclude the words themselves and duplicates', () => {
    for (const typed of ['Krakowie', 'Novom Sadu', 'Helsingissä']) {
      const names = namesOf(typed);
      expect(names).not.toContain(plainWords(typed).join(' '));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
