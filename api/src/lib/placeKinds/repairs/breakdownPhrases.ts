/** Phrases that follow the name of a broken thing, by language; patterns of folded words, separated by commas. */
export const phrasesAfter = `
  (?:is |has |are |keeps |got )?(?:wont|will not|doesnt|does not|not|cant|stopped) (?:start|starting|turn on|turning on|work|working|heat|heating|cool|cooling|drain|draining|charge|charging|open|close|ignite|flush|flushing|spin|spinning|light|freeze|freezing|lock|unlock|run|running|print|printing|boil|dry|drying|connect|turn off),
  (?:is |has |are |keeps |got )?(?:broken|broke|broken down|leaking|leaks|clogged|blocked|blocked up|backed up|cracked|faulty|out of order|dead|crashed|died|burst|overflowing|overflows|dripping|drips|smoking|overheating|jammed|stuck|noisy|flickering|smashed|snapped|frozen|tripping|beeping|malfunctioning),
  (?:is )?making (?:a )?noises?, (?:ist )?(?:kaputt|defekt|undicht|verstopft|geplatzt|tropft|ausgefallen|gerissen|gebrochen|zerbrochen|klemmt|leckt|stinkt|brummt|uberhitzt|lauft uber|lauft aus|streikt|gesprungen),
  (?:geht|funktioniert|heizt|kuhlt|lauft|startet|spult|dreht|schleudert|pumpt|ladt|druckt|schliesst|offnet|wascht|trocknet|zieht|brennt|zundet) nicht(?: mehr| richtig)?,
  (?:springt|geht) nicht (?:mehr )?(?:an|auf|zu), wird nicht (?:mehr )?(?:warm|kalt|heiss), (?:est )?(?:en panne|cassee?|bouchee?|bloquee?|grippee?|percee?|hs), qui fuit, fuit, goutte, deborde, est tombee? en panne, fait du bruit,
  ne (?:marche|fonctionne|chauffe|demarre|sallume|vidange|essore|refroidit|charge|ferme|souvre|sevacue|coule|lave|seche) (?:pas|plus),
  no (?:funciona|enciende|enfria|calienta|arranca|prende|sirve|anda|lava|centrifuga|carga|cierra|abre|desagua|drena|jala|seca),
  (?:esta )?(?:averiad[oa]|descompuest[oa]|atascad[oa]|rot[oa]|tapad[oa]|danad[oa]|malograd[oa]|atorad[oa]|quemad[oa]), gotea, pierde agua, tira agua,
  se (?:rompio|descompuso|dano|averio|malogro|atasco|tapo|quemo), (?:e )?(?:guast[oa]|rott[oa]|intasat[oa]|otturat[oa]|bloccat[oa]|bruciat[oa]|in panne), gocciola, perde(?: acqua)?,
  non (?:funziona|parte|scalda|raffredda|si accende|scarica|centrifuga|carica|chiude|apre|va|gela), (?:esta )?(?:quebrad[oa]|estragad[oa]|avariad[oa]|entupid[oa]|queimad[oa]|vazando|pingando|travad[oa]),
  nao (?:funciona|liga|gela|aquece|centrifuga|carrega|drena|fecha|abre|esquenta|pega|resfria|escoa), quebrou, estragou, pifou, avariou, entupiu, com defeito,
  (?:is )?(?:kapot|defect|verstopt|stuk|vastgelopen|gesprongen), lekt, druppelt, loopt over, (?:werkt|koelt|verwarmt|start|draait|laadt|spoelt|sluit|centrifugeert) niet(?: meer)?, doet het niet(?: meer)?,
  (?:ar )?(?:trasigt?|sonder), lacker, droppar, (?:fungerar|startar|kyler|varmer|snurrar|laddar) inte, (?:virker|fungerer|starter|koler|varmer|lader|kjoler) ikke,
  (?:er )?(?:gaet |gatt )?i stykker, (?:er )?(?:odelagt|tett|tilstoppet|stoppet|utaet|odelagt), lekker, laekker, drypper, rikki, meni rikki, on rikki, hajosi, vuotaa, tukossa, on tukossa,
  ei (?:toimi|kaynnisty|lammita|jaahdyta|mene paalle|lataa|linkoa|soojenda|toota), katki, laks katki, lekib, ummistus, (?:jest )?(?:zepsut[aye]|popsut[aye]|zapchan[aye]|zatkan[aye]|pekniet[aye]|uszkodzon[aye]|rozladowan[aye]),
  zepsul[ao]?(?: sie)?, popsul[ao]?(?: sie)?, zapchal[ao]?(?: sie)?, zatkal[ao]?(?: sie)?, zacie(?:l|la|lo)(?: sie)?, pek(?:l|la|lo), cieknie, przecieka, kapie, smierdzi,
  nie (?:dziala|grzeje|chlodzi|odpala|wlacza sie|pierze|wiruje|laduje|drukuje|spuszcza wody|pompuje|zapala|mrozi|otwiera sie|zamyka sie|uruchamia sie|swieci|odprowadza wody),
  (?:je )?(?:rozbit[aye]|pokazen[aye]|ucpan[aye]|upchat[aye]|porouchan[aye]|prasklay?|praskl[aye]|vadn[aye]|zlomen[aye]), nefunguje, nejde(?: zapnout)?, nehreje, nechladi, netopi, nekuri, nemrazi, nepere, nezdima, nestartuje, netece,
  nesplachuje, nezapne se, kape, kvapka, protika, zatika, (?:porouchal|pokazil|rozbil|ucpal|zasekl|upchal)[aoyi]? s[ea], praskl[aoy]?,
  elromlott, nem (?:mukodik|fut|hut|melegit|indul|kapcsol be|centrifugal|tolt|nyomtat|mosogat|zarodik|nyilik|mos|folyik le|eg), eldugult, csopog, szivarog, folyik, eltort, lerobbant, kiegett, beazott, kilyukadt, hibas, tonkrement,
  (?:este )?(?:stricat[ae]?|infundat[ae]?|defect[ae]?|spart[ae]?|blocat[ae]?|ars[ae]?), nu (?:merge|functioneaza|porneste|incalzeste|raceste|incarca|se aprinde|centrifugheaza|se inchide|se deschide|trage), s a (?:stricat|infundat|spart|defectat|blocat|ars), curge, picura,
  ne (?:radi|grije|greje|hladi|pali|puni|centrifugira|ispumpava|dela|deluje|gre|otvara se), (?:je )?(?:pokvaren[aoie]?|zacepljen[aoie]?|puknut[aoie]?|pokvarjen[ao]?|zamasen[ao]?), pokvari(?:o|la|lo) se, zacepi(?:o|la|lo) se, puk(?:ao|la|lo), curi, kaplje, pusca,
  χαλασε, (?:ειναι )?(?:χαλασμεν[οηα]|βουλωμεν[οηα]|σπασμεν[οηα]), βουλωσε, σταζει, τρεχει, εσπασε, καηκε, σταματησε, δεν (?:λειτουργει|δουλευει|ψυχει|ζεσταινει|αναβει|ξεκινα|ξεκιναει|στραγγιζει|φορτιζει|κλεινει|ανοιγει|παιρνει μπρος),
  bozuldu, bozuk, arizali, arizasi, ariza (?:verdi|yapti), (?:calis|sogut|isit|acil|don|yan|bosalt|sik|yika|kapan|cek|atesle|kurut|sarj ol|su al|su bosalt)m[iu]yor, tikandi, tikali, kirildi, kirik, patladi, patlak, yandi, tasti, tasiyor, kilitlendi,
  damlatiyor, damliyor, akitiyor, sizdiriyor, su kaciriyor, ses yapiyor,
  не (?:работа[ею]т|включа[ею]тся|гре[ею]т|открываются|закрываются|горят|холодит|морозит|запускается|сливает|отжимает|стирает|заводится|заряжается|печатает|закрывается|открывается|охлаждает|горит|крутит|сушит|дует|набирает воду),
  (?:сломал|засорил|забил|поломал|разбил|накрыл)(?:ся|ась|ось|ись), (?:сломан|засорен|разбит|забит)[аоы]?, перегорел[аои]?, сгорел[аои]?, лопнул[аои]?, прорвало, заклинил[аои]?, течет, потекл?[ао]?, протекает, подтекает, капает, шумит, гудит, барахлит, неисправ(?:ен|на|но),
  не (?:працює|вмикається|гріє|морозить|холодить|зливає|віджимає|заводиться|заряджається|відкривається|закривається|запускається), (?:зламав|засмітив|забив|поламав|розбив)ся, (?:зламала|засмітила|забила|поламала|розбила)с[яь], зламан(?:ий|а|е), згорі(?:в|ла), лопну(?:в|ла), тече, капає, протікає,
  не (?:работи|топли|охлажда|пали|грее|студи|се включва|пере), се (?:развали|счупи|запуши|спука), (?:е )?(?:развален|запушен|счупен|спукан)[ао]?, капе, neveikia, nesyla, sugedo, uzsikimso, lasa, nestrada, saplisa, sabojajies, aizsereja, nesilda,
  (?:لا|ما|مش|مو) ?(?:يعمل|تعمل|يشتغل|تشتغل|يبرد|تبرد|شغال|شغالة|شغاله|يسخن|تسخن|يفتح|يشحن|تشحن|تعصر|بتشتغل|بيشتغل|بتبرد|بيبرد|يصرف|تصرف), خربان, خربانة, خربانه, خربت, خرب, معطل, معطلة, معطله, تعطل, تعطلت, عطلان, عطلانة, مسدود, مسدودة, مسدوده, انسد, انسدت, مكسور, مكسورة, انكسر, انكسرت, يسرب, تسرب, يهرب, بايظ, بايظة,
  خراب(?: شده| شد| است)?, ترکیده, ترکید, خرابه, کار (?:نمی کند|نمیکنه|نمیکند|نمی کنه), روشن (?:نمی شود|نمیشه|نمی شه), گرفته, گرفتگی, نشتی(?: دارد| داره)?, چکه (?:می کند|میکنه|می کنه), شکسته, سوخته,
  לא (?:עובד|עובדת|מקרר|מקררת|נדלק|נדלקת|מחמם|מחממת|סוחט|סוחטת|נפתח|נסגר|נטען|יורדים), מקולקל, מקולקלת, התקלקל, התקלקלה, נשבר, נשברה, שבור, שבורה, סתום, סתומה, נסתם, נסתמה, דולף, דולפת, נוזל, נוזלת, מטפטף, נתקע, נתקעה, תקול, תקולה,
  खराब(?: है| हो गया| हो गई| हो गयी)?, काम नहीं कर रह[ाी](?: है)?, नहीं चल रह[ाी](?: है)?, चालू नहीं हो रह[ाी](?: है)?, ठंडा नहीं कर रह[ाी](?: है)?, टूट (?:गया|गई|गयी)(?: है)?, बंद (?:है|हो गया|हो गई|पड़ा है), लीक(?: हो रह[ाी]| कर रह[ाी])?(?: है)?, जाम(?: है| हो गया| हो गई)?, टपक रह[ाी](?: है)?, फट (?:गया|गई),
  rusak, bocor, mampet, tersumbat, macet, pecah, patah, konslet, menetes, (?:tidak|gak|ga|tak) (?:dingin|menyala|nyala|berfungsi|bisa nyala|jalan|panas|sejuk), mati total, rosak, sira, nasira, barado, tumutulo, tagas, (?:ayaw|hindi) (?:umandar|lumamig|gumana|gumagana|bumukas|umaandar|lumalamig),
  (?:bi )?(?:hong|hu|ro ri|ro nuoc|ri nuoc|chay nuoc|tac|nghet|vo|gay|chap dien), khong (?:hoat dong|lanh|len nguon|nong|chay|mo duoc|no may|vat|xa nuoc|sac duoc|in duoc|thoat nuoc), 안 (?:돼요|됨|나와요|켜져요|시원해요|열려요|돌아가요|움직여요|내려가요)`;

