import { foldText } from '../text/fold.ts';

/** Kinds of place that https://schema.org has below LocalBusiness, and words by which a category or type is one. */
const kinds = {
  Restaurant: [
    'restaurant',
    'lokanta',
    'restoran',
    'kebap',
    'kebab',
    'steak',
    'sushi',
    'bistro',
    'meyhane',
    'taverna',
  ],
  FastFoodRestaurant: ['fast food', 'burger', 'hamburger', 'doner'],
  CafeOrCoffeeShop: ['cafe', 'coffee', 'kafe', 'kahve', 'tea house'],
  Bakery: ['bakery', 'patisserie', 'firin', 'pastane', 'boulangerie'],
  IceCreamShop: ['ice cream', 'dondurma', 'gelato'],
  BarOrPub: ['bar', 'pub', 'brewpub'],
  NightClub: ['night club', 'nightclub'],
  Hotel: ['hotel', 'otel'],
  Hostel: ['hostel', 'bunkhouse'],
  Motel: ['motel'],
  BedAndBreakfast: ['bed & breakfast', 'guest house', 'pansiyon'],
  Pharmacy: ['pharmacy', 'eczane', 'drugstore'],
  Dentist: ['dentist', 'dental', 'dis hekimi'],
  Hospital: ['hospital', 'hastane'],
  MedicalClinic: ['clinic', 'klinik', 'medical center'],
  VeterinaryCare: ['veterinarian', 'veterinary', 'veteriner'],
  HairSalon: ['hair salon', 'hairdresser', 'barber', 'kuafor', 'berber'],
  BeautySalon: ['beauty salon', 'guzellik'],
  NailSalon: ['nail salon'],
  DaySpa: ['spa', 'hamam'],
  ExerciseGym: ['gym', 'fitness', 'spor salonu'],
  GroceryStore: ['grocery', 'supermarket', 'market', 'bakkal'],
  BookStore: ['book store', 'bookshop', 'kitapci', 'kitabevi'],
  ClothingStore: ['clothing', 'giyim', 'boutique', 'butik'],
  ShoeStore: ['shoe store', 'ayakkabi'],
  JewelryStore: ['jewelry', 'jeweler', 'kuyumcu'],
  ElectronicsStore: ['electronics', 'elektronik'],
  FurnitureStore: ['furniture', 'mobilya'],
  HardwareStore: ['hardware store', 'hirdavat', 'nalbur'],
  Florist: ['florist', 'cicekci', 'flower shop'],
  PetStore: ['pet store', 'pet shop'],
  ToyStore: ['toy store', 'oyuncak'],
  BikeStore: ['bicycle', 'bike shop', 'bisiklet'],
  AutoRepair: ['auto repair', 'car repair', 'mechanic', 'oto tamir', 'oto servis'],
  AutoDealer: ['car dealer', 'auto dealer', 'galeri otomotiv'],
  GasStation: ['gas station', 'petrol', 'akaryakit'],
  CarWash: ['car wash', 'oto yikama'],
  RealEstateAgent: ['real estate', 'emlak'],
  LegalService: ['lawyer', 'attorney', 'law firm', 'avukat'],
  AccountingService: ['accountant', 'accounting', 'muhasebe'],
  InsuranceAgency: ['insurance', 'sigorta'],
  BankOrCreditUnion: ['bank', 'banka'],
  TravelAgency: ['travel agency', 'seyahat acentasi'],
  Plumber: ['plumber', 'tesisatci'],
  Electrician: ['electrician', 'elektrikci'],
  Locksmith: ['locksmith', 'cilingir'],
  DryCleaningOrLaundry: ['laundry', 'dry cleaner', 'kuru temizleme'],
  MovieTheater: ['cinema', 'movie theater', 'sinema'],
  Library: ['library', 'kutuphane'],
  ChildCare: ['day care', 'child care', 'kres'],
  ShoppingCenter: ['shopping mall', 'shopping center', 'alisveris merkezi'],
  Store: ['store', 'shop', 'magaza'],
} as const;

