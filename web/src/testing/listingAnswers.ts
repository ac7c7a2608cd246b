import { graphFields } from '../../../domain/listing/fields.ts';
import type { GraphAnswers } from './fakeGraph.ts';
import { sessionAnswer } from './renderAdmin.tsx';

/** A listing of the back office with all its fields; Place 1 of İzmir by default. */
function aListing(id: number, change: object = {}) {
  return {
    __typename: 'Business',
    ...Object.fromEntries(graphFields.map((name) => [name, null])),
    id,
    slug: `place-${id}`,
    name: `Place ${id}`,
    version: 4,
    deletedAt: null,
    updatedAt: '2026-11-21T10:00:00.000Z',
    globalRowNumber: 49_900 + id,
    address: `Street ${id}`,
    photoKeys: [],
    phoneE164: null,
    rating: 4.5,
    reviewCount: 1_284,
    isOpen: true,
    isVerified: false,
    completeness: 70,
    category: { __typename: 'Category', id: 1, name: 'Kafe', slug: 'kafe' },
    city: { __typename: 'City', id: 1, name: 'İzmir' },
    country: null,
    ...change,
  };
}

const change = (field: string, before: unknown, after: unknown, names: object = {}) => ({
  __typename: 'FieldChange',
  field,
  before,
  after,
  beforeName: null,
  afterName: null,
  ...names,
});

const revision = (id: number, version: number, part: object) => ({
  __typename: 'BusinessRevision',
  id,
  version,
  createdAt: '2026-11-20T10:00:00.000Z',
  operatorName: null,
  apiKeyName: null,
  importId: null,
  changes: [],
  ...part,
});

const pageInfo = { __typename: 'PageInfo', hasNextPage: false };

const kafe = {
  __typename: 'ManagedPlace',
  id: 1,
  kind: 'CATEGORY',
  name: 'Kafe',
  slug: 'kafe',
  businessCount: 12,
  country: null,
};
// The same number as the category: they count apart.
const izmir = {
  ...kafe,
  kind: 'CITY',
  name: 'İzmir',
  slug: 'izmir',
  country: { __typename: 'Country', code: 'TR', name: 'Türkiye' },
};

/** Answers for the screens of business management. */
export function listingAnswers(special: GraphAnswers = {}): GraphAnswers {
  return {
    OperatorSession: sessionAnswer,
    AdminBusinessList: () => ({
      adminBusinesses: {
        __typename: 'AdminBusinessConnection',
        totalCount: 2,
        totalCountIsLowerBound: false,
        didYouMean: null,
        understoodAs: null,
        pageInfo,
        nodes: [aListing(1), aListing(2)],
      },
    }),
    AdminBusinessChoices: () => ({ countries: [] }),
    AdminCategoryChoices: () => ({
      categories: {
        __typename: 'CategoryConnection',
        nodes: [{ __typename: 'Category', id: 1, name: 'Kafe', slug: 'kafe', businessCount: 12 }],
      },
    }),
    PlaceChoices: ({ kind }) => ({
      managedPlaces: { __typename: 'ManagedPlaceConnection', nodes: [kind === 'CITY' ? izmir : kafe] },
    }),
    SavedFilters: () => ({ savedFilters: [] }),
    AdminBusinessEdit: ({ id, ...part }) => ({ businessById: aListing(Number(id), part) }),
    SaveBusiness: ({ id, input }) => ({
      updateBusiness: aListing(Number(id), { ...(input as object), version: 5 }),
    }),
    MakeBusiness: ({ input }) => {
      const { name, address } = input as { name: string; address: string };
      return { createBusiness: aListing(3, { name, address, version: 1 }) };
    },
    TrashBusiness: ({ id }) => ({
      deleteBusiness: aListing(Number(id), { deletedAt: '2026-11-21T11:00:00.000Z' }),
    }),
    BringBackBusiness: ({ id }) => ({ restoreBusiness: aListing(Number(id)) }),
    AdminTrash: () => ({
      trashedBusinesses: {
        __typename: 'TrashConnection',
        totalCount: 1,
        pageInfo,
        nodes: [aListing(1, { deletedAt: '2026-11-21T11:00:00.000Z' })],
      },
    }),
    BusinessHistory: () => ({
      businessRevisions: {
        __typename: 'BusinessRevisionConnection',
        pageInfo,
        nodes: [
          revision(31, 4, {
            operatorName: 'Elif Aksoy',
            changes: [
              change('name', 'Eski ad', 'Place 1'),
              change('categoryId', 2, 1, { beforeName: 'Kafe', afterName: 'Restoran' }),
            ],
          }),
          revision(30, 3, { importId: 7, changes: [change('phone', null, '1')] }),
          revision(29, 2, {
            apiKeyName: 'Kasa',
            operatorName: 'Ali',
            changes: [change('isOpen', false, true)],
          }),
        ],
      },
    }),
    UndoBusinessChange: () => ({
      undoBusinessRevision: {
        __typename: 'UndoBusinessRevisionResult',
        restored: ['name'],
        kept: [],
        business: aListing(1, { version: 6 }),
      },
    }),
    ...special,
  };
}
