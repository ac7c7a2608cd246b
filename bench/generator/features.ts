import type { Kind } from './category.ts';
import type { Random } from './random.ts';

/** Probability of each feature, by section. */
type Sections = Record<string, Record<string, number>>;

const accessibility = {
  'Wheelchair accessible entrance': 0.7,
  'Wheelchair accessible toilet': 0.45,
  'Wheelchair accessible parking lot': 0.35,
};
const payments = { 'Credit cards': 0.85, 'Debit cards': 0.9, 'NFC mobile payments': 0.7, 'Cash only': 0.08 };
const shopping: Sections = {
  'Service options': { 'In-store shopping': 1, 'In-store pickup': 0.5, Delivery: 0.35 },
  Accessibility: accessibility,
  Payments: payments,
  Amenities: { 'Gift wrapping': 0.3, 'Repair service': 0.2 },
};
const appointments: Sections = {
  Planning: { 'Appointment required': 0.5, 'Appointments recommended': 0.5 },
  Accessibility: accessibility,
  Amenities: { Toilet: 0.7, 'Wi-Fi': 0.4 },
};
const eating: Sections = {
  'Service options': { 'Outdoor seating': 0.55, Takeaway: 0.7, Delivery: 0.35, 'Dine-in': 0.97 },
  Highlights: { 'Great tea selection': 0.3, 'Live music': 0.15, 'Good for watching the street': 0.2 },
  'Dining options': { Breakfast: 0.35, Lunch: 0.8, Dinner: 0.7, Dessert: 0.6 },
  Accessibility: accessibility,
  Amenities: { Toilet: 0.9, 'Wi-Fi': 0.6, 'High chairs': 0.4 },
  Atmosphere: { Casual: 0.7, Cosy: 0.5, Quiet: 0.3 },
  Crowd: { 'Family-friendly': 0.55, 'LGBTQ+ friendly': 0.3 },
  Planning: { 'Accepts reservations': 0.6 },
  Payments: payments,
};

const sectionsByKind: Record<Kind, Sections> = {
  restaurant: eating,
  cafe: eating,
  bar: {
    'Service options': { 'Outdoor seating': 0.5, 'Dine-in': 0.8, Takeaway: 0.1 },
    Offerings: { Beer: 0.95, Wine: 0.8, Cocktails: 0.6, 'Small plates': 0.5, 'Alcohol-free drinks': 0.7 },
    Highlights: { 'Live music': 0.35, 'Board games': 0.2 },
    Accessibility: accessibility,
    Payments: payments,
  },
  lodging: {
    Amenities: {
      'Free Wi-Fi': 0.95,
      'Air conditioning': 0.7,
      'Breakfast included': 0.6,
      Parking: 0.4,
      Lift: 0.4,
    },
    Accessibility: accessibility,
    Pets: { 'Dogs allowed': 0.4 },
    Children: { 'Family rooms': 0.5, Cots: 0.5 },
  },
  foodShop: shopping,
  shop: shopping,
  beauty: { ...appointments, 'Service options': { 'On-site services': 1 }, Payments: payments },
  health: { ...appointments, 'Service options': { 'Online care': 0.25, 'On-site services': 1 } },
  office: { ...appointments, 'Service options': { 'Online appointments': 0.6, 'On-site services': 0.9 } },
  trade: {
    'Service options': { 'On-site services': 0.8, 'Online estimates': 0.4, 'Same-day service': 0.4 },
    Accessibility: accessibility,
    Payments: payments,
  },
  workshop: {
    'Service options': { 'On-site services': 1, 'Same-day service': 0.4, 'Pick-up service': 0.3 },
    Accessibility: accessibility,
    Payments: payments,
  },
  fitness: {
    Amenities: { Showers: 0.9, Lockers: 0.9, 'Wi-Fi': 0.4, Sauna: 0.25 },
    Offerings: { 'Classes for beginners': 0.8, 'Personal training': 0.5, 'Trial lesson': 0.6 },
    Accessibility: accessibility,
  },
  culture: {
    'Service options': { 'On-site services': 1 },
    Amenities: { Toilet: 0.95, Café: 0.4, Shop: 0.5, 'Left luggage': 0.4 },
    Children: { 'Good for kids': 0.6 },
    Accessibility: accessibility,
  },
  school: {
    'Service options': { 'Online classes': 0.6, 'On-site services': 1 },
    Accessibility: accessibility,
    Amenities: { 'Wi-Fi': 0.8, Toilet: 0.9 },
  },
};

const shareUnknown = 0.1;

/** Features by section, in the format of an export; null if unknown. */
export function features(
  kind: Kind,
  random: Random,
): Record<string, Record<string, boolean | string>> | null {
  if (random.chance(shareUnknown)) return null;
  const about: Record<string, Record<string, boolean | string>> = {};
  for (const [section, likely] of Object.entries(sectionsByKind[kind])) {
    if (random.chance(0.2)) continue;
    const known = Object.entries(likely).filter(() => random.chance(0.85));
    if (known.length === 0) continue;
    about[section] = Object.fromEntries(known.map(([feature, share]) => [feature, random.chance(share)]));
  }
  if (kind === 'lodging') {
    about['Check-in and check-out'] = {
      'Check-in time': `${random.integer(14, 16)}:00`,
      'Check-out time': `${random.integer(10, 12)}:00`,
    };
  }
  return Object.keys(about).length > 0 ? about : null;
}
