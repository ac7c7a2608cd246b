import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../fixtures/checkedRow.ts';

describe('the place of a row', () => {
  it.each([
    ['9 Furman Street  Brooklyn  NY USA 11201', 'US', 'Brooklyn', '11201'],
    ['1251 Avenue of the Americas  New York  NY UNITED STATES 10020', 'US', 'New York', '10020'],
    ['619 Courtney St Victoria BC', 'CA', 'Victoria', null],
    ['5 King Street Newcastle NSW', 'AU', 'Newcastle', null],
    ['12 Oak Ave Santa Rosa CA', 'US', 'Santa Rosa', null],
  ])('is read from %s', (address, countryCode, city, postalCode) => {
    expect(rowOf({ address })).toMatchObject({ countryCode, city, postalCode });
  });

  it.each([
    ['경상남도 창원시 마산회원구 봉암북4길 8, (봉암동)', '창원'],
    ['경기 양평군 양평읍 경강로 12', '양평'],
    ['부산광역시 기장군 기장읍 차성로288번길 40', '부산'],
    ['서울 성동구 아차산로 113, 8층 828호 (성수동2가)', '서울'],
    ['群馬県吾妻郡草津町草津401', '草津'],
  ])('has the town that its province stands before: %s', (address, city) => {
    expect(rowOf({ address })).toMatchObject({ city });
  });

  it.each(['Suipacha 384, C1008AAF Cdad. Autónoma de Buenos Aires', 'Suipacha 384, CABA'])(
    'is Buenos Aires in %s',
    (address) => {
      expect(rowOf({ address, country: 'AR' })).toMatchObject({ city: 'Buenos Aires' });
    },
  );

  it('is of no country if a script is that of many and the phone fits two of them', () => {
    const address = 'عقار رقم 207 الطريق العام';
    expect(rowOf({ address, phone: '70/034904' }).countryCode).toBeNull();
  });

  it('has the town of the address if the column of cities holds a county', () => {
    const address = '2583, North 1st Street, Abilene, Taylor County, Texas, 79603, United States';
    expect(rowOf({ address, city: 'Taylor County', country: 'US' }).city).toBe('Abilene');
    expect(rowOf({ address: '1 Main St', city: 'Taylor County', country: 'US' }).city).toBe('Taylor County');
  });

  it.each([
    ['Bogotá (BOG)', 'Bogotá'],
    ['Cincinnati, ', 'Cincinnati'],
    ['vk.com/gutaclinic', null],
    ['@handle', null],
  ])('has no codes or profiles for a city: %s', (city, read) => {
    expect(rowOf({ city }).city).toBe(read);
  });

  it('has its suite after the street, and no second street', () => {
    expect(rowOf({ street1: '1345 Philomena Street', street2: 'Suite 402' }).street).toBe(
      '1345 Philomena Street, Suite 402',
    );
    expect(rowOf({ address: '12 Main St', address2: '45 Other Street, Springfield' }).address).toBe(
      '12 Main St',
    );
    expect(rowOf({ address: '12 Main St, Austin, TX 78701', address2: 'Suite 5' }).address).toBe(
      '12 Main St, Austin, TX 78701',
    );
  });
});

describe('values under the header of others', () => {
  it('are not kinds: handles and pages', () => {
    expect(rowOf({ category: '@gutaclinic' }).category).toBeNull();
    expect(rowOf({ category: 'vk.com/gutaclinic' }).category).toBeNull();
    expect(rowOf({ types: 'point_of_interest, establishment' }).category).toBeNull();
  });

  it('are not prices: addresses', () => {
    expect(rowOf({ 'Price Range': '11 Kensington High St' }).priceRange).toBeNull();
    expect(rowOf({ 'Price Range': '£10–20' }).priceRange).toBe('£10–20');
  });

  it('are sites among email addresses, if the place has no other', () => {
    expect(rowOf({ email: 'http://www.thebushchemist.com.au', website: '' }).website).toBe(
      'http://www.thebushchemist.com.au/',
    );
  });

  it.each(['http//:www.shop.de', 'https;//www.shop.de', 'htpps//www.shop.de', 'https/www.shop.de'])(
    'are sites in spite of a mistyped scheme: %s',
    (website) => {
      expect(rowOf({ website }).website).toBe('https://www.shop.de/');
    },
  );

  it('is not a site without an end', () => {
    expect(rowOf({ website: 'www.Infolytx' })).toMatchObject({ website: null });
  });
});

describe('a phone with the zero of calls within the country', () => {
  it('is dialled without it', () => {
    expect(rowOf({ phone: '+560228578107' }).phoneNormalised).toBe('+56228578107');
  });
});

describe('several email addresses', () => {
  it('leave the one at the site of the place', () => {
    const email = 't@click.stop, info@tek-enerji.com';
    expect(rowOf({ email, website: 'http://www.tek-enerji.com' }).email).toBe('info@tek-enerji.com');
    expect(rowOf({ email: 'a@b.com, c@d.com' }).email).toBe('a@b.com');
  });
});

describe('pages among phones', () => {
  const page = `https://www.tripadvisor.com/Hotel_Review-g304138-d12657695-${'Reviews-'.repeat(30)}`;

  it('are not numbers, and lose no row', () => {
    expect(rowOf({ phone: page }).phone).toBeNull();
    expect(rowOf({ phone: '(512) 324-1902', phone2: page })).toMatchObject({
      phone: '(512) 324-1902',
      otherPhones: null,
    });
  });
});

describe('a list of kinds', () => {
  it('is split if each part is one', () => {
    expect(rowOf({ categories: 'Pizza,Restaurants' }).category).toBe('Pizza');
  });
});
