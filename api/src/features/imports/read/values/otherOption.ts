import { foldText } from '../../../../../../domain/text/fold.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';

/** Words for the option 'Other' in forms, by language. */
const otherWords = new Set(
  [
    ['other', 'others', 'misc', 'miscellaneous', 'something else', 'none of the above', 'not listed'],
    ['andere', 'anderes', 'anderer', 'sonstige', 'sonstiges', 'sonstiger'],
    ['autre', 'autres', 'otro', 'otra', 'otros', 'otras', 'outro', 'outra', 'outros', 'outras'],
    ['altro', 'altri', 'altra', 'altre', 'overig', 'overige', 'anders', 'andet', 'annet', 'annat'],
    ['övrigt', 'övriga', 'muu', 'muut', 'muud', 'cits', 'kita', 'egyéb', 'altele', 'altceva'],
    ['inne', 'inny', 'inna', 'pozostałe', 'jiné', 'ostatní', 'iné', 'ostatné', 'ostalo', 'drugo', 'tjetër'],
    ['другое', 'другие', 'прочее', 'прочие', 'иное', 'інше', 'інші', 'друго', 'други', 'остало', 'басқа'],
    ['diğer', 'diğerleri', 'başka', 'digər', 'başqa', 'άλλο', 'άλλα', 'λοιπά', 'სხვა', 'այլ'],
    ['أخرى', 'آخر', 'غير ذلك', 'سایر', 'دیگر', 'אחר', 'אחרים'],
    ['अन्य', 'অন্যান্য', 'อื่นๆ', 'อื่น ๆ', 'khác', 'lainnya', 'lain-lain', '其他', '其它', 'その他', '기타'],
  ]
    .flat()
    .map((word) => foldText(word).trim()),
);

/**
 * The text after such a word: 'Bakery' of 'Other: Bakery', '' of 'Anderes (bitte beschreiben)' and of 'Diğer'; undefined
 * for a text that does not begin with one.
 */
export function afterOther(text: string): string | undefined {
  const end = text.search(/[([（:：/]|\s[-–—]\s/u);
  const word = end < 0 ? text : text.slice(0, end);
  if (!otherWords.has(foldText(word).trim())) return undefined;
  return end < 0 ? '' : withoutTrailing(text.slice(end).replace(/^[\s([（:：/–—-]+/u, ''), /[\s)\]）]/);
}
