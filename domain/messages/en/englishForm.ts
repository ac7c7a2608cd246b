import { englishCount } from './englishFormat.ts';

export const englishForm = {
  businessNameRequired: 'A business name is required',
  addressRequired: 'An address is required',
  websiteInvalid: 'Invalid URL',
  menuLinkInvalid: 'Invalid menu URL',
  orderLinkInvalid: 'Invalid order URL',
  reservationLinkInvalid: 'Invalid reservation URL',
  mapLinkInvalid: 'Invalid map URL',
  reviewsLinkInvalid: 'Invalid review URL',
  photoUrlInvalid: 'Invalid photo URL',
  imageUrlInvalid: 'Invalid image URL',
  businessStatusInvalid: 'Invalid business status',
  hoursToCheck: 'Check the opening hours',
  typeExpected: ({ expected, received }: { expected: string; received: string }) =>
    `Expected ${expected}, received ${received}`,
  fieldTooLong: ({ field, limit }: { field: string; limit: number }) =>
    `${field} can have at most ${englishCount(limit, 'character')}`,
  fieldInvisible: ({ field }: { field: string }) => `${field} must not consist of invisible characters only`,
  valueRefused: 'Invalid value',
  valueRequired: 'Required',
  emailNotAddress: 'Not an email address',
  linkNotAddress: 'Not a web address',
  statusUnknown: 'Unknown status',
};
