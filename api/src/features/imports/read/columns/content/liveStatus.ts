/** Service options on maps, which are not categories: 'Dine-in', 'À emporter'. */
export const offer =
  /^(?:dine-?in|take-?away|take-?out|delivery|no-contact delivery|curbside pickup|in-store (?:shopping|pickup|pick-up)|on-?site services?|online (?:appointments|estimates|care|classes)|drive-through|speisen vor ort|vor-ort-verzehr|zum mitnehmen|lieferung|lieferdienst|abholung(?: im geschäft)?|sur place|à emporter|livraison|retrait en magasin|consumo en el lugar|para llevar|entrega a domicilio|a domicilio|consumazione sul posto|da asporto|consegna a domicilio|refeição no local|para viagem|entrega|eten ter plaatse|afhaalmaaltijden|bezorging|bezoek(?:en)?|afhalen|bezorgen|ophalen|na miejscu|na wynos|dostawa|içeride yemek|içeride servis|paket servis|gel al|teslimat|на месте|навынос|доставка|店内飲食|テイクアウト|デリバリー|堂食|外带|外卖|매장 내 식사|테이크아웃|배달)$/iu;

/** Live status texts of maps at the start of a value, in many languages: 'Open', 'Schließt um 22:00', 'Đang mở cửa'. */
export const statusWord =
  /^(?:[·⋅]\s*)?(?:open|opens|closed|closes|closing|geöffnet|öffnet|geschlossen|schließt|ouvert|ouvre|fermé|ferme|abierto|abre|cerrado|cierra|aperto|apre|chiuso|chiude|aberto|fechado|fecha|geopend|opent|gesloten|sluit|otwarte|otwiera|zamknięte|zamyka|otevřeno|otevře|zavřeno|zavře|otvoreno|otvara|zatvoreno|zatvara|открыто|откроется|закрыто|закроется|відчинено|зачинено|açık|açılır|açılış|kapalı|kapanır|kapanış|ανοιχτό|ανοίγει|κλειστό|κλείνει|مفتوح|يفتح|مغلق|يغلق|đang mở cửa|mở cửa|đóng cửa|đã đóng cửa|เปิด|ปิด|営業中|営業時間外|営業開始|営業終了|영업 중|영업 종료|营业中|已打烊|buka|tutup|öppet|öppnar|stängt|stänger|åbent|lukket|åpent|stengt|avoinna|suljettu|deschis|închis|nyitva|zárva)(?:$|[\s.:,⋅·!])/iu;

const maxStatusLength = 60;
/** A live status with separators, or a part of it: '⋅ Opens at 9', 'Closed ⋅ Opens at 9'. */
const sentence = /^[·⋅]\s+\p{L}|^\p{L}[\p{L}\p{M} ]{2,24}\s[·⋅]\s+(?=\p{L}.*\p{N})/u;

/** Whether a value is nothing but a live status: 'Open', 'Closes soon'. */
export function isLiveStatus(value: string): boolean {
  if (value.length <= maxStatusLength && sentence.test(value)) return true;
  return statusWord.test(value) && value.length <= 25 && !/[\d,]|\s\S+\s/.test(value);
}

/** A phone number at the end of a live status, or alone. */
const phoneBehind = /(?:^|\s)\+?\d[\d\s()-]{7,18}\d$/u;
/** A live status with hours: 'Open 24 hours', 'Open ⋅ Closes 6 pm'. */
const statusWithHours = /^\p{L}[\p{L} ]{2,24}(?:[·⋅][\p{L} ]{2,24})?\d/u;

/** Whether a text is a line of a map's search results: a live status or a phone number. */
export function isOfResult(text: string): boolean {
  if (text.length > maxStatusLength) return false;
  const rest = text.replace(phoneBehind, '').trim();
  if (rest === '' || isLiveStatus(rest)) return true;
  return statusWord.test(rest) && statusWithHours.test(rest);
}
