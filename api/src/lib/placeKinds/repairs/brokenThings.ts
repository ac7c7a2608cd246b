import { plainWords } from '../../../../../domain/search/plainWords.ts';

/**
 * Things that break, in the words of many languages, with the cases in which people say it, by the kind of place that repairs
 * them. They count only beside a word for what is wrong: alone, a tap is for sale.
 */
const things: Readonly<Record<string, string>> = {
  'craft/appliance_repair': `
    washing machine, washer, dryer, tumble dryer, fridge, refrigerator, freezer, dishwasher, oven, stove, cooker, hob, microwave, vacuum cleaner, ice maker,
    waschmaschine, waschtrockner, trockner, kühlschrank, gefrierschrank, gefriertruhe, spülmaschine, geschirrspüler, backofen, herd, mikrowelle, staubsauger,
    machine à laver, lave linge, sèche linge, frigo, réfrigérateur, congélateur, lave vaisselle, four, cuisinière, micro ondes, aspirateur, cafetière,
    lavadora, secadora, nevera, heladera, refrigerador, refri, congelador, lavavajillas, lavaplatos, horno, estufa, microondas, aspiradora, lavarropas,
    lavatrice, asciugatrice, frigorifero, congelatore, freezer, lavastoviglie, forno, fornello, aspirapolvere, piano cottura,
    máquina de lavar, máquina de lavar roupa, geladeira, frigorífico, lava louça, lava louças, fogão, arca congeladora, máquina de secar,
    wasmachine, wasdroger, droger, koelkast, vriezer, vaatwasser, oven, fornuis, magnetron, stofzuiger,
    tvättmaskin, tvättmaskinen, torktumlare, kylskåp, kylskåpet, frys, diskmaskin, diskmaskinen, ugn, ugnen, spis, vaskemaskine, vaskemaskinen, tørretumbler,
    køleskab, køleskabet, opvaskemaskine, opvaskemaskinen, ovn, ovnen, komfur, vaskemaskin, vaskemaskinen, tørketrommel, kjøleskap, kjøleskapet, fryser,
    oppvaskmaskin, oppvaskmaskinen, komfyr, pesukone, pesukoneeni, kuivausrumpu, jääkaappi, pakastin, astianpesukone, uuni, hella, liesi,
    pralka, pralki, pralkę, pralkosuszarka, suszarka, lodówka, lodówki, lodówkę, zamrażarka, zmywarka, zmywarki, zmywarkę, piekarnik, kuchenka, mikrofalówka,
    odkurzacz, ekspres do kawy, pračka, pračku, sušička, lednička, lednice, ledničku, lednici, mraznička, mrazák, myčka, myčku, trouba, troubu, sporák,
    mikrovlnka, vysavač, práčka, práčku, chladnička, chladničku, umývačka, umývačka riadu, rúra, mikrovlnná rúra, vysávač,
    mosógép, mosógépem, szárítógép, hűtő, hűtőszekrény, hűtőm, hűtőgép, fagyasztó, mosogatógép, mosogatógépem, sütő, tűzhely, mikró, porszívó,
    mașina de spălat, mașină de spălat, masina de spalat rufe, uscător, frigider, frigiderul, congelator, mașina de spălat vase, cuptor, cuptorul, aragaz, aspirator,
    veš mašina, perilica, perilica rublja, mašina za veš, hladnjak, frižider, zamrzivač, škrinja, perilica posuđa, sudopera mašina, mašina za sudove,
    pećnica, rerna, šporet, štednjak, usisavač, pralni stroj, hladilnik, zamrzovalnik, pomivalni stroj, pečica,
    пералня, пералнята, сушилня, хладилник, хладилника, фризер, миялна, съдомиялна, миялна машина, печка, печката, фурна, прахосмукачка,
    πλυντήριο, το πλυντήριο, στεγνωτήριο, ψυγείο, καταψύκτης, πλυντήριο πιάτων, φούρνος, κουζίνα, ηλεκτρική σκούπα,
    çamaşır makinesi, çamaşır makinem, kurutma makinesi, buzdolabı, buzdolabım, derin dondurucu, bulaşık makinesi, bulaşık makinem, fırın, fırınım, ocak, mikrodalga,
    elektrik süpürgesi, стиральная машина, стиральная машинка, стиралка, стиралку, сушилка, холодильник, морозилка, морозильник, посудомойка,
    посудомоечная машина, духовка, плита, варочная панель, микроволновка, пылесос, кофемашина,
    пральна машина, пральна машинка, пралка, холодильник, морозильник, морозилка, посудомийка, посудомийна машина, духовка, плита, мікрохвильовка, пилосос,
    skalbimo mašina, skalbyklė, šaldytuvas, indaplovė, orkaitė, veļas mašīna, veļasmašīna, ledusskapis, trauku mašīna, cepeškrāsns, pesumasin, külmkapp, külmik,
    nõudepesumasin, ahi, pliit, غسالة, الغسالة, غسالتي, نشافة, ثلاجة, الثلاجة, ثلاجتي, براد, البراد, فريزر, جلاية, غسالة صحون, فرن, الفرن, بوتاجاز, ميكروويف, مكنسة,
    ماشین لباسشویی, لباسشویی, یخچال, فریزر, ظرفشویی, ماشین ظرفشویی, اجاق گاز, فر, مایکروفر, جاروبرقی, מכונת כביסה, המכונת כביסה, מייבש, מקרר, המקרר,
    מקפיא, מדיח, המדיח, מדיח כלים, תנור, התנור, כיריים, מיקרוגל, שואב אבק, वाशिंग मशीन, फ्रिज, रेफ्रिजरेटर, फ्रीजर, ओवन, माइक्रोवेव, गैस चूल्हा, मिक्सी,
    mesin cuci, kulkas, freezer, kompor, oven, mesin basuh, peti sejuk, peti ais, máy giặt, máy sấy, tủ lạnh, tủ đông, máy rửa bát, lò vi sóng, bếp từ,
    เครื่องซักผ้า, ตู้เย็น, เครื่องอบผ้า, เครื่องล้างจาน, เตาอบ, ไมโครเวฟ, 洗濯機, 乾燥機, 冷蔵庫, 冷凍庫, 食洗機, 電子レンジ, 掃除機, 세탁기, 건조기, 냉장고, 냉동고,
    식기세척기, 오븐, 전자레인지, 洗衣机, 烘干机, 冰箱, 冰柜, 洗碗机, 烤箱, 微波炉, 燃气灶, 洗衣機, 烘衣機, 冷凍櫃, 洗碗機, 微波爐`,
  'craft/hvac': `
    furnace, heater, heating, heat pump, radiator, boiler, central heating, thermostat, ac, aircon, air con, air conditioner, air conditioning, a c, hvac,
    heizung, therme, gastherme, heizkörper, wärmepumpe, heizkessel, klimaanlage, klimagerät, chauffage, chaudière, radiateur, climatisation, clim, climatiseur,
    pompe à chaleur, calefacción, caldera, radiador, aire acondicionado, aire, climatizador, riscaldamento, caldaia, termosifone, condizionatore, climatizzatore,
    aquecimento, aquecedor, caldeira, ar condicionado, verwarming, cv ketel, ketel, radiator, airco, warmtepomp, värme, värmen, värmepump, värmepumpen,
    luftkonditionering, varmen, varmepumpe, varmepumpen, fyr, fyret, lämmitys, patteri, ilmalämpöpumppu, lämpöpumppu, ilmastointi,
    ogrzewanie, piec, piecyk, kocioł, kaloryfer, grzejnik, klimatyzacja, klimatyzator, klima, pompa ciepła, topení, kotel, radiátor, klimatizace, tepelné čerpadlo,
    kúrenie, kotol, radiátor, klimatizácia, fűtés, kazán, cirkó, radiátor, klíma, légkondi, hőszivattyú, centrala, centrală termică, centrala termică, caloriferul,
    calorifer, aer condiționat, aerul condiționat, grijanje, grejanje, bojler za grijanje, kotao, radijator, klima uređaj, ogrevanje, peč, klimatska naprava,
    отопление, отоплението, парно, парното, котел, радиатор, климатик, климатика, θέρμανση, η θέρμανση, καλοριφέρ, καυστήρας, λέβητας, κλιματιστικό, το κλιματιστικό,
    kalorifer, kombi, kombim, petek, petekler, klima, klimam, ısıtma, отопление, батарея, батареи, котел, котёл, кондиционер, тепловой насос, опалення, котел,
    батарея, батареї, кондиціонер, šildymas, katilas, kondicionierius, apkure, katls, kondicionieris, küte, katel, konditsioneer, soojuspump, مكيف, المكيف, مكيفي,
    تكييف, التكييف, تدفئة, التدفئة, دفاية, سخان, السخان, کولر, کولر گازی, پکیج, شوفاژ, بخاری, מזגן, המזגן, חימום, רדיאטור, एसी, ए सी, एयर कंडीशनर, कूलर, हीटर,
    pemanas, penghawa dingin, máy lạnh, điều hòa, điều hoà, máy sưởi, แอร์, เครื่องปรับอากาศ, ฮีตเตอร์, エアコン, 暖房, ボイラー, 보일러, 에어컨, 난방, 空调, 暖气, 锅炉,
    中央空调, 冷氣, 暖氣, 冷氣機`,
  'craft/plumber': `
    sink, kitchen sink, drain, tap, faucet, toilet, pipe, pipes, shower, shower drain, bathtub, bath, water heater, hot water, cistern, sewer, sump pump,
    garbage disposal, siphon, wasserhahn, hahn, waschbecken, spüle, abfluss, rohr, toilette, klo, wc, dusche, badewanne, spülkasten, siphon, warmwasser,
    durchlauferhitzer, boiler, évier, lavabo, robinet, canalisation, tuyau, toilettes, chasse d'eau, douche, baignoire, chauffe eau, ballon d'eau chaude, siphon,
    fregadero, lavabo, grifo, llave de agua, caño, cañería, tubería, desagüe, inodoro, wáter, baño, ducha, regadera, bañera, calentador, calentador de agua,
    cisterna, drenaje, lavandino, lavello, rubinetto, tubo, tubatura, scarico, water, gabinetto, doccia, vasca, scaldabagno, sciacquone,
    pia, lavatório, torneira, cano, canos, encanamento, ralo, esgoto, vaso sanitário, sanita, autoclismo, chuveiro, banheira, esquentador,
    gootsteen, wastafel, kraan, leiding, afvoer, wc, toilet, douche, badkuip, boiler, geiser, stortbak, vask, vasken, kran, kranen, vattenkran, avlopp, avloppet, rör,
    toalett, toaletten, dusch, duschen, varmvattenberedare, vandhane, vandhanen, afløb, afløbet, rør, toilettet, bruser, kran, avløp, avløpet, dusjen, servanten,
    varmtvannsbereder, hana, lavuaari, pesuallas, viemäri, putki, vessa, vessanpönttö, suihku, lämminvesivaraaja,
    zlew, zlewozmywak, umywalka, umywalkę, kran, odpływ, rura, rury, toaleta, toaletę, ubikacja, kibel, sedes, spłuczka, prysznic, wanna, kanalizacja, bojler, syfon,
    dřez, umyvadlo, kohoutek, odpad, potrubí, trubka, záchod, toaleta, splachovač, sprcha, vana, bojler, kanalizace, drez, umývadlo, vodovodný kohútik, kohútik,
    batéria, potrubie, splachovač, vaňa, odtok, mosogató, mosdó, mosdókagyló, csap, csapom, lefolyó, cső, vécé, wc, zuhany, zuhanyzó, kád, bojler, vízmelegítő, wc tartály,
    chiuveta, chiuvetă, robinet, robinetul, țeava, țeavă, țevi, scurgere, scurgerea, canalizare, canalizarea, toaleta, veceul, wc ul, duș, dușul, cadă, boiler, boilerul,
    sudoper, sudopera, lavabo, umivaonik, slavina, pipa, cijev, cev, cevi, odvod, kanalizacija, zahod, wc šolja, vodokotlić, tuš, kada, bojler, umivalnik, korito,
    straniščna školjka, kotliček, мивка, мивката, кран, кранът, чешма, чешмата, тръба, тръбата, канал, каналът, канализация, тоалетна, тоалетната, казанче, душ, вана, бойлер,
    νεροχύτης, νιπτήρας, βρύση, η βρύση, σωλήνας, αποχέτευση, τουαλέτα, λεκάνη, καζανάκι, ντους, μπανιέρα, θερμοσίφωνας, σιφόνι,
    lavabo, musluk, musluğum, batarya, boru, borusu, gider, lavabo gideri, tuvalet, klozet, sifon, rezervuar, duş, küvet, duşakabin, şofben, kanalizasyon,
    раковина, раковину, мойка, кран, смеситель, труба, трубу, трубы, слив, унитаз, туалет, бачок, душ, ванна, канализация, канализацию, водонагреватель, бойлер, сифон,
    раковина, мийка, кран, змішувач, труба, труби, злив, унітаз, туалет, бачок, душ, ванна, каналізація, бойлер, kriauklė, čiaupas, maišytuvas, vamzdis, unitazas,
    tualetas, dušas, vonia, boileris, izlietne, krāns, caurule, tualete, pods, duša, vanna, boileris, kraan, valamu, toru, äravool, wc pott, dušš, boiler,
    مغسلة, المغسلة, حنفية, الحنفية, صنبور, ماسورة, مواسير, أنبوب, بالوعة, البالوعة, مجاري, المجاري, حمام, الحمام, مرحاض, تواليت, كرسي الحمام, سيفون, دش, بانيو, سخان المياه,
    سینک, سینک ظرفشویی, شیر آب, شیر, لوله, لوله آب, فاضلاب, چاه, توالت, دستشویی, فلاش تانک, دوش, وان, آبگرمکن, כיור, הכיור, ברז, הברז, צינור, הצינור, ביוב, הביוב,
    ניקוז, אסלה, האסלה, שירותים, השירותים, ניאגרה, מקלחת, המקלחת, אמבטיה, דוד, הדוד, סיפון, नल, नाली, पाइप, सिंक, टॉयलेट, शौचालय, फ्लश, गीजर, शावर, सीवर, wastafel, keran, kran air, pipa,
    pipa air, saluran, saluran air, toilet, kloset, sinki, paip, tandas, gripo, lababo, inidoro, kubeta, bồn rửa, bồn rửa bát, vòi nước, đường ống, ống nước, cống, bồn cầu, vòi sen,
    bình nóng lạnh, máy nước nóng, ก๊อกน้ำ, ก๊อก, ท่อน้ำ, ท่อ, ส้วม, ชักโครก, อ่างล้างหน้า, ซิงค์, ซิงค์ล้างจาน, ฝักบัว, เครื่องทำน้ำอุ่น, 蛇口, シンク, 流し台, 排水口, 排水管, 水道管,
    トイレ, 便器, シャワー, 給湯器, 싱크대, 세면대, 수도꼭지, 수도, 배수구, 하수구, 변기, 화장실, 샤워기, 온수기, 水槽, 洗手池, 洗脸盆, 水龙头, 水管, 下水道, 下水管, 马桶, 厕所, 花洒, 热水器, 地漏,
    水龍頭, 馬桶, 廁所, 蓮蓬頭, 熱水器`,
  'craft/electrician': `
    socket, power outlet, outlet, light switch, lights, fuse, fuse box, breaker, wiring, steckdose, lichtschalter, sicherung, prise, prise électrique, interrupteur,
    enchufe, interruptor, fusible, presa, presa elettrica, interruttore, tomada, disjuntor, stopcontact, schakelaar, eluttag, eluttaget, strömbrytare, stikkontakt,
    stikkontakten, pistorasia, sulake, gniazdko, bezpiecznik, kontakt elektryczny, zásuvka, pojistky, jistič, vypínač, konnektor, biztosíték, villanykapcsoló, priza, prizele,
    siguranța, utičnica, osigurač, prekidač, vtičnica, контакт, бушон, πρίζα, διακόπτης, ασφάλεια, priz, sigorta, розетка, выключатель, проводка, розетка, вимикач, проводка,
    مقبس, فيش, كهرباء, الكهرباء, قاطع, پریز, کلید برق, שקע, השקע, חשמל, स्विच, सॉकेट, stop kontak, saklar, ổ điện, công tắc, ปลั๊กไฟ, สวิตช์ไฟ, コンセント, ブレーカー, 콘센트,
    두꺼비집, 插座, 开关, 電源, 開關`,
  'craft/computer_repair': `
    laptop, computer, pc, macbook, notebook, ordinateur, ordinateur portable, ordenador, portátil, computadora, portatile, computador, rechner, dator, datorn, bærbar, bærbare,
    tietokone, läppäri, komputer, laptopa, počítač, notebook, számítógép, calculatorul, laptopul, računalo, računar, kompjuter, računalnik, компютър, лаптоп, υπολογιστής,
    bilgisayar, bilgisayarım, компьютер, ноутбук, ноут, комп, комп'ютер, ноутбук, kompiuteris, dators, arvuti, لابتوب, اللابتوب, كمبيوتر, الكمبيوتر, حاسوب, لپ تاپ, کامپیوتر,
    מחשב, המחשב, מחשב נייד, लैपटॉप, कंप्यूटर, máy tính, คอมพิวเตอร์, โน๊ตบุ๊ค, โน้ตบุ๊ก, パソコン, ノートパソコン, 컴퓨터, 노트북, 电脑, 笔记本, 笔记本电脑, 電腦, 筆電`,
  'craft/phone_repair': `
    phone, my phone, iphone, smartphone, cell phone, phone screen, iphone screen, mobile, handy, handydisplay, display, téléphone, portable, écran de téléphone, teléfono, celular,
    móvil, pantalla del celular, telefono, cellulare, schermo del telefono, telemóvel, celular, tela do celular, telefoon, gsm, mobil, mobilen, telefon, telefonen, mobiltelefon,
    puhelin, puhelimen näyttö, komórka, telefon, ekran telefonu, wyświetlacz, mobil, displej, telefonom, kijelző, telefonul, ecranul, mobitel, ekran, телефон, телефона, дисплей,
    κινητό, οθόνη κινητού, telefonum, telefon ekranı, экран телефона, смартфон, айфон, екран телефону, جوال, الجوال, جوالي, موبايل, الموبايل, هاتف, شاشة الجوال, شاشة الموبايل,
    گوشی, صفحه گوشی, טלפון, הטלפון, פלאפון, מסך, फोन, मोबाइल, मोबाइल स्क्रीन, hp, layar hp, điện thoại, màn hình điện thoại, มือถือ, จอมือถือ, โทรศัพท์, スマホ, 携帯, 핸드폰, 휴대폰,
    액정, 手机, 手机屏幕, 手機, 手機螢幕`,
  'craft/electronics_repair': `
    tv, television, telly, amplifier, fernseher, télé, téléviseur, televisor, tele, televisione, televisore, televisão, televisie, teve, teven, fjernsyn, fjernsynet, telkkari,
    televisio, telewizor, televize, televizi, televízor, televízió, tévé, televizorul, televizor, televizija, телевизор, τηλεόραση, televizyon, televizyonum, телевизор, телевізор,
    televizorius, televizors, teler, تلفزيون, التلفزيون, تلفاز, شاشة, تلویزیون, טלוויזיה, הטלוויזיה, टीवी, tivi, ti vi, โทรทัศน์, ทีวี, テレビ, 텔레비전, 티비, 电视, 电视机, 電視`,
  'shop/car_repair': `
    car, my car, engine, clutch, brakes, gearbox, car battery, alternator, starter, windscreen, exhaust, auto, wagen, motor, kupplung, bremsen, getriebe, autobatterie, voiture, moteur,
    embrayage, freins, coche, carro, motor, embrague, frenos, batería del coche, macchina, motore, frizione, freni, carro, motor do carro, embreagem, freios, koppeling, remmen, bil, bilen,
    motorn, motoren, kopplingen, bremser, autoni, moottori, kytkin, jarrut, samochód, samochodu, silnik, sprzęgło, hamulce, skrzynia biegów, akumulator, auto, motor auta, spojka, brzdy,
    autóm, autó, kuplung, fék, mașina, motorul, ambreiajul, frânele, kola, kvačilo, spojka, kočnice, kočnica, avto, sklopka, zavore, кола, колата, двигател, съединител, спирачки, αυτοκίνητο,
    κινητήρας, συμπλέκτης, φρένα, araba, arabam, motor, debriyaj, fren, frenler, машина, машину, авто, двигатель, сцепление, тормоза, коробка передач, аккумулятор, машина, автомобіль, двигун,
    зчеплення, гальма, automobilis, variklis, mašīna, dzinējs, auto mootor, سيارة, السيارة, سيارتي, محرك, المحرك, فرامل, كلتش, بطارية السيارة, ماشین, ماشینم, موتور, کلاچ, ترمز, רכב, הרכב,
    אוטו, האוטו, המנוע, מנוע, בלמים, गाड़ी, कार, इंजन, ब्रेक, mobil, mesin mobil, kopling, rem, kereta, xe ô tô, xe hơi, động cơ, รถ, รถยนต์, เครื่องยนต์, เบรค, 車, エンジン, ブレーキ, 자동차,
    엔진, 브레이크, 汽车, 车, 发动机, 刹车, 離合器, 汽車, 引擎`,
  'shop/bicycle': `
    bike, bicycle, bike chain, e bike, fahrrad, fahrradkette, vélo, bici, bicicleta, bicicletta, fiets, cykel, cykeln, cyklen, sykkel, sykkelen, polkupyörä, pyörä, rower, roweru, kolo,
    bicykel, bicikli, kerékpár, bicicletă, bicicleta, bicikl, kolesar, колело, колелото, ποδήλατο, bisiklet, bisikletim, велосипед, велосипед, dviratis, velosipēds, jalgratas, دراجة, دوچرخه,
    אופניים, האופניים, साइकिल, sepeda, basikal, xe đạp, จักรยาน, 自転車, 자전거, 自行车, 單車, 腳踏車`,
  'shop/locksmith': `
    lock, door lock, front door lock, key, schloss, türschloss, haustür, schlüssel, serrure, porte, clé, cerradura, chapa, llave, serratura, chiave, fechadura, chave, slot, deurslot, lås,
    låset, dørlås, lukko, avain, zamek, zamka, zamek w drzwiach, klucz, zámek, zámku, klíč, zámok, kľúč, zár, ajtózár, kulcs, încuietoarea, yala, cheia, brava, ključ, ključavnica, ключалка, бравата,
    брава, κλειδαριά, κλειδί, kilit, kapı kilidi, anahtar, замок, дверной замок, ключ, замок, spyna, slēdzene, lukk, قفل, القفل, مفتاح, قفل در, کلید, מנעול, המנעול, מפתח, ताला, चाबी, kunci,
    kunci pintu, ổ khóa, chìa khóa, กุญแจ, ลูกบิดประตู, 鍵, ドアの鍵, 열쇠, 도어락, 锁, 门锁, 钥匙, 門鎖, 鑰匙`,
  'craft/roofer': `
    roof, gutter, gutters, dach, dachrinne, toit, toiture, gouttière, techo, tejado, techumbre, gotera, tetto, grondaia, telhado, calha, dak, dakgoot, tak, taket, tag, taget, katto,
    dachu, rynna, střecha, okap, strecha, odkvap, tető, csatorna tető, acoperiș, acoperișul, krov, oluk, streha, покрив, покрива, στέγη, ταράτσα, çatı, dam, крыша, кровля, дах, дах, покрівля,
    stogas, jumts, katus, سطح, السطح, سقف, גג, הגג, छत, atap, bumbung, mái nhà, หลังคา, 屋根, 雨漏り, 지붕, 屋顶, 屋頂`,
};

const keyOf = (thing: string): string => plainWords(thing).join(' ');

/** Folded words of a thing -> the kind that repairs it. */
const kindOfThing: ReadonlyMap<string, string> = new Map(
  Object.entries(things)
    .flatMap(([kind, list]) => list.split(',').map((thing): [string, string] => [keyOf(thing), kind]))
    // A boiler heats the house in one language and the bath in others: the kind that comes first has it.
    .reverse(),
);

/** The repairer of the thing with exactly this name; undefined if there is none. */
export const repairerOf = (thing: string): string | undefined => kindOfThing.get(keyOf(thing));
