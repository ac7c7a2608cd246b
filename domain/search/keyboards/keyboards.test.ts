import { describe, expect, it } from '@jest/globals';
import { onOtherKeyboards } from './keyboards.ts';

describe('a word that was typed on another keyboard', () => {
  it.each([
    ['ыгырш', 'sushi'],
    ['зшяяф', 'pizza'],
    ['Ыгицфн', 'subway'],
    ['htcnjhfy', 'ресторан'],
    ['[byrfkb', 'хинкали'],
    ['rfdf', 'кава'],
    ['gtrfhyz', 'пекарня'],
    ['πιζζα', 'pizza'],
    ['taberna', 'ταβερνα'],
    ['פןזזש', 'pizza'],
    ['nxgsv', 'מסעדה'],
    ['ㅔㅑㅋㅋㅁ', 'pizza'],
    ['clzls', '치킨'],
    ['zkvp', '카페'],
  ])('%s is %s', (typed, word) => {
    expect(onOtherKeyboards(typed)).toContain(word);
  });

  it.each(['8004', 'km', '🍕', ''])('is none of letters of a keyboard: %s', (typed) => {
    expect(onOtherKeyboards(typed)).toEqual([]);
  });

  it('is the typed word again on the keyboard that it was meant for', () => {
    for (const word of ['sushi', 'restaurant', 'pizza'])
      for (const other of onOtherKeyboards(word).filter((one) => !/[ัิืะำ่้า]/.test(one)))
        expect(onOtherKeyboards(other)).toContain(word);
  });
});
