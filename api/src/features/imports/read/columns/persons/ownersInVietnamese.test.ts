import { expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));

it.each([
  'chủ quán',
  'chủ tiệm',
  'chủ cửa hàng',
  'chủ shop',
  'chủ cơ sở',
  'chủ hộ',
  'chủ doanh nghiệp',
  'người liên hệ',
])('what a list in Vietnamese says of an owner stays private: %s', (owner) => {
  const readings = readingsOf({
    'Tên quán': names,
    SĐT: by((i) => `024 3822 12${i + 10}`),
    [owner]: by((i) => ['Nguyễn Văn An', 'Trần Thị Bình'][i % 2] ?? ''),
    [`SĐT ${owner}`]: by((i) => `0912 345 6${i + 10}`),
  });
  expect(readings).toEqual({
    ...{ 'Tên quán': 'name', SĐT: 'phone' },
    ...{ [owner]: 'private', [`SĐT ${owner}`]: 'private' },
  });
});

it('phones of the place itself are public in Vietnamese', () => {
  const readings = readingsOf({ 'Tên quán': names, 'SĐT quán': by((i) => `024 3822 12${i + 10}`) });
  expect(readings).toEqual({ 'Tên quán': 'name', 'SĐT quán': 'phone' });
});
