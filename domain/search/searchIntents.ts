import { openDaysAt, openNowPhrases, openTodayAt } from './hours/openDays.ts';
import { plainWords } from './plainWords.ts';

/**
 * Intents of a search:  a filter (OPEN_NOW, ALWAYS_OPEN, OPEN_ON for days, OPEN_AT for a time, OPEN_LATE,
 * NEAR_ME) or an order (BEST, CHEAP).
 */
export type SearchIntent =
  | 'OPEN_NOW'
  | 'ALWAYS_OPEN'
  | 'OPEN_ON'
  | 'OPEN_AT'
  | 'OPEN_LATE'
  | 'NEAR_ME'
  | 'BEST'
  | 'CHEAP';

/** Intents that are filters of the opening hours. */
export const isOpeningIntent = (intent: SearchIntent): boolean =>
  ['OPEN_NOW', 'ALWAYS_OPEN', 'OPEN_ON', 'OPEN_AT', 'OPEN_LATE'].includes(intent);

/** Phrases by intent, in the languages of the map; days are read by `openDaysAt`. */
const phrases: Record<Exclude<SearchIntent, 'OPEN_ON' | 'OPEN_AT'>, string> = {
  OPEN_NOW: `
    open now, opened now, now open, currently open, open right now, open today, still open
    şu an açık, şu anda açık, şimdi açık, açık olan, hala açık, bugün açık
    jetzt geöffnet, jetzt offen, geöffnet, gerade geöffnet, heute geöffnet
    ouvert maintenant, ouverte maintenant, ouvert actuellement, ouvert en ce moment
    abierto ahora, abierta ahora, abiertos ahora, abierto hoy
    aperto ora, aperto adesso, aperti ora, aberto agora, aberta agora, abertos agora
    nu open, nu geopend, otwarte teraz, teraz otwarte
    открыто сейчас, сейчас открыто, работает сейчас, відкрито зараз, зараз відкрито
    ανοιχτο τωρα, ανοιχτα τωρα, مفتوح الآن, مفتوح الان, פתוח עכשיו, đang mở cửa, mở cửa bây giờ
    otvoreno sada, sada otvoreno, отворено сада, otevřeno nyní, právě otevřeno, nyitva most, most nyitva, deschis acum
    отворено сега, öppet nu, åbent nu, åpent nå, avoinna nyt
    buka sekarang, 営業中, 영업중, 지금 영업중
    what is open, whats open, currently opened, şu an açık olan, hangisi açık, qui est ouvert, hat offen, hat geöffnet
    abhi khula, abhi khula hai, khula hai, अभी खुला, अभी खुला है, खुला है, اب کھلا, ابھی کھلا, এখন খোলা, இப்போது திறந்திருக்கும்
    الآن مفتوح, مفتوح اليوم, باز است, الان باز, هم اکنون باز, bukas ngayon, bukas na, bukas pa, buka hari ini, masih buka, açık, otevřeno, nyitva, deschis, otvoreno, отворено, avoinna, ανοιχτό, ανοιχτά
    เปิดตอนนี้, เปิดอยู่, ตอนนี้เปิด, เปิดวันนี้, 现在营业, 現在營業, 营业中, 營業中, 正在营业, 今天营业, 現在營業中, 현재 영업중, 지금 문 연, 지금 여는`,
  OPEN_LATE: `
    open late, open till late, open until late, late night, open late night, open after midnight, open past midnight, open at night
    geç saate kadar açık, geç açık, gece açık, spät geöffnet, lange geöffnet, länger geöffnet, nachts geöffnet, spät offen
    lange offen, ouvert tard, ouverte tard, ouvert la nuit, ouverte la nuit, abierto hasta tarde, abierto tarde, abierto de noche
    aperto fino a tardi, aperto tardi, aperto di notte, aberto até tarde, aberto à noite, laat open, laat geopend, otwarte do późna
    открыто допоздна, работает допоздна, открыто ночью, работает ночью, ночью, відкрито допізна, ανοιχτο αργα, ανοιχτα αργα
    مفتوح لوقت متأخر, مفتوح ليلا, פתוח עד מאוחר, פתוח בלילה, mở cửa muộn, mở khuya, otvoreno do kasno, отворено до касно
    深夜営業, 심야영업
    dis oras ng gabi, madaling araw, raat ko khula, der raat tak, देर रात, เปิดดึก, เปิดกลางคืน, 夜宵, 深夜营业, 深夜營業, 늦게까지, 야간`,
  ALWAYS_OPEN: `
    24 hours, 24 hour, 24 hrs, 24 hr, 24h, 24hr, 24hrs, 24hours, 24hour, 24 7, 24x7, open 24 hours, open 24 7, open 24h
    around the clock, 24 saat, 24 saat açık, 7 24, 7 24 açık
    24 stunden, 24 std, 24h geöffnet, rund um die uhr, 24 heures, 24 heures sur 24, 24h 24, 24 horas, abierto 24 horas, 24 ore
    24 ore su 24, aberto 24 horas, 24 uur, 24 godziny, całodobowo, całodobowa, całodobowy, круглосуточно, круглосуточный
    круглосуточная, 24 часа, цілодобово, 24 ωρες, 24ωρο, 24 ساعة, 24 שעות, 24 giờ, mở cửa 24 giờ, 24 jam, 24時間, 24시간
    24 sata, 24 сата, 0 24, non stop, nonstop, 24 hodin, 24 óra, 24 ore non stop, денонощно, dygnet runt, døgnåbent, døgnåpent, 24 tuntia
    24小时, 24小時, 24小时营业, 24小時營業, 全天营业, 24 ชั่วโมง, 24 ชม, ตลอด 24 ชั่วโมง, 24 ghante, 24 घंटे, 24 গন্টা, 24 ঘণ্টা, 24 மணி நேரம், 24 oras
    شبانه روزی, ٢٤ ساعة, ۲۴ ساعته, 24 ساعته, 24 گھنٹے, masaa 24, 24 часов, 24 7 açık, 24 saat hizmet, 365 gün`,
  NEAR_ME: `
    near me, nearby, close to me, around me, closest, nearest, near my location, close by, nearby me
    yakınımda, yakınımdaki, yakınlarda, yakındaki, bana yakın, en yakın, çevremdeki, etrafımdaki
    in meiner nähe, in der nähe, nähe, près de moi, autour de moi, à proximité, proche de moi
    cerca de mí, cerca de mi ubicación, cercano, cercana, más cercano, vicino a me, nelle vicinanze, qui vicino
    perto de mim, próximo a mim, mais próximo, in de buurt, bij mij in de buurt, dichtbij, w pobliżu, blisko mnie
    рядом со мной, рядом, поблизости, недалеко, поруч, поруч зі мною, поблизу, κοντα μου, قريب مني, بالقرب مني, لידي, בקרבתי, לידי
    u blizini, близу мене, у близини, v mém okolí, poblíž mě, a közelben, a közelemben, în apropiere, lângă mine, наблизо
    nära mig, i nærheden, i nærheten, lähellä
    gần tôi, gần đây, dekat saya, terdekat, 近く, 近くの, 내 주변, 주변, 근처
    nearest to me, next to me, around here, near here, in my area, close to here, in the area, walking distance, en yakındaki, buraya yakın
    nächste, nächster, nächstes, nächsten, nächstgelegene, nächstgelegener, nächstgelegenes, hier in der nähe, um mich herum
    le plus proche, la plus proche, les plus proches, plus proche, plus proches, près d ici, à côté, dans le coin, du coin
    más cercana, más cerca, por aquí, aquí cerca, más próximo, el más cercano, la más cercana, più vicino, più vicina, qui vicino a me
    mais próxima, mais perto, perto daqui, dichtstbijzijnde, hier in de buurt, najbliższy, najbliższa, najbliższe, najbliżej, niedaleko
    ближайший, ближайшая, ближайшее, ближайшие, возле меня, около меня, неподалеку, найближчий, найближча, найближче, найближчі
    най близкия, най близката, κοντινότερο, κοντινότερος, κοντινότερη, πιο κοντινό, πιο κοντά, εδώ κοντά, κοντα μου
    najbliži, najbliža, najbliže, најближи, најближа, најближе, nejbližší, legközelebbi, cel mai apropiat, cea mai apropiată
    närmaste, nærmeste, lähin, lähimmät, قريب, قريبة, اقرب, أقرب, الأقرب, بجانبي, حولي, جنبي, حولى, הכי קרוב, הקרוב ביותר, בסביבה
    نزدیک من, نزدیکترین, نزدیک ترین, اطراف من, میرے قریب, قریب ترین, mere paas, mere aas paas, aas paas, sabse paas, nazdeek, najdeek
    मेरे पास, मेरे आस पास, आस पास, सबसे नज़दीक, नज़दीकी, আমার কাছে, কাছাকাছি, আশেপাশে, அருகில், என் அருகில், దగ్గరలో, ಹತ್ತಿರ
    malapit, malapit sa akin, malapit dito, pinakamalapit, dekat sini, dekat, berhampiran, berhampiran saya, karibu nami
    ใกล้ฉัน, ใกล้ ฉัน, ใกล้เคียง, ใกล้ที่สุด, แถวนี้, ใกล้ๆ, 附近, 附近的, 最近的, 离我最近, 周边, 離我最近, 가까운, 가장 가까운, 제일 가까운, 内 주변, 一番近い
    gần nhất, quanh đây, gần chỗ tôi, proche, proches, próximo, próxima, blízko mě, v okolí, okolí, nær mig, κοντινό, κοντινή, नजदीकी, קרוב אליי, קרוב אלי`,
  BEST: `
    best, best rated, top rated, highest rated, top, best reviewed, highly rated, recommended, good
    en iyi, en iyiler, iyi, en popüler, tavsiye edilen, en yüksek puanlı
    beste, bester, bestes, besten, die besten, top bewertet, bestbewertet, gut bewertet, gute, gutes, guter, guets, guete
    meilleur, meilleure, meilleurs, meilleures, le meilleur, la meilleure, les meilleurs, les meilleures
    mejor, mejores, el mejor, la mejor, los mejores, las mejores, migliore, migliori, il migliore, i migliori, le migliori, miglior
    melhor, melhores, o melhor, a melhor, os melhores, best beoordeeld, najlepszy, najlepsza, najlepsze, najlepsi
    лучший, лучшая, лучшее, лучшие, хороший, хорошая, найкращий, найкраща, найкращі, καλυτερο, καλυτερα, καλυτερος, καλυτερη
    najbolji, najbolja, najbolje, најбољи, најбоља, најбоље, nejlepší, legjobb, cel mai bun, cea mai bună, cele mai bune
    най добър, най добра, най добри, bästa, bedste, beste, paras, parhaat
    أفضل, افضل, أحسن, הכי טוב, הטוב ביותר, tốt nhất, terbaik, おすすめ, 인기, 최고
    greatest, finest, excellent, most popular, popular, famous, top 10, top 5, number one, 5 star, five star, must try, tasty, delicious, favourite, favorite
    en güzel, en kaliteli, en ünlü, kaliteli, lezzetli, meşhur, ünlü, güvenilir, önerilen, beliebt, beliebte, beliebteste, lecker, leckere, leckeres
    empfehlenswert, empfehlung, top 10, bien noté, bien notés, le mieux noté, les mieux notés, populaire, délicieux, recomendado, recomendados, recomendada
    bien valorado, más famoso, famosos, consigliato, consigliati, più famoso, recomendados, mais famoso
    populair, lekker, lekkere, polecany, polecana, polecane, популярный, популярные, топ, лучших, самый лучший, самая лучшая, самые лучшие
    хорошие, хорошее, вкусный, вкусная, вкусно, добрый, топові, хороший, καλό, καλά, καλός, καλή
    جيد, جيدة, ممتاز, مميز, مشهور, طيب, بهترین, خوب, بہترین, اچھا, sabse acha, sabse accha, sabse achha, sabse badhiya, acha, accha, achha, badhiya
    सबसे अच्छा, सबसे अच्छी, सबसे अच्छे, सबसे बढ़िया, अच्छा, अच्छी, बढ़िया, সেরা, ভালো, சிறந்த, நல்ல, ఉత్తమ, ಅತ್ಯುತ್ತಮ, מומלץ, מומלצת, מומלצים, טוב, טובה
    masarap, pinakamasarap, magaling, pinakamagaling, maganda, pinakamaganda, sikat, paling enak, enak, bagus, paling bagus, terkenal, terenak
    อร่อย, อร่อยที่สุด, ดีที่สุด, ยอดนิยม, แนะนำ, เด็ด, 最好, 最好的, 最佳, 好吃, 好吃的, 最好吃, 推荐, 推薦, 有名, 评分最高, 人気, 美味しい, おいしい, 評判, 一番, 맛있는, 추천, 유명한, 좋은, 잘하는
    ngon, ngon nhất, nổi tiếng, tốt, uy tín, giỏi, bon, bonne, buen, buena, buon, buona, bom, boa, goede, goed, dobry, dobra, dobre, dobrý, dobrá, bună, احسن, magandang`,
  CHEAP: `
    cheap, cheapest, affordable, inexpensive, low cost, budget, ucuz, en ucuz, uygun fiyatlı, hesaplı, ekonomik
    günstig, günstige, günstiger, günstiges, billig, billige, billiges, preiswert, preiswerte, pas cher, pas chère, bon marché
    barato, barata, baratos, baratas, económico, económica, más barato, economico, economica, economici, economici
    più economico, a buon mercato, mais barato, goedkoop, goedkope, goedkoopste, tani, tania, tanie, najtańszy
    дешево, дешевый, дешевая, дешевые, недорого, недорогой, недорогая, дешевий, дешева, дешево, недорого
    jeftin, jeftina, jeftino, јефтин, јефтина, јефтино, levný, levná, levné, olcsó, ieftin, ieftină, евтин, евтина, евтино
    billig, billiga, billigt, billige, halpa, edullinen
    φθηνο, φθηνα, φτηνο, φτηνα, رخيص, رخيصة, أرخص, זול, זולה, rẻ, giá rẻ, murah, termurah, 安い, 저렴한, 싼
    low price, low priced, cheaper, not expensive, economical, reasonable, good value, uygun, uygun fiyat, daha ucuz, en hesaplı, günstigste, günstigster, billigste
    preisgünstig, nicht teuer, bas prix, pas trop cher, moins cher, le moins cher, la moins chère, más barata, más baratos, bajo costo, bueno y barato
    economica, meno caro, prezzi bassi, em conta, mais barata, baratinho, niedrogo, niedrogi, niedroga, najtańsza, самый дешевый, самая дешевая, недорогие
    бюджетный, бюджетно, найдешевший, jeftini, levně, legolcsóbb, nejlevnější, رخيصه, ارخص, الأرخص, اقتصادي, ارزان, ارزانترین, سستا, سستی
    sasta, sasti, saste, sabse sasta, sabse sasti, kam daam, सस्ता, सस्ती, सस्ते, सबसे सस्ता, সস্তা, மலிவான, mura, murang, pinakamura, pinakamurang, paling murah, rahisi
    ราคาถูก, ถูก, ถูกที่สุด, abordable, abordables, 便宜, 便宜的, 最便宜, 实惠, 平价, 平價, 저렴한, 가성비, 格安, 激安, rẻ nhất, bình dân`,
};

