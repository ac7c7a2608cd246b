import { describe, expect, it } from '@jest/globals';
import { searchedWords } from '../../../../../../domain/search/searchedWords.ts';
import { typedForms, typedPhrase } from './typedForms.ts';

const formsOf = (text: string) => typedForms(text, searchedWords(text));

describe('words of a search as they were typed', () => {
  it.each([
    ['Pralka nie działa, Łódź', ['Pralka', 'nie', 'działa', 'Łódź']],
    ["L'Étoile d’Or", ["L'Étoile", 'd’Or']],
    ['Straße İstanbul ŒUVRE', ['Straße', 'İstanbul', 'ŒUVRE']],
    ['#PizzaUno @rapid_rooter', ['Pizza', 'Uno', 'rapid', 'rooter']],
    ['Nguyễn Văn Cừ', ['Nguyễn', 'Văn', 'Cừ']],
    ['A1 a Ä', ['A1', 'a', 'Ä']],
    ['مَطعَم جدة', ['مَطعَم', 'جدة']],
    ['कॉफ़ी की दुकान', ['कॉफ़ी', 'की', 'दुकान']],
  ])('%s', (text, forms) => {
    expect(formsOf(text)).toEqual(forms.map((form) => form.normalize('NFC')));
  });

  it('come back as they are where the text has others', () => {
    expect(formsOf('🍕 Łódź')).toEqual([...searchedWords('🍕'), 'Łódź']);
  });

  it('are parts of the word that they were cut from', () => {
    expect(typedForms('Möbelgroßhandel Łódź', ['mobel', 'grosshandel', 'lodz'])).toEqual([
      'Möbel',
      'großhandel',
      'Łódź',
    ]);
  });

  it('stand together as they did', () => {
    expect(typedPhrase('Nie Działa!', ['nie', 'dziala'], ['nie', 'dziala'])).toBe('Nie Działa');
    expect(typedPhrase('ร้านส้มตำเชียงใหม่', ['ส้มตำ', 'เชียงใหม่'], ['ส้มตำ', 'เชียงใหม่'])).toBe('ส้มตำเชียงใหม่');
    expect(typedPhrase('Čaj a Kafe', ['caj', 'kafe'], ['kafe', 'caj'])).toBe('Kafe Čaj');
  });
});
