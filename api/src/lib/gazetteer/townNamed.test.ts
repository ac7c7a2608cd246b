import { describe, expect, it } from '@jest/globals';
import { isMainTownName, townNamed } from './townNamed.ts';

describe('the town that a name means in a country', () => {
  it.each([
    ['DE', 'Köln', 'Cologne', 'Colonia'],
    ['AT', 'Wien', 'Vienna', 'Viyana'],
    ['CZ', 'Praha', 'Prague', 'Прага'],
    ['IT', 'Firenze', 'Florence', 'Floransa'],
    ['GR', 'Αθήνα', 'Athens', 'Atina'],
    ['RU', 'Москва', 'Moscow', 'Moskova'],
    ['EG', 'القاهرة', 'Cairo', 'Kahire'],
    ['CN', '北京', 'Beijing', 'Pekin'],
    ['JP', '大阪', 'Osaka', 'Осака'],
    ['DK', 'København', 'Copenhagen', 'Kopenhag'],
    ['TR', 'İstanbul', 'إسطنبول', 'איסטנבול'],
    ['AT', 'Wien', 'ウィーン', 'וינה'],
  ])('%s: %s is also called %s and %s', (country, own, ...others) => {
    const town = townNamed(own, country);
    expect(town).not.toBeNull();
    expect(others.map((name) => townNamed(name, country))).toEqual([town, town]);
  });

  it.each([
    ['several towns of the country', 'Frankfurt', 'DE'],
    ['a town elsewhere', 'Cologne', 'FR'],
    ['no town', 'Nowhere at all', 'DE'],
  ])('is none for the name of %s', (_, name, country) => {
    expect(townNamed(name, country)).toBeNull();
  });

  it('has one usual name', () => {
    expect([isMainTownName('Köln', 'DE'), isMainTownName('Cologne', 'DE')]).toEqual([true, false]);
  });
});
