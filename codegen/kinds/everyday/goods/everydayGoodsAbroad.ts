/** Goods of shops in languages with few words in the other lists, by kind; as weak as other products. */
export const everydayGoodsAbroad: Readonly<Record<string, string>> = {
  'shop/stationery': `
    pens, envelopes, greeting cards, stylos, cahiers, enveloppes, bolígrafos, cuadernos, sobres, penne, quaderni, cancelleria, canetas, cadernos, schriften,
    pennor, kontorartikler, kynät, długopisy, zeszyty, sešity, papírnictví, tollak, füzetek, írószer, pixuri, caiete, olovke, bilježnice,
    knjižara i papirnica, kalem, defter, ручки, тетради, зошити, στυλό, τετράδια, χαρτικά, γραφική ύλη, עטים, כלי כתיבה, צורכי משרד, أقلام, دفاتر,
    أدوات مكتبية, لوازم التحریر, خودکار, कलम, कॉपी, ノート, ペン, 문구, 공책, 펜, 钢笔, ปากกา, buku tulis`,
  'shop/printer_ink': `
    toner cartridges, cartouches d'encre, tóner, cartucce, tinteiros, cartuchos de impressora, cartridges, blækpatroner, mustekasetit, náplně do tiskáren,
    nyomtatópatron, tintapatron, cartușe imprimantă, tinta za printer, тонер, μελάνια εκτυπωτή, דיו למדפסת, أحبار طابعات, حبر طابعة, プリンターインク, インクカートリッジ,
    프린터 잉크, 토너, 墨盒, 硒鼓, หมึกพิมพ์, mực in, tinta printer`,
  'shop/books': `
    cookbooks, children's books, comic books, textbooks, livres pour enfants, libros infantiles, romanzi, romances, kirjat, romaanit, powieści, romány,
    regények, çocuk kitapları, романы, книжки, μυθιστορήματα, روايات, کتاب, 本, 小説, 絵本, 소설, 书, 小说, 書, นิยาย, truyện`,
  'shop/wine': `
    red wine, white wine, prosecco, vin rouge, vin blanc, vino tinto, vino rosso, rode wijn, viinit, borok, vinuri, шампанское, יינות, نبيذ, 葡萄酒`,
  'shop/alcohol': `
    tequila, rhum, grappa, aguardente, sterke drank, jenever, spiritus, väkevät, slivovice, whiskyk, țuică, viski, ουίσκι, ούζο, וויסקי, אלכוהול, ويسكي,
    مشروبات كحولية, 日本酒, 소주, วิสกี้, minuman keras`,
  'shop/furniture': `
    tables, chairs, wardrobes, bookshelves, chaises, armoires, sillas, divani, tavoli, armadi, roupeiros, tafels, kasten, soffor, bord, sofaer, stole,
    sohvat, tuolit, pöydät, sofy, krzesła, stoły, pohovky, skříně, kanapé, székek, asztalok, bútorok, scaune, kauči, stolice, stolovi, namještaj, sandalye,
    masa, dolap, gardırop, стулья, шкафы, καναπέδες, καρέκλες, ספות, שולחנות, כיסאות, كنب, كراسي, طاولات, مبل, فرنیچر, सोफा, ソファ, テーブル, 椅子, 소파, 의자, 책상, 桌子,
    โซฟา, โต๊ะ, bàn ghế, meja, kursi`,
  'shop/carpet': `
    vloerkleden, tæpper, tepper, szőnyegek, tepih, kilim, килими, فرش, カーペット`,
  'shop/bed': `
    beds, madrasser, senge, senger, patjat, matrace, matracok, yatak baza, ліжка, στρώματα, गद्दा, गद्दे, 床`,
  'shop/musical_instrument': `
    drums, trumpet, saxophone, pianoforti, muziekinstrumenten, gitarrer, pianon, guitarer, klaverer, kitarat, pianot, soittimet, pianina, kytary, klavíry,
    hudební nástroje, gitárok, zongorák, hangszer, viori, instrumente muzicale, klaviri, glazbeni instrumenti, piyano, davul, гітари, піаніно, גיטרות,
    פסנתרים, כלי נגינה, جيتار, عود, ピアノ, 钢琴, กีตาร์, đàn guitar, đàn piano`,
  'shop/music': `
    disques, vinilos, platen, plader, plater, levyt, płyty, winyle, desky, lemezek, пластинки, اسطوانات, 엘피, 黑胶, แผ่นเสียง, đĩa than, piringan hitam`,
  'shop/hifi': `
    headphones, stereo, casques audio, auriculares, cuffie, colunas de som, koptelefoons, hörlurar, højttalere, kaiuttimet, kuulokkeet, głośniki, słuchawki,
    reproduktory, sluchátka, hangszóró, fejhallgató, căști, zvučnici, slušalice, kulaklık, наушники, навушники, ηχεία, ακουστικά, רמקולים, אוזניות, سماعات,
    مكبرات صوت, ヘッドホン, 헤드폰, 音箱, 耳机, ลำโพง, หูฟัง, tai nghe, pengeras suara`,
  'shop/clothes': `
    shirts, coats, lingerie, chemises, manteaux, vestidos, camisas, pantalones, camicie, jurken, klänningar, skjortor, byxor, kjoler, skjorter, mekot,
    paidat, housut, koszule, spodnie, šaty, košile, kalhoty, kabáty, ruhák, ingek, nadrág, ruházat, rochii, cămăși, paltoane, košulje, hlače, pantolon,
    giysi, рубашки, брюки, сукні, сорочки, φορέματα, πουκάμισα, παντελόνια, שמלות, חולצות, מכנסיים, فساتين, قمصان, بنطلون, シャツ, 셔츠, 裙子, 衬衫, กระโปรง, celana,
    vêtements enfants, ropa de niños, abbigliamento bambini, vestiti bambini, roupa infantil, roupa de criança, lastenvaatteet, ubrania dziecięce,
    odzież dziecięca, gyerekruha, dečija odeća, çocuk kıyafetleri, παιδικά ρούχα, ملابس أطفال, 童装, baju anak`,
  'shop/shoes': `
    boots, sandals, baskets, bottes, zapatillas, stivali, stövlar, saappaat, kozaki, cipők, csizma, cizme, patike, μπότες, מגפיים, حذاء, 运动鞋`,
  'shop/jewelry': `
    rings, necklaces, earrings, bracelets, colliers, alliances, collares, pendientes, anelli, collane, orecchini, anéis, colares, kettingen, oorbellen,
    ringar, halsband, smykker, sormukset, korut, pierścionki, naszyjniki, kolczyki, prsteny, náhrdelníky, šperky, gyűrűk, nyaklánc, ékszerek, inele,
    prstenje, ogrlice, nakit, kolye, küpe, mücevher, серьги, украшения, прикраси, טבעות, خواتم, جواهرات, गहने, ネックレス, 목걸이, 귀걸이, 보석, 戒指, 项链`,
  'shop/watches': `
    watches, wristwatch, klokker, kellot, órák, karóra, ceasuri, satovi, ρολόγια, שעונים, ساعات, घड़ी, 時計, 손목시계, 시계, 钟表, นาฬิกา, đồng hồ`,
  'shop/tobacco': `
    pipe tobacco, tabacco, cigarer, sikarit, tupakka, trabucuri, duhan, 葉巻, ซิการ์`,
  'shop/e-cigarette': `
    vapeadores, sigaretta elettronica, elektronische sigaret, țigări electronice, elektronske cigarete, вейп, електронні сигарети, סיגריה אלקטרונית,
    سجائر إلكترونية, فيب, thuốc lá điện tử, rokok elektrik`,
  'shop/bicycle': `
    bicycles, cykler, sykler, polkupyörät, pyörät, jízdní kola, دراجة هوائية, دوچرخه, साइकिल, 单车`,
  'shop/fabric': `
    cloth by the metre, tecidos, tyger, stoffer, kankaat, materiały, látky, textil méteráru, méteráru, stofe, tkanine, тканини, υφάσματα, בדים, أقمشة, قماش,
    پارچه, कपड़ा, 生地, 布, 원단, 布料, ผ้า, kain`,
  'shop/sewing': `
    wool, sewing supplies, tricot, breigaren, fournituren, garn, stickgarn, langat, lanka, vlna, galanterie, příze, rövidáru, vuna, örgü ipi, пряжа, шерсть,
    фурнитура, μαλλιά πλεξίματος, צמר, صوف, خيوط, 毛糸, 手芸, 뜨개실, 털실`,
  'shop/toys': `
    dolls, board games, puzzles, poupées, jeux de société, muñecas, juegos de mesa, bambole, giochi da tavolo, bonecas, jogos de tabuleiro, poppen,
    bordspellen, dockor, sällskapsspel, leker, lautapelit, lalki, gry planszowe, panenky, játékok, társasjáték, păpuși, lutke, društvene igre, kutu oyunu,
    куклы, настольные игры, κούκλες, επιτραπέζια, בובות, משחקי קופסה, دمى, لعب اطفال, اسباب بازی, 人形, ボードゲーム, パズル, 인형, 보드게임, 퍼즐, 娃娃, 拼图, ตุ๊กตา, búp bê,
    boneka`,
  'shop/model': `
    model railway, model cars, trains miniatures, maquettes, trenes a escala, maquetas, treni in miniatura, comboios miniatura, modeltreinen, modelljärnväg,
    modelltog, pienoismallit, kolejki, modele kolejowe, modelové železnice, vasútmodell, trenulețe, machete, modeli vlakova, model tren, модели поездов,
    железная дорога модели, μοντελισμός, רכבות דגם, نماذج قطارات, 鉄道模型, 모형 기차, 火车模型, โมเดล, mô hình, model kereta`,
  'shop/coffee': `
    coffee beans, fresh roasted coffee, grains de café, café en grains, café en grano, chicchi di caffè, caffè in grani, café em grão, koffiebonen,
    kaffebönor, kaffebønner, kahvipavut, kawa ziarnista, zrnková káva, kávébab, szemes kávé, cafea boabe, kava u zrnu, kafa u zrnu, çekirdek kahve,
    кофе в зернах, зерновой кофе, кава в зернах, κόκκοι καφέ, καφές σε κόκκους, פולי קפה, حبوب قهوة, بن, コーヒー豆, 원두, 원두커피, 咖啡豆, เมล็ดกาแฟ, hạt cà phê,
    biji kopi`,
  'shop/tea': `
    loose tea, green tea, tea leaves, té verde, tè sfuso, chá verde, groene thee, losse thee, grönt te, grøn te, vihreä tee, herbata, zielona herbata,
    zelený čaj, zöld tea, ceai, ceai verde, zeleni čaj, yeşil çay, зеленый чай, πράσινο τσάι, شاي أخضر, चाय पत्ती, 緑茶, 茶葉, 녹차, 绿茶, 茶叶, ใบชา, trà xanh,
    teh hijau`,
  'shop/spices': `
    spices, saffron, pepper, azafrán, spezie, temperos, kruiden, specerijen, kryddor, krydderier, krydder, mausteet, koření, fűszer, fűszerek, condimente,
    mirodenii, začini, baharat, пряности, μπαχαρικά, תבלינים, توابل, ادویه, मसाले, मसाला, スパイス, 香辛料, 향신료, 香料, เครื่องเทศ, gia vị, rempah, bumbu`,
  'shop/confectionery': `
    licorice, gummy bears, caramelos, dolciumi, rebuçados, drop, godis, lakrits, slik, godteri, makeiset, karkit, cukierki, bonbóny, cukorka, dulciuri,
    şeker, сладости, ממתקים, סוכריות, سكاكر, टॉफी, お菓子, キャンディ, 飴, 사탕, 과자, 零食, ขนม, bánh kẹo`,
  'shop/chocolate': `
    truffles, cioccolato, chocolade, choklad, chokolade, sjokolade, czekolada, czekoladki, čokoláda, pralinky, csokoládé, ciocolată, çikolata, шоколад,
    трюфели, σοκολάτα, שוקולד, شوكولاتة, شکلات, चॉकलेट, チョコレート, チョコ, 초콜릿, 巧克力, ช็อกโกแลต, sô cô la, cokelat`,
  'shop/pet': `
    bird cage, croquettes pour chien, nourriture pour chat, comida para gatos, cibo per gatti, mangimi, ração para cães, hondenvoer, kattenvoer, hundmat,
    kattmat, hundefoder, hundemat, koiranruoka, kissanruoka, karma dla kota, krmivo pro psy, kutyatáp, macskatáp, állateledel, hrană câini,
    hrană pentru animale, hrana za pse, hrana za mačke, köpek maması, корм для животных, σκυλοτροφές, ζωοτροφές, אוכל לכלבים, מזון לחתולים, طعام كلاب,
    طعام قطط, غذای سگ, कुत्ते का खाना, ドッグフード, キャットフード, 강아지 사료, 고양이 사료, 狗粮, 猫粮, อาหารสุนัข, อาหารแมว, thức ăn cho chó, thức ăn cho mèo, makanan anjing,
    makanan kucing`,
  'shop/florist': `
    wreaths, buquês, boeketten, buketter, kukkakimput, bukiety, kytice, virágcsokor, ανθοδέσμες, זרים, باقات ورد, گل, गुलदस्ता`,
  'shop/hardware': `
    tools, screws, drills, locks, outils, herramientas, tornillos, utensili, attrezzi, parafusos, gereedschap, schroeven, verktyg, skruvar, værktøj, skruer,
    verktøy, työkalut, ruuvit, narzędzia, śruby, nářadí, šrouby, szerszámok, csavar, unelte, șuruburi, scule, alati, vijci, šrafovi, alet, hırdavat, matkap,
    инструменты, шурупы, дрель, інструменти, εργαλεία, βίδες, כלי עבודה, ברגים, عدد, مسامير, ابزار, औज़ार, 工具, ネジ, 공구, 나사, 螺丝, เครื่องมือช่าง, dụng cụ,
    ốc vít, perkakas, alat pertukangan`,
  'shop/paint': `
    paint, varnish, lacquer, peinture, vernis, pintura, barniz, vernici, pittura, tintas, verniz, verf, lack, maling, maalit, lakka, farby, lakiery, barvy,
    laky, festék, vopsele, lacuri, boje, lakovi, farbe, boya, vernik, краска, лак, фарби, χρώματα, βερνίκια, צבעים, لكה, طلاء, رنگ, पेंट, ペンキ, 塗料, 페인트, 油漆,
    涂料, สีทาบ้าน, cat tembok`,
  'shop/lighting': `
    lights, chandeliers, lampadari, candeeiros, luminárias, lampor, lamper, valaisimet, lampy, żyrandole, svítidla, lustry, lámpák, csillár, lusteri, lamba,
    лампы, φωτιστικά, מנורות, גופי תאורה, إضاءة, ثريات, مصابيح, لوستر, लैंप, झूमर, ランプ, 照明, 조명, 램프, 灯具, 吊灯, โคมไฟ`,
  'shop/electronics': `
    tv-apparater, fjernsyn, televisiot, televizory, televíziók, televizoare, телевизоры, телевізори, טלוויזיות, تلفزيونات, شاشات, टीवी, テレビ, 텔레비전, 티비, 电视,
    โทรทัศน์, tivi, televisi`,
  'shop/appliance': `
    washing machines, fridges, dishwashers, ovens, vacuum cleaners, coffee machines, machines à laver, lave-linge, réfrigérateurs, électroménager,
    lavadoras, lavatrici, frigoriferi, elettrodomestici, máquinas de lavar, geladeiras, wasmachines, koelkasten, huishoudelijke apparaten, tvättmaskiner,
    kylskåp, vaskemaskiner, hvidevarer, pesukoneet, jääkaapit, pralki, pračky, ledničky, domácí spotřebiče, mosógép, hűtőszekrény, háztartási gép,
    mașini de spălat, frigidere, perilice, veš mašine, frižideri, bijela tehnika, çamaşır makinesi, buzdolabı, стиральные машины, холодильники,
    бытовая техника, пральні машини, ψυγεία, οικιακές συσκευές, מכונות כביסה, מקררים, מוצרי חשמל, غسالات, ثلاجات, أجهزة منزلية, لوازم خانگی, वॉशिंग मशीन,
    फ्रिज, 洗濯機, 冷蔵庫, 세탁기, 냉장고, 가전, 洗衣机, 冰箱, เครื่องซักผ้า, ตู้เย็น, เครื่องใช้ไฟฟ้า, máy giặt, tủ lạnh, mesin cuci, kulkas`,
  'shop/mobile_phone': `
    teléfonos móviles, telefonini, telemóveis, mobiele telefoons, puhelimet, kännykät, komórki, telefoane mobile, telefoane, mobiteli, смартфоны, טלפונים,
    פלאפונים, هواتف, گوشی موبایل, मोबाइल फोन, 携帯電話, スマホ, 手機, โทรศัพท์มือถือ, ponsel, handphone`,
  'shop/mobile_phone_accessories': `
    screen protectors, chargeurs, cargadores, cover cellulare, caricabatterie, capas de celular, carregadores, opladers, mobilcover, puhelinkuoret,
    obaly na mobil, nabíječky, telefontok, huse telefon, încărcătoare, maske za mobitel, punjači, şarj aleti, чехлы для телефонов, зарядки, чохли,
    θήκες κινητών, φορτιστές, כיסויים לטלפון, מטענים, شواحن, اكسسوارات جوالات, قاب گوشی, मोबाइल कवर, スマホケース, 充電器, 충전기, 充电器, สายชาร์จ, sạc điện thoại`,
  'shop/computer': `
    computers, portátiles, notebook, tietokoneet, kannettavat, komputery, laptopy, notebooky, számítógépek, laptopok, laptopuri, računala, kompjuteri,
    računari, компьютеры, ноутбуки, حواسيب, لابتوب, لپ تاپ, कंप्यूटर, パソコン, 컴퓨터, โน้ตบุ๊ค, komputer`,
  'shop/fishing': `
    bait, cannes à pêche, articoli da pesca, canne da pesca, artigos de pesca, visgerei, fiskeudstyr, fiskeutstyr, kalastustarvikkeet, wędki,
    artykuły wędkarskie, rybářské pruty, horgászfelszerelés, ribolovna oprema, ribolov, balıkçı malzemeleri, olta takımı, рыболовные снасти, удочки,
    товары для рыбалки, είδη ψαρέματος, ציוד דיג, أدوات صيد, عدة صيد, 釣り具, 낚시용품, 渔具, 钓具, อุปกรณ์ตกปลา, đồ câu cá, alat pancing`,
  'shop/sports': `
    sports equipment, hockey sticks, football boots, tennis rackets, articles de sport, équipement sportif, artículos deportivos, deportes,
    articoli sportivi, artigos esportivos, artigos desportivos, sportartikelen, sportartiklar, sportsudstyr, sportsutstyr, urheiluvälineet, sprzęt sportowy,
    artykuły sportowe, sportovní potřeby, sportszer, sportska oprema, spor malzemeleri, spor ürünleri, спортивный инвентарь, спортивні товари,
    αθλητικά είδη, ציוד ספורט, أدوات رياضية, معدات رياضية, لوازم ورزشی, スポーツ用品, 스포츠용품, 体育用品, อุปกรณ์กีฬา, dụng cụ thể thao, alat olahraga`,
  'shop/art': `
    posters, tableaux, cuadros, láminas, quadri, schilderijen, tavlor, malerier, taulut, obrazy, plakaty, festmények, tablouri, πίνακες, ציורים, لوحات,
    لوحات فنية, تابلو, 絵画, 그림, 画, 油画, ภาพวาด, tranh, lukisan`,
  'shop/craft': `
    acrylic paint, canvas, fournitures d'art, loisirs créatifs, matériel de peinture, materiales de arte, manualidades, articoli per belle arti, belle arti,
    bricolage creativo, materiais de arte, artesanato, kunstenaarsbenodigdheden, hobbymaterialen, konstnärsmaterial, kunstnerartikler, taiteilijatarvikkeet,
    artykuły plastyczne, artykuły dla plastyków, výtvarné potřeby, művészellátó, likovni pribor, sanat malzemeleri, resim malzemeleri, hobi malzemeleri,
    товары для художников, товары для творчества, художні матеріали, είδη ζωγραφικής, חומרי יצירה, ציוד אמנות, أدوات رسم, مستلزمات فنية, 画材, 手芸用品, 화방, 미술용품,
    美术用品, อุปกรณ์ศิลปะ, họa cụ, alat lukis`,
  'shop/medical_supply': `
    wheelchairs, walking aids, compression stockings, hearing aids, fauteuils roulants, sillas de ruedas, sedie a rotelle, cadeiras de rodas,
    material médico, medische hulpmiddelen, rullstolar, kørestole, rullestoler, pyörätuolit, wózki inwalidzkie, sklep ortopedyczny, invalidní vozíky,
    zdravotnické potřeby, kerekesszék, scaune cu rotile, articole medicale, invalidska kolica, ortopedska pomagala, tekerlekli sandalye, medikal malzeme,
    инвалидные коляски, медтехника, αναπηρικά αμαξίδια, ορθοπεδικά είδη, כיסאות גלגלים, ציוד רפואי, كراسي متحركة, تجهیزات پزشکی, व्हीलचेयर, 車椅子, 介護用品, 휠체어,
    轮椅, 医疗器械, รถเข็นผู้ป่วย, อุปกรณ์การแพทย์, xe lăn, thiết bị y tế, kursi roda, alat kesehatan`,
  'shop/clothes/workwear': `
    work clothes, safety shoes, uniformes, abbigliamento da lavoro, työvaatteet, odzież robocza, pracovní oděvy, munkaruha, haine de lucru, radna odeća,
    iş kıyafetleri, спецодежда, спецодяг, ρούχα εργασίας, 作業服, 工作服, baju kerja`,
  'shop/antiques': `
    antiques, vintage furniture, antiquités, antigüedades, antichità, antiguidades, antiek, antiikki, antyki, starožitnosti, régiség, antichități,
    antikviteti, starine, антикваріат, עתיקות, تحف, أنتيك, عتیقه, アンティーク, 骨董品, 골동품, 古董, ของเก่า, đồ cổ, barang antik`,
  'shop/baby_goods': `
    prams, cribs, car seats, nappies, berceaux, puericulture, carritos de bebé, cunas, cochecitos, passeggini, culle, carrinhos de bebê, berços, barnvagnar,
    barnevogne, barnevogner, lastenvaunut, lastenrattaat, wózki dziecięce, łóżeczka, kočárky, postýlky, babakocsi, cărucioare copii, kolica za bebe,
    dječja kolica, beşik, детские коляски, кроватки, дитячі візочки, καροτσάκια, עגלות תינוק, عربات أطفال, سرير أطفال, کالسکه, ベビーカー, ベビー用品, 유모차, 아기용품, 婴儿车,
    母婴用品, รถเข็นเด็ก, xe đẩy trẻ em, kereta bayi, perlengkapan bayi`,
  'shop/pastry': `
    gugelhupf, bienenstich, schwarzwälder kirschtorte, streuselkuchen, baumkuchen, stollen, christstollen, apfelstrudel, strudel, mille feuille,
    tarte tatin, profiteroles, panettone, tres leches, cinnamon rolls, zimtschnecken, wienerbrød, munkki, makowiec, bábovka, medovník, dobos torta,
    krempita, kremšnite, revani, şekerpare, тирамису торт, медовик, наполеон торт, γαλακτομπούρεκο, μπακλαβάς, רוגלך, עוגת גבינה, معمول, モンブラン, kue lapis,
    cake ulang tahun`,
};
