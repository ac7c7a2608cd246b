/** Things to repair, install, move or clean, in any language, by the kind of place that does it. */
export const everydayRepairs: Readonly<Record<string, string>> = {
  'craft/plumber': `
    dripping faucet, garbage disposal repair, garbage disposal, sump pump, leak detection, pipe repair, hydro jetting, water softener,
    water filtration, toilet installation, shower installation, gas line, tankless water heater, bathroom plumbing, sewer repair, sewer backup,
    backflow testing, wasserhahn tropft, verstopfte toilette, abflussreinigung, wasserrohrbruch, leckortung, wasserenthärtung, durchlauferhitzer,
    wc installation, débouchage canalisation, canalisation bouchée, recherche de fuite, adoucisseur d'eau, grifo que gotea, inodoro tapado,
    desagüe tapado, destape de drenaje, detección de fugas, wc intasato, lavandino intasato, disostruzione scarichi, ricerca perdite,
    torneira pingando, vazamento, caça vazamento, aquecedor de água, lekkende kraan, verstopte afvoer, lekdetectie, ontstopping,
    boiler reparatie, läckande kran, stopp i avlopp, avloppsrensning, tett avløp, rørbrudd, stoppet afløb, vandskade rør, hana vuotaa,
    viemäri tukossa, viemärin avaus, zapchana toaleta, zatkany zlew, wykrywanie wycieków, udrażnianie kanalizacji, kapající kohoutek, ucpané wc,
    čištění odpadů, csöpögő csap, eldugult wc, eldugult lefolyó, robinet care curge, wc înfundat, chiuvetă înfundată, βρύση που τρέχει, διαρροή,
    su kaçağı tespiti, şofben tamiri, прочистка канализации, замена смесителя, тече кран, засмічення труб, كشف تسربات المياه, تصليح سخان, نشت آب,
    تشخیص ترکیدگی لوله, باز کردن لوله, תיקון ברז, איתור נזילות, פתיחת סתימות, דוד שמש, नल टपकना, नाली जाम, पानी का रिसाव, குழாய் கசிவு, 水漏れ修理,
    排水管つまり, 給湯器修理, 蛇口交換, 누수탐지, 싱크대막힘, 疏通马桶, 水管维修, 热水器维修, 通馬桶, 水電維修, thông tắc cống, thông bồn cầu, sửa đường nước, ท่อน้ำรั่ว, ซ่อมปั๊มน้ำ,
    saluran mampet, pemanas air,
    pipe burst, no water pressure, water coming through ceiling, rohr geplatzt, kein warmes wasser, plus d'eau chaude, no hay agua caliente, scarico
    intasato, cano estourado, musluk damlatıyor, boru patladı, pękła rura, teče kohoutek, नल टपक रहा, पाइप फट गया, 水管爆了, 水龙头漏水, 蛇口 水漏れ, 수도 누수`,
  'craft/hvac': `
    ac installation, ac tune up, ac maintenance, ac replacement, central air, ductless mini split, mini split installation,
    heat pump installation, furnace installation, no heat in house, thermostat replacement, freon recharge, radiator repair,
    klimaanlage einbauen, split klimaanlage, wärmepumpe einbauen, heizung ausgefallen, heizungsreparatur, heizungswartung, thermenwartung,
    gastherme, kessel reparatur, climatisation réparation, installation climatisation, entretien chaudière, réparation chaudière,
    recharge climatisation, instalación aire acondicionado, reparación calefacción, caldera, reparación caldera,
    recarga de gas aire acondicionado, installazione climatizzatore, manutenzione caldaia, instalação de ar condicionado,
    bomba de calor instalação, aquecimento central, airco reparatie, airco installatie, cv onderhoud, verwarming kapot, luftvärmepump,
    värmepump service, gasfyr service, ilmalämpöpumppu, lämpöpumppu asennus, montaż klimatyzacji, naprawa pieca, serwis kotłów,
    montáž klimatizace, servis klimatizace, oprava kotle, klíma telepítés, kazánjavítás, kazánszerelő, montaj aer condiționat,
    reparații aer condiționat, reparații centrale termice, εγκατάσταση κλιματιστικού, συντήρηση καυστήρα, klima bakımı, kombi bakımı,
    petek temizliği, установка кондиционера, заправка кондиционера, ремонт отопления, обслуживание котла, ремонт кондиціонерів, ремонт котлів,
    تركيب مكيفات, غسيل مكيفات, تعبئة فريون, تعمیر کولر گازی, نصب کولر گازی, تعمیر پکیج, سرویس پکیج, תיקון מזגן, התקנת מזגן, एसी ठीक करना,
    एसी गैस भरना, エアコン取り付け, エアコンクリーニング, 暖房修理, 에어컨설치, 空调安装, 空调清洗, 空调加氟, 冷氣維修, lắp điều hòa, vệ sinh máy lạnh, ติดตั้งแอร์, pasang ac, isi freon,
    kombi çalışmıyor, котел не работает, zepsuł się piec, nie działa piec, kapot cv ketel, cv ketel storing, ac blowing hot air, ac leaking water, एसी काम
    नहीं कर रहा`,
  'craft/electrician': `
    no power, circuit breaker, light fixture installation, ceiling fan installation, ev charger installation, stromausfall,
    sicherung fliegt raus, steckdose reparieren, wallbox installation, tableau électrique, prise électrique, sin luz en casa, tablero eléctrico,
    guasto elettrico, quadro elettrico, curto circuito, quadro elétrico, kortsluiting, stopcontact, meterkast, elfel, elinstallation,
    kortslutning, oikosulku, sähköasennus, zwarcie, instalacja elektryczna, zkrat, elektroinstalace, zárlat, scurtcircuit, instalații electrice,
    βραχυκύκλωμα, sigorta atıyor, короткое замыкание, установка розетки, вызвать электрика, заміна проводки, التماس كهربائي, تمديدات كهربائية,
    اتصالی برق, קצר חשמלי, बिजली का काम, コンセント増設, 콘센트, 跳闸, 水电工, chập điện, เดินสายไฟ, konslet listrik`,
  'shop/locksmith': `
    lock change, door opening, car key replacement, schlüssel verloren, schloss austauschen, türöffnung, porte claquée, clé perdue,
    changement serrure, double de clés, perdí las llaves, cambio de cerradura, chiavi perse, cambio serratura, duplicato chiavi, perdi as chaves,
    troca de fechadura, buitengesloten, slot vervangen, sleutels kwijt, utelåst, låseservice, wymiana zamka, otevírání dveří, ajtónyitás,
    zárcsere, copiere chei, deschidere uși, άνοιγμα πόρτας, αντιγραφή κλειδιών, kapı açma, kilit değiştirme, замена замка, відкриття замків,
    فتح ابواب, ساخت کلید, باز کردن قفل, פריצת דלתות, चाबी बनाना, 鍵開け, 열쇠복사, 문열기, 開鎖, làm chìa khóa, mở khóa, ทำกุญแจ,
    locked out of house, locked out of car, locked myself out, key broke in lock, key stuck, schlüssel abgebrochen, clé cassée, me quedé fuera, llave rota,
    chiuso fuori, zatrzasnęły się drzwi, فتح باب مقفل, 钥匙断了, 鍵をなくした`,
  'craft/phone_repair': `
    phone battery, phone batteries, mobile battery, handy akku, handyakku, batterie téléphone, batería de celular, batteria cellulare, bateria de celular, telefon bataryası, батарея для телефона, بطارية جوال, 휴대폰 배터리,
    iphone screen repair, phone battery replacement, water damaged phone, phone unlocking, charging port repair, tablet repair, akkutausch handy,
    handy akku wechseln, changement batterie téléphone, reparación iphone, cambio de batería celular, sostituzione schermo, conserto iphone,
    iphone reparatie, telefoonscherm, skjermbytte, skærmskift, näytön vaihto, wymiana wyświetlacza, zbita szybka, výměna displeje, kijelzőcsere,
    schimbare display, αλλαγή οθόνης, επισκευή iphone, batarya değişimi, ремонт телефонов срочно, замена батареи, заміна екрану, اصلاح شاشة,
    صيانة ايفون, تعویض ال سی دی, تعمیر گوشی, תיקון מסך, החלפת סוללה, मोबाइल ठीक करना, स्क्रीन बदलना, iphone修理, バッテリー交換, 배터리교체, 苹果维修, 手機維修,
    thay pin, เปลี่ยนแบต, servis iphone, ganti baterai`,
  'shop/mobile_phone_accessories': `
    phone cover, tempered glass, usb cable, phone holder, ladekabel, panzerglas, schutzfolie handy, coque iphone, chargeur téléphone,
    verre trempé, funda de celular, cargador de celular, protector de pantalla, vetro temperato, capinha de celular, carregador de celular,
    película de vidro, mobildeksel, puhelimen kuoret, szkło hartowane, kryt na mobil, nabíječka, încărcător, θήκη κινητού, kırılmaz cam,
    зарядка для телефона, защитное стекло, чохол для телефону, لاصق شاشة, باور بنك, سماعات بلوتوث, شارژر گوشی, گلس گوشی, لوازم جانبی موبایل,
    מגן מסך, מטען לטלפון, मोबाइल चार्जर, 保護フィルム, 보호필름, 钢化膜, 贴膜, 手機殼, dán màn hình, เคสโทรศัพท์, ฟิล์มกันรอย, charger hp, anti gores`,
  'craft/computer_repair': `
    data recovery, virus removal, laptop screen replacement, slow computer, macbook repair, datenrettung, computer langsam, virus entfernen,
    pc hilfe, récupération de données, recuperación de datos, riparazione pc, recupero dati, conserto de notebook, pc reparation,
    tietokoneen korjaus, odzyskiwanie danych, oprava notebooku, oprava počítačů, reparații laptop, service calculatoare, επισκευή υπολογιστή,
    επισκευή laptop, veri kurtarma, восстановление данных, تصليح لابتوب, استرجاع بيانات, שחזור מידע, लैपटॉप ठीक करना, データ復旧, 노트북수리, 데이터복구, 数据恢复,
    電腦維修, sửa laptop, ซ่อมคอม, ซ่อมโน๊ตบุ๊ค`,
  'craft/pest_control': `
    cockroaches, termites, rats in house, wasp nest, ants in kitchen, kakerlaken, wespennest, ameisen im haus, nid de guêpes, cimici dei letti,
    scarafaggi, cupins, percevejos, bedwantsen, kakkerlakken, vägglöss, råttor, luteet, pluskwy, karaluchy, prusaki, štěnice, švábi,
    ágyi poloska, csótány, ploșnițe, gândaci, κοριοί, κατσαρίδες, tahtakurusu, hamam böceği, тараканы, таргани, بق الفراش, صراصير, نمل ابيض, ساس,
    سوسک, פשפשים, מקקים, दीमक, कॉकरोच, खटमल, ゴキブリ駆除, シロアリ, ハチの巣, 바퀴벌레, 빈대, 蟑螂, 白蚁, 臭虫, diệt gián, rệp giường, ปลวก, แมลงสาบ, rayap, kecoa`,
  'office/moving_company': `
    house move, office move, furniture moving, piano movers, umzugshelfer, wohnungsumzug, aide déménagement, mudanzas económicas, trasloco,
    verhuizing, verhuislift, flyttemænd, muuttopalvelu, mutări mobilă, ev taşıma, вантажники, حمل اثاثیه, הובלת דירה, सामान शिफ्ट, 용달, ย้ายบ้าน,
    pindahan, pindah rumah`,
  'craft/roofer': `
    roof leaking, leaking roof, telhado com goteira, çatı akıyor, cieknący dach`,
  'shop/car_repair': `
    brakes squeaking, brake noise, engine light on, car overheating, car making noise, bremsen quietschen, voyant moteur, luz de motor, spia motore, motor
    arıza lambası, frenler ses yapıyor, горит чек, горит check engine, السيارة لا تعمل, 刹车异响`,
  'shop/watches': `
    watch stopped, watch battery replacement, uhr batterie wechseln, changer pile montre`,
  'shop/shoe_repair': `
    shoe sole came off, resole shoes, schuhsohle, absatz abgebrochen, cambiar suela, risuolatura, ayakkabı tabanı, topuk tamiri, поменять подошву`,
  'shop/tailor': `
    zipper broken, broken zipper, hem pants, shorten trousers, take in dress, reißverschluss kaputt, changer fermeture éclair, cambiar cremallera, coger
    bajo pantalón, fazer bainha, замена молнии`,
  'craft/appliance_repair': `
    pralka zepsuta, nie działa pralka`,
  'craft/electronics_repair': `
    tv broken, tv repair, tv won't turn on, tv rotta`,
};
