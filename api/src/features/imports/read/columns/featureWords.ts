/** What sites of travellers say that a place has: meals, diets, seats, drinks. It is not what kind of place it is. */
export const feature = new RegExp(
  `^(?:${[
    '(?:vegetarian|vegan|halal|kosher|gluten[- ]free|allergy)[- ](?:friendly|options?)',
    '(?:breakfast|lunch|dinner|late night|drinks|after[- ]hours)',
    '(?:(?:outdoor |private )?(?:seating|dining)|reservations|table service|buffet service|serves alcohol|full bar|wine and beer|free wi-?fi|wheelchair accessible|(?:free |street |validated |valet |off-street )?parking(?: available)?|television|highchairs available|accepts .{2,40}|live music|digital payments)',
    '(?:acepta|aceita|accepte|accetta|akzeptiert) .{2,40}|american express|mastercard|visa',
    'apto para (?:vegetarianos|veganos|cel[ií]acos)|opciones (?:vegetarianas|veganas|sin gluten|halal|kosher)|almuerzo|cena|desayuno|abierto hasta tarde|bebidas|reserv(?:as|aciones)|asientos?(?: al aire libre)?|mesas al aire libre|televisi[oó]n|servicio de mesa|vino y cerveza|bar completo|sirve alcohol|(?:acceso|accesible).{0,10} silla de ruedas|wifi gratis|estacionamiento.{0,20}',
    'op[cç][oõ]es (?:vegetarianas|veganas|sem gl[uú]ten)|almo[cç]o|jantar|caf[eé] da manh[aã]|pequeno-almo[cç]o|aberto at[eé] tarde|reservas|mesas ao ar livre|lugares sentados|servi[cç]o de mesa|vinho e cerveja|estacionamento.{0,20}',
    'v[eé]g[eé]tariens bienvenus|(?:plats|options|choix) (?:v[eé]g[eé]tariens|v[eé]g[eé]tali[a-z]+|sans gluten)|d[eé]jeuner|d[iî]ner|petit-d[eé]jeuner|ouvert tard|r[eé]servations|places assises.{0,12}|service de table|vin et bi[eè]re|acc[eè]s.{0,12} fauteuil.{0,12}',
    "per vegetariani|(?:opzioni|piatti|cibi) (?:vegan[ei]|vegetarian[ei]|senza glutine)|pranzo|colazione|aperto fino a tardi|prenotazioni|posti a sedere|tavoli all[’']aperto|servizio al tavolo|vino e birra",
    'f[uü]r vegetarier geeignet|(?:vegane|vegetarische|glutenfreie) (?:optionen|speisen|gerichte)|mittagessen|abendessen|sp[aä]tabends|getr[aä]nke|reservierungen|sitzpl[aä]tze.{0,12}|sitzgelegenheiten|tischbedienung|wein und bier',
    'vejetaryen dostu|(?:vegan|gl[uü]tensiz) se[cç]enek(?:ler[i]?)?|[oö][gğ]le yeme[gğ]i|ak[sş]am yeme[gğ]i|rezervasyon(?:lar)?|a[cç][iı]k havada oturma|masa servisi|[sş]arap ve bira',
  ].join('|')})$`,
  'iu',
);
