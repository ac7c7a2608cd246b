/** More of what shops sell, by kind, in the words of many languages; as weak as other products. */
export const everydayShopping: Readonly<Record<string, string>> = {
  'shop/stationery': `
    printer paper, fountain pens, wrapping paper, büromaterial, geschenkpapier, glückwunschkarten, notizbücher, druckerpapier,
    papeterie scolaire, stylos plume, cartes de vœux, libretas, papel de regalo, plumas fuente, quaderni scuola, penne stilografiche,
    carta da regalo, papel de presente, schoolspullen, cadeaupapier, skolmaterial, presentpapper, koulutarvikkeet, papier ozdobny, balicí papír,
    iskolaszer, csomagolópapír, rechizite școlare, σχολικά είδη, okul malzemeleri, defter kalem, dolma kalem, школьные принадлежности, открытки,
    ادوات مدرسية, ציוד לבית ספר, स्कूल का सामान, ノート 手帳, 문구류, 학용품, 文具用品, dụng cụ học tập, อุปกรณ์เครื่องเขียน, alat tulis kantor,
    perlengkapan sekolah`,
  'shop/toys': `
    wooden toys, toy cars, brettspiele, puzzle kinder, holzspielzeug, kuscheltiere, spielsachen, jouets en bois, peluches, dukker, nuket,
    pluszaki, oyuncak bebek, peluş, конструкторы, عروسک, गुड़िया, பொம்மைகள், ぬいぐるみ, 积木, 桌游`,
  'shop/jewelry': `
    gold chain, goldkette, ohrringe, halskette, bague de fiançailles, anillos de boda, anillo de compromiso, anello di fidanzamento,
    anel de noivado, brincos, trouwringen, vigselringar, förlovningsring, gifteringer, vielsesringe, vihkisormukset, korvakorut, snubní prsteny,
    jegygyűrű, verighete, inele de logodnă, βέρες, μονόπετρο, σκουλαρίκια, alyans, tek taş, altın kolye, bilezik, золотая цепочка, обручки,
    خواتم زواج, اقراط, حلقه ازدواج, گوشواره, طلا, טבעות נישואין, עגילים, शादी की अंगूठी, सोने की चेन, झुमके, தங்க நகை, 結婚指輪, 婚約指輪, 결혼반지, 금목걸이,
    婚戒, 金项链, nhẫn cưới, bông tai, แหวนแต่งงาน, ต่างหู, สร้อยทอง, cincin kawin, anting`,
  'shop/watches': `
    smartwatch strap, uhr reparieren, réparation montre, pile montre, bracelet montre, cambio de pila reloj, riparazione orologi,
    cambio batteria orologio, horlogereparatie, klockreparation, batteribyte klocka, urreparation, kellonkorjaus, naprawa zegarków,
    wymiana baterii w zegarku, oprava hodinek, órajavítás, reparații ceasuri, επισκευή ρολογιών, saat pili, замена батарейки в часах,
    ремонт годинників, تصليح ساعات, ساعات يد, תיקון שעונים, घड़ी रिपेयर, 電池交換 時計, 修表, đồng hồ đeo tay, ซ่อมนาฬิกา, servis jam`,
  'shop/bicycle': `
    flat tire bike, electric bike, kids bike, e-bike kaufen, kinderfahrrad, velo reparatur, reparación de bicicletas, bici elettrica,
    bicicletas elétricas, elektrische fiets, elcykel, sykkelreparasjon, elsykkel, pyöräkorjaus, sähköpyörä, rower elektryczny, elektrokolo,
    kerékpárjavítás, elektromos kerékpár, reparații biciclete, электровелосипед, ремонт велосипедів, תיקון אופניים, אופניים חשמליים,
    साइकिल रिपेयर, 電動自転車, 전기자전거, xe đạp điện, sepeda listrik`,
  'shop/carpet': `
    persian rugs, doormat, orientteppich, perserteppich, läufer teppich, tapis persan, alfombra persa, tappeto persiano, tapete persa,
    perzisch tapijt, ковёр, سجاد ايراني, قالی, 러그`,
  'shop/curtain': `
    blackout curtains, net curtains, verdunkelungsvorhang, vitrage, stor perde, занавески, पर्दे, திரைச்சீலை, 窗簾`,
  'shop/lighting': `
    ceiling lights, kronleuchter, deckenlampe, candiles, kroonluchter, taklampor, lysekroner, lamput, becuri, λάμπες, abajur, چراغ, נברשות, लाइट,
    シャンデリア, 샹들리에, đèn trang trí, lampu hias`,
  'shop/hardware': `
    nails and screws, hammer, power tools, hand tools, bohrmaschine, hammer und nägel, perceuse, taladro, trapano, furadeira, wiertarka, vrtačka,
    csavarok, hırdavat malzemesi, عدد وادوات, براغي, पेंच, 五金工具, dụng cụ cầm tay, สกรู, sekrup`,
  'shop/fabric': `
    cotton fabric, upholstery fabric, lace fabric, baumwollstoff, meterware, tissu au mètre, tela de algodón, materiały na metry, țesături,
    kumaşlar, साड़ी का कपड़ा, துணி வகைகள், vải, ผ้าเมตร`,
  'shop/music': `
    records, lps, second hand records, vinyl schallplatten, dischi in vinile, elpees, vinylskivor, vinylplader, vinylové desky, bakelit lemez,
    discuri, δίσκοι βινυλίου, صفحه گرامافون, 中古レコード, レコード盤, LP판, 黑膠唱片`,
  'shop/tea': `
    loose leaf tea, matcha powder, herbal tea, losen tee, grüner tee, kräutertee, matcha pulver, tisane, té a granel, chá a granel, te i lösvikt,
    irtotee, herbata liściasta, sypaný čaj, bitki çayı, листовой чай, چای سبز, תה ירוק, चाय की पत्ती, 抹茶, 말차, ชาเขียว`,
  'shop/deli': `
    olive oil, caviar, charcuterie board, gourmet food, olivenöl, trüffel, essig und öl, huile d'olive, truffes, foie gras maison,
    aceite de oliva, olio d'oliva, tartufi, azeite, produtos gourmet, olijfolie, olivolja, oliwa z oliwek, olivový olej, lahůdky, olívaolaj,
    ínyencségek, ulei de măsline, ελαιόλαδο, αλλαντικά, zeytinyağı, оливковое масло, оливкова олія, زيت زيتون, オリーブオイル, 惣菜, 올리브유, 橄榄油, dầu ô liu,
    น้ำมันมะกอก, minyak zaitun`,
  'shop/greengrocer': `
    organic vegetables, fresh fruit, veg box, biogemüse, légumes bio, frutas e legumes, frukt och grönt, legume și fructe, φρούτα και λαχανικά,
    meyve, sebze meyve, فواكه, פירות וירקות, सब्जी, फल, காய்கறி, பழங்கள், 水果, rau củ, trái cây, ผลไม้, buah buahan`,
  'shop/shoes': `
    high heels, kids shoes, laufschuhe, kinderschuhe, baskets chaussures, chaussures enfant, scarpe da ginnastica, laarzen, sneakers dames,
    kozačky, σανδάλια, spor ayakkabı, terlik, черевики, كفش, चप्पल, giày thể thao, รองเท้าผ้าใบ`,
  'shop/clothes/wedding': `
    bridesmaid dresses, hochzeitsanzug, trouwjurk, brudekjole, hääpuku, menyasszonyi ruha, damatlık, весільна сукня, فستان زفاف, فستان عرس,
    لباس عروس, שמלת כלה, दुल्हन का लहंगा, váy cưới`,
  'amenity/ice_cream': `
    eis essen, glaces artisanales, helado artesanal, gelato artigianale, lody rzemieślnicze, कुल्फी, 젤라또`,
  'craft/caterer': `
    office catering, party food, buffet for party, event catering, hochzeitscatering, buffet bestellen, traiteur mariage, buffet mariage,
    catering para bodas, catering matrimonio, buffet per feste, buffet casamento, hochzeitsessen, bröllopscatering, selskapsmat,
    catering weselny, svatební catering, esküvői catering, catering nuntă, düğün yemeği, toplu yemek, банкет на заказ, кейтеринг весілля,
    بوفيه مفتوح اعراس, शादी का खाना, 外烩, 宴会外送, nấu tiệc, đặt tiệc, katering pernikahan`,
  'shop/computer': `
    gaming pc, computer parts, graphics card, gaming laptop, grafikkarte, pc zusammenbauen, carte graphique, tarjeta gráfica, stampanti,
    placa de vídeo, laptops kopen, printers kopen, bærbar, tiskárny, ekran kartı, видеокарта, پرینتر, מדפסות, プリンター, 그래픽카드, 显卡,
    máy tính xách tay, โน้ตบุ๊ก, ปริ้นเตอร์, laptop bekas`,
  'shop/houseware': `
    cutlery, dinnerware, haushalt, kochtöpfe, besteck, ustensiles de cuisine, casseroles, couverts, utensilios de cocina, sartenes, padelle,
    talheres, bestek, kjøkkenutstyr, astiat, nádobí, tányérok, tigăi, veselă, τηγάνια, πιάτα, tava, çatal bıçak, сковородки, каструлі,
    اواني منزلية, قدور, قابلمه, ظروف, बर्तन, பாத்திரங்கள், 냄비, 锅具, nồi niêu, chén đĩa, จานชาม, peralatan dapur`,
};
