import type { WrittenListing } from './writtenListings.ts';

type Queries = WrittenListing['queries'];

const listing = (
  name: string,
  category: string | null,
  [city, country, address]: readonly [city: string, country: string, address?: string],
  queries: Queries,
): WrittenListing => ({ name, category, city, country, address, queries });

/**
 * Invented listings with an address and often without a category, as a list of one kind of business gives them, and queries
 * of the classes that found no right listing when they were first tried.
 */
export const unsortedListings: readonly WrittenListing[] = [
  listing('Pide Köşesi', null, ['İstanbul', 'TR', 'Reşitpaşa Mah. Gül Sk. 4, Sarıyer'], {
    unsorted: ['pide köşesi sarıyer', 'pide reşitpaşa', 'reşitpaşada pideci'],
  }),
  listing('Yıldız Eczanesi', null, ['İstanbul', 'TR', 'Barbaros Cad. 12, Esenyurt'], {
    unsorted: ['yıldız eczanesi', 'eczane esenyurt', 'esenyurtta eczane', 'yildiz eczane'],
  }),
  listing('Nar Nargile Bahçesi', null, ['İstanbul', 'TR', 'Divan Sk. 3, Fatih'], {
    atHome: [
      'nargile istanbul',
      'hookah istanbul',
      'shisha lounge istanbul',
      'waterpipe istanbul',
      'wasserpfeife istanbul',
    ],
  }),
  listing('Marlow Heating & Cooling', null, ['Tyler', 'US', '14 Oak St, Tyler, TX 75701'], {
    unsorted: [
      'ac repair tyler',
      'hvac tyler tx',
      'furnace repair 75701',
      'marlow heating',
      'klima servisi tyler',
    ],
  }),
  listing('Velora Dental', null, ['Chennai', 'IN', '2 Temple Rd, Velachery, Chennai 600042'], {
    unsorted: [
      'dentist velachery',
      'velora dentel',
      'teeth cleaning chennai',
      'стоматология ченнаи',
      'daant ka doctor chennai',
    ],
  }),
  listing('Farmacia Rioja', null, ['Rosario', 'AR', 'Rioja 1200, S2000 Rosario'], {
    unsorted: ['farmacia de turno rosario', 'farmcia rioja', 'pharmacy rosario', 'аптека росарио'],
  }),
  listing('كافي 44', null, ['طرابلس', 'LY', 'النوفليين'], {
    digits: ['كافي ٤٤', 'كافي ٤٤ طرابلس', 'كافي 44'],
    unsorted: ['coffee shop tripoli libya', 'مقهى طرابلس'],
  }),
  listing('مطعم الزيتونة', null, ['طرابلس', 'LY', 'الظهرة'], {
    unsorted: ['مطعم طرابلس', 'الزيتونة', 'مطعم الظهرة', 'zaytouna tripoli'],
  }),
  listing('Käsehaus Rank', 'Swiss restaurant', ['Zürich', 'CH', 'Rankgasse 4, 8001 Zürich'], {
    landmark: ['fondue zürich old town', 'fondue altstadt zürich', 'fondue restaurant zurich airport'],
    dish: ['käsefondue zürich', 'raclette zurich', 'фондю цюрих'],
  }),
  listing('Kerala Palast', 'Indian restaurant', ['Zürich', 'CH', 'Mattengasse 9, 8005 Zürich'], {
    adjective: [
      'südindisches restaurant zürich',
      'südindisch zürich',
      'nordindisches restaurant zürich',
      'hint lokantası zürich',
    ],
  }),
  listing('El Mezquite', 'Mexican restaurant', ['Zürich', 'CH', 'Langstrasse 50, 8005 Zürich'], {
    atHome: ['taquería zürich', 'taqueria 8005', 'taqueria zürich kreis 5', 'taco place zürich'],
  }),
  listing('Toner & Papier Lohse', 'Bürobedarf', ['Berlin', 'DE', 'Weserstraße 5, 12047 Berlin'], {
    need: ['druckerpatronen berlin', 'tinte toner berlin', 'printer ink berlin', 'картриджи берлин'],
  }),
  listing('Durstquelle Weber', 'Beverage store', ['Berlin', 'DE', 'Amrumer Straße 8, 13353 Berlin'], {
    atHome: [
      'getränkelieferant berlin',
      'getränkelieferung berlin',
      'getränkemarkt berlin',
      'getränkehandel amrumer straße',
    ],
  }),
  listing('Zur Ecke', 'Convenience store', ['Berlin', 'DE', 'Sonnenallee 90, 12045 Berlin'], {
    atHome: ['büdchen berlin', 'tante emma laden berlin', 'sari sari store berlin', 'sklep spożywczy berlin'],
  }),
  listing('Pfoten daheim', 'Pet Sitting', ['Quincy', 'US'], {
    atHome: ['dog sitter quincy', 'quincy dog sitter', 'cat sitter quincy', 'hundesitter quincy'],
  }),
  listing('Sheridan Smile', 'Dentist', ['London', 'GB', '3 Ballards Lane, Finchley, London N3'], {
    certain: ['private dentist finchley', 'private dentist london', 'nhs dentist n3'],
  }),
  listing('Hanok Grill', 'Korean restaurant', ['Manila', 'PH', 'Banawe St, Manila'], {
    atHome: ['samgyup manila', 'unli samgyup manila', 'kbbq manila', 'samgyupsal banawe'],
  }),
  listing('Kumo', 'Japanese restaurant', ['Berlin', 'DE', 'Kantstraße 30, 10623 Berlin'], {
    atHome: ['izakaya berlin', '焼鳥 berlin', 'yakiniku berlin'],
  }),
  listing('Ο Μύλος', 'Greek restaurant', ['Λεμεσός', 'CY'], {
    atHome: ['ουζερί λεμεσός', 'ouzeri limassol', 'μεζεδοπωλείο λεμεσός'],
  }),
  listing('Beltrami', 'Butcher shop', ['Westbury', 'GB', '4 High St, Westbury'], {
    atHome: ['sklep mięsny westbury', 'mięsny westbury', 'ملحمة westbury'],
  }),
  listing('Thoss & Sohn', 'Pest control service', ['Nürnberg', 'DE', 'Ziegelgasse 8, 90403 Nürnberg'], {
    need: [
      'kammerjäger nürnberg',
      'bettwanzen nürnberg',
      'ratten nürnberg',
      'dezynsekcja nürnberg',
      'дезинсекция нюрнберг',
    ],
  }),
  listing('Anger Orthopädie', null, ['Erfurt', 'DE', 'Anger 3, 99084 Erfurt'], {
    unsorted: [
      'orthopäde erfurt',
      'orthopäde erfurt offen heute',
      'heute offen orthopädie anger',
      'ortopeda erfurt',
    ],
  }),
  listing('Bright Arch Orthodontics', null, ['Leeds', 'GB', '12 Mill Rd, Leeds LS10 1AA'], {
    need: ['braces leeds', 'invisalign leeds', 'bright arch leeds'],
  }),
  listing('Kammin Nábytek', 'Furniture store', ['Brno', 'CZ', 'Dlouhá 5, 602 00 Brno'], {
    atHome: ['nábytek brno', 'sofas brno', 'canapé brno', 'мебель брно', 'huonekalut brno'],
  }),
  listing('Voll & Ganz', 'Shoe store', ['Graz', 'AT', 'Sporgasse 2, 8010 Graz'], {
    atHome: ['sneaker graz', 'zapatos graz', 'buty graz', 'обувь грац', 'ayakkabı graz', '靴 graz'],
  }),
  listing('Grădinița Licurici', 'Kindergarten', ['Cluj-Napoca', 'RO', 'Strada Lungă 4, Cluj-Napoca'], {
    atHome: ['grădiniță cluj', 'детский сад клуж', 'kindergarten cluj', 'anaokulu cluj'],
  }),
  listing('Blok 7', 'Roofing contractor', ['Rotterdam', 'NL', 'Kade 7, 3011 Rotterdam'], {
    atHome: [
      'dakdekker rotterdam',
      'dachdecker rotterdam',
      'kattokorjaus rotterdam',
      'çatı ustası rotterdam',
    ],
  }),
  listing('Studio Prisma', 'Architect', ['Θεσσαλονίκη', 'GR'], {
    atHome: ['αρχιτέκτονας θεσσαλονίκη', 'architect thessaloniki', 'mimar selanik', 'архитектор салоники'],
  }),
];
