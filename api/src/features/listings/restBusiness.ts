import type { FastifyReply } from 'fastify';
import type { AnswerShape } from '../../http/rest/routeDescription.ts';

/** Fields that the legacy lists answer, as a selection on Business. */
export const cardFields = `
  id slug name category { id name slug icon } type address street city { name } state country { code name } postalCode
  phone email website workingHours timeZone rating reviewCount reviewsLink photoUrl imageUrl latitude longitude locationLink orderLink
  menuLink reservationLink businessStatus isOpen isVerified priceRange globalRowNumber createdAt updatedAt distanceMeters`;

/** Fields that the legacy list of operators answers: their edit form is filled from a row, and sends all of its fields. */
export const managedFields = `${cardFields} description detailedInfo about`;

/** Fields that the legacy detail path answers. */
export const detailFields = `${managedFields} otherPhones socialLinks logoUrl photos gallery { key caption }
  logoKey reviewsPerScore locatedIn areaServed specialHours otherHours busyHours
  reviews(first: 100) { nodes { id authorName rating comment createdAt } }`;

const review: AnswerShape = {
  name: 'Review',
  type: 'Review',
  fields: 'id authorName rating comment createdAt',
};

const adapted = {
  categoryId: { type: ['integer', 'null'], description: 'Id of its category.' },
  city: { type: ['string', 'null'], description: 'Name of its city.' },
  country: { type: 'string', description: 'Name of its country; US where none is known.' },
  countryCode: { type: 'string', description: 'ISO 3166-1 alpha-2 code; US where none is known.' },
  rating: { type: ['string', 'null'], description: '0 to 5, as text.' },
  priceRange: { type: 'string', description: 'Such as $$, which is also assumed where none is known.' },
};

/** Fields of a listing in the legacy lists. */
export const listedBusiness: AnswerShape = {
  name: 'Business',
  type: 'Business',
  fields: cardFields,
  adapted,
};

/** Fields of a listing in the legacy list of operators. */
export const managedBusiness: AnswerShape = {
  name: 'ManagedBusiness',
  type: 'Business',
  fields: managedFields,
  adapted,
};

/** Fields of a listing in the legacy detail path. */
export const wholeBusiness: AnswerShape = {
  name: 'BusinessDetail',
  type: 'Business',
  fields: detailFields,
  adapted: { ...adapted, reviews: { list: review } },
};

/** A listing as `cardFields` or `detailFields` select it. */
export interface GraphBusiness {
  category: { id: number; name: string; slug: string; icon: string | null } | null;
  city: { name: string } | null;
  country: { code: string; name: string } | null;
  rating: number | null;
  priceRange: string | null;
  reviews?: { nodes: unknown[] };
  [field: string]: unknown;
}

// Legacy clients expect a country and a price on every listing; the directory itself assumes neither.
const assumed = { country: 'US', priceRange: '$$' };

/** The legacy shape: flat names for city and country, the rating as text, reviews as a bare list. Takes the listing over. */
export function toRestBusiness(business: GraphBusiness): Record<string, unknown> {
  const { category, city, country, rating, priceRange, reviews } = business;
  // Written over in place: a copy of forty fields is most of the cost.
  const rest: Record<string, unknown> = business;
  rest.categoryId = category?.id ?? null;
  rest.city = city?.name ?? null;
  rest.country = country?.name ?? assumed.country;
  rest.countryCode = country?.code ?? assumed.country;
  rest.rating = rating === null ? null : String(rating);
  rest.priceRange = priceRange ?? assumed.priceRange;
  if (reviews) rest.reviews = reviews.nodes;
  return rest;
}

/** The same, with the version as ETag: a later change may name it in If-Match. Takes the listing over. */
export function toVersionedReply(business: GraphBusiness, reply: FastifyReply) {
  void reply.header('etag', `"${String(business.version)}"`);
  // JSON leaves it out.
  business.version = undefined;
  return toRestBusiness(business);
}