/** "Open" behind what is asked for, as adjectives of these languages stand; before a word it may be part of a name ("Open Kitchen"). */
const openBehind = new Set(
  plainWords(`open offen ouvert ouverte ouverts ouvertes abierto abierta abiertos abiertas aperto aperta aperti aperte aberto aberta abertos
    abertas geopend otwarte otwarty otwarta czynne czynny czynna открыто открыт открыта открыты работает работают відкрито відкритий відкрита
    працює مفتوح مفتوحة פתוח פתוחה פתוחים otevřený otevřená öppet öppen åbent åben åpent åpen auki`),
);

/** What "open" is part of the name of, in languages in which it asks for what is open before other words. */
const openThings = new Set(
  `açık hava, açık büfe, açık mutfak, açık mikrofon, açık ofis, açık artırma, açık öğretim, açık lise, açık alan, açık sahne, açık sinema
   açık otopark, açık havuz, açık yüzme, açık deniz, açık kapı, açık kaynak, açık tribün, açık cezaevi, açık renk, açık ayran
   ανοιχτό θέατρο, ανοιχτό πανεπιστήμιο, ανοιχτό κέντρο, ανοιχτό γυμναστήριο, ανοιχτό σινεμά, ανοιχτό πάρκινγκ, otvoreno učilište, otvoreno more
   отворено училиште, отворено море, отворено образование, deschis la culoare`
    .split(/[,\n]/)
    .map((phrase) => plainWords(phrase).join(' ')),
);

