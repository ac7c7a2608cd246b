// Remarks in brackets beside the hours of a day. Those that limit the hours must not be left out.

/** Names of holidays, folded: what a map writes in brackets beside the hours of their date. No words for holidays in general. */
const holidays = [
  '(?:orthodox |western )?(?:christmas|xmas)(?: (?:day|eve|break))?|new year.?s?(?: (?:day|eve))?|boxing day|st\\.? stephen.?s day',
  '(?:western |orthodox )?easter(?: (?:sunday|monday|saturday))?|(?:orthodox )?(?:good|holy) friday|maundy thursday|holy saturday|whit (?:sun|mon)day|ascension day|pentecost',
  'thanksgiving(?: day)?|day after thanksgiving|black friday|(?:labou?r|memorial|independence|veterans?|presidents?|columbus|juneteenth|patriots?|election|' +
    'victoria|canada|anzac|australia|waitangi|civic|family|heritage|remembrance|armistice|republic|national|constitution|victory|liberation|unity|' +
    'revolution|may|mother.?s|father.?s|women.?s|children.?s|valentine.?s|all saints.?|all souls.?|indigenous peoples.?|king.?s|queen.?s|workers.?)(?: day)?(?: holiday)?|' +
    'martin luther king(?:,? jr\\.?)?(?: day)?|mlk day|(?:early may|spring|summer|august) bank holiday|st\\.? patrick.?s day|cinco de mayo|halloween',
  '(?:chinese |lunar )new year|spring festival|mid-autumn festival|dragon boat festival|golden week|songkran|tet|diwali|holi|vesak|eid(?: al-?(?:fitr|adha))?|' +
    'ramadan|ashura|passover|rosh hashanah|yom kippur|sukkot|hanukkah|shavuot|purim|nowruz',
  '(?:1\\. |2\\. )?weihnacht(?:en|sfeiertag|stag)?|heilig(?:er )?abend|heiligabend|silvester|neujahr(?:stag)?|karfreitag|oster(?:n|sonntag|montag)|pfingst(?:en|sonntag|montag)|' +
    '(?:christi )?himmelfahrt(?:stag)?|mariä? himmelfahrt|fronleichnam|allerheiligen|tag der arbeit|tag der deutschen einheit|reformationstag|nationalfeiertag|heilige drei konige|dreikonigstag',
  'noel|(?:veille de )?noel|(?:jour de l.an|nouvel an)|(?:lundi de )?(?:paques|pentecote)|vendredi saint|ascension|assomption|toussaint|fete (?:nationale|du travail)|armistice(?: 1918)?|jour de noel',
  'navidad|nochebuena|nochevieja|ano nuevo|(?:dia de )?reyes|(?:jueves|viernes|semana) sant[oa]|lunes de pascua|pascua|dia (?:del trabajo|del trabajador|de la hispanidad|de la constitucion|de todos los santos|de muertos)|' +
    'inmaculada(?: concepcion)?|asuncion',
  'natal|vespera de natal|ano novo|carnaval|sexta-feira santa|pascoa|corpus christi|tiradentes|finados|dia d[oea] \\p{L}+',
  'natale|vigilia di natale|santo stefano|capodanno|epifania|pasqua|pasquetta|ferragosto|ognissanti|immacolata(?: concezione)?|festa (?:della repubblica|del lavoro|della liberazione)',
  '(?:eerste |tweede )?(?:kerst|kerstdag|kerstavond|paasdag|pinksterdag)|oudjaarsdag|nieuwjaarsdag|hemelvaart(?:sdag)?|koningsdag|bevrijdingsdag',
  'yilbasi(?: gecesi)?|(?:cumhuriyet|kurban|ramazan|seker|zafer|ulusal egemenlik ve cocuk) bayrami(?: arifesi)?|(?:isci|emek ve dayanisma) bayrami|arife',
  'boze narodzenie|wigilia|wielkanoc|nowy rok|trzech kroli|boze cialo|(?:stedry den|vanoce|novy rok|velikonoce)|karacsony|husvet|ujev|craciun|paste|jul(?:afton|dagen)?|julaften|nyttarsaften|nyarsafton|midsommar(?:afton)?|juhannus|joulu|' +
    'рождество|новый год|пасха|день победы|різдво|новий рік|χριστουγεννα|πασχα|πρωτοχρονια|元日|正月|春节|春節|国庆节|國慶日|설날|추석|クリスマス',
];

/** A holiday by its name, folded. */
export const holidayName = `(?:${holidays.join('|')})`;

const holidayRemark = new RegExp(
  `^(?:${holidayName}|(?:public |bank |national )?holiday(?: hours)?|gesetzlicher feiertag|feiertag|jour ferie|festivo|feriado|resmi tatil|祝日)(?:[ ,-]*observed)?$`,
  'u',
);
/** Last orders and admissions, which are within the hours. */
const lastOrders =
  /^(?:l\.? ?o\.?|last (?:orders?|entry|admissions?|seating)|kitchen (?:closes|until)|letzter einlass|letzte bestellung|derniere (?:entree|commande)|ultim[oa] (?:ingreso|ingresso|entrada)|son (?:giris|siparis)|ラストオーダー)(?![\p{L}])[\s\d:.,apm-]*(?:uhr)?$/u;

/** Whether a folded remark leaves the hours beside it as they are. */
export const isIgnorableRemark = (remark: string): boolean =>
  remark === '' || (remark.length <= 80 && (holidayRemark.test(remark) || lastOrders.test(remark)));

/** Words for a break in the middle of a day, folded. */
const breakWord =
  'break|lunch(?: ?break)?|closed for lunch|siesta|pause(?: dejeuner)?|mittagspause|mittags?|mola|ogle (?:arasi|molasi)|pausa(?: pranzo)?|descanso|almoco|pauze|przerwa|pauza|poledni (?:pauza|prestavka)|перерыв|обед|перерва|休憩|昼休み';
const breakStart = new RegExp(
  `^(?:(?:closed|kapali|geschlossen|ferme|cerrado|chiuso|fechado|gesloten|закрыто)[ :]*)?(?:(?:${breakWord})[ :]*)?(?:from |between |von |de |dalle )?(?=\\d)`,
  'u',
);

/** The times of a break that a folded remark states: 'closed 12-13', 'Mittagspause 12:00-13:00'; null for any other. */
export function breakTimes(remark: string): string | null {
  const lead = breakStart.exec(remark)?.[0] ?? '';
  return lead === '' ? null : remark.slice(lead.length).replace(/ (?:and|und|y|et|e) /u, '-');
}
