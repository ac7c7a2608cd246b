import { foldText } from '../../text/fold.ts';

/** Seasons by name, folded. */
const seasonWord =
  'summer|winter|autumn|spring (?:and|to|-)|(?:high|low|off|peak) season|season(?:al)?|in season|sommer|sommerzeit|winterzeit|wintersaison|sommersaison|' +
  'nebensaison|hauptsaison|saison|(?:en |l.)?ete|hiver|hors saison|verano|invierno|temporada|estate|inverno|verao|stagione|zomer|hoogseizoen|laagseizoen|' +
  'seizoen|yaz(?:in)?|kis(?:in)?|sezon(?:u|da)?|lato|zima|leto|leten|kesalla|talvella|sommar|vinter|летом|зимой|лето|зима|влетку|взимку|夏季|冬季|夏期|冬期|하절기|동절기';

/** Names of months that are not names of days, and no usual words ('may', 'march', 'mar' and 'ara' are). */
const month =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|fevrier|apr(?:il|ile)?|june?|juin|juni|jul(?:y|i)|juillet|aug(?:ust|ustus)?|aout|sept(?:ember|embre)?|' +
  'oct(?:ober|obre)?|okt(?:ober)?|octobre|nov(?:ember|embre)?|dec(?:ember|embre)?|dez(?:ember|embro)?|marz|januari|februari|enero|febrero|abril|junio|julio|agosto|' +
  'septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|giugno|luglio|settembre|' +
  'ottobre|novembre|dicembre|ocak|subat|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|январ[ья]|феврал[ья]|апрел[ья]|июн[ья]|июл[ья]|августа?|' +
  'сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|kwi(?:ecien|etnia)|maja|czerw(?:iec|ca)|lip(?:iec|ca)|sierp(?:ien|nia)|wrze(?:sien|snia)|pazdziernika?';
const seasons = new RegExp(`(?<![\\p{L}\\p{M}])(?:${seasonWord}|${month})(?![\\p{L}\\p{M}])|\\d月`, 'u');

/** Whether hours hold for a part of the year only, which a week cannot say. */
export const namesSeason = (text: string): boolean => seasons.test(foldText(text));
