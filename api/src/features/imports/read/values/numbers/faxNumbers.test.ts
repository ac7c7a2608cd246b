import { describe, expect, it } from '@jest/globals';
import { furtherPhones } from '../../details/contactLists.ts';
import { phoneOf } from '../smallValues.ts';

describe('the number of a fax machine in a cell of phones', () => {
  it.each([
    'tel: 021 371 973, fax: 021 371 974',
    'Tel. 021 371 973 / Fax 021 371 974',
    '021 371 973; Telefax: 021 371 974',
    '021 371 973 fax: 021 371 974',
    '021 371 973\nFax: 021 371 974',
    'T: 021 371 973 F: 021 371 974',
    '021 371 973 (tel), 021 371 974 (fax)',
    '021 371 974 (fax), 021 371 973',
    'Fax: 021 371 974, tel: 021 371 973',
    'тел.: 021 371 973, факс: 021 371 974',
    'Fax no. 021 371 974 | 021 371 973',
    '021 371 973, 팩스 021 371 974',
  ])('is not a phone: %j', (text) => {
    expect(phoneOf(text)?.replace(/\D/g, '')).toBe('021371973');
    expect(furtherPhones([text], '021 371 973', 'HR')).toBeNull();
  });

  it.each([
    'Fax: 021 371 974',
    'fax 021 371 974',
    'F: 021 371 974',
    '021 371 974 (fax)',
    'Telefax 021/371-974',
  ])('alone leaves the phone empty: %s', (text) => {
    expect(phoneOf(text)).toBeNull();
  });

  it.each([
    'Tel/Fax: 021 371 973',
    'tel. & fax: 021 371 973',
    'Phone/Fax 021 371 973',
    'tel/faks 021 371 973',
  ])('that is the phone as well stays one: %s', (text) => {
    expect(phoneOf(text)?.replace(/\D/g, '')).toBe('021371973');
  });

  it('does not take the second phone with it', () => {
    const text = 'tel: 021 371 973, fax: 021 371 974, mob: 091 222 3344';
    expect(furtherPhones([text], '021 371 973', 'HR')?.map((phone) => phone.replace(/\D/g, ''))).toEqual([
      expect.stringMatching(/91222334/),
    ]);
  });
});
