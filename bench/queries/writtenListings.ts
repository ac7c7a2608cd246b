/** Listings of the query directory by hand: names that are hard to search for, each with how visitors type them. */
export interface WrittenListing {
  name: string;
  /** Null for listings of a list that has no column for it. */
  category: string | null;
  city: string;
  country: string;
  address?: string | undefined;
  /** Queries for which it must be found, by the class that they are counted in. */
  queries: Readonly<Record<string, readonly string[]>>;
}

const listing = (
  name: string,
  category: string,
  [city, country]: readonly [string, string],
  queries: Readonly<Record<string, readonly string[]>>,
): WrittenListing => ({ name, category, city, country, queries });

export const writtenListings: readonly WrittenListing[] = [
  listing("McDonald's", 'Fast food restaurant', ['Miami', 'US'], {
    apostrophe: ['mcdonalds', "mc donald's", 'McDonald’s', 'mc donalds', 'MCDONALD S', 'mcdonalds miami'],
  }),
  listing('Burger King', 'Fast food restaurant', ['Miami', 'US'], {
    joined: ['burgerking', 'burger king miami', 'burgerking miami'],
  }),
  listing("Wendy's", 'Fast food restaurant', ['Naples', 'US'], {
    apostrophe: ['wendys', "wendy's naples", 'wendy'],
  }),
  listing('7-Eleven', 'Convenience store', ['Naples', 'US'], { joined: ['7 eleven', '7-eleven naples'] }),
  listing('24 Hour Fitness', 'Gym', ['Santa Rosa', 'US'], {
    intentName: ['24 hour fitness', '24 hour fitness santa rosa'],
  }),
  listing('Best Western Harbor Inn', 'Hotel', ['Naples', 'US'], {
    intentName: ['best western', 'best western naples', 'best western harbor inn'],
  }),
  listing('Open Now Coffee', 'Coffee shop', ['Miami', 'US'], { intentName: ['open now coffee'] }),
  listing("Hôtel de l'Étoile", 'Hotel', ['Köln', 'DE'], {
    apostrophe: ["hotel de l'etoile", 'hotel etoile', 'hotel de letoile'],
  }),
  listing('Ресторан Белый Кролик', 'Ресторан', ['Москва', 'RU'], {
    otherScript: ['belyy krolik', 'bely krolik', 'beliy krolik', 'restoran bely krolik'],
  }),
  listing('Шоколадница', 'Кафе', ['Москва', 'RU'], { otherScript: ['shokoladnitsa', 'shokoladnica'] }),
  listing('Хачапури и Вино', 'Ресторан', ['Казань', 'RU'], {
    otherScript: ['khachapuri i vino', 'hachapuri vino'],
  }),
  listing('Пицца Хат', 'Ресторан', ['Москва', 'RU'], { otherScript: ['pitstsa khat'] }),
  listing('Premium Pet', 'Pet store', ['New York', 'US'], {
    otherScript: ['премиум пет', 'премиум пет нью йорк'],
  }),
  listing('Starlight Tattoo', 'Tattoo shop', ['New York', 'US'], { otherScript: ['старлайт тату'] }),
  listing('Кинолошки савез Србије', 'Савез', ['Београд', 'RS'], {
    otherScript: ['kinološki savez srbije', 'kinoloski savez srbije', 'kinoloski savez'],
  }),
  listing('Ћевабџиница Жељо', 'Ресторан', ['Београд', 'RS'], {
    otherScript: ['željo', 'zeljo', 'cevabdzinica zeljo'],
  }),
  listing('Ψαροταβέρνα Ο Γλάρος', 'Ταβέρνα', ['Πάφος', 'CY'], {
    otherScript: ['psarotaverna o glaros', 'glaros', 'psarotaverna glaros paphos'],
  }),
  listing('Καφενείο Χρυσάνθη', 'Cafe', ['Λεμεσός', 'CY'], {
    otherScript: ['kafeneio chrysanthi', 'hrisanthi'],
  }),
  listing('مطعم البيت الدمشقي', 'مطعم', ['الرياض', 'SA'], {
    otherScript: ['al bayt al dimashqi', 'albait aldimashqi', 'bayt dimashqi'],
  }),
  listing('مقهى الفنجان', 'مقهى', ['جدة', 'SA'], { otherScript: ['maqha alfinjan', 'al finjan', 'finjan'] }),
  listing('מסעדת השלום', 'מסעדה', ['תל אביב', 'IL'], {
    otherScript: ['misadat hashalom', 'shalom tel aviv'],
  }),
  listing('קפה דיזנגוף', 'בית קפה', ['תל אביב', 'IL'], {
    otherScript: ['dizengof', 'kafe dizengof', 'dizengoff'],
  }),
  listing('რესტორანი თაგუნა', 'რესტორანი', ['თბილისი', 'GE'], {
    otherScript: ['restorani taguna', 'taguna', 'taguna tbilisi'],
  }),
  listing('Ռեստորան Կիլիկիա', 'Ռեստորան', ['Երևան', 'AM'], { otherScript: ['kilikia', 'restoran kilikia'] }),
  listing('서울식당', '한식당', ['서울', 'KR'], { otherScript: ['seoulsikdang', 'seoul sigdang'] }),
  listing('만두집 하늘', '한식당', ['서울', 'KR'], { otherScript: ['mandujip haneul', 'haneul'] }),
  listing('ラーメン まつや', 'ラーメン屋', ['東京', 'JP'], { otherScript: ['ramen matsuya', 'matsuya'] }),
  listing('カフェ さくら', 'カフェ', ['東京', 'JP'], { otherScript: ['kafe sakura', 'sakura'] }),
  listing('Sankt-Georg-Apotheke', 'Apotheke', ['München', 'DE'], {
    abbreviation: ['st. georg apotheke', 'st georg apotheke münchen'],
  }),
  listing('Saint Clair Veterinary', 'Veterinarian', ['Saint Paul', 'US'], {
    abbreviation: ['st clair veterinary', 'st. clair vet'],
  }),
  listing('İtimat Kasabı', 'Kasap', ['İstanbul', 'TR'], {
    typo: ['itimat kasbi', 'itimatt kasabı', 'itmat kasabi'],
  }),
  listing('Schwäbische Maultaschen Manufaktur', 'Restaurant', ['Berlin', 'DE'], {
    typo: ['schwabische maultaschn', 'maultaschen manufatkur', 'schwaebische maultaschen'],
  }),
  listing('Quest Diagnostics', 'Medical laboratory', ['Miami', 'US'], {
    kind: ['quest blood test', 'quest lab miami'],
  }),
  listing('Le Petit Jardin', 'French restaurant', ['New York', 'US'], {
    partial: ['petit jar', 'jardin', 'the petit jardin restaurant'],
  }),
  listing('Hoof to Block Butchery', 'Butcher shop', ['Holsworthy', 'GB'], {
    partial: ['hoof block', 'hoof and block butcher', 'hoof to bl'],
  }),
  listing('La Paz Cantina', 'Mexican restaurant', ['Santa Rosa', 'US'], {
    partial: ['la paz', 'paz cantina', 'mexican la paz'],
  }),
  listing('Bánh Mì Huỳnh Hoa', 'Tiệm bánh', ['Thành phố Hồ Chí Minh', 'VN'], {
    partial: ['banh mi huynh hoa', 'huynh hoa tphcm', 'bánh mì huỳnh'],
  }),
  listing('B.A.S. Heating & Cooling', 'HVAC contractor', ['Miami', 'US'], {
    initials: ['bas heating', 'b a s heating', 'B.A.S. cooling miami'],
  }),
  listing('JMC Mechanical', 'HVAC contractor', ['Naples', 'US'], {
    initials: ['j.m.c. mechanical', 'J M C mechanical naples'],
  }),
  listing('Shangri Tibet Restaurant', 'Restaurant', ['Köln', 'DE'], {
    inflected: ['tibet lokantası köln', "köln'de tibet lokantası", 'kölnde tibet lokantası'],
  }),
  listing('北京烤鸭店', '中餐馆', ['New York', 'US'], {
    unspaced: ['烤鸭', '北京烤鸭', '烤鸭店 new york', '纽约烤鸭'],
  }),
  listing('ก๋วยเตี๋ยวเรือเนื้อโคขุน', 'ร้านอาหาร', ['เชียงใหม่', 'TH'], {
    unspaced: ['โคขุน', 'เนื้อโคขุน', 'โคขุน เชียงใหม่', 'ก๋วยเตี๋ยวเรือ'],
  }),
  listing('すし処海鮮丸', '寿司屋', ['東京', 'JP'], { unspaced: ['海鮮丸', 'すし処'] }),
  listing('Lhasa Tibetan Kitchen', 'Restaurant', ['Köln', 'DE'], {
    adjective: ['тибетская кухня köln', 'tibetisches restaurant köln', 'restaurant tibétain köln'],
  }),
  listing('राजधानी स्वीट्स', 'भोजनालय', ['जयपुर', 'IN'], {
    otherScript: ['rajdhani sweets', 'rajdhani sweets jaipur', 'jaipur me rajdhani sweets'],
  }),
  listing('명동교자', '한식당', ['서울', 'KR'], {
    otherScript: ['myeongdong kyoja', 'myeongdong gyoja seoul'],
  }),
  listing("Naples' Best Dog Walks", 'Dog walker', ['Naples', 'US'], {
    intentName: ['naples best dog walks', "naples' best dog walks"],
  }),
  listing('Osteria Lanterna', 'Italienisches Restaurant', ['Berlin', 'DE'], {
    question: [
      'i am looking for a really good and quiet italian place called lanterna in berlin for tonight',
      'lanterna berlin germany',
      '🍝 lanterna berlin',
    ],
  }),
  listing("Fellini's", 'Italian restaurant', ['Miami', 'US'], {
    otherScript: ['феллинис', 'феллинис майами', 'φελίνις'],
  }),
  listing('South Harbor Books', 'Bookstore', ['Naples', 'US'], {
    need: ['where to buy books in naples', 'kitap naples', 'bücher kaufen naples'],
    split: ['southharbor books', 'south harborbooks'],
  }),
  listing('Corner Optic', 'Optician', ['Santa Rosa', 'US'], {
    need: ['new glasses santa rosa', 'eye test santa rosa', 'gözlük santa rosa', 'чистые очки santa rosa'],
  }),
  listing('Blade & Comb', 'Hair salon', ['Santa Rosa', 'US'], {
    need: ['where to get a haircut in santa rosa', 'saç kesimi santa rosa', 'стрижка santa rosa'],
  }),
  listing('Doctor Molar', 'Dentist', ['Miami', 'US'], {
    need: ['toothache miami', 'kids dentist miami', 'root canal in miami', 'diş ağrısı miami'],
    typo: ['dentits miami', 'doctor mollar'],
  }),
  listing('Tbilisi Georgian House', 'Bar', ['Köln', 'DE'], {
    head: ['georgian restaurant köln', 'georgian food köln', 'georgisches restaurant köln'],
  }),
  listing('La Perle', 'Hotel', ['Köln', 'DE'], {
    kindAsName: ['restaurant la perle köln', 'laperle köln', 'la perle hotel'],
  }),
  listing('Noor Halal Kitchen', 'Butcher shop', ['Holsworthy', 'GB'], {
    property: ['halal butcher holsworthy', 'helal kasap holsworthy', 'حلال holsworthy'],
  }),
  listing('하늘약국', '약국', ['서울', 'KR'], { joined: ['하늘 약국', '하늘 약국 서울', 'pharmacy seoul'] }),
  listing('Greenleaf Vegan', 'Restaurant', ['Naples', 'US'], {
    otherScript: ['веганское кафе naples', 'веганский greenleaf'],
  }),
];
