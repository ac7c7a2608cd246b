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

export type SchemaOrgType = keyof typeof kinds | 'LocalBusiness';

/**
 * What may stand behind the word that says what a place is: another kind after a sign or 'and', or a word for any place. Before
 * other words it only says for whom the place is: a hospital equipment supplier is no hospital.
 */
const rest =
  '(?=$|\\s*[^a-z0-9\\s\u0027-]|\\s+(?:and|ve|und|et|y|e|&|in|restaurants?|shops?|stores?|salons?|salonu|centers?|centres?|clinics?|klinigi|offices?|house|firms?|services?|evi|dukkani|magazasi|merkezi|hastanesi)(?![a-z0-9]))';

const rules = Object.entries(kinds).flatMap(([type, words]) =>
  words.map((word) => ({
    type: type as SchemaOrgType,
    word,
    // A market is a supermarket in Turkish; in English it needs another word to say of what.
    pattern: new RegExp(word === 'market' ? '^markets?$' : `(?:^|[^a-z0-9])${word}s?${rest}`),
  })),
);
// Longer words are more specific: "coffee shop" before "shop".
rules.sort((a, b) => b.word.length - a.word.length);

/** The schema.org type of the first text that names one; `LocalBusiness` otherwise. */
export function schemaOrgType(...texts: readonly (string | null | undefined)[]): SchemaOrgType {
  for (const text of texts) {
    const folded = foldText(text ?? '');
    const found = rules.find(({ pattern }) => pattern.test(folded));
    if (found) return found.type;
  }
  return 'LocalBusiness';
}
