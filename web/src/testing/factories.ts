import type { WorkingHours } from '../../../domain/hours/openingHours.ts';

export interface SampleCountry {
  code: string;
  name: string;
}

export interface SampleCity {
  id: number;
  name: string;
  slug: string;
  /** Of cities that share their name with others of the country. */
  region?: string;
  country: SampleCountry | null;
}

export interface SampleCategory {
  id: number;
  name: string;
  slug: string;
  icon: string | null;
}

export interface SampleReview {
  id: number;
  authorName: string | null;
  rating: number | null;
  comment: string | null;
  createdAt: string | null;
  source: string | null;
}

/** A listing as GraphQL returns it, with every field; fillDirectory writes it into a database. */
export interface SampleBusiness {
  id: number;
  slug: string;
  name: string;
  category: SampleCategory | null;
  city: SampleCity | null;
  country: SampleCountry | null;
  type: string | null;
  address: string | null;
  street: string | null;
  state: string | null;
  postalCode: string | null;
  isServiceArea?: boolean;
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  website: string | null;
  description: string | null;
  detailedInfo: string | null;
  about: unknown;
  workingHours: WorkingHours | null;
  specialHours: Record<string, string> | null;
  reviewsPerScore: number[] | null;
  otherPhones: string[] | null;
  socialLinks: Record<string, string> | null;
  locatedIn: string | null;
  areaServed: string[] | null;
  timeZone: string | null;
  rating: number | null;
  reviewCount: number;
  reviewList: SampleReview[];
  reviewsLink: string | null;
  photoUrl: string | null;
  imageUrl: string | null;
  photos: { url: string; caption?: string }[] | null;
  logoUrl: string | null;
  photoKeys: string[];
  gallery: { key: string; caption: string | null }[];
  logoKey: string | null;
  busyHours: Record<string, number[]> | null;
  latitude: number | null;
  longitude: number | null;
  locationLink: string | null;
  orderLink: string | null;
  menuLink: string | null;
  reservationLink: string | null;
  businessStatus: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY' | null;
  isOpen: boolean;
  isVerified: boolean;
  isDemo: boolean;
  priceRange: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}

let lastId = 0;

function simpleSlug(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const portugal: SampleCountry = { code: 'PT', name: 'Portugal' };

export function sampleCity(name = 'Lisbon', country: SampleCountry | null = portugal): SampleCity {
  return { id: (lastId += 1), name, slug: simpleSlug(name), country };
}

export function sampleCategory(name = 'Restaurant'): SampleCategory {
  return { id: (lastId += 1), name, slug: simpleSlug(name), icon: null };
}

export function sampleReview(part: Partial<SampleReview> = {}): SampleReview {
  return {
    id: (lastId += 1),
    authorName: 'Inês Valadares',
    rating: 5,
    comment: 'Came for the slow-cooked lamb and stayed for the orange cake.',
    createdAt: '2026-10-30T12:00:00.000Z',
    source: 'google',
    ...part,
  };
}

const everyDay: WorkingHours = {
  Monday: 'Closed',
  Tuesday: '12 PM-3 PM, 7 PM-11 PM',
  Wednesday: '12 PM-3 PM, 7 PM-11 PM',
  Thursday: '12 PM-3 PM, 7 PM-11 PM',
  Friday: '12 PM-3 PM, 7 PM-12:30 AM',
  Saturday: '12 PM-11 PM',
  Sunday: '12 PM-4 PM',
};

/** A complete listing; `part` overrides the fields of the test. */
export function sampleBusiness(part: Partial<SampleBusiness> = {}): SampleBusiness {
  const id = part.id ?? (lastId += 1);
  const name = part.name ?? `Casa Andorinha ${id}`;
  const city = part.city === undefined ? sampleCity() : part.city;
  return {
    id,
    slug: simpleSlug(name) || `listing-${id}`,
    name,
    category: part.category === undefined ? sampleCategory() : part.category,
    city,
    country: city?.country ?? null,
    type: null,
    address: 'Rua do Limoeiro Velho 14, 1100-482 Lisbon, Portugal',
    street: 'Rua do Limoeiro Velho 14',
    state: null,
    postalCode: '1100-482',
    phone: '+351 21 555 01 42',
    phoneE164: '+351215550142',
    email: 'ola@casa-andorinha.example',
    website: 'https://casa-andorinha.example/',
    description: '<p>A twelve-table dining room on the quiet side of the hill.</p>',
    detailedInfo: null,
    about: { 'Service options': { 'Outdoor seating': true, Delivery: false } },
    workingHours: everyDay,
    specialHours: null,
    reviewsPerScore: null,
    otherPhones: null,
    socialLinks: null,
    locatedIn: null,
    areaServed: null,
    timeZone: 'Europe/Lisbon',
    rating: 4.7,
    reviewCount: 1284,
    reviewList: [],
    reviewsLink: null,
    photoUrl: null,
    imageUrl: null,
    photos: null,
    logoUrl: null,
    photoKeys: [],
    gallery: [],
    logoKey: null,
    busyHours: null,
    latitude: 38.7112,
    longitude: -9.1322,
    locationLink: null,
    orderLink: null,
    menuLink: null,
    reservationLink: null,
    businessStatus: 'OPERATIONAL',
    isOpen: true,
    isVerified: true,
    isDemo: false,
    priceRange: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-11-03T09:00:00.000Z',
    version: 1,
    ...part,
  };
}
