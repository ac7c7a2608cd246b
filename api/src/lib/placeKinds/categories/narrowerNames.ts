import { joinedKey, kindWords } from '../kindKey.ts';

/**
 * Names that the dictionary has for a kind although they mean only a part of it, or a neighbouring kind: every wine bar is a
 * bar, but no sports bar is a wine bar. Searches find them by the kind; categories with these names stay separate.
 */
const narrowerNames = [
  // Food and drink.
  'Bistro,Bistrot,Brasserie,Diner,Bar and grill,Grill,Buffet,Food court restaurant,Small plates,Tapas,Creperie',
  'Crêperie,Trattoria,Osteria,Meal delivery,Delivery restaurant',
  'Takeout restaurant,Takeaway,Takeout,Meal takeaway,Snack bar,Food stand,Hawker stall,Food truck,Sandwiches and snacks',
  'Coffee stand,Espresso bar,Cafeteria,Coffee roasters',
  'Cocktail bar,Lounge bar,Taproom,Wine bar,Sports bar,Piano bar,Beer hall,Lounge,Live music bar,Beer bar,Gastropub',
  'Bar à cocktails,Bar à vin,Bar à vins,Bar à bières,Weinbar,Cocktailbar,Sportbar,Bar de vinos,Bar de copas,Coctelería',
  'Cake shop,Dessert shop,Cupcake shop,Beer store,Spirits store',
  // Health and beauty.
  'General hospital,Private hospital,Walk-in clinic,Urgent care center,Outpatient clinic,Specialized clinic',
  'Family planning center,Pain control clinic,Weight loss service,Pain management physician',
  'Cosmetic dentist,Emergency dental service,Radiology center,Psychologist,Counselor,Mental health clinic',
  'Mental health service,Homeopath,Ayurvedic clinic,Naturopathic practitioner,Holistic medicine practitioner',
  'Waxing hair removal service,Laser hair removal service,Hair removal service,Eyelash salon,Eyebrow bar,Make-up artist',
  'Skin care service,Permanent make-up clinic,Facial,Medical spa,Med spa,Facial spa,Wellness center,Wellness program',
  'Senior care,Retirement home,Personal trainer',
  // Education, religion, public institutions and venues.
  'Elementary school,Primary school,High school,Secondary school,Middle school,Private school,College',
  'English language school,Music instructor,Training center,Karate school,Judo club,Child care agency',
  'Catholic church,Baptist church,Evangelical church,Islamic center,Wedding venue,Wedding hall,Banquet hall',
  'Function room,Farmers market,Flea market,Parking garage,Art museum,Science museum,History museum',
  'National park,State park,Memorial park,Local government office,Municipality,Federal government office',
  'State government office,County government office,Local government,Mailbox rental service',
  // Shops and lodging.
  'Boutique,Womens clothing store,Mens clothing store,Telephone company,Building materials store,Tool store',
  'Building materials supplier,Office furniture store,Mattress store,Goldsmith,Used car dealer,Hobby store,Dollar store',
  'Beauty supply store,Van rental agency,Resort hotel,Boutique hotel,Inn,Extended stay hotel',
  'Vacation home rental agency,Tour operator,Organic farm,Vineyard,Credit union,Savings bank',
  // Trades, services and offices.
  'Auto body shop,Car detailing service,Roadside assistance,Heating contractor,Air conditioning contractor',
  'Air conditioning repair service,Drainage service,Home builder,House cleaning service,Carpet cleaning service',
  'Window cleaning service,Landscape designer,Lawn care service,Wedding photographer,Pool cleaning service',
  'Washer and dryer repair service,Refrigerator repair service,Remodeler,Kitchen remodeler,Bathroom remodeler',
  'Fire damage restoration service,Masonry contractor,Window supplier,Dog day care center,Pet sitter,Pet sitting',
  'Personal injury attorney,Family law attorney,Criminal justice attorney,Bookkeeping service,Corporate office',
  'Website designer,Web design,Computer support and services,Internet marketing service,Courier service',
  'Freight forwarding service,Shipping company,Transportation service',
];

const keyOf = (name: string): string => joinedKey(kindWords(name));
const keys = new Set(narrowerNames.flatMap((line) => line.split(',')).map(keyOf));

/** Whether a name means only a part of the kind that the dictionary has it for. */
export const isNarrowerName = (name: string): boolean => keys.has(keyOf(name));
