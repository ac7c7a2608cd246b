import { describe, expect, it } from '@jest/globals';
import { foldText } from '../../text/fold.ts';
import { beginningsOf, demonymOf } from './demonyms.ts';

describe('the adjective of a country or a language', () => {
  it.each([
    ['тибетский', 'tibetan'],
    ['тибетской', 'tibetan'],
    ['tibetisches', 'tibetan'],
    ['tibétaine', 'tibetan'],
    ['armenische', 'armenian'],
    ['грузинские', 'georgian'],
    ['ermenice', 'armenian'],
    ['Suriye', 'syri'],
    ['Syrien', 'syri'],
    ['سوريا', 'syri'],
    ['Marokko', 'morocc'],
    ['srilankais', 'sri'],
    ['srilankisches', 'sri'],
    ['coreano', 'korean'],
    ['amerikanisches', 'american'],
    ['سوري', 'syri'],
    ['السورية', 'syri'],
    ['افغانية', 'afghan'],
    ['ايراني', 'iran'],
    ['الماني', 'german'],
    ['اثيوبي', 'ethiop'],
    ['تايلندي', 'thai'],
    ['سعودي', 'saudi'],
    ['فلسطيني', 'palestin'],
    ['الفلسطينية', 'palestin'],
    ['südindisches', 'indian'],
    ['norditalienische', 'italian'],
    ['noordindische', 'indian'],
    ['szwajcarska', 'swiss'],
    ['швейцарский', 'swiss'],
    ['schweizisk', 'swiss'],
    ['ایرانی', 'iran'],
    ['نمساوي', 'austrian'],
    ['איטלקית', 'italian'],
    ['olasz', 'italian'],
    ['turcesc', 'turkish'],
    ['coréen', 'korean'],
  ])('%s begins as %s', (word, begun) => {
    expect(demonymOf(foldText(word))).toBe(begun);
  });

  it.each([
    'plumbing',
    'кофейня',
    'zeytindalı',
    'garten',
    'müller',
    'restoran',
    'xyz',
    'maltepe',
    'südamerikanisch',
    'westlich',
    'ostermann',
  ])('is not in %s', (word) => {
    expect(demonymOf(foldText(word))).toBeNull();
  });
});

describe('the beginning of an adjective', () => {
  it.each([
    ['chin', ['china', 'chine', 'chino']],
    ['chil', ['chile', 'chilo']],
    ['thai', ['thai']],
    ['turk', ['turk']],
    ['leban', ['leban']],
  ])('is not a shorter word: %s', (begun, beginnings) => {
    expect(beginningsOf(begun)).toEqual(beginnings);
  });
});
