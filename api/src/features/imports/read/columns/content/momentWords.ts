/** What maps say that a place offers: 'Dine-in', 'À emporter'. It is not what kind of place it is. */
export const offer =
  /^(?:dine-?in|take-?away|take-?out|delivery|no-contact delivery|curbside pickup|in-store (?:shopping|pickup|pick-up)|on-?site services?|online (?:appointments|estimates|care|classes)|drive-through|speisen vor ort|vor-ort-verzehr|zum mitnehmen|lieferung|lieferdienst|abholung(?: im geschäft)?|sur place|à emporter|livraison|retrait en magasin|consumo en el lugar|para llevar|entrega a domicilio|a domicilio|consumazione sul posto|da asporto|consegna a domicilio|refeição no local|para viagem|entrega|eten ter plaatse|afhaalmaaltijden|bezorging|bezoek(?:en)?|afhalen|bezorgen|ophalen|na miejscu|na wynos|dostawa|içeride yemek|içeride servis|paket servis|gel al|teslimat|на месте|навынос|доставка|店内飲食|テイクアウト|デリバリー|堂食|外带|外卖|매장 내 식사|테이크아웃|배달)$/iu;

/** What maps say of the moment in their languages, at the start of a value: 'Open', 'Schließt um 22:00', 'Đang mở cửa'. */
export const momentWord =
  /^(?:[·⋅]\s*)?(?:open|opens|closed|closes|closing|geöffnet|öffnet|geschlossen|schließt|ouvert|ouvre|fermé|ferme|abierto|abre|cerrado|cierra|aperto|apre|chiuso|chiude|aberto|fechado|fecha|geopend|opent|gesloten|sluit|otwarte|otwiera|zamknięte|zamyka|otevřeno|otevře|zavřeno|zavře|otvoreno|otvara|zatvoreno|zatvara|открыто|откроется|закрыто|закроется|відчинено|зачинено|açık|açılır|açılış|kapalı|kapanır|kapanış|ανοιχτό|ανοίγει|κλειστό|κλείνει|مفتوح|يفتح|مغلق|يغلق|đang mở cửa|mở cửa|đóng cửa|đã đóng cửa|เปิด|ปิด|営業中|営業時間外|営業開始|営業終了|영업 중|영업 종료|营业中|已打烊|buka|tutup|öppet|öppnar|stängt|stänger|åbent|lukket|åpent|stengt|avoinna|suljettu|deschis|închis|nyitva|zárva)(?:$|[\s.:,⋅·!])/iu;

const maxMomentLength = 60;
/** '⋅ Opens at 9', 'Closed ⋅ Opens at 9': a sentence of a map, or what is left of it. */
const sentence = /^[·⋅]\s+\p{L}|^\p{L}[\p{L}\p{M} ]{2,24}\s[·⋅]\s+(?=\p{L}.*\p{N})/u;

/** 'Open', 'Closes soon': a value that says nothing but how it is at the moment. */
export function isMomentOnly(value: string): boolean {
  if (value.length <= maxMomentLength && sentence.test(value)) return true;
  return momentWord.test(value) && value.length <= 25 && !/[\d,]|\s\S+\s/.test(value);
}

/** A number behind such a sentence, or alone. */
const phoneBehind = /(?:^|\s)\+?\d[\d\s()-]{7,18}\d$/u;
/** 'Open 24 hours', 'Open ⋅ Closes 6 pm': a moment with its hours. */
const momentWithHours = /^\p{L}[\p{L} ]{2,24}(?:[·⋅][\p{L} ]{2,24})?\d/u;

/** Whether a text only says how a place is at the moment, or how to call it: lines of results of maps, not what it is. */
export function isOfResult(text: string): boolean {
  if (text.length > maxMomentLength) return false;
  const rest = text.replace(phoneBehind, '').trim();
  if (rest === '' || isMomentOnly(rest)) return true;
  return momentWord.test(rest) && momentWithHours.test(rest);
}