/** The same by tags of OpenStreetMap; a kind below one of them is of its type. */
const tags: Readonly<Record<string, keyof typeof kinds>> = {
  ...{ 'amenity/restaurant': 'Restaurant', 'amenity/fast_food': 'FastFoodRestaurant' },
  ...{ 'amenity/cafe': 'CafeOrCoffeeShop', 'shop/coffee': 'CafeOrCoffeeShop', 'shop/bakery': 'Bakery' },
  ...{ 'shop/pastry': 'Bakery', 'amenity/ice_cream': 'IceCreamShop', 'amenity/bar': 'BarOrPub' },
  ...{ 'amenity/pub': 'BarOrPub', 'amenity/biergarten': 'BarOrPub', 'amenity/nightclub': 'NightClub' },
  ...{ 'tourism/hotel': 'Hotel', 'tourism/hostel': 'Hostel', 'tourism/motel': 'Motel' },
  ...{ 'tourism/guest_house': 'BedAndBreakfast', 'amenity/pharmacy': 'Pharmacy', 'shop/chemist': 'Pharmacy' },
  ...{ 'amenity/dentist': 'Dentist', 'healthcare/dentist': 'Dentist', 'amenity/hospital': 'Hospital' },
  ...{ 'amenity/clinic': 'MedicalClinic', 'healthcare/clinic': 'MedicalClinic' },
  ...{ 'amenity/doctors': 'MedicalClinic', 'amenity/veterinary': 'VeterinaryCare' },
  ...{ 'shop/hairdresser': 'HairSalon', 'shop/beauty': 'BeautySalon', 'shop/beauty/nails': 'NailSalon' },
  ...{ 'leisure/spa': 'DaySpa', 'amenity/public_bath': 'DaySpa', 'leisure/fitness_centre': 'ExerciseGym' },
  ...{
    'shop/supermarket': 'GroceryStore',
    'shop/convenience': 'GroceryStore',
    'shop/grocery': 'GroceryStore',
  },
  ...{ 'shop/books': 'BookStore', 'shop/clothes': 'ClothingStore', 'shop/shoes': 'ShoeStore' },
  ...{
    'shop/jewelry': 'JewelryStore',
    'shop/electronics': 'ElectronicsStore',
    'shop/furniture': 'FurnitureStore',
  },
  ...{ 'shop/hardware': 'HardwareStore', 'shop/doityourself': 'HardwareStore', 'shop/florist': 'Florist' },
  ...{
    'shop/pet': 'PetStore',
    'shop/toys': 'ToyStore',
    'shop/bicycle': 'BikeStore',
    'shop/car': 'AutoDealer',
  },
  ...{ 'shop/car_repair': 'AutoRepair', 'amenity/fuel': 'GasStation', 'amenity/car_wash': 'CarWash' },
  ...{
    'office/estate_agent': 'RealEstateAgent',
    'office/lawyer': 'LegalService',
    'office/notary': 'LegalService',
  },
  ...{ 'office/accountant': 'AccountingService', 'office/tax_advisor': 'AccountingService' },
  ...{ 'office/insurance': 'InsuranceAgency', 'amenity/bank': 'BankOrCreditUnion' },
  ...{
    'shop/travel_agency': 'TravelAgency',
    'office/travel_agent': 'TravelAgency',
    'craft/plumber': 'Plumber',
  },
  ...{ 'craft/electrician': 'Electrician', 'craft/locksmith': 'Locksmith', 'shop/locksmith': 'Locksmith' },
  ...{ 'shop/laundry': 'DryCleaningOrLaundry', 'shop/dry_cleaning': 'DryCleaningOrLaundry' },
  ...{
    'amenity/cinema': 'MovieTheater',
    'amenity/library': 'Library',
    'education/kindergarten': 'ChildCare',
  },
  ...{ 'amenity/childcare': 'ChildCare', 'shop/mall': 'ShoppingCenter', 'shop/department_store': 'Store' },
};

function typeOfTag(kind: string): keyof typeof kinds | undefined {
  for (let tag = kind; tag.includes('/'); tag = tag.slice(0, tag.lastIndexOf('/')))
    if (Object.hasOwn(tags, tag)) return tags[tag];
  return kind.startsWith('shop/') ? 'Store' : undefined;
}

export type SchemaOrgType = keyof typeof kinds | 'LocalBusiness';

/**
 * Words that may follow the kind of a business: another kind after a sign or 'and', or a word for any business. Before other
 * words, a kind only names its customers: a hospital equipment supplier is not a hospital.
 */
