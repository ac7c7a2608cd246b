/** Kinds that share a word in some languages: pharmacy and chemist. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'amenity/pharmacy': ['shop/chemist'],
  'shop/chemist': ['amenity/pharmacy'],
  'shop/bakery': ['shop/pastry'],
  'shop/pastry': ['shop/confectionery', 'shop/bakery'],
  'shop/confectionery': ['shop/pastry', 'shop/bakery'],
  'shop/hairdresser/barber': ['shop/hairdresser'],
  'amenity/bar': ['amenity/pub'],
  'amenity/pub': ['amenity/bar'],
  'amenity/pub/microbrewery': ['craft/brewery'],
  'craft/brewery': ['amenity/pub/microbrewery'],
  'shop/coffee': ['amenity/cafe'],
  'shop/optician': ['healthcare/optometrist'],
  'healthcare/optometrist': ['shop/optician'],
  'amenity/cafe/coffee_shop': ['amenity/cafe'],
  'healthcare/sample_collection': ['healthcare/laboratory'],
  'amenity/clinic': ['amenity/doctors'],
  'amenity/clinic/hair_transplantation': ['shop/hair_replacement'],
  'shop/hair_replacement': ['amenity/clinic/hair_transplantation'],
  'shop/mobile_phone_accessories': ['shop/mobile_phone'],
  'shop/household_linen': ['shop/bed'],
  'shop/curtain': ['shop/interior_decoration'],
};
/** The kinds that share a word with the given one. */
export const nearKinds = (kind: string): readonly string[] =>
  alike[kind] ??
  // Sushi is eaten in both.
  (/^amenity\/(?:restaurant|fast_food)\//.test(kind)
    ? [kind.replace(/restaurant|fast_food/, (area) => (area === 'restaurant' ? 'fast_food' : 'restaurant'))]
    : []);

/** The parent kind, which replaces a kind that the directory lacks: cafes for bubble tea. */
export const widerKind = (kind: string): string | undefined =>
  kind.split('/').length > 2 ? kind.slice(0, kind.lastIndexOf('/')) : undefined;

/** Substitutes for kinds that the directory lacks: clothes shops sell shoes. */
const substitutes: Readonly<Record<string, string>> = {
  'shop/shoes': 'shop/clothes',
  'shop/bag': 'shop/clothes',
  'shop/fashion_accessories': 'shop/clothes',
  'shop/watches': 'shop/jewelry',
  'shop/jewelry': 'shop/watches',
  'shop/camera': 'shop/photo',
  'shop/wine': 'shop/alcohol',
  'shop/alcohol': 'shop/beverages',
  'shop/beverages': 'shop/alcohol',
  'shop/supermarket': 'shop/convenience',
  'shop/convenience': 'shop/supermarket',
  'shop/grocery': 'shop/supermarket',
  'shop/greengrocer': 'shop/supermarket',
  'shop/hardware': 'shop/doityourself',
  'shop/doityourself': 'shop/hardware',
  'shop/games': 'shop/toys',
  'shop/printer_ink': 'shop/stationery',
  'shop/e-cigarette': 'shop/tobacco',
  'amenity/animal_boarding': 'amenity/dog_walking',
  'amenity/dog_walking': 'amenity/animal_boarding',
  'amenity/nightclub': 'amenity/bar',
  'shop/electrical': 'shop/electronics',
  'shop/electronics': 'shop/appliance',
  'shop/appliance': 'shop/electronics',
  'shop/hifi': 'shop/electronics',
  'craft/appliance_repair': 'craft/electronics_repair',
  'craft/computer_repair': 'shop/computer',
  'craft/electronics_repair': 'shop/electronics',
  'craft/phone_repair': 'shop/mobile_phone',
  'man_made/works/car_parts': 'shop/car_parts',
  'man_made/works/cosmetics': 'shop/cosmetics',
  'man_made/works/electronics': 'shop/electronics',
  'man_made/works/garments': 'shop/clothes',
  'man_made/works/pharmaceuticals': 'amenity/pharmacy',
  'man_made/works/textile': 'shop/fabric',
};

/** The substitute of a kind that the directory lacks. */
const substituteOf = (kind: string): string | undefined => substitutes[kind];

/** The substitutes of a kind, transitively: liquor shop and beverage shop for a wine shop. */
export function substitutesOf(kind: string): string[] {
  const first = substituteOf(kind);
  const second = first === undefined ? undefined : substituteOf(first);
  return [first, second].filter((one) => one !== undefined && one !== kind) as string[];
}

/** Groups of kinds that people confuse: a cafe is a confectioner's in another file. */
const families: readonly RegExp[] = [
  /^(?:amenity\/(?:restaurant|fast_food|cafe|bar|pub|biergarten|ice_cream|food_court|nightclub|hookah_lounge)|craft\/(?:caterer|brewery)|shop\/(?:bakery|pastry|confectionery|coffee|tea|deli|chocolate|wine|alcohol))(?:\/|$)/,
  /^(?:amenity\/(?:clinic|doctors|dentist|hospital|pharmacy)|healthcare|shop\/(?:optician|medical_supply|chemist))(?:\/|$)/,
  /^(?:shop\/(?:hairdresser|beauty|massage|cosmetics|perfumery|wigs|tattoo)|leisure\/(?:spa|sauna))(?:\/|$)/,
  /^(?:amenity\/(?:veterinary|animal_\w+|dog_\w+)|shop\/(?:pet|pet_grooming))(?:\/|$)/,
  /^(?:craft|shop\/(?:hardware|doityourself|trade|bathroom_furnishing|heating|locksmith))(?:\/|$)/,
  /^shop\/(?:furniture|bed|curtain|household_linen|carpet|flooring|interior_decoration|houseware|lighting|kitchen|window_blind|antiques|doityourself)(?:\/|$)/,
  /^shop\/(?:clothes|boutique|shoes|dance|bag|leather|fashion_accessories|second_hand|baby_goods|fabric|sewing|jewelry|watches)(?:\/|$)/,
  /^(?:shop\/(?:electronics|electrical|appliance|houseware|hifi|computer|camera|photo|video_games|mobile_phone|mobile_phone_accessories|telecommunication)|craft\/(?:electronics_repair|phone_repair))(?:\/|$)/,
  /^shop\/(?:books|stationery|newsagent|printer_ink|copyshop|music|musical_instrument|toys|games|model|art|craft|frame|gift)(?:\/|$)/,
  /^shop\/(?:sports|outdoor|fishing|hunting|bicycle|golf|ski|scuba_diving)(?:\/|$)/,
  /^man_made\/works(?:\/|$)/,
  /^(?:shop\/(?:butcher|deli|farm|cheese|seafood|greengrocer|grocery|supermarket|convenience|frozen_food|wholesale))(?:\/|$)/,
];

/** Whether two kinds are in one group. */
export const isRelated = (one: string, other: string): boolean =>
  families.some((family) => family.test(one) && family.test(other));
