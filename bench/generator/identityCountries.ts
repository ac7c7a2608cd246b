/** Parts of names and addresses by country, for lists that write the same businesses in two ways. */
export interface IdentityCountry {
  code: string;
  /** Digits after the country code; `#` is any digit. Written with and without a country code. */
  phone: { international: string; national: string };
  cities: readonly { name: string; latitude: number; longitude: number }[];
  streets: readonly string[];
  /** `{n}` number, `{s}` street. */
  address: string;
  /** Names with `{w}` (a word) and `{f}` (a family name). */
  names: readonly string[];
  words: readonly string[];
  families: readonly string[];
  /** Whether invented words in Latin letters may stand in names. */
  hasLatinNames: boolean;
  /** Pairs of one word as two lists write it. Some are known to the rule of identity, others are not. */
  spellings: readonly (readonly [string, string])[];
}

const list = (text: string) => text.split(',').map((entry) => entry.trim());
const cities = (text: string) =>
  text.split(';').map((entry) => {
    const [name = '', latitude, longitude] = list(entry);
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });

export const identityCountries: readonly IdentityCountry[] = [
  {
    code: 'US',
    hasLatinNames: true,
    phone: { international: '+1 ### ### ####', national: '(###) ###-####' },
    cities: cities(
      'Chicago,41.88,-87.63; Austin,30.27,-97.74; Portland,45.52,-122.68; St. Louis,38.63,-90.2',
    ),
    streets: list(
      'N Clark Street,West Fullerton Avenue,South Congress Avenue,E 6th Street,NW 23rd Avenue,Burnside Road,Delmar Boulevard,Market Street,Magnolia Drive,Guadalupe Street,S Halsted Street,Hawthorne Boulevard,Lincoln Avenue,Martin Luther King Jr Boulevard',
    ),
    address: '{n} {s}',
    names: [
      "{f}'s Diner",
      'The {w} Grill',
      '{w} Cafe',
      '{f} & Sons Plumbing',
      '{w} Dental Group, PLLC',
      '{w} House of Pizza',
      '{f} Auto Repair',
      'Hotel {w}',
      '{w} {w2} Bakery',
      'Cafe {f}',
      '{w} Steakhouse',
    ],
    words: list(
      'Blue Ribbon,Copper Kettle,Magnolia,Lakeside,Iron Horse,Sunrise,Golden Gate,Red Lantern,Prairie,Northpoint,Silver Spoon,Evergreen,Juniper,Wildflower,Harvest,Old Town,Riverbend,Bluebonnet',
    ),
    families: list(
      "Morton,O'Brien,Ramirez,Nguyen,Kowalski,Henderson,Delgado,Fitzgerald,MacDonald,Giordano,Petersen,Abernathy",
    ),
    spellings: [
      ['Street', 'St.'],
      ['Avenue', 'Ave'],
      ['Boulevard', 'Blvd'],
      ['West', 'W'],
      ['South', 'S.'],
      ['Saint', 'St'],
      ['Martin Luther King Jr', 'MLK'],
      ['Group', 'Grp'],
      ['Steakhouse', 'Steak House'],
    ],
  },
  {
    code: 'DE',
    hasLatinNames: true,
    phone: { international: '+49 30 ########', national: '030/######## ' },
    cities: cities('Berlin,52.52,13.4; Köln,50.94,6.96; München,48.14,11.58'),
    streets: list(
      'Hauptstraße,Schönhauser Allee,Bahnhofstraße,Am Alten Markt,Königstraße,Müllerstraße,Torstraße,Lindenweg,Goethestraße,Weißenburger Platz,Brüsseler Straße',
    ),
    address: '{s} {n}',
    names: [
      'Bäckerei {f}',
      'Gasthaus zum {w}',
      'Café {w}',
      'Zahnarztpraxis Dr. {f}',
      '{f} Elektrotechnik GmbH',
      'Friseur {w}',
      'Hotel {w}',
      'Restaurant {w}',
      '{w}-Apotheke',
      'Autohaus {f} GmbH & Co. KG',
    ],
    words: list(
      'Goldener Löwe,Schwarzer Bär,Morgenröte,Lindenhof,Grüner Baum,Sonnenschein,Drei Könige,Silberdistel,Waldkauz,Möwe,Fährhaus,Rosengarten',
    ),
    families: list(
      'Müller,Schröder,Weiß,Jäger,Köhler,Größmann,Böttcher,Strauß,Lindemann,Oberhäuser,Krüger,Schäfer',
    ),
    spellings: [
      ['straße', 'str.'],
      ['ß', 'ss'],
      ['ü', 'ue'],
      ['ö', 'oe'],
      ['Bäckerei', 'Baeckerei'],
      ['GmbH', ''],
      ['Platz', 'Pl.'],
      ['zum', 'z.'],
    ],
  },
  {
    code: 'TR',
    hasLatinNames: true,
    phone: { international: '+90 212 ### ## ##', national: '0212 ### ## ##' },
    cities: cities('İstanbul,41.01,28.98; Bursa,40.18,29.06; İzmir,38.42,27.14'),
    streets: list(
      'Atatürk Caddesi,İstiklal Caddesi,Cumhuriyet Sokak,Gazi Bulvarı,Çınar Sokak,Değirmen Sokak,Barbaros Bulvarı,Şehit Nuri Caddesi,Güvercin Sokak,Çarşı Caddesi',
    ),
    address: '{s} No:{n}',
    names: [
      '{w} Lokantası',
      '{f} Kuaför',
      'Cafe {w}',
      '{w} Eczanesi',
      '{f} Otomotiv San. ve Tic. Ltd. Şti.',
      'Özel {w} Diş Polikliniği',
      '{w} Fırın',
      'Köfteci {f}',
      '{w} Otel',
      'Avukat {f} Hukuk Bürosu',
    ],
    words: list(
      'Yakamoz,Çınaraltı,Güneş,Kırlangıç,Zeytin Dalı,Ihlamur,Şelale,Gülistan,Deniz Feneri,Ayışığı,Üç Kedi,Nergis',
    ),
    families: list('Yılmaz,Çelik,Öztürk,Şahin,Koç,Güngör,Aydoğan,Karagöz,İnanç,Ünlü,Demirağ,Kılıç'),
    spellings: [
      ['Caddesi', 'Cad.'],
      ['Sokak', 'Sk.'],
      ['Bulvarı', 'Blv.'],
      ['ş', 's'],
      ['ç', 'c'],
      ['ğ', 'g'],
      ['Lokantası', 'Lok.'],
      ['Ltd. Şti.', 'Limited Şirketi'],
      ['No:', 'Numara '],
    ],
  },
  {
    code: 'FR',
    hasLatinNames: true,
    phone: { international: '+33 1 ## ## ## ##', national: '01 ## ## ## ##' },
    cities: cities('Paris,48.86,2.35; Lyon,45.76,4.84; Bordeaux,44.84,-0.58'),
    streets: list(
      'rue de la République,avenue Jean Jaurès,boulevard Voltaire,rue Saint-Honoré,place des Vosges,rue du Faubourg Saint-Denis,quai des Chartrons,rue de l’Église,avenue Montaigne',
    ),
    address: '{n} {s}',
    names: [
      'Boulangerie {f}',
      'Le {w}',
      'La {w}',
      'Chez {f}',
      'Brasserie du {w}',
      'Hôtel {w}',
      'Pharmacie {w}',
      'Garage {f} SARL',
      'Salon de coiffure {w}',
      "L'Atelier de {f}",
    ],
    words: list(
      'Petit Prince,Étoile,Chardonnay,Belle Époque,Cerisier,Grand Café,Lumière,Marronniers,Vieux Moulin,Hirondelle',
    ),
    families: list('Lefèvre,Dupont,Bérard,Giraud,Châtelain,Moreau,Fournier,Garçon,Deschamps,Rousselot'),
    spellings: [
      ['avenue', 'av.'],
      ['boulevard', 'bd'],
      ['Saint', 'St'],
      ['é', 'e'],
      ['place', 'pl.'],
      ['Boulangerie', 'Boul.'],
      ['rue', 'r.'],
      ['SARL', ''],
    ],
  },
  {
    code: 'JP',
    hasLatinNames: false,
    phone: { international: '+81 3-####-####', national: '03-####-####' },
    cities: cities('Tokyo,35.68,139.76; Osaka,34.69,135.5'),
    streets: list(
      'Shibuya,Ginza,Nishi-Shinjuku,Ebisu Minami,Kanda Jinbocho,Asakusa,Azabu Juban,Namba,Umeda,Nihonbashi',
    ),
    address: '{n}-{m}-{k} {s}',
    names: [
      'すし{w}',
      '居酒屋 {w}',
      'ラーメン{w}',
      '{f}歯科医院',
      'カフェ {w}',
      'Bistro {r}',
      '{r} Coffee',
      '{f}薬局',
    ],
    words: list('さくら,はなび,つばめ,みどり,こまち,やまと,あおば,ふじ,すずらん,ほたる'),
    families: list('田中,佐藤,鈴木,高橋,渡辺,伊藤,山本,中村'),
    spellings: [
      ['カフェ', 'Cafe'],
      ['ラーメン', 'らーめん'],
      ['すし', '寿司'],
      ['-', '−'],
      ['居酒屋 ', '居酒屋'],
    ],
  },
  {
    code: 'BR',
    hasLatinNames: true,
    phone: { international: '+55 11 ####-####', national: '(11) ####-####' },
    cities: cities('São Paulo,-23.55,-46.63; Curitiba,-25.43,-49.27; Belo Horizonte,-19.92,-43.94'),
    streets: list(
      'Rua Augusta,Avenida Paulista,Rua das Flores,Alameda Santos,Rua Sete de Setembro,Avenida Brigadeiro Faria Lima,Praça da Sé,Rua Conceição,Travessa do Comércio',
    ),
    address: '{s}, {n}',
    names: [
      'Padaria {w}',
      'Churrascaria {w}',
      'Farmácia {w}',
      'Bar do {f}',
      'Restaurante {w}',
      'Oficina Mecânica {f}',
      'Clínica Odontológica {f} Ltda',
      'Salão de Beleza {w}',
      'Pousada {w}',
    ],
    words: list(
      'Estrela do Sul,Pão Quente,Coração,Beija-Flor,Três Irmãos,Bom Jesus,Girassol,Ipê Amarelo,Nova Aliança,Sabiá',
    ),
    families: list('Conceição,João,Araújo,Magalhães,Simões,Gonçalves,Pereira,Assunção,Brandão'),
    spellings: [
      ['Rua', 'R.'],
      ['Avenida', 'Av.'],
      ['ã', 'a'],
      ['ç', 'c'],
      ['Praça', 'Pça'],
      ['Ltda', ''],
      ['Alameda', 'Al.'],
      ['Brigadeiro', 'Brig.'],
    ],
  },
  {
    code: 'GR',
    hasLatinNames: false,
    phone: { international: '+30 21########', national: '21# #######' },
    cities: cities('Athens,37.98,23.73; Thessaloniki,40.64,22.94'),
    streets: list(
      'Ermou,Leoforos Alexandras,Tsimiski,Agiou Dimitriou,Adrianou,Panepistimiou,Egnatia,Voukourestiou',
    ),
    address: '{s} {n}',
    names: ['Ταβέρνα {w}', 'Καφέ {w}', 'Φαρμακείο {f}', 'Ξενοδοχείο {w}', '{w} Bakery', 'Εστιατόριο {w}'],
    words: list('Ακρόπολη,Θάλασσα,Ήλιος,Ελιά,Αστέρι,Γαλάζιο,Νησί,Λιμάνι'),
    families: list('Παπαδόπουλος,Γεωργίου,Νικολάου,Αθανασίου,Χατζής,Οικονόμου'),
    spellings: [
      ['Leoforos', 'Leof.'],
      ['Agiou', 'Ag.'],
      ['ά', 'α'],
      ['Ταβέρνα', 'Taverna'],
      ['Καφέ', 'Cafe'],
      ['Εστιατόριο', 'Restaurant'],
    ],
  },
  {
    code: 'RU',
    hasLatinNames: false,
    phone: { international: '+7 495 ###-##-##', national: '8 (495) ###-##-##' },
    cities: cities('Москва,55.75,37.62; Казань,55.79,49.12; Самара,53.2,50.15'),
    streets: list(
      'ул. Ленина,ул. Пушкина,Тверская ул.,пр-т Мира,ул. Гагарина,Садовая ул.,Невская наб.,ул. Чехова,пер. Озёрный',
    ),
    address: '{s}, {n}',
    names: [
      'Кафе {w}',
      'Ресторан {w}',
      'Аптека {w}',
      'Стоматология {f}',
      'Гостиница {w}',
      'Автосервис {w}',
      'Салон красоты {w}',
      'Пекарня {f}',
    ],
    words: list(
      'Берёзка,Жемчужина,Солнечный берег,Золотой ключ,Ласточка,Уют,Северное сияние,Вишнёвый сад,Журавль,Мечта',
    ),
    families: list('Иванова,Щербакова,Кузнецов,Юрьева,Чайковский,Жуков,Хабаров,Цветаева'),
    spellings: [
      ['ул.', 'улица'],
      ['пр-т', 'проспект'],
      ['ё', 'е'],
      ['Салон красоты', 'Салон'],
      ['наб.', 'набережная'],
    ],
  },
];
