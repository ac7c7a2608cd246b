import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import { sampleBusiness, sampleCategory, sampleCity } from './factories.ts';

const cafe = { ...sampleCategory('Kafe'), id: 1 };
// The same number as the category: they count apart.
const izmir = { ...sampleCity('İzmir', { code: 'TR', name: 'Türkiye' }), id: 1 };

/** Place 1 and Place 2, both a Kafe in İzmir; and the category Restoran, without listings. */
export const twoListings = {
  businesses: [1, 2].map((id) =>
    sampleBusiness({
      ...{ id, name: `Place ${id}`, address: `Street ${id}`, category: cafe, city: izmir },
      ...{ phone: null, phoneE164: null, website: null, timeZone: 'Europe/Istanbul' },
      ...{ latitude: null, longitude: null, isOpen: true },
    }),
  ),
  categories: [{ ...sampleCategory('Restoran'), id: 2 }],
} satisfies DirectoryContent;
