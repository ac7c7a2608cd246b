import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import type { Message } from '../messages/message.ts';
import { businessForm, formProblems } from './formRules.ts';

const valid = { name: 'Café Mare', categoryId: 3, address: '1 Harbour Street' };

function problems(values: object): Record<string, Message> {
  try {
    businessForm.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return formProblems(error);
  }
}

describe('businessForm', () => {
  it('accepts the minimum, with the defaults of the switches', () => {
    expect(businessForm.validateSync(valid)).toEqual({ ...valid, isOpen: true, isVerified: false });
  });

  it('accepts empty optional fields', () => {
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

  it('accepts real addresses', () => {
    expect(problems({ ...valid, email: 'info@mare.example', website: 'https://mare.example/a?b=c' })).toEqual(
      {},
    );
  });

  it('names the missing fields', () => {
    const missing = {
      name: 'businessNameRequired',
      categoryId: 'categoryRequired',
      address: 'addressRequired',
    };
    expect(problems({})).toEqual(missing);
    expect(problems({ name: '  ', categoryId: 0, address: '' })).toEqual(missing);
    expect(problems({ ...valid, name: '\u202e', address: '\u200b\u2060' })).toEqual({
      name: { message: 'fieldInvisible', field: 'name' },
      address: { message: 'fieldInvisible', field: 'address' },
    });
    expect(problems({ ...valid, categoryId: '' })).toEqual({ categoryId: 'categoryRequired' });
    expect(problems({ ...valid, categoryId: 1.5 })).toEqual({ categoryId: 'categoryRequired' });
  });

  it.each([
    ['email', 'info@mare', 'emailInvalid'],
    ['email', 'a b@mare.example', 'emailInvalid'],
    ['website', 'mare', 'websiteInvalid'],
    ['website', 'javascript:alert(1)', 'websiteInvalid'],
    ['website', 'https://a.example/"b', 'websiteInvalid'],
    ['website', 'https:a.example', 'websiteInvalid'],
    ['menuLink', '/menu', 'menuLinkInvalid'],
    ['orderLink', 'mailto:a@b.example', 'orderLinkInvalid'],
    ['reservationLink', 'https://user:pass@mare.example', 'reservationLinkInvalid'],
  ])('%s refuses %s', (field, value, message) => {
    expect(problems({ ...valid, [field]: value })).toEqual({ [field]: message });
  });

  it('names the expected type of a wrong value', () => {
    expect(problems({ ...valid, phone: {}, isOpen: 'maybe' })).toEqual({
      phone: { message: 'typeExpected', expected: 'string', received: 'object' },
      isOpen: { message: 'typeExpected', expected: 'boolean', received: 'string' },
    });
  });
});
