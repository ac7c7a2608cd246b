import { foldText } from '../../../../../../../domain/text/fold.ts';
import { namedField } from '../columnFields.ts';
import { wordsOf } from '../headerReading.ts';
import { fieldOfWord } from '../headers/headerWords.ts';
import { ignoreColumn } from './ignoreColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Words for aspects of a place that have ratings of their own. */
const parts = new Set(
  (
    'food,taste,flavor,flavour,ambience,ambiance,atmosphere,decor,environment,value,price,cleanliness,hygiene,comfort,staff,facilities,' +
    'noise,room,rooms,packaging,essen,geschmack,ambiente,sauberkeit,preis,komfort,personal,cuisine,cadre,proprete,confort,accueil,' +
    'comida,sabor,limpieza,precio,cibo,cucina,pulizia,prezzo,limpeza,preco,lezzet,yemek,ortam,temizlik,hijyen,fiyat,' +
    'кухня,еда,обстановка,интерьер,чистота'
  ).split(','),
);

/** The same in scripts without spaces. */
const gluedPart =
  /^(?:口味|味道|环境|環境|卫生|衛生|设施|設施|性价比|料理|味|雰囲気|清潔感|コスパ|맛|분위기|가격|청결)(?:的)?(?:评分|評分|得分|评价|評価|評点|点数|평점|점수)$/u;

/** 'Service' counts as an aspect only beside another aspect, since many listings are services themselves. */
const service = /^(?:service|services|servis|servicio|servico|servizio|bedienung|обслуживание|сервис)$/;
const gluedService = /^(?:服务|服務|サービス|서비스)(?:评分|評分|得分|评价|評価|評点|点数|평점|점수)$/u;

const isRating = (word: string) =>
  (namedField(word) ?? fieldOfWord.get(word))?.field === 'rating' || /^(?:score|note)$/.test(word);

/** Subject of the rating under a header: an aspect of the place, its service, or the place. */
function ratedBy(header: string): 'part' | 'service' | 'place' {
  if (gluedPart.test(header.trim())) return 'part';
  if (gluedService.test(header.trim())) return 'service';
  const words = wordsOf(header).map(foldText);
  if (words.length < 2 || !words.some(isRating)) return 'place';
  if (words.some((word, i) => parts.has(word) && !(i > 0 && /^(?:value|personal)$/.test(word))))
    return 'part';
  return words.some((word) => service.test(word)) ? 'service' : 'place';
}

/** Ignores ratings of single aspects, such as food, rooms or service, which are not the rating of the place. */
export function ignorePartialScores({ judged, mapped }: SheetColumns): void {
  const hasParts = judged.some(({ header }) => ratedBy(header) === 'part');
  for (const one of mapped.filter(({ field, rank }) => field === 'rating' && rank >= 0)) {
    const rated = ratedBy(one.header);
    if (rated === 'place' || (rated === 'service' && !hasParts)) continue;
    ignoreColumn(judged, mapped, one);
  }
}
