import { describe, expect, it } from '@jest/globals';
import { identityKeys } from './identityKeys.ts';

const bare = {
  name: 'Kahve Durağı',
  placeId: null,
  googleId: null,
  cid: null,
  phoneNormalised: null,
  address: null,
  street: null,
  city: null,
};

describe('identityKeys', () => {
  it('takes the ids of the source before anything else, the strongest first', () => {
    const row = {
      ...bare,
      placeId: 'ChIJ1',
      googleId: '0x1:0x2',
      cid: '2',
      phoneNormalised: '+902122223344',
    };
    expect(identityKeys(row)).toEqual(['place:ChIJ1', 'google:0x1:0x2', 'cid:2']);
    expect(identityKeys({ ...row, placeId: null })[0]).toBe('google:0x1:0x2');
  });

  it('takes name and phone where there is no id, blind to accents and case', () => {
    const row = { ...bare, phoneNormalised: '+902122223344', address: 'Moda Cad. 1' };
    expect(identityKeys(row)).toEqual(identityKeys({ ...row, name: 'KAHVE DURAGI', address: 'elsewhere' }));
  });

  it('takes name and address where there is nothing better', () => {
    const row = { ...bare, address: 'Moda Cad. 1', city: 'İstanbul' };
    expect(identityKeys(row)).toEqual(['name:kahve duragi:moda cad. 1:istanbul']);
    expect(identityKeys({ ...row, address: null, street: 'Moda Cad. 1' })).toEqual(identityKeys(row));
    expect(identityKeys({ ...row, address: 'Moda Cad. 2' })).not.toEqual(identityKeys(row));
  });
});
