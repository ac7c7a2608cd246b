import { foldText } from '../../../../../domain/text/fold.ts';

/** Last parts of Germanic compounds, by the kind that sells or does it: "Gartenmöbel", "loopschoenen", "Wasserrohrbruch". */
const endings: Readonly<Record<string, string>> = {
  'shop/shoes': 'schuh schuhe stiefel sandalen pantoffeln schoenen laarzen skor',
  'shop/clothes':
    'jacke jacken mantel mäntel kleid kleider kleidung hose hosen hemd hemden bluse blusen anzug anzüge pullover shirt shirts mode mütze mützen handschuhe strümpfe bekleidung kleding broeken jurken jassen kläder',
  'shop/clothes/wedding':
    'brautkleid brautkleider hochzeitskleid hochzeitskleider brautschuhe brautschleier bruidsjurken',
  'shop/furniture':
    'möbel tisch tische stuhl stühle sessel sofa sofas schrank schränke regal regale kommode kommoden hocker meubels meubelen stoelen möbler',
  'shop/bed': 'matratze matratzen bett betten matrassen',
  'shop/household_linen': 'bettwäsche handtücher tischdecken bettdecken kissen',
  'shop/kitchen': 'einbauküche einbauküchen küchenmöbel',
  'shop/houseware': 'töpfe pfannen messer geschirr besteck gläser',
  'shop/musical_instrument':
    'gitarre gitarren klavier klaviere flöte flöten geige geigen trompete trompeten trommel trommeln instrument instrumente',
  'shop/books': 'buch bücher romane landkarten reiseführer boeken böcker',
  'shop/hifi': 'plattenspieler lautsprecher kopfhörer verstärker',
  'shop/electronics': 'fernseher fernsehgerät fernsehgeräte kamera kameras elektronik',
  'shop/appliance':
    'waschmaschine waschmaschinen kühlschrank kühlschränke spülmaschine spülmaschinen geschirrspüler wäschetrockner staubsauger kaffeemaschine kaffeemaschinen espressomaschine espressomaschinen haushaltsgeräte küchengeräte',
  'shop/bicycle': 'fahrrad fahrräder rennrad rennräder lastenrad lastenräder fietsen cyklar',
  'shop/pet':
    'hundefutter katzenfutter tierfutter vogelfutter fischfutter aquarium aquarien terrarium terrarien diervoeding',
  'shop/paint': 'wandfarbe wandfarben farben lacke tapete tapeten tapetenkleister',
  'shop/tiles': 'fliesen kacheln tegels',
  'shop/flooring': 'parkett parkettboden laminat bodenbelag bodenbeläge vinylboden',
  'shop/carpet': 'teppich teppiche teppichboden tapijten',
  'shop/curtain': 'gardinen vorhang vorhänge gordijnen',
  'shop/window_blind': 'rollo rollos jalousie jalousien rollladen rollläden markise markisen',
  'shop/lighting': 'lampe lampen leuchte leuchten lampenschirm lampenschirme',
  'shop/jewelry': 'ringe schmuck halskette halsketten ohrringe armband armbänder',
  'shop/watches': 'uhren armbanduhr horloges klockor',
  'shop/florist': 'blumenstrauß sträuße rosenstrauß kränze blumen rosen bloemen blommor',
  'shop/wine': 'rotwein weißwein weine wijnen',
  'shop/alcohol': 'schnäpse whisky liköre',
  'shop/deli': 'olivenöl balsamico feinkost',
  'shop/spices': 'gewürze kruiden kryddor',
  'shop/pastry': 'torte torten apfelkuchen käsekuchen geburtstagskuchen gebäck taarten tårtor',
  'shop/bakery': 'brote brötchen',
  'shop/cheese': 'käse',
  'shop/butcher': 'würste bratwürste fleisch schinken worst',
  'shop/coffee': 'kaffeebohnen espressobohnen',
  'shop/fishing': 'angelruten angelrute angelköder angelbedarf angelzubehör',
  'shop/sports': 'tennisschläger golfschläger trikots hanteln',
  'shop/outdoor': 'zelte schlafsack schlafsäcke wanderrucksack wanderrucksäcke',
  'shop/bag': 'tasche taschen koffer rucksack rucksäcke ranzen schulranzen',
  'shop/stationery': 'papier stifte füller füllfederhalter schulhefte kalender',
  'shop/printer_ink': 'druckerpatronen tintenpatronen tonerkartuschen',
  'shop/toys':
    'spielzeug puppe puppen puppenhaus brettspiele kartenspiele gesellschaftsspiele bausteine speelgoed leksaker',
  'shop/model': 'eisenbahn eisenbahnen modellbahn modellbahnen modellautos modellflugzeuge',
  'shop/baby_goods': 'kinderwagen babybett babybetten babykleidung',
  'shop/computer': 'laptop laptops notebook notebooks drucker monitore computer computerzubehör',
  'shop/mobile_phone_accessories': 'handyhülle handyhüllen ladekabel',
  'shop/tyres': 'reifen autobanden',
  'shop/motorcycle': 'motorradhelm motorradhelme motorräder',
  'shop/tobacco': 'tabak zigarren zigaretten wasserpfeife wasserpfeifen',
  'shop/craft': 'acrylfarben ölfarben wasserfarben leinwand leinwände malbedarf künstlerbedarf bastelbedarf',
  'shop/fabric': 'stoff stoffe stoffen tyger',
  'shop/sewing': 'nähmaschine nähmaschinen wolle garne',
  'shop/optician': 'brille brillen kontaktlinsen',
  'shop/garden_centre': 'pflanzen rasenmäher obstbäume planten',
  'shop/bathroom_furnishing': 'badewanne badewannen duschkabine duschkabinen waschbecken armaturen',
  'shop/wigs': 'perücke perücken',
  'shop/frame': 'bilderrahmen',
  'shop/medical_supply': 'rollatoren prothesen bandagen stützstrümpfe einlagen gehhilfen',
  'shop/music': 'schallplatten',
  'craft/plumber': 'rohrbruch rohrbrüche wasserschaden rohrreinigung rohrverstopfung abflussreinigung',
  'craft/hvac': 'heizung heizungen wärmepumpe wärmepumpen klimaanlage klimaanlagen heizungsausfall',
  'craft/electrician': 'elektroinstallation stromausfall kurzschluss',
  'shop/car_repair': 'ölwechsel reifenwechsel bremsenwechsel autoreparatur autowerkstatt',
  'shop/hairdresser': 'haarschnitt haarschnitte haarverlängerung dauerwelle',
  'amenity/dentist': 'zahnschmerzen zahnimplantat zahnimplantate zahnersatz zahnreinigung zahnfüllung',
  'healthcare/laboratory': 'blutabnahme bluttest blutuntersuchung laboruntersuchung',
  'amenity/veterinary': 'hundekrankheit katzenimpfung hundeimpfung tierimpfung',
};

const kinds = new Map<string, string>(
  Object.entries(endings).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [foldText(word), kind] as const),
  ),
);
/** Folded last parts of Germanic compounds for the goods of a kind of shop. */
export const endingsFor = (kind: string): readonly string[] =>
  endings[kind]?.split(' ').map((word) => foldText(word)) ?? [];

/** Folded ends of compounds. */
export const endingsOfGoods: readonly string[] = [...kinds.keys()];
const longest = Math.max(...endingsOfGoods.map(({ length }) => length));
const [shortest, shortestWord] = [4, 5];

/** The kind of shop that sells what a folded word or the end of it names, the longest end first; null if it names nothing. */
export function kindOfGoods(word: string): string | null {
  if (word.length < shortestWord || !/^[a-z]+$/.test(word)) return null;
  for (let length = Math.min(longest, word.length); length >= shortest; length -= 1) {
    const kind = kinds.get(word.slice(-length));
    const before = word.length - length;
    if (kind !== undefined && (before === 0 || before > 2)) return kind;
  }
  return null;
}
