import { plainWords } from '../plainWords.ts';

/**
 * Words for how something is, for whom and when, in the languages of the map: they are not typos of names. In brackets the
 * endings of a stem.
 */
const words = `
  nice nicer nicest lovely cute quiet calm peaceful fancy fun clean fresh modern new newest old oldest big bigger biggest large small
  tiny beautiful pretty amazing awesome great decent friendly cool trendy hip authentic traditional hidden special unique perfect happy
  warm cold hot quick quickly fast easy simple early long short free classy elegant stylish charming pleasant comfortable comfy relaxed
  relaxing casual formal posh luxury luxurious real proper honest professional reputable trustworthy qualified skilled careful patient
  gentle kind funny crazy weird different similar other another more less most many much few every both own same next last first second
  friend friends family kids couple couples group groups team girlfriend boyfriend wife husband mother father parents birthday anniversary
  tonight tomorrow today yesterday evening morning afternoon night weekend week month year later soon always never often again
  go going went come coming sit sitting relax meet meeting hang hanging chill celebrate visit visiting enjoy take taking make making
  give giving keep think feel love loves like likes hate wants needs needed used using done made serve serves serving sell sells selling
  offer offers offering allow allows accept accepts have having has had been being were was will about around because before after during
  between under over only just also even still maybe well better worst bad worse really actually probably
  schön(e er es en em) hübsch(e er es en em) ruhig(e er es en em) gemütlich(e er es en em) sauber(e er es en em) frisch(e er es en em)
  modern(e er es en em) neu(e er es en em) alt(e er es en em) groß(e er es en em) klein(e er es en em) toll(e er es en em) super
  freundlich(e er es en em) nett(e er es en em) besonder(e er es en em) traditionell(e er es en em) urig(e er es en em) echt(e er es en em)
  schnell(e er es en em) einfach(e er es en em) warm(e er es en em) kalt(e er es en em) heiß(e er es en em) klassisch(e er es en em)
  elegant(e er es en em) angenehm(e er es en em) bequem(e er es en em) edel edle edler edles ander(e er es en em) viel(e er es en)
  freund(e en in) familie kinder paar gruppe geburtstag heute morgen abend abends mittag mittags nachmittag nacht wochenende immer später bald
  gehen sitzen treffen feiern machen haben hätte möchte wollen will würde sein sind werden bieten anbieten verkaufen brauchen mögen
  auch noch schon sehr ganz mehr weniger wieder vielleicht wirklich
  joli(e s es) beau belle beaux belles calme(s) tranquille(s) sympa(s) sympathique(s) agréable(s) propre(s) frais fraîche moderne(s)
  nouveau nouvelle nouveaux ancien(ne s nes) grand(e s es) petit(e s es) super génial(e) magnifique(s) charmant(e s es) chaleureu(x se ses)
  convivial(e) traditionnel(le s les) authentique(s) rapide(s) facile(s) simple(s) chaud(e s es) froid(e s es) chic élégant(e s es) autre(s)
  amis copains famille enfants couple groupe anniversaire soir soirée matin midi nuit demain weekend toujours jamais bientôt
  aller venir boire sortir fêter faire avoir prendre rencontrer vendre vend vendent propose aimer voudrais plus moins très aussi encore vraiment
  bonit(o a os as) lind(o a os as) hermos(o a os as) tranquil(o a os as) acogedor(a es as) limpi(o a os as) fresc(o a os as) modern(o a os as)
  nuev(o a os as) viej(o a os as) grande(s) pequeñ(o a os as) agradable(s) divertid(o a os as) auténtic(o a os as) tradicional(es)
  rápid(o a os as) fácil(es) simple(s) caliente(s) frí(o a os as) elegante(s) especial(es) otr(o a os as) ric(o a os as) romántic(o a os as)
  amig(o a os as) familia niños pareja grupo cumpleaños noche tarde mañana mediodía siempre nunca pronto salir celebrar hacer tener tomar
  vender venden ofrecer quedar pasar ir más menos muy también mucho mucha
  bell(o a i e) carin(o a i e) tranquill(o a i e) accogliente accoglienti pulit(o a i e) fresc(o a hi he) modern(o a i e) nuov(o a i e)
  vecchi(o a) grandi piccol(o a i e) simpatic(o a) divertent(e i) autentic(o a) tradizional(e i) veloc(e i) facil(e i) semplic(e i)
  cald(o a i e) fredd(o a i e) elegant(e i) special(e i) altr(o a i e) amic(o a i he) famiglia bambini coppia gruppo compleanno sera stasera
  notte mattina pranzo domani sempre mai presto uscire festeggiare fare avere prendere andare più meno molto anche
  acolhedor(a es as) calm(o a os as) limp(o a os as) nov(o a os as) velh(o a os as) pequen(o a os as) agradável agradáveis divertid(o a os as)
  rápid(o a os as) quente(s) fri(o a os as) outr(o a os as) namorad(o a) aniversário noite manhã tarde amanhã sempre nunca comemorar fazer ter
  mais menos muito muita também gostos(o a os as) legal
  mooi(e) leuk(e) gezellig(e) rustig(e) schoon schone fris(se) nieuw(e) oud(e) groot grote klein(e) fijn(e) vriendelijk(e) bijzonder(e)
  snel(le) makkelijk(e) warm(e) koud(e) ander(e) vrienden gezin kinderen verjaardag avond vanavond ochtend middag nacht morgen altijd nooit
  gaan zitten vieren maken hebben zijn kunnen willen meer minder heel erg ook echt
  güzel hoş sakin sessiz temiz taze yeni eski büyük küçük şirin samimi sıcak soğuk hızlı kolay rahat şık özel farklı başka nezih geleneksel
  otantik gerçek romantik keyifli eğlenceli arkadaş arkadaşlar arkadaşlarla arkadaşlarım aile çocuk çocuklar çift grup doğum akşam sabah
  öğle gece yarın bugün hafta daima asla gitmek oturmak buluşmak kutlamak yapmak almak yapan satan veren olan daha çok biraz gerçekten hemen
  красив(ый ая ое ые ого ой) уютн(ый ая ое ые ого ой) тих(ий ая ое ие) спокойн(ый ая ое ые) чист(ый ая ое ые) свеж(ий ая ее ие) современн(ый ая ое ые)
  нов(ый ая ое ые) стар(ый ая ое ые) больш(ой ая ое ие) маленьк(ий ая ое ие) приятн(ый ая ое ые) мил(ый ая ое ые) классн(ый ая ое ые)
  крут(ой ая ое ые) настоящ(ий ая ее ие) быстр(ый ая ое ые) прост(ой ая ое ые) тёпл(ый ая ое ые) горяч(ий ая ее ие) друг(ой ая ое ие) особенн(ый ая ое ые)
  друзья друзьями друзей семья семьёй детьми парой девушкой день рождения вечер вечером утро утром ночь завтра сегодня всегда
  посидеть отдохнуть встретиться отметить сделать пойти можно очень больше меньше тоже ещё
  гарн(ий а е і) затишн(ий а е і) тих(ий а е і) чист(ий а е і) свіж(ий а е і) нов(ий а е і) стар(ий а е і) велик(ий а е і) маленьк(ий а е і) приємн(ий а е і)
  друзями сім'єю дітьми вечір ввечері ранок завтра сьогодні завжди посидіти відпочити зробити дуже більше також
  ładn(y a e) mił(y a e) cich(y a e) spokojn(y a e) przytuln(y a e) czyst(y a e) śwież(y a e) now(y a e) star(y a e) duż(y a e) mał(y a e) fajn(y a e)
  prawdziw(y a e) szybk(i a ie) ciepł(y a e) zimn(y a e) inn(y a e) przyjaciółmi znajomymi rodziną dziećmi urodziny wieczór wieczorem rano jutro
  dzisiaj zawsze posiedzieć zrobić iść bardzo więcej też
  ωραί(ο α ος οι) όμορφ(ο α ος η) ήσυχ(ο α ος η) καθαρ(ό ά ός ή) φρέσκ(ο α ος ια) νέ(ο α ος οι) παλι(ό ά ός) μεγάλ(ο α ος η) μικρ(ό ά ός ή) ζεστ(ό ά ός ή)
  φίλους οικογένεια παιδιά βράδυ πρωί απόψε αύριο πάντα πολύ περισσότερο
  جميل جميلة هادئ هادئة نظيف نظيفة جديد جديدة قديم كبير كبيرة صغير صغيرة سريع رائع حلو حلوة اصدقاء عائلة اليوم غدا مساء صباحا دائما جدا كثير
  יפה יפים שקט שקטה נקי נקייה חדש חדשה ישן גדול גדולה קטן קטנה מהיר נעים חברים משפחה ערב בוקר מחר היום תמיד מאוד
  lep(o a i e) lijep(o a i e) mirn(o a i e) tih(o a i e) čist(o a i e) nov(o a i e) star(o a i e) velik(o a i e) mal(o a i e) ugodn(o a i e) prijatelji
  prijateljima obitelj porodica djeca deca večeras sutra danas uvijek uvek vrlo više
  hezk(ý á é) klidn(ý á é) útuln(ý á é) čist(ý á é) nov(ý á é) star(ý á é) velk(ý á é) mal(ý á é) příjemn(ý á é) přáteli rodinou dětmi večer ráno zítra vždy velmi
  szép csendes hangulatos tiszta friss új régi nagy kicsi kellemes barátokkal család gyerekekkel este reggel holnap ma mindig nagyon
  frumos frumoasă liniștit liniștită curat curată proaspăt nou nouă vechi mare mic mică plăcut prieteni familie copii seara dimineața mâine mereu foarte
  хубав(о а и) тих(о а и) чист(о а и) нов(о а и) стар(о а и) голям(о а) голем(и) малк(о а) уютн(о а) приятели семейство деца вечер утре днес винаги много
  fin(t a) mysig(t a) lugn(t a) ren(t a) färsk(t a) ny(tt a) gammal gamla stor(t a) liten små trevlig(t a) vänner familj barn kväll ikväll morgon imorgon alltid mycket
  hyggelig(t e) rolig(t e) frisk(t e) gammel gamle lille dejlig(t e) venner børn aften morgen altid meget koselig(e) stille kveld
  kiva mukava rauhallinen viihtyisä siisti tuore uusi vanha iso pieni ystävät perhe lapset ilta aamu huomenna aina
  bersih tenang nyaman baru lama besar kecil cantik indah romantis seru keren teman keluarga anak malam pagi besok selalu sangat sekali
  sunder shaant saaf naya purana bada chhota dost parivar bachche raat subah kal hamesha bahut`;

const everyday = new Set(
  words
    .split(/\s+(?![^(]*\))/)
    .flatMap((entry) => {
      const [, stem = '', endings = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(entry) ?? [];
      return ['', ...endings.split(' ')].map((ending) => plainWords(stem + ending).join(''));
    })
    .filter(Boolean),
);

/** Whether a word says how something is, for whom or when: "quiet", "für Freunde". */
export const isEverydayWord = (word: string): boolean => everyday.has(word);
