// Day names in forms that CLDR lacks: inflected, abbreviated, and for several days at once.

/** Folded names by day, Monday first: 'on Saturdays' as a case of the noun, and abbreviations of Lithuanian. */
const inflected = [
  'ponedjeljkom ponedeljkom ponedeljkih ponedeljek maanantaisin pirm pirmadieniais pirmadieni pirmdienas poniedzialki mandage mandager mandagar понедельникам понедельник понеділок',
  'utorkom torkih tiistaisin antr antradieniais antradieni otrdienas wtorki tirsdage tirsdager tisdagar вторникам вівторок',
  'srijedom sredom sredah stredu sredu srijedu keskiviikkoisin trec treciadieniais treciadieni tresdienas srody srode onsdage onsdager onsdagar среду средам середу',
  'cetvrtkom cetrtkih torstaisin ketv ketvirtadieniais ketvirtadieni ceturtdienas czwartki torsdage torsdager torsdagar четвергам',
  'petkom petkih pia piat perjantaisin penkt penktadieniais penktadieni piektdienas piatki fredage fredager fredagar пятницу пятницам пʼятницю',
  'subotom subotama subotu sobotah soboto sobotu soboty sobote lauantaisin sest sestadieniais sestadieni sestdienas szombaton lordage lordager lordagar субботу субботам суботу',
  'nedjeljom nedeljom nedjelju nedelju nedeljah nedeljo nedelu nedeli niedziele sunnuntaisin sekm sekmadieniais sekmadieni svetdienas vasarnap sondage sondager sondagar воскресеньям неділю',
];

/** Folded name of a day, with its index in the week. */
export const inflectedDays: readonly (readonly [string, number])[] = inflected.flatMap((names, day) =>
  names.split(' ').map((name) => [name, day] as const),
);

const alone = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu');

/** Folded words for all days of the week, the working days and the weekend. */
export const dayGroups: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    alone(
      '7 jours sur 7|7 dias (?:a|de) la semana|7 dias por semana|7 giorni su 7|7 tage (?:die|in der|pro) woche|7 dagen per week|7 dni w tygodniu|7 dni v tyzdni|7 dni v tydnu|haftanin 7 gunu|7 дней в неделю|alle dage|joka paiva|kasdien|katru dienu|ik dienas|iga paev|sve dane|يوميا',
    ),
    [0, 1, 2, 3, 4, 5, 6],
  ],
  [
    alone(
      'arkipaivisin|arkipaivina|darbo dienomis|darba dienas|toopaeviti|argipaeviti|(?:v )?pracovne dni|pracovnimi dny|' +
        'radnim danima|ob delavnikih|delavniki|munkanapokon|hetkoznapokon|w dni robocze|i hverdage|pa hverdager',
    ),
    [0, 1, 2, 3, 4],
  ],
  [alone('savaitgaliais|brivdienas|nadalavahetusel|nadalavahetuseti|ob vikendih|w weekendy'), [5, 6]],
];

/** Days as Roman numerals, recognised by a range: 'I–V', 'VI, VII'. */
const romanRange = /^(?:i{1,3}|iv|v)\s?[-–—]\s?(?:i{2,3}|iv|vi{0,2})(?!\p{L})/u;
const roman = /(?<![\p{L}\d])(?:vi{0,2}|iv|i{1,3})(?![\p{L}\d])/gu;
const romans = 'i ii iii iv v vi vii'.split(' ');

/** Text of hours whose days are Roman numbers, with these as `mark` writes a day; any other text is as it was. */
export const withRomanDays = (text: string, mark: (day: number) => string): string =>
  romanRange.test(text) ? text.replace(roman, (number) => mark(romans.indexOf(number))) : text;

/** A preposition before a day: 'в субботу', 'v sobotu'. */
export const beforeDay = /(?<![\p{L}\p{M}])(?:в|во|по|у|v|ve|w|we|ob|o|i|pa)\s+(?=\u0001)/gu;