const rest =
  '(?=$|\\s*[^a-z0-9\\s\u0027-]|\\s+(?:and|ve|und|et|y|e|&|in|restaurants?|shops?|stores?|salons?|salonu|centers?|centres?|clinics?|klinigi|offices?|house|firms?|services?|evi|dukkani|magazasi|merkezi|hastanesi)(?![a-z0-9]))';

/**
 * Words before a kind that leave it one, where any others make something else of it: a blood bank is not a bank, a cat hotel no
 * hotel. Alone, and after a sign or 'and', the kind needs none.
 */
const qualifiers: Readonly<Record<string, string>> = {
  bank: 'savings?|commercial|cooperative|co-operative|central|national|state|public|private|retail|investment|development|people.?s|rural|community|federal|islamic|postal|international',
  bar: 'cocktail|wine|sports?|beer|tapas|piano|karaoke|gay|lesbian|lgbt\\+?|dive|beach|pool|rooftop|lounge|hotel|irish|live|music|jazz|blues|dance|whisky|whiskey|gin|rum|champagne|tiki|hookah|shisha|cigar|pub|cafe|kafe|restaurant|restoran|restobar|night|gastro|craft|sake|singles|stand|disco',
  hotel:
    'boutique|budget|luxury|business|resort|extended|stay|apart|apartment|airport|city|beach|spa|casino|capsule|family|historic|ski|wellness|thermal|golf|design|eco|country|mountain|seaside|conference|[1-5][ -]star|\\d+ star|indoor|pension|hostel|motel|serviced|heritage|residential|japanese-style|onsen|love',
  otel: 'butik|termal|apart|resort|is|sehir|tatil|kayak|konak|luks|[1-5] yildizli|bes yildizli|dag|spa|aile|plaj',
  hospital:
    'general|public|private|state|city|community|district|regional|university|teaching|military|government|government-run|children.?s|childrens?|women.?s|maternity|psychiatric|mental|health|heart|cancer|eye|orthopa?edic|surgical|specialized|specialist|rehabilitation|emergency|municipal|national|catholic|charity|day|cardiac|cottage',
  hastane: 'ozel|devlet|genel|goz|dogum|kadin|cocuk|askeri',
  'day care':
    'child(?:ren)?(?:.?s)?|kids.?|infant|toddler|preschool|family|home|nursery|bilingual|montessori|after school|full|baby',
  'child care': 'early|family|home|infant|public|private|christian|after school',
  library:
    'public|university|college|academic|school|law|medical|city|town|county|national|state|municipal|central|branch|community|children.?s|research|reference|digital|mobile|district|science|art|music|regional|village',
};

/** Allowed position of a word: anywhere, or only after words that do not change its meaning. */
function startOf(word: string): string {
  const before = qualifiers[word];
  return before === undefined
    ? '(?:^|[^a-z0-9])'
    : `(?:^|[^a-z0-9\\s'+-]\\s*|(?<![a-z0-9])(?:and|ve|und|et|y|e|in|with)\\s+)(?:(?:${before})[\\s-]+)*`;
}

const rules = Object.entries(kinds).flatMap(([type, words]) =>
  words.map((word) => ({
    type: type as SchemaOrgType,
    word,
    // A market is a supermarket in Turkish; in English it needs another word to say of what.
    pattern: new RegExp(word === 'market' ? '^markets?$' : `${startOf(word)}${word}s?${rest}`),
  })),
);
// Longer words are more specific: "coffee shop" before "shop".
rules.sort((a, b) => b.word.length - a.word.length);

/**
 * The schema.org type of a kind, a tag of OpenStreetMap; without a kind, that of the first text that names one; `LocalBusiness`
 * otherwise, also for a kind without a type of its own, such as that of a food bank.
 */
export function schemaOrgType(
  kind: string | null,
  ...texts: readonly (string | null | undefined)[]
): SchemaOrgType {
  if (kind !== null) return typeOfTag(kind) ?? 'LocalBusiness';
  for (const text of texts) {
    const folded = foldText(text ?? '');
    const found = rules.find(({ pattern }) => pattern.test(folded));
    if (found) return found.type;
  }
  return 'LocalBusiness';
}
