import type { Category, Kind } from './category.ts';

// Enough to reach the width of a large directory.
const namesByKind: Record<Kind, string> = {
  restaurant:
    'Sushi restaurant, Noodle bar, Burger restaurant, Steak house, Tapas bar, Kebab shop, Dumpling restaurant, Diner, Barbecue restaurant, Soup bar, Falafel restaurant, Taco restaurant, Fine dining restaurant, Family restaurant, Buffet restaurant, Food court stall, Sandwich shop, Creperie',
  cafe: 'Espresso bar, Juice bar, Chocolate café, Internet café, Donut shop, Bagel shop, Cupcake shop, Frozen yogurt shop',
  bar: 'Pub, Cocktail bar, Sports bar, Beer garden, Jazz club, Karaoke bar, Night club, Lounge',
  lodging: 'Motel, Campsite, Holiday apartment, Inn, Mountain hut, Resort hotel, Farm stay',
  foodShop:
    'Supermarket, Fishmonger, Spice store, Chocolate shop, Organic food store, Farm shop, Tea store, Health food store, Frozen food store, Convenience store',
  shop: 'Department store, Watch store, Sporting goods store, Outdoor equipment store, Camera store, Computer store, Mobile phone store, Fabric store, Craft store, Art supply store, Musical instrument store, Lighting store, Kitchen supply store, Carpet store, Mattress store, Second-hand shop, Comic book store, Video game store, Baby store, Bridal shop, Hat shop, Luggage store, Lamp store, Poster store, Fishing store, Motorcycle dealer, Car dealer, Bicycle store',
  beauty:
    'Nail salon, Massage therapist, Tanning salon, Tattoo studio, Make-up artist, Cosmetics store, Sauna',
  health:
    'Pediatrician, Dermatologist, Orthodontist, Chiropractor, Psychologist, Eye doctor, Hospital, Medical laboratory, Hearing aid store, Speech therapist, Nutritionist, Midwife, Podiatrist, Animal hospital, Home care service',
  office:
    'Notary, Insurance agency, Bank, Tax consultant, Marketing agency, Web designer, Graphic designer, Translator, Employment agency, Travel agency, Coworking space, Software company, Print shop, Engineering office, Event planner, Consultant, Newspaper office',
  trade:
    'Roofer, Painter, Carpenter, Glazier, Stonemason, Gardener, Moving company, Cleaning service, Gas station, Appliance repair, Chimney sweep, Pest control service, Recycling center, Storage facility, Courier service, Taxi service, Car rental',
  workshop:
    'Tire shop, Car wash, Auto body shop, Motorcycle repair shop, Shoe repair shop, Watch repair, Phone repair, Computer repair, Upholsterer',
  fitness:
    'Swimming pool, Tennis club, Dance school, Martial arts school, Pilates studio, Rowing club, Golf course, Boxing gym, Riding school, Ice rink, Bowling alley, Football club',
  culture:
    'Library, Concert hall, Zoo, Aquarium, Planetarium, Botanical garden, Escape room, Amusement park, Cultural center, Historical landmark, Puppet theater',
  school:
    'Kindergarten, Primary school, Driving school, Cooking school, Art school, Tutoring service, Computer school, Sailing school, University department, Sewing school',
};

const patterns: Category['names'] = {
  en: ['{w} $', '{s} $'],
  tr: ['{w} $'],
  pt: ['{w} $'],
  de: ['{w} $', '{s} $'],
  el: ['{w} $'],
  ja: ['{w} · {r} $'],
  hu: ['{w} $', '{s} $'],
};

function toNames(name: string): Category['names'] {
  const filled = (language: keyof Category['names']) =>
    patterns[language].map((pattern) => pattern.replace('$', name));
  return {
    en: filled('en'),
    tr: filled('tr'),
    pt: filled('pt'),
    de: filled('de'),
    el: filled('el'),
    ja: filled('ja'),
    hu: filled('hu'),
  };
}

const kinds = Object.keys(namesByKind) as Kind[];

/** Categories without facts, which have their English name in every country. */
export const englishOnlyCategories: readonly Category[] = kinds.flatMap((kind) =>
  namesByKind[kind].split(', ').map((name) => ({ name, kind, names: toNames(name), facts: [] })),
);
