import { asianLocales } from './asianLocales.ts';
import { kind, list, padded, town, type QueryLocale } from './queryLocale.ts';

/** English, German, Turkish, Russian, Serbian and Greek. */
const westernLocales: readonly QueryLocale[] = [
  {
    ...{
      language: 'en',
      country: 'US',
      zone: 'America/New_York',
      isLabelFirst: false,
      in: 'in',
      near: 'near',
    },
    towns: [
      town('Naples', 'Golden Gate', [26.142, -81.795], (n) => padded(34101 + (n % 12), 5)),
      town('Santa Rosa', 'Roseland', [38.44, -122.714], (n) => padded(95401 + (n % 8), 5)),
      town(
        'New York',
        'Harlem',
        [40.713, -74.006],
        (n) => padded(10001 + (n % 40), 5),
        'nyc',
        'new york city',
        'nueva york',
      ),
      town(
        'Saint Paul',
        'Highland Park',
        [44.954, -93.09],
        (n) => padded(55101 + (n % 9), 5),
        'st paul',
        'st. paul',
      ),
      town('Miami', 'Little Havana', [25.762, -80.192], (n) => padded(33125 + (n % 20), 5)),
    ],
    kinds: [
      kind('Plumber', 'plumber, plumbers, klempner, tesisatçı', 'Plumbing, Plumbing & Drain, Rooter Service'),
      kind(
        'Medical laboratory',
        'medical laboratory, lab test, medical lab',
        'Diagnostics, Labs, Testing Center',
      ),
      kind('HVAC contractor', 'hvac contractor, hvac', 'Heating & Air, Cooling, Comfort Systems'),
      kind('Lawyer', 'lawyer, attorney, avukat, abogado', 'Law Group, Legal, Attorneys at Law'),
      kind('Dog walker', 'dog walker, dog walking', 'Dog Walking, Paws, Pet Care'),
    ],
    names: list(
      "McDonnell's, O'Brien, Sunrise, Blue Heron, A-1, Martinez Bros., Roto Pro, Quick & Clean, Joe's, Evergreen, D'Angelo, Premium, Liberty, Harbor, Redwood, St. Clair, First Choice, Kowalski, Two Rivers, Lucky",
    ),
    streets: list('Tamiami Trail, Mendocino Ave, Broadway, Grand Ave, Flagler St, Santa Rosa Blvd'),
    phone: (n) => `(239) 555-${padded(1000 + n, 4)}`,
    address: (street, n, zip, name) =>
      `${n} ${street}, ${name}, ${name === 'Naples' || name === 'Miami' ? 'FL' : 'CA'} ${zip}`,
    intents: { openNow: 'open now', allDay: '24 hour', nearMe: 'near me', best: 'best', cheap: 'cheap' },
  },
  {
    ...{ language: 'de', country: 'DE', zone: 'Europe/Berlin', isLabelFirst: true, in: 'in', near: 'nähe' },
    towns: [
      town('Berlin', 'Kreuzberg', [52.52, 13.405], (n) => padded(10115 + (n % 90), 5)),
      town(
        'München',
        'Schwabing',
        [48.137, 11.575],
        (n) => padded(80331 + (n % 60), 5),
        'munich',
        'munih',
        'muenchen',
        'мюнхен',
      ),
      town('Köln', 'Ehrenfeld', [50.938, 6.96], (n) => padded(50667 + (n % 40), 5), 'cologne', 'koeln'),
    ],
    kinds: [
      kind('Friseur', 'friseur, kuaför, hairdresser, парикмахерская', 'Salon, Haarstudio, Friseur'),
      kind('Zahnarzt', 'zahnarzt, dentist, diş hekimi, стоматолог', 'Zahnarztpraxis, Praxis, Zahnklinik'),
      kind(
        'Italienisches Restaurant',
        'italienisches restaurant, italian restaurant, итальянская кухня',
        'Ristorante, Trattoria, Osteria',
      ),
      kind('Bäckerei', 'bäckerei, bakery, fırın, boulangerie', 'Bäckerei, Backhaus, Brotmanufaktur'),
      kind('Apotheke', 'apotheke, pharmacy, eczane, аптека', 'Apotheke, Stern-Apotheke, Apotheke am Markt'),
    ],
    names: list(
      'Müller, Schönherr, Groß, Bürger, Dörfler, Krüger, Weiß, Löwen, Da Giorgio, Zur Alten Mühle, Süßmann, Jäger, Hölzl, Lindenhof, Kaiser, Böhm, Frühling, Adler, Blümchen',
    ),
    streets: list('Hauptstraße, Schillerstr., Bergmannstraße, Marienplatz, Goethestraße, Am Markt'),
    phone: (n) => `030 ${padded(2300000 + n * 7, 7)}`,
    address: (street, n, zip, name) => `${street} ${n}, ${zip} ${name}, Deutschland`,
    intents: {
      openNow: 'jetzt geöffnet',
      allDay: '24 stunden',
      nearMe: 'in der nähe',
      best: 'beste',
      cheap: 'günstig',
    },
  },
  {
    ...{ language: 'tr', country: 'TR', zone: 'Europe/Istanbul', isLabelFirst: false, in: '', near: '' },
    towns: [
      town(
        'İstanbul',
        'Kadıköy',
        [41.009, 28.966],
        (n) => padded(34000 + (n % 90), 5),
        'ist',
        'istambul',
        'стамбул',
      ),
      town('İzmir', 'Karşıyaka', [38.423, 27.143], (n) => padded(35000 + (n % 40), 5), 'smyrna'),
      town('Şanlıurfa', 'Haliliye', [37.159, 38.797], (n) => padded(63000 + (n % 30), 5), 'urfa'),
    ],
    kinds: [
      kind('Kuaför', 'kuaför, hairdresser, friseur', 'Kuaför, Güzellik Salonu, Saç Tasarım'),
      kind('Kebapçı', 'kebapçı, kebab', 'Kebap, Ocakbaşı, Ciğercisi'),
      kind('Eczane', 'eczane, pharmacy, apotheke', 'Eczanesi, Eczane'),
      kind(
        'Diş hekimi',
        'diş hekimi, dentist, zahnarzt',
        'Diş Kliniği, Diş Polikliniği, Ağız ve Diş Sağlığı',
      ),
      kind('Otel', 'otel, hotel, отель', 'Otel, Butik Otel, Konak'),
    ],
    names: list(
      "Çınaraltı, Güneş, Hacı Bekir, Yıldız, Ali'nin Yeri, Şehzade, Öztürk, Işık, Kızılay, Bağdat, Çağdaş, Gülşen, Ünal, Sığacık, Köşk, Ümit, Zeytindalı, Şirin, Kâmil Usta, Doğuş",
    ),
    streets: list('Bağdat Cad., İstiklal Caddesi, Atatürk Bulvarı, Cumhuriyet Cad., Gül Sok., Çiçek Sokak'),
    phone: (n) => `0216 ${String(330 + (n % 60))} ${padded(n % 100, 2)} ${padded((n * 7) % 100, 2)}`,
    address: (street, n, zip, name, district) => `Merkez Mah. ${street} No:${n}, ${zip} ${district}/${name}`,
    intents: {
      openNow: 'şu an açık',
      allDay: '24 saat',
      nearMe: 'yakınımdaki',
      best: 'en iyi',
      cheap: 'ucuz',
    },
  },
  {
    ...{ language: 'ru', country: 'RU', zone: 'Europe/Moscow', isLabelFirst: true, in: 'в', near: 'около' },
    towns: [
      town('Москва', 'Арбат', [55.756, 37.617], (n) => padded(101000 + n, 6), 'moscow', 'moskva', 'москве'),
      town('Казань', 'Вахитовский', [55.797, 49.106], (n) => padded(420000 + n, 6), 'kazan', 'kazan'),
    ],
    kinds: [
      kind('Стоматология', 'стоматология, dentist, zahnarzt', 'Стоматология, Клиника, Дентал'),
      kind('Кафе', 'кафе, cafe, coffee shop', 'Кафе, Кофейня, Бистро'),
      kind('Зоомагазин', 'зоомагазин, pet shop, pet store', 'Зоомагазин, Зоомир'),
      kind('Автосервис', 'автосервис, car repair, mechanic', 'Автосервис, Автомастерская, Мотор'),
    ],
    names: list(
      'Тануки, Пушкин, Жемчужина, Ласточка, Шоколад, Юность, Чайка, Берёзка, Хороший, Царский, Звезда, Эйфория, Якорь, Щедрый, Мишка, Улыбка',
    ),
    streets: list(
      'улица Ленина, проспект Мира, Тверская улица, Садовая ул., Невский пр., Большая Никитская улица',
    ),
    phone: (n) => `+7 495 ${padded(200 + n, 3)}-${padded(n % 100, 2)}-${padded((n * 3) % 100, 2)}`,
    address: (street, n, zip, name) => `${street}, ${n}, ${name}, Россия, ${zip}`,
    intents: {
      openNow: 'сейчас открыто',
      allDay: 'круглосуточно',
      nearMe: 'рядом со мной',
      best: 'лучший',
      cheap: 'недорого',
    },
  },
  {
    ...{ language: 'sr', country: 'RS', zone: 'Europe/Belgrade', isLabelFirst: true, in: 'u', near: 'blizu' },
    towns: [
      town('Београд', 'Врачар', [44.804, 20.465], (n) => padded(11000 + (n % 60), 5), 'beograd', 'belgrade'),
      town('Нови Сад', 'Лиман', [45.252, 19.837], (n) => padded(21000 + (n % 30), 5), 'novi sad'),
    ],
    kinds: [
      kind('Пекара', 'пекара, pekara, bakery', 'Пекара, Хлеб и Пецива'),
      kind('Ресторан', 'ресторан, restoran, restaurant', 'Ресторан, Кафана, Конак'),
      kind('Апотека', 'апотека, apoteka, pharmacy', 'Апотека, Здравље'),
    ],
    names: list(
      'Кинолошки Савез, Три Шешира, Златна Рибица, Ћира, Ђердап, Његош, Љубав, Жарко, Чачак, Хајдук, Шумадија, Цвет',
    ),
    streets: list('Кнеза Милоша, Булевар краља Александра, Његошева, Цара Душана'),
    phone: (n) => `011 ${padded(2400000 + n * 11, 7)}`,
    address: (street, n, zip, name) => `${street} ${n}, ${zip} ${name}, Србија`,
    intents: { openNow: 'open now', allDay: '24 sata', nearMe: 'near me', best: 'best', cheap: 'cheap' },
  },
  {
    ...{
      language: 'el',
      country: 'CY',
      zone: 'Asia/Nicosia',
      isLabelFirst: true,
      in: 'στη',
      near: 'κοντά στη',
    },
    towns: [
      town(
        'Λεμεσός',
        'Γερμασόγεια',
        [34.684, 33.038],
        (n) => padded(3010 + (n % 50), 4),
        'limassol',
        'lemesos',
      ),
      town('Πάφος', 'Γεροσκήπου', [34.776, 32.424], (n) => padded(8010 + (n % 40), 4), 'paphos', 'pafos'),
    ],
    kinds: [
      kind('Ταβέρνα', 'ταβέρνα, taverna', 'Ταβέρνα, Ψαροταβέρνα, Μεζεδοπωλείο'),
      kind('Φαρμακείο', 'φαρμακείο, pharmacy, apotheke', 'Φαρμακείο'),
      kind('Ξενοδοχείο', 'ξενοδοχείο, hotel, otel', 'Ξενοδοχείο, Διαμερίσματα'),
    ],
    names: list(
      'Ακρόπολις, Αφροδίτη, Ζορμπάς, Θάλασσα, Το Παλιό Λιμάνι, Χρυσός, Ψαράς, Μέλισσα, Ανατολή, Ελιά, Κύματα, Φάρος',
    ),
    streets: list('Λεωφόρος Ακάμαντος, Οδός Αγίου Ανδρέου, Μακαρίου, Ποσειδώνος'),
    phone: (n) => `25 ${padded(310000 + n * 13, 6)}`,
    address: (street, n, zip, name) => `${street} ${n}, ${name} ${zip}, Κύπρος`,
    intents: {
      openNow: 'ανοιχτό τώρα',
      allDay: '24 ώρες',
      nearMe: 'κοντά μου',
      best: 'καλύτερο',
      cheap: 'φθηνό',
    },
  },
];

/** Ten countries, ten languages, seven scripts, in the shapes of the spreadsheets that operators import. */
export const queryLocales: readonly QueryLocale[] = [...westernLocales, ...asianLocales];