const intentOf = new Map<string, SearchIntent>(
  [
    ...(Object.entries(phrases) as [keyof typeof phrases, string][]).flatMap(([intent, list]) =>
      list.split(/[,\n]/).map((phrase) => [intent, phrase] as const),
    ),
    ...openNowPhrases.map((phrase) => ['OPEN_NOW', phrase] as const),
  ].flatMap(([intent, phrase]) => {
    const words = plainWords(phrase);
    return words.length === 0 ? [] : [[words.join(' '), intent] as const];
  }),
);
const maxWords = Math.max(...Array.from(intentOf.keys(), (key) => key.split(' ').length));

export interface FoundIntent {
  intent: SearchIntent;
  length: number;
  /** Of OPEN_ON, from 0 for Monday: open on one of them. */
  days?: readonly number[];
  /** Of OPEN_ON and OPEN_AT: from this minute of the day to before that one, from 1440 on of the next day. */
  minutes?: readonly [number, number];
}

/** The intent that begins at an index, the longest phrase first; null if there is none. */
export function intentAt(words: readonly string[], from: number): FoundIntent | null {
  const open = openDaysAt(words, from);
  if (open) return { intent: 'OPEN_ON', ...open };
  const phrase = phraseAt(words, from);
  const time = openTodayAt(words, from);
  return time && time.length > (phrase?.length ?? 0)
    ? { intent: 'OPEN_AT', minutes: [time.minute, time.minute + 1], length: time.length }
    : phrase;
}

function phraseAt(words: readonly string[], from: number): FoundIntent | null {
  if (openThings.has(words.slice(from, from + 2).join(' '))) return null;
  if (from > 0 && from === words.length - 1 && openBehind.has(words[from] ?? ''))
    return { intent: 'OPEN_NOW', length: 1 };
  for (let length = Math.min(maxWords, words.length - from); length > 0; length -= 1) {
    const intent = intentOf.get(words.slice(from, from + length).join(' '));
    if (intent !== undefined) return { intent, length };
  }
  return null;
}
