import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const rows = [
  ['Amber', 'San Diego', 'US', '92101'],
  ['Beryl', 'Boston', 'US', '02110-1301'],
  ['Citrine', 'Warszawa', 'PL', '00-950'],
  ['Diamond', 'São Paulo', 'BR', '01310-100'],
  ['Emerald', 'London', 'GB', 'SW1A 1AA'],
  ['Fluorite', 'Dublin', 'IE', 'D02 X285'],
  ['Garnet', 'Amsterdam', 'NL', '1012 AB'],
  ['Heliotrope', 'Toronto', 'CA', 'M5V 3L9'],
  ['Iolite', 'Lisboa', 'PT', '1100-148'],
  ['Jade', '東京', 'JP', '150-0002'],
  ['Kyanite', 'Stockholm', 'SE', '114 55'],
  ['Labradorite', 'Berlin', 'DE', '10115'],
  ['Moonstone', 'Rīga', 'LV', 'LV-1050'],
  ['Nephrite', 'Singapore', 'SG', '049483'],
] as const;
/** The same with another last digit: a neighbour, which has no listing of its own. */
const neighbour = (code: string) => code.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

const find = useSearchedNames([
  ...rows.map(
    ([name, city, country, postalCode]) =>
      [name, 'Bakery', city, country, { postalCode, address: `Hill Lane 7, ${postalCode} ${city}` }] as const,
  ),
  ...rows.map(
    ([name, city, country, code]) =>
      [
        `${name} Two`,
        'Florist',
        city,
        country,
        { address: `Hill Lane 9, ${neighbour(code)} ${city}` },
      ] as const,
  ),
  ['Opal', 'Museum', 'Berlin', 'DE', { latitude: 52.531, longitude: 13.385, postalCode: '10178' }],
  ['Pearl', 'Museum', 'Berlin', 'DE', { latitude: 52.444, longitude: 13.575, postalCode: '12555' }],
  ['Quartz', 'Museum', 'Köln', 'DE', { latitude: 50.94, longitude: 6.96, postalCode: '50667' }],
  ['Ruby', 'Theater', 'Manchester', 'GB', {}],
  ['Spinel', 'Theater', 'London', 'GB', {}],
]);

describe('a search finds a postal code', () => {
  it.each([
    ['with the end that the listing lacks', '92101-1234', 'Amber'],
    ['… in one piece', '921011234', 'Amber'],
    ['with its end in one piece', '021101301', 'Beryl'],
    ['without its hyphen: Poland', '00950', 'Citrine'],
    ['with a blank: Poland', '00 950', 'Citrine'],
    ['without its hyphen: Brazil', '01310100', 'Diamond'],
    ['in small letters and one piece: Great Britain', 'sw1a1aa', 'Emerald'],
    ['in one piece: Ireland', 'd02x285', 'Fluorite'],
    ['in one piece: the Netherlands', '1012ab', 'Garnet'],
    ['with the sign of its country: the Netherlands', 'NL-1012 AB', 'Garnet'],
    ['in one piece: Canada', 'm5v3l9', 'Heliotrope'],
    ['without its hyphen: Portugal', '1100148', 'Iolite'],
    ['behind its sign: Japan', '〒150-0002', 'Jade'],
    ['… in one piece', '〒1500002', 'Jade'],
    ['… in wide digits', '１５０－０００２', 'Jade'],
    ['without its blank: Sweden', '11455', 'Kyanite'],
    ['with the sign of its country: Sweden', 'SE-114 55', 'Kyanite'],
    ['with the sign of its country: Germany', 'D-10115', 'Labradorite'],
    ['without its sign: Latvia', '1050', 'Moonstone'],
    ['with a letter before it: Singapore', 'S049483', 'Nephrite'],
  ])('%s: %s', async (_what, code, name) => {
    expect(await find(`bakery ${code}`)).toEqual([name]);
    expect((await find(code))[0]).toBe(name);
  });

  it.each(rows.filter(([, , country]) => country !== 'US'))(
    'that only the address has, in one piece and apart: %s',
    async (name, _city, _country, postalCode) => {
      const code = neighbour(postalCode);
      for (const text of [code, code.replace(/[ -]/, ''), code.replace(/[ -]/, ' ')])
        expect(await find(text)).toEqual([`${name} Two`]);
    },
  );

  it('by its first part: Great Britain, Ireland, Canada', async () => {
    for (const [area, name] of [
      ['sw1a', 'Emerald'],
      ['d02', 'Fluorite'],
      ['dublin 2', 'Fluorite'],
      ['m5v', 'Heliotrope'],
    ] as const)
      expect(await find(`bakery ${area}`)).toEqual([name]);
  });
});

describe('around a postal code that no listing has, a search finds', () => {
  it('the kind, the nearest first', async () => {
    expect((await find('museum 10119'))[0]).toBe('Opal');
    expect(await find('museum 12557')).toEqual(['Pearl']);
  });

  it('the kind in the town of the code, if listings have no position', async () => {
    expect(await find('theater M11 2AB')).toEqual(['Ruby']);
    expect(await find('theater ec1a')).toEqual(['Spinel']);
  });

  it('everything, if only the code was typed', async () => {
    expect((await find('12557'))[0]).toBe('Pearl');
  });

  it('nothing near a number that is not a postal code of the directory’s countries', async () => {
    expect(await find('museum 99950')).not.toEqual(['Opal', 'Pearl']);
  });
});
