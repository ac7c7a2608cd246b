import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import { businessForm } from './formRules.ts';

const valid = { name: 'Café Mare', categoryId: 3, address: '1 Harbour Street' };

function problems(values: object): Record<string, string> {
  try {
    businessForm.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((each) => [each.path ?? '', each.errors[0] ?? '']));
  }
}

describe('businessForm', () => {
  it('takes the least, with the defaults of the switches', () => {
    expect(businessForm.validateSync(valid)).toEqual({ ...valid, isOpen: true, isVerified: false });
  });

  it('takes empty optional fields', () => {
    const empty = {
      email: '',
      website: '',
      menuLink: '',
      orderLink: null,
      reservationLink: '',
      phone: '',
      city: null,
    };
    expect(problems({ ...valid, ...empty })).toEqual({});
  });

  it('takes real addresses', () => {
    expect(problems({ ...valid, email: 'info@mare.example', website: 'https://mare.example/a?b=c' })).toEqual(
      {},
    );
  });

  it('asks in Turkish for what is missing', () => {
    const missing = {
      name: 'İşletme adı gerekli',
      categoryId: 'Kategori seçimi gerekli',
      address: 'Adres gerekli',
    };
    expect(problems({})).toEqual(missing);
    expect(problems({ name: '  ', categoryId: 0, address: '' })).toEqual(missing);
    expect(problems({ ...valid, name: '\u202e', address: '\u200b\u2060' })).toEqual({
      name: 'İşletme adı yalnızca görünmeyen karakterlerden oluşamaz',
      address: 'Adres yalnızca görünmeyen karakterlerden oluşamaz',
    });
    expect(problems({ ...valid, categoryId: '' })).toEqual({ categoryId: 'Kategori seçimi gerekli' });
    expect(problems({ ...valid, categoryId: 1.5 })).toEqual({ categoryId: 'Kategori seçimi gerekli' });
  });

  it.each([
    ['email', 'info@mare', 'Geçersiz email'],
    ['email', 'a b@mare.example', 'Geçersiz email'],
    ['website', 'mare', 'Geçersiz URL'],
    ['website', 'javascript:alert(1)', 'Geçersiz URL'],
    ['website', 'https://a.example/"b', 'Geçersiz URL'],
    ['website', 'https:a.example', 'Geçersiz URL'],
    ['menuLink', '/menu', 'Geçersiz menü URL'],
    ['orderLink', 'mailto:a@b.example', 'Geçersiz sipariş URL'],
    ['reservationLink', 'https://user:pass@mare.example', 'Geçersiz rezervasyon URL'],
  ])('%s refuses %s', (field, value, message) => {
    expect(problems({ ...valid, [field]: value })).toEqual({ [field]: message });
  });

  it('says what it expected of another type', () => {
    expect(problems({ ...valid, phone: {}, isOpen: 'maybe' })).toEqual({
      phone: 'Expected string, received object',
      isOpen: 'Expected boolean, received string',
    });
  });
});
