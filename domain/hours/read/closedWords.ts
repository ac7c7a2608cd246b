import { holidayName } from './dayRemarks.ts';

/** Words for a closed day, folded. */
const words =
  'closed|kapali(?:dir)?|geschlossen|ruhetag|fermee?s?|cerrad[oa]|chius[oa]|fechad[oa]|encerrad[oa]|gesloten|κλειστα|κλειστο|' +
  'lukket|stengt|stangt|suljettu|kiinni|zamkniete|nieczynne|zavreno|zatvorene|zatvoreno|zaprto|zarva|inchis|закрыто|выходной|' +
  'зачинено|затворено|suletud|slegts|uzdaryta|nedirba|tutup|tancat|dong cua|休業|定休日?|休業日|休息|关门|關門|휴무일?|مغلق|סגור|ปิด';

/** Words that may follow without a change of meaning. Any other sentence with that beginning may say when a place is open. */
const timeWords =
  'today|all day(?: long)?|the whole day|heute|ganztagig|ganztags|bugun|(?:tum|butun) gun|aujourd.hui|toute la journee|hoy|' +
  'todo el dia|hoje|o dia todo|oggi|tutto il giorno|vandaag|de hele dag|caly dzien|cely den|весь день|сегодня';

const closedDay = new RegExp(
  `^(?:temporarily |permanently )?(?:${words})(?:(?:[ ,/|-]|\\. )+(?:temporarily|permanently|${words}|${timeWords}|` +
    `(?:for |on |due to |because of |wegen |an |am |pour |le |por |per |voor )?(?:the |le |la |el |il )?${holidayName}))*[ .!]*$`,
  'u',
);

/** Short words that begin sentences of other meanings, and mean a closed day only alone. */
const closedAlone = /^(?:zu|off)\.?$/u;

/** Whether a folded text says that a place is closed on its day, and nothing else. */
export const isClosedDay = (text: string): boolean => closedDay.test(text) || closedAlone.test(text);
