import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../fixtures/checkedRow.ts';

describe('a link to a map that has the position of its place', () => {
  it.each([
    ['Yandex, searched by degrees', 'https://yandex.ru/maps/?mode=search&text=55.761189%2C37.61453'],
    [
      'Yandex, pinned, longitude first',
      'https://yandex.com.tr/maps/?ll=37.1,55.2&pt=37.61453,55.761189&z=15',
    ],
    ['Yandex, what is here', 'https://yandex.ru/maps/?whatshere[point]=37.61453,55.761189&z=17'],
    [
      '2GIS, behind its firm',
      'https://2gis.ru/moscow/firm/70000001006548410/37.61453%2C55.761189?m=37.1%2C55.2%2F16',
    ],
    ['OpenStreetMap, marked', 'https://www.openstreetmap.org/?mlat=55.761189&mlon=37.61453#map=17/55.2/37.1'],
    ['Google, directions', 'https://www.google.com/maps/dir/?api=1&destination=55.761189,37.61453'],
    ['Apple', 'https://maps.apple.com/?ll=55.761189,37.61453&q=Somewhere'],
  ])('gives it: %s', (_, location_link) => {
    expect(rowOf({ location_link })).toMatchObject({ latitude: 55.761189, longitude: 37.61453 });
  });

  it.each([
    'https://yandex.ru/maps/213/moscow/?ll=37.61453%2C55.761189&z=12',
    'https://yandex.ru/maps/org/kofe/1234567890/?ll=37.61453,55.761189&z=16',
    'https://2gis.ru/moscow?m=37.61453%2C55.761189%2F16',
    'https://www.openstreetmap.org/#map=17/55.761189/37.61453',
  ])('gives none for where somebody looked: %s', (location_link) => {
    expect(rowOf({ location_link })).toMatchObject({ latitude: null, longitude: null });
  });

  it('gives it under a header of positions', () => {
    const Координаты = 'https://yandex.ru/maps/?mode=search&text=55.761189%2C37.61453';
    expect(rowOf({ Координаты })).toMatchObject({ latitude: 55.761189, longitude: 37.61453 });
  });
});
