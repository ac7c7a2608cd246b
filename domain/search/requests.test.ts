import { describe, expect, it } from '@jest/globals';
import { readQuery } from './readQuery.ts';
import { searchedWords } from './searchedWords.ts';

const requiredOf = (text: string): string => {
  const { words, isRequired } = readQuery(searchedWords(text));
  return words.filter((_word, at) => isRequired[at]).join(' ');
};

describe('a requested fact of a listing', () => {
  it.each([
    ['telefon numarası aster', 'aster'],
    ['opening hours aster', 'aster'],
    ["horaires d'ouverture aster", 'aster'],
    ['часы работы астра', 'астра'],
    ['how do i get to aster', 'aster'],
    ['aster speisekarte', 'aster'],
    ['24 hours aster', 'aster'],
    ['alexa call aster', 'aster'],
    ['siri where do i get aster', 'aster'],
    ['hey siri navigate to aster', 'aster'],
    ['who do i call aster', 'aster'],
    ['hii do u know aster', 'aster'],
    ["i'm starving, any aster", 'aster'],
    ['im hungry aster', 'aster'],
    ['whats the number of aster', 'aster'],
    ['wo gits guets aster', 'aster'],
    ['gibt es in berlin was zu essen', 'berlin'],
  ])('is not a word of it: %s', (text, required) => {
    expect(requiredOf(text)).toBe(required);
  });
});

describe('words for additional requests', () => {
  it.each([
    ['sabse accha dentist mere paas', 'dentist'],
    ['saan may murang kainan malapit dito', 'kainan'],
    ['अभी खुला होटल', 'होटल'],
    ['附近 最好的 餐厅', '餐厅'],
    ['ร้านอาหาร ใกล้ฉัน ดีที่สุด', 'ร้านอาหาร'],
    ['رستوران نزدیک من', 'رستوران'],
    ['اقرب صيدلية', 'صيدلية'],
    ['la pharmacie la plus proche', 'pharmacie'],
    ['ближайшая аптека', 'аптека'],
    ['licensed plumber free estimate', 'plumber'],
    ['dobry dentysta blisko mnie', 'dentysta'],
    ['un bon dentiste abordable', 'dentiste'],
    ['friseur ohne termin', 'friseur'],
    ['πού θα βρω ταβέρνα', 'ταβερνα'],
    ['أين أجد صيدلية', 'صيدلية'],
    ['nyitva étterem', 'etterem'],
    ['bún chả', 'bun cha'],
    ['restaurante buenos aires', 'restaurante buenos aires'],
    ['hotel nice', 'hotel nice'],
    ['surf shop puerto rico', 'surf puerto rico'],
  ])('are known in many languages: %s', (text, required) => {
    expect(requiredOf(text)).toBe(required);
  });
});
