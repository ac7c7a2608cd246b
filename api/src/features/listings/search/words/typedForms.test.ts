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

  it('are returned unchanged if the text has others', () => {
    expect(typedForms('Łódź', ['pizza', 'lodz'])).toEqual(['pizza', 'Łódź']);
  });

  it('are the emoji that they name', () => {
    expect(formsOf('🍕 Łódź')).toEqual(['🍕', 'Łódź']);
    expect(typedPhrase('🍕Café', searchedWords('🍕Café'), searchedWords('🍕Café'))).toBe('🍕Café');
  });

  it('are parts of the word that they were cut from', () => {
    expect(typedForms('Möbelgroßhandel Łódź', ['mobel', 'grosshandel', 'lodz'])).toEqual([
      'Möbel',
      'großhandel',
      'Łódź',
    ]);
  });

  it('stay together as typed', () => {
    expect(typedPhrase('Nie Działa!', ['nie', 'dziala'], ['nie', 'dziala'])).toBe('Nie Działa');
    expect(typedPhrase('ร้านส้มตำเชียงใหม่', ['ส้มตำ', 'เชียงใหม่'], ['ส้มตำ', 'เชียงใหม่'])).toBe('ส้มตำเชียงใหม่');
    expect(typedPhrase('7/24  açık, Şişli', ['7', '24', 'acik', 'sisli'], ['7', '24', 'acik'])).toBe(
      '7/24 açık',
    );
    expect(typedPhrase('Čaj a Kafe', ['caj', 'kafe'], ['caj', 'kafe'])).toBe('Čaj Kafe');
    expect(typedPhrase('Čaj a Kafe', ['caj', 'kafe'], ['kafe', 'caj'])).toBe('Kafe Čaj');
  });
});
