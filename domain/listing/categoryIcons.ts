import { foldText } from '../text/fold.ts';

export type CategoryHue =
  | 'clay'
  | 'caramel'
  | 'ochre'
  | 'olive'
  | 'sage'
  | 'mist'
  | 'lake'
  | 'slate'
  | 'plum'
  | 'rose';

export interface CategoryIcon {
  /** Name of an outline, without its `i-`. */
  icon: string;
  hue: CategoryHue;
}

/**
 * The first rule with a keyword in the folded name wins, so narrow rules come first. A keyword matches the start of a
 * word. With a star it also matches inside a word, for compounds ("Burgerrestaurant"); with a full stop it matches a
 * whole word.
 */
const rules: readonly [icon: string, hue: CategoryHue, keywords: string][] = [
  ['tooth', 'mist', 'dent orthodont dis. endodont zahn'],
  ['paw', 'sage', '*veterin vet. pet. pets animal kennel dog cat. evcil hayvan kopek tierarzt'],
  ['bike', 'mist', 'bicycle bike cycl bisiklet fahrrad velo. motorcycle motosiklet'],
  [
    'scissors',
    'plum',
    'hair barber beauty salon nail spa. massage kuafor berber guzellik coiff friseur tattoo masaj',
  ],
  [
    'bread',
    'ochre',
    '*baker *backerei patisser pastry bread cake dessert donut firin unlu pasta. pastane boulanger confection tatli',
  ],
  [
    'cup',
    'caramel',
    '*cafe coffee tea. kahve cay. kafe juice bubble bar. bars pub. pubs lounge *kaffee ice dondurma meyhane brewery wine',
  ],
  [
    'food',
    'clay',
    '*restaura *restoran ristorante food pizz burger kebap kebab sushi grill steak bbq barbecue take takeaway *takeaway ' +
      'hotdog imbiss bistro brasserie deli. diner lokanta yemek meal cater sandwich noodle ramen tapas eatery kofte pide doner ' +
      'corba balik fish seafood chicken tavern *taverna εστιατορ ταβερν ресторан buffet canteen snack',
  ],
  [
    'bed',
    'lake',
    'hotel hostel motel inn. lodg resort guest bed. accommodation apart villa otel pansiyon konaklama konak camp *ξενοδοχ',
  ],
  ['gym', 'olive', 'gym fitness sport spor. yoga pilates swim stadium martial boks yuzme *fitness'],
  [
    'health',
    'sage',
    'health hospital clinic doctor medic pharma physio therap optic surg hastane klinik doktor eczane saglik tip. psycholog psikolog diyet nurs laborator arzt apothek dermat pediatr *medical',
  ],
  [
    'car',
    'slate',
    'car. cars auto. automobile automotive *autom tire tyre gas. petrol parking taxi oto. otomotiv araba lastik rent vehicle truck garage garaj akaryakit transport nakliyat otopark',
  ],
  ['law', 'slate', 'law. lawyer attorney legal notar avukat hukuk noter court rechtsanw solicitor'],
  [
    'chip',
    'slate',
    'tech computer electron software internet phone mobile. bilgisayar elektronik yazilim telefon teknoloji it. web digital telecom',
  ],
  [
    'wrench',
    'caramel',
    'repair plumb electric hardware contractor construct locksmith clean tamir tesisat elektrik insaat cilingir nalbur temizlik mechanic tamirci carpent paint boya hvac usta',
  ],
  [
    'cap',
    'ochre',
    'school educat universit college academy kindergarten training tutor course okul egitim universite kurs dershane kres anaokul lise kolej *schule',
  ],
  [
    'book',
    'ochre',
    'book librar kitap kutuphane stationer kirtasiye publish museum muze gallery galeri art. sanat',
  ],
  [
    'tree',
    'olive',
    'park. parks garden forest nature beach playground bahce orman plaj attraction tourist zoo',
  ],
  [
    'leaf',
    'olive',
    'organic plant florist flower nursery cicek bitki farm ciftlik agricultur tarim herb aktar',
  ],
  [
    'shop',
    'rose',
    'shop store market *market mall boutique butcher grocer cloth fashion jewel shoe furniture gift magaza alisveris ' +
      'giyim kuyumcu mobilya kasap manav bakkal butik outlet wholesal retail ayakkabi hediye bazaar pazar carsi tekstil',
  ],
  [
    'building',
    'slate',
    'office real estate agency bank. banks insur account compan corporat government municipal consult finan emlak ofis ' +
      'sigorta banka muhasebe sirket belediye danisman church mosque cami kilise temple hotelgruppe service hizmet',
  ],
];

const fallback: CategoryIcon = { icon: 'shop', hue: 'mist' };

/** Every outline that a category can have; the database knows the same ones. */
export const categoryIconNames: readonly string[] = rules.map(([icon]) => icon);

type Keyword = (words: readonly string[]) => boolean;

function readKeyword(keyword: string): Keyword {
  if (keyword.startsWith('*')) return (words) => words.some((word) => word.includes(keyword.slice(1)));
  if (keyword.endsWith('.')) return (words) => words.includes(keyword.slice(0, -1));
  return (words) => words.some((word) => word.startsWith(keyword));
}

// Words instead of one expression for each rule: to compile those takes a phone longer than all the rest of a card.
const looks = rules.map(([icon, hue, keywords]) => ({
  look: { icon, hue },
  keywords: keywords.split(' ').map(readKeyword),
}));

/** Look of the first rule that a text fits; undefined if none does. */
function lookOf(text: string): CategoryIcon | undefined {
  const words = foldText(text.slice(0, 200))
    .replaceAll('hot dog', 'hotdog')
    .split(/[^\p{L}]+/u);
  return looks.find(({ keywords }) => keywords.some((matches) => matches(words)))?.look;
}

/**
 * Outline and hue for a category: those that an operator chose, else by keywords of its English or Turkish name (a few
 * German and Greek ones too).
 */
export function categoryIcon(name: string, chosen?: string | null): CategoryIcon {
  const found = chosen ? looks.find(({ look }) => look.icon === chosen)?.look : lookOf(name);
  return found ?? fallback;
}

/**
 * Name of the outline of a category whose name means a kind of place, such as `shop/bakery` (a tag of OpenStreetMap): by
 * keywords of its name, else of the tag. Null if neither is known.
 */
export function iconOfKind(name: string, kind: string | null): string | null {
  const found = lookOf(name) ?? lookOf(kind?.replaceAll(/[/_]/g, ' ') ?? '');
  return found?.icon ?? (kind?.startsWith('craft/') ? 'wrench' : null);
}
