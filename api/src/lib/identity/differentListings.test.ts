import { describe, expect, it } from '@jest/globals';
import { bank, type Case, castle, freeNumber, judge, rare, steakhouse } from './testing/judgePair.ts';

describe('two listings', () => {
  it.each<Case>([
    [
      'another phone and another address',
      steakhouse,
      { ...steakhouse, address: '1 Main St.', phone: '212 555 0000' },
    ],
    [
      'another city',
      { name: steakhouse.name, city: 'Chicago', address: '1 Oak St' },
      { name: steakhouse.name, city: 'Boston', address: '7 Elm St' },
    ],
    ['positions kilometres apart', { latitude: 41, longitude: 29 }, { latitude: 41.05, longitude: 29 }],
    [
      'one hotline and other addresses',
      { phone: '444 11 22', address: 'Atatürk Cad. 5', city: 'Bursa' },
      { phone: '444 11 22', address: 'Zafer Sok. 9', city: 'İzmir' },
    ],
    [
      'one website and other addresses',
      { website: 'https://chain.example/', address: '5 Main St' },
      { website: 'https://chain.example/', address: '9 Oak Ave' },
    ],
    [
      'other kinds under one roof and number',
      { name: 'Ritz-Carlton Cafe', phone: '404 237 2700', address: '3434 Peachtree Rd.' },
      { name: 'Ritz-Carlton Dining Room', phone: '404-237-2700', address: '3434 Peachtree Rd.' },
    ],
    [
      'other names at one address',
      { name: 'Golden Nugget', address: '129 Fremont St' },
      { name: 'Stefanos', address: '129 Fremont St' },
    ],
    [
      'one name and city, and other phones',
      { name: 'Abernathy Plumbing', phone: '512 555 0143', city: 'Austin' },
      { name: 'Abernathy Plumbing', phone: '512 777 2299', city: 'Austin' },
    ],
    [
      'one hotline, two cities and nothing more',
      { name: 'Tamhar Kuaför', phone: '0212 285 68 79', city: 'İzmir' },
      { name: 'Tamhar Kuaför', phone: '0212 285 68 79', city: 'Bursa' },
    ],
    [
      'a number on the same street next door',
      { name: 'Asahi Ramen', address: '536 S Park St', latitude: 43.06153, longitude: -89.40088 },
      { name: 'Asahi Ramen', address: '432 S Park St', latitude: 43.0627, longitude: -89.401 },
    ],
    [
      'an equal kind and names that differ in a letter or two',
      { name: 'Hotel Marina', latitude: 41, longitude: 29 },
      { name: 'Hotel Martin', latitude: 41.0005, longitude: 29 },
    ],
    [
      'other numbers in their names',
      { name: 'Otopark 12 Eylül Meydanı', latitude: 41, longitude: 29 },
      { name: 'Otopark 13 Eylül Meydanı', latitude: 41.0004, longitude: 29 },
    ],
    [
      'other letters of a building',
      { name: 'Kajunmi Residence C', address: '5 Main St', latitude: 41, longitude: 29 },
      { name: 'Kajunmi Residence F', address: '5 Main St', latitude: 41.0002, longitude: 29 },
    ],
    [
      'kinds of two languages under one roof',
      { name: 'Kajunmi Lekáreň', address: 'Hlavná 5', city: 'Žilina' },
      { name: 'Kajunmi Reštaurácia', address: 'Hlavná 5', city: 'Žilina' },
    ],
    [
      'nothing known but a common city',
      { name: 'Kahve', city: 'Bursa' },
      { name: 'Kahve', city: 'Bursa', address: 'Cadde 5' },
    ],
  ])('are never joined without a question with %s', (_what, one, other) => {
    const many = { ...rare, phone: () => 2, site: () => 5 };
    expect(judge(one, other, many).verdict).not.toBe('SAME');
  });

  it.each<Case>([
    ['a bank and its cash machine', bank, { ...bank, name: 'Kajunmi Bank - ATM' }],
    ['a bank and its Geldautomat', { ...bank, name: 'Kajunmi Geldautomat' }, { ...bank, name: 'Kajunmi' }],
    ['a shop and its pharmacy', bank, { ...bank, name: 'Kajunmi Bank Pharmacy' }],
    [
      'one name on two streets and a free number',
      { ...bank, ...freeNumber },
      { ...bank, ...freeNumber, address: '9 Oak Ave' },
    ],
    [
      'a kind more and another phone',
      castle,
      { ...castle, name: 'Tamhar Schloss Restaurant', phone: '0385 777 111' },
    ],
    [
      'rooms whose numbers are joined alike',
      { name: 'Tamhar Theatre 22', address: '1 Lake Rd' },
      { name: 'Tamhar Theatre 2 (TT2)', address: '1 Lake Rd' },
    ],
    [
      'houses of a street that has a number for a name',
      { name: 'Kajunmi Eczanesi', address: 'Birlik Mah. 435. Cad. 61/E', city: 'Ankara' },
      { name: 'Kajunmi Eczanesi', address: 'BİRLİK MAH. 435. CAD NO:70', city: 'Ankara' },
    ],
    [
      'two blocks of a Japanese quarter',
      { name: '六兵衛', address: '埼玉県熊谷市末広３丁目１２−３', city: '熊谷市' },
      { name: '六兵衛', address: '熊谷市末広4-15-9', city: '熊谷市' },
    ],
    [
      'two clinics of one group',
      { ...bank, name: 'Kajunmi Doctors - Urology' },
      { ...bank, name: 'Kajunmi Doctors - Orthopedics', phone: '212 305 4565' },
    ],
    [
      'a hotel and the town that it is called after',
      { name: 'Bahia Solano Hotel', address: 'La Playa', city: 'Bahía Solano', phone: '314 410 1393' },
      { name: 'Bahia Solano', city: 'Bahia Solano' },
    ],
    [
      'two doctors of one practice',
      { ...bank, name: 'Kajunmi Hospital - Ilona Varga, M.D.', postalCode: '72202' },
      { ...bank, name: 'Kajunmi Hospital - Peter Lindqvist, M.D.', postalCode: '72202' },
    ],
    [
      'a bank that is called after its city and a bank',
      { name: '杭州银行', address: '民和路481号', city: '杭州' },
      { name: '银行', address: '民和路481号', city: '杭州' },
    ],
    [
      'a shop and the mall that its name ends with',
      { name: 'Kajunmi Tamhar Point', address: '133 Lake Rd', latitude: 1.28513, longitude: 103.84477 },
      { name: 'Tamhar Point', address: 'Lake Road, 133', latitude: 1.28537, longitude: 103.84496 },
    ],
    [
      'a studio and the hotel in which it is',
      { name: 'Kajunmi@Hotel Tamhar', latitude: 1.28513, longitude: 103.84477 },
      { name: 'Hotel Tamhar', latitude: 1.28537, longitude: 103.84496 },
    ],
    ['a filling station and its carwash', bank, { ...bank, name: 'Kajunmi Bank Carwash' }],
    [
      'a hotel and its spa with another phone',
      castle,
      { ...castle, name: 'Tamhar Schloss Spa', phone: '0385 777 111' },
    ],
    [
      'a castle and its restaurant with one website and another phone',
      { ...castle, website: 'tamhar.example' },
      { ...castle, website: 'tamhar.example', name: 'Tamhar Schloss Restaurant', phone: '0385 777 111' },
    ],
    [
      'two clinics of one house and number',
      { ...bank, name: 'Kajunmi Pediatric Lipid Clinic', postalCode: '94598' },
      { ...bank, name: 'Kajunmi Pediatric Kidney Clinic', postalCode: '94598' },
    ],
  ])('are not joined unasked: %s', (_what, one, other) => {
    expect(judge(one, other)).not.toMatchObject({ verdict: 'SAME' });
    expect(judge(one, other).isLikely).toBe(false);
  });

  it.each<Case>([
    ['two departments', { ...bank, name: 'Kajunmi Grooming' }, { ...bank, name: 'Kajunmi Dog Training' }],
    ['a cash machine with another phone', bank, { ...bank, name: 'Kajunmi Bank ATM', phone: '800 724 2440' }],
    [
      'two cities that share a common first word',
      { name: 'Kajunmi', city: 'San Jose', phone: '717 272 2050' },
      { name: 'Kajunmi', city: 'San Diego' },
    ],
    [
      'two avenues of one town',
      { name: 'Kajunmi', address: 'Corso Francia 31', city: 'Rivoli', phone: '011 222 3333' },
      { name: 'Kajunmi', address: 'Corso Allamano 195', city: 'Rivoli', phone: '011 444 5555' },
    ],
  ])('are different: %s', (_what, one, other) => {
    expect(judge(one, other).verdict).toBe('DIFFERENT');
  });

  const spot = { latitude: 43.65804, longitude: -79.38506, city: 'Toronto' };
  it.each<Case>([
    [
      'two shops of one name on two streets that are a walk apart',
      { ...spot, name: 'Kajunmi', address: '20 Bloor St' },
      { ...spot, name: 'Kajunmi', address: '1 Balmuto St', latitude: 43.65994 },
    ],
    [
      'two shops next door with phones of their own',
      { ...spot, name: 'Kajunmi', address: '20 Bloor St', phone: '416 555 0143' },
      { ...spot, name: 'Kajunmi', address: '1 Balmuto St', latitude: 43.65884, phone: '416 777 2299' },
    ],
  ])('are not likely the same, even if nothing else has the name: %s', (_what, one, other) => {
    expect(judge(one, other)).toMatchObject({ isLikely: false, isLikelyAlone: false });
  });
});
