import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { requester } from '../../../testing/requester.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

/** How lists of the REST paths show the listing of `useRestDirectory`. */
export const card = {
  id: expect.any(Number),
  slug: 'kahve-evi',
  name: 'Kahve Evi',
  categoryId: expect.any(Number),
  category: { id: expect.any(Number), name: 'Cafe', slug: 'cafe', icon: 'cup' },
  type: 'Coffee shop',
  address: 'Yol 1',
  street: null,
  city: 'İzmir',
  state: null,
  country: 'Türkiye',
  countryCode: 'TR',
  postalCode: null,
  phone: null,
  email: null,
  website: 'https://kahve.example/',
  workingHours: { Monday: '9 AM-5 PM' },
  timeZone: 'Europe/Istanbul',
  rating: '4.5',
  reviewCount: 7,
  reviewsLink: null,
  photoUrl: null,
  imageUrl: null,
  latitude: 38.4,
  longitude: 27.1,
  locationLink: null,
  orderLink: null,
  menuLink: null,
  reservationLink: null,
  businessStatus: 'OPERATIONAL',
  isOpen: true,
  isVerified: false,
  priceRange: '$$',
  globalRowNumber: 1,
  createdAt: expect.any(String),
  updatedAt: expect.any(String),
  distanceMeters: null,
};

/** A server with two listings and one in the trash, and requests to its REST paths; to be called once in a file. */
export function useRestDirectory() {
  const database = useTestDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await startTestServer(testServices(database.db)));
  });
  afterAll(() => app.close());

  const get = (path: string) => requester(app)(path);
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    requester(app)(path, { method, headers, ...(body === undefined ? {} : { body }) });
  /** Status and code of a refusal in the form that all have. */
  const refusal = async (url: string) => {
    const answer = await get(url);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = answer.json<{ message: string; code: string; parameters?: object; details?: object }>();
    expect(body).toEqual({
      message: expect.any(String),
      code: expect.stringMatching(/^[A-Z_]+$/),
      messageCode: expect.stringMatching(/^[a-z][A-Za-z]+$/),
      ...(body.parameters ? { parameters: expect.any(Object) } : {}),
      ...(body.details ? { details: expect.any(Object) } : {}),
    });
    return [answer.status, body.code];
  };
  beforeEach(async () => {
    const { db } = database;
    const category = await makeCategory(db, 'Cafe');
    await makeCategory(db, 'Without listings');
    const city = await makeCity(db, 'İzmir');
    const { id } = await makeBusiness(db, {
      name: 'Kahve Evi',
      slug: 'kahve-evi',
      categoryId: category.id,
      cityId: city.id,
      countryCode: 'TR',
      type: 'Coffee shop',
      address: 'Yol 1',
      website: 'https://kahve.example/',
      workingHours: { Monday: '9 AM-5 PM' },
      timeZone: 'Europe/Istanbul',
      rating: 4.5,
      reviewCount: 7,
      latitude: 38.4,
      longitude: 27.1,
      businessStatus: 'OPERATIONAL',
      description: '<p>Good <script>x()</script>coffee</p>',
      detailedInfo: 'plain',
      about: { Service: { Delivery: true } },
    });
    await db.prisma.review.create({
      data: { businessId: id, authorName: 'Ali', rating: 5, comment: 'Nice', fingerprint: '0'.repeat(32) },
    });
    await makeBusiness(db, { name: 'Bare', slug: 'bare', latitude: 38.41, longitude: 27.1 });
    await makeBusiness(db, { name: 'Trash', slug: 'trash', deletedAt: new Date() });
  });
  return { database, get, send, refusal };
}
