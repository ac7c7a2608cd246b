import type { DirectoryContent } from '../../../api/src/testing/fillDirectory.ts';
import { sampleBusiness, sampleReview } from './factories.ts';

const reviewList = [
  sampleReview({
    ...{ id: 1, authorName: 'Ali', rating: 1, comment: 'Çok kötü', source: 'Google' },
    createdAt: '2026-01-05T10:00:00.000Z',
  }),
  sampleReview({
    ...{ id: 2, authorName: 'Can', rating: 5, comment: 'Harika', source: 'Yelp' },
    createdAt: '2026-01-04T10:00:00.000Z',
  }),
];

/** Kahve Evi with the reviews of Ali and Can, and the import that brought it. */
export const reviewedPlace = {
  businesses: [sampleBusiness({ id: 3, name: 'Kahve Evi', rating: 4.5, reviewCount: 1200, reviewList })],
  rows: {
    import: [{ id: 7, status: 'DONE', fileName: 'bursa.xlsx', fileSize: 1, fileSha256: 'a'.repeat(64) }],
  },
} satisfies DirectoryContent;
