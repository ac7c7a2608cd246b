import { plainWords } from './plainWords.ts';

/** Words for facts about a listing, in the languages of the map; they do not identify a listing. */
const requests = `
  phone number, telephone number, contact number, mobile number, phone no, tel no, contact details
  telefon numarası, telefon numarasi, telefon no, iletişim, telefonnummer, telefon nummer, handynummer, kontakt
  numéro de téléphone, numero de telephone, número de teléfono, numero di telefono, número de telefone, numer telefonu, telefoonnummer
  номер телефона, телефон номер, контакты, номер телефону, τηλέφωνο, رقم هاتف, رقم تلفون, رقم جوال, טלפון של, 電話番号, 전화번호, 电话号码, 電話號碼
  เบอร์โทร, số điện thoại, nomor telepon, broj telefona, telefonszám
  opening hours, opening times, business hours, working hours, store hours, hours of operation, hours, what time does, when does, closing time
  çalışma saatleri, açılış saatleri, kaçta açılıyor, kaçta kapanıyor, öffnungszeiten, horaires, horaires d'ouverture, heures d'ouverture
  horario, horarios, horario de apertura, orari, orari di apertura, orario, horário de funcionamento, horário, openingstijden, godziny otwarcia
  часы работы, режим работы, время работы, график работы, години роботи, ωράριο, ωράριο λειτουργίας, أوقات العمل, ساعات العمل, أوقات الدوام
  שעות פתיחה, 営業時間, 영업시간, 营业时间, 營業時間, giờ mở cửa, jam buka, เวลาเปิด, radno vreme, nyitvatartás, otevírací doba, öppettider, aukioloajat
  reviews, review, reviews of, reviews for, avis, avis sur, bewertungen, bewertung, erfahrungen, yorumlar, yorumları, yorum, opiniones
  opiniones de, reseñas, recensioni, avaliações, отзывы, відгуки, opinie, تقييم, تقييمات, ביקורות, 口コミ, 리뷰, 후기, 评价, 評價, รีวิว, đánh giá, ulasan
  directions, directions to, directions for, how to get to, how do i get to, route to, navigate to, take me to, drive to, where is
  yol tarifi, nasıl gidilir, wie komme ich zu, wie komme ich zum, wegbeschreibung, itinéraire, itinéraire vers, cómo llegar a, cómo llegar
  come arrivare a, come arrivare, como chegar, как добраться, как проехать, jak dojechać, כיצד להגיע, كيف أصل إلى, 行き方, 가는 길, 怎么走
  menu of, menu for, menu prices, speisekarte, menü fiyatları, menü fiyat, меню ресторана, price list, prices, how much does, how much is, how much, cost of
  cost, preise, preisliste, kosten, was kostet, fiyat, fiyatı, fiyatları, fiyat listesi, ücreti, ücretleri, ne kadar, tarifs, combien coûte
  precios, precio, cuánto cuesta, prezzi, quanto costa, preços, preço, quanto custa, цены, цена, сколько стоит, ціни, ceny, cennik, ile kosztuje
  أسعار, اسعار, سعر, كم سعر, מחירון, מחירים, 料金, 가격, 价格, 價格, ราคา, bảng giá, harga, magkano
  make a reservation, make a reservation at, reservieren, reservierung, book an appointment, book appointment, make an appointment, appointment
  randevu, randevu al, rezervasyon yap, termin, termin buchen, termin vereinbaren, prendre rendez vous, rendez vous, pedir cita, reservar mesa
  prenotare, prenotazione, marcar consulta, запись на прием, записаться, umów wizytę, حجز موعد, 予約, 예약, 预约
  can you show me, could you show me, show me, can you find me, find me, can you recommend, could you recommend, i feel like, i want to eat, i would like
  hey google, ok google, okay google, hey siri, hey alexa, alexa call, alexa find, alexa where, alexa show, siri call, siri find, siri where, siri show
  who do i call, who can i call, who should i call, who to call, im hungry, i'm hungry, im starving, i'm starving, somewhere to eat, somewhere for, got any, any good, is there anywhere
  ist gut, gut ist, ist offen, ist geöffnet, ist am besten, welcher, welches, quel, quelle, cuál es, está abierto, è aperto, est ouvert
  zeig mir, zeige mir, kannst du mir, können sie mir, kannst du mir zeigen, ich hätte gern, ich möchte, ich brauche, weißt du wo, kennst du, empfehlen, empfiehl mir
  montre moi, trouve moi, est ce qu'il y a, y a t il, je voudrais, je veux, j'ai envie de, peux tu me trouver, recommande moi, j'ai besoin d'un, j'ai besoin de
  quiero, quisiera, muéstrame, encuéntrame, recomiéndame, estoy buscando, necesito, me apetece, puedes recomendarme
  mostrami, trovami, vorrei, voglio, sto cercando, mi serve, consigliami, ho voglia di, quero, preciso de, me mostra, estou procurando, recomenda
  göster, bana göster, öner, önerir misin, önerin, tavsiye, tavsiye et, ihtiyacım var, canım çekti, yemek istiyorum
  покажи, покажите, найди, найди мне, посоветуй, посоветуйте, подскажите, подскажи, хочу, нужен, нужна, нужно, мне нужен, порекомендуйте
  laat zien, ik wil, ik zou graag, weet je, is er een, pokaż, pokaż mi, znajdź, potrzebuję, chcę, gdzie jest, polecicie
  أبحث عن, ابحث عن, أريد, اريد, ابي, أبغى, ابغى, وين, فين, دلني على, أفضل مكان, מחפש, מחפשת, אני רוצה, תראה לי, אפשר להמליץ
  tôi muốn, tôi cần, cho tôi, gợi ý, tunjukkan, saya mau, saya ingin, rekomendasi, gusto ko ng, gusto kong, gusto ko, pwede kong, puwede kong, maaari kong, kong bumili, hanap, naghahanap ng
  อยากกิน, แนะนำ, ช่วยหา, 推荐, 推薦, 想吃, 我想吃, おすすめ, 食べたい, 探して, 教えて, 추천, 추천해줘, 찾아줘, 먹고싶다, ψάχνω, θέλω, δείξε μου, tražim, želim, hledám, keresek
  in the city center, in the city centre, city center, city centre, town center, town centre, stadtzentrum, innenstadt, stadtmitte, centre ville, centro città
  centro de la ciudad, şehir merkezi, şehir merkezinde, центр города, в центре города, binnenstad, centrum miasta, 市中心
  free estimate, free estimates, free quote, free quotes, same day, walk in, no appointment, without appointment, ohne termin, ohne anmeldung, sans rendez vous, sin cita
  senza appuntamento, sem marcação, zonder afspraak, bez rejestracji, randevusuz, без записи, بدون موعد, ho bisogno di, jag söker, waar kan ik, waar vind ik, urgente, срочно
  order online, online order, online bestellen, online sipariş, commander en ligne, pedir online, заказать онлайн`;

const all = new Set(
  requests
    .split(/[,\n]/)
    .map((phrase) => plainWords(phrase).join(' '))
    .filter(Boolean),
);
const maxWords = Math.max(...Array.from(all, (phrase) => phrase.split(' ').length));

/** How many words from a place on ask for a detail of a listing: "telefon numarası", "opening hours". 0 where they do not. */
export function requestLength(words: readonly string[], from: number): number {
  for (let length = Math.min(maxWords, words.length - from); length > 0; length -= 1)
    if (all.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}
