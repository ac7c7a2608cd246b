/** Meals, as items of a list; a single one may be a category. */
export const meal =
  /^(?:breakfast|brunch|lunch|dinner|late night|drinks|after[- ]hours|desayuno|almuerzo|cena|abierto hasta tarde|bebidas|caf[eé] da manh[aã]|pequeno-almo[cç]o|almo[cç]o|jantar|aberto at[eé] tarde|petit-d[eé]jeuner|d[eé]jeuner|d[iî]ner|ouvert tard|colazione|pranzo|aperto fino a tardi|fr[uü]hst[uü]ck|mittagessen|abendessen|sp[aä]tabends|getr[aä]nke|kahvalt[iı]|[oö][gğ]le yeme[gğ]i|ak[sş]am yeme[gğ]i)$/iu;

/** Features on travel sites (diets, seating, drinks), which are not categories. */
export const feature = new RegExp(
  `^(?:${[
    '(?:vegetarian|vegan|halal|kosher|gluten[- ]free|allergy)[- ](?:friendly|options?)',
    '(?:(?:outdoor |private )?(?:seating|dining)|reservations|table service|buffet service|serves alcohol|full bar|wine and beer|free wi-?fi|wheelchair accessible|(?:free |street |validated |valet |off-street )?parking(?: available)?|television|highchairs available|accepts .{2,40}|live music|digital payments)',
    '(?:acepta|aceita|accepte|accetta|akzeptiert) .{2,40}|american express|mastercard|visa',
    'apto para (?:vegetarianos|veganos|cel[ií]acos)|opciones (?:vegetarianas|veganas|sin gluten|halal|kosher)|reserv(?:as|aciones)|asientos?(?: al aire libre)?|mesas al aire libre|televisi[oó]n|servicio de mesa|vino y cerveza|bar completo|sirve alcohol|(?:acceso|accesible).{0,10} silla de ruedas|wifi gratis|estacionamiento.{0,20}',
    'op[cç][oõ]es (?:vegetarianas|veganas|sem gl[uú]ten)|reservas|mesas ao ar livre|lugares sentados|servi[cç]o de mesa|vinho e cerveja|estacionamento.{0,20}',
    'v[eé]g[eé]tariens bienvenus|(?:plats|options|choix) (?:v[eé]g[eé]tariens|v[eé]g[eé]tali[a-z]+|sans gluten)|r[eé]servations|places assises.{0,12}|service de table|vin et bi[eè]re|acc[eè]s.{0,12} fauteuil.{0,12}',
    "per vegetariani|(?:opzioni|piatti|cibi) (?:vegan[ei]|vegetarian[ei]|senza glutine)|prenotazioni|posti a sedere|tavoli all[’']aperto|servizio al tavolo|vino e birra",
    'f[uü]r vegetarier geeignet|(?:vegane|vegetarische|glutenfreie) (?:optionen|speisen|gerichte)|reservierungen|sitzpl[aä]tze.{0,12}|sitzgelegenheiten|tischbedienung|wein und bier',
    '(?:servicio|servi[cç]o|service|servizio) de (?:valet|mesa)|vejetaryen dostu|(?:vegan|gl[uü]tensiz) se[cç]enek(?:ler[i]?)?|rezervasyon(?:lar)?|a[cç][iı]k havada oturma|masa servisi|[sş]arap ve bira',
  ].join('|')})$`,
  'iu',
);