/** The same, where they may be one word with it: "冰箱坏了". */
export const phrasesAttached = `坏了 壞了 壞掉了 壞掉 不制冷 不冷 不制热 不工作 不转 不轉 不启动 打不开 打不開 关不上 不通 不热 不熱 不亮 不动了 没反应 開不了機 开不了机 漏水 漏电 滴水 爆了 爆裂 裂了 碎了 卡住了 堵了 堵塞 塞住 故障 损坏 不能用 修理
  壊れた 壊れました 動かない 動きません つかない 効かない 冷えない 温まらない 回らない 流れない 開かない 閉まらない 割れた 水漏れ 漏れ 不具合 詰まり つまり 詰まった 止まらない 고장났어요 고장남 고장 수리 막혔어요 막힘 깨짐 안돼요 안됨 안나와요 안켜져요 안시원해요 새요
  น้ำรั่ว รั่ว ตัน เสีย ซ่อม พัง ไม่เย็น ไม่ทำงาน ไม่ติด ไม่ร้อน แตก ชำรุด`;

/** The same before it. */
export const phrasesBefore = `
  (?:my )?(?:broken|clogged|leaking|leaky|blocked|cracked|faulty|dripping|overflowing|jammed|burst|smashed|noisy), (?:kaputte|defekte|verstopfte|tropfende|undichte|geplatzte|gebrochene|zerbrochene)[rsnm]?, panne(?: de| du| dune?)?, fuite (?:de|du|sur),
  se (?:me )?(?:rompio|descompuso|dano|averio|malogro|tapo|atasco) (?:el|la|mi|un|una|los|las), no (?:me )?(?:funciona|enciende|enfria|calienta|arranca|prende|sirve|anda) (?:el|la|mi), (?:fuga|averia) (?:de|en) (?:el |la )?,
  (?:mi )?si e (?:rott[oa]|guastat[oa]|intasat[oa]|bloccat[oa]) (?:il|la|lo), non (?:funziona|parte|scalda) (?:il|la|lo), perdita (?:di|dal|del|dalla), quebrou (?:o|a|meu|minha), entupiu (?:o|a), nao (?:liga|funciona|gela) (?:o|a|minha|meu),
  kapotte, lekkende, verstopte, defecte, trasig[ta]?, lackande, odelagt, utaet, rikkinainen, vuotava, tukkeutunut, bozuk, arizali, kirik, tikali, tikanik, patlak,
  (?:zepsul|popsul|zapchal|zatkal)[ao]? (?:sie|mi sie|sie mi), (?:zepsut|popsut|zapchan|zatkan|cieknac|peknie?t)[aye], nie dziala(?: mi)?, nie (?:grzeje|chlodzi|pierze), awaria, wyciek z, cieknie, kapie, przecieka,
  nefunguje(?: mi)?, nejde(?: mi)?, nehreje, nechladi, (?:porouchal|pokazil|rozbil|ucpal|upchal)[aoi]? s[ea](?: mi)?, (?:rozbit|ucpan|porouchan|pokazen|upchat|kapajic|tekouc)[aeyi], porucha, kape, tece, protika,
  (?:elromlott|eldugult|csopog|nem mukodik|bedoglott|kilyukadt) (?:a|az), eldugult, csopogo, rossz, hibas, torott, s a (?:stricat|infundat|spart|defectat|ars)(?: mi)?, mi s a (?:stricat|infundat|spart|ars), nu (?:merge|functioneaza|porneste)(?: mi)?,
  (?:pokvari(?:o|la|lo)|zacepi(?:o|la|lo)) (?:se|mi se), ne (?:radi|grije|greje|hladi|dela)(?: mi)?, (?:pokvaren|zacepljen|puknut|pokvarjen)[aoi]?, curi,
  не (?:работает|включается|греет|холодит|морозит|запускается|сливает|заводится), (?:сломал|засорил|забил|разбил|поломал)(?:ся|ась|ось|ись)(?: у меня)?, (?:сломанн|разбит|засоренн|неисправн)(?:ый|ая|ое), потекл?[ао]?, течет, протекает, капает, прорвало,
  не (?:працює|вмикається|гріє|морозить|зливає|заводиться), (?:зламав|засмітив|забив|розбив)ся, (?:зламала|засмітила|забила|розбила)с[яь], тече, протікає, капає, се (?:развали|счупи|запуши), не (?:работи|топли|грее|студи), (?:развален|запушен|счупен)[ао]?,
  χαλασε (?:το|η|ο), δεν (?:λειτουργει|δουλευει|ψυχει|ζεσταινει|αναβει) (?:το|η|ο), βουλωσε (?:το|η|ο), (?:χαλασμεν|βουλωμεν|σπασμεν)[οηα], τρεχει (?:το|η|ο),
  خربان, خربانة, خرب, خربت, تعطل, تعطلت, انسد, انسدت, انكسر, انكسرت, عطل(?: في)?, تسرب(?: من| في)?, تسريب, התקלקל(?: לי)?, התקלקלה(?: לי)?, נשבר(?: לי)?, נשברה(?: לי)?, נסתם(?: לי)?, נסתמה(?: לי)?, neveikia, sugedo, nestrada, saplisa, ei toota, katkine`;
