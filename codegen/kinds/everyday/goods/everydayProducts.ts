/**
 * Products in any language, by the kind of business that sells them. These words are parts of many names, so that they mean a
 * kind only where they find nothing by themselves.
 */
export const everydayProducts: Readonly<Record<string, string>> = {
  'amenity/pharmacy': `
    medicine, medication, prescription, painkillers, ilaç, Notapotheke, Nachtapotheke, Medikamente, médicaments, remédios,
    лекарства, leki, أدوية, 薬, 약, ขายยา, obat, aptək, दवा, दवाई`,
  'shop/tyres': `
    tires, lastik, lastikçi, Reifenwechsel, Reifenservice, pneus, neumáticos, gomería, llantas, pneumatici, шиномонтаж, opony,
    إطارات, タイヤ, 타이어, 轮胎, ยางรถยนต์, ελαστικά, vulkanizer`,
  'shop/optician': `
    glasses, eyeglasses, spectacles, sunglasses, gözlük, Brille, Kontaktlinsen, Sehtest, lunettes, gafas, lentes, anteojos,
    occhiali, óculos, очки, okulary, نظارات, bril, メガネ, 眼鏡, 안경, 眼镜, แว่นตา, kacamata, γυαλιά, glasögon, चश्मा, चश्मे, ऐनक, चश्मे की दुकान, চশমা, கண்ணாடி, కళ్ళజోడు, eynək, naočare`,
  'shop/bakery': `
    bread, ekmek, Brot, Brötchen, pão, хлеб, chleb, خبز, パン, 빵, 面包, ขนมปัง, ψωμί, bröd, hleb, çörək, leivomo`,
  'shop/pastry': `
    cakes, pastries, cupcakes, tatlıcı, baklava, Kuchen, Torte, gâteau, gâteaux, tarta, pasteles, dolci, торт, ciasta, كيك,
    حلويات, taart, ケーキ, 케이크, 蛋糕, เค้ก, τούρτες, γλυκά, şirniyyat`,
  'amenity/cafe': `
    brunch, breakfast, kahve, kahvaltı, Frühstück, desayuno, colazione, cafeteria, кофе, завтрак, kawa, śniadanie, قهوة, فطور,
    koffie, ontbijt, コーヒー, 브런치, 早餐, กาแฟ, kopi, ngopi, sarapan, πρωινό, qəhvə, çayxana, קפה`,
  'amenity/ice_cream': `
    gelato, dondurma, Eis, Eisdiele, Eisladen, glace, glacier, helado, sorvete, мороженое, lody, بوظة, アイス, 아이스크림, 冰淇淋, ไอศกรีม,
    παγωτό, sladoled, fagyi, גלידה`,
  'amenity/pub': `
    beer, cocktails, bira, biracı, kokteyl, Bier, cerveza, cervecería, cañas, birra, birreria, cerveja, пиво, пивная, коктейли,
    piwo, بيرة, ビール, 맥주, 호프집, 술집, 啤酒, เบียร์, μπύρα, μπυραρία, pivo, pivə, בירה`,
  'shop/alcohol': `
    spirits, booze, whisky, whiskey, vodka, rum, gin, Schnaps, Schnäpse, Whiskyladen, alcool, alcools, spiritueux, licores, licor, liquori,
    bebidas alcoólicas, водка, виски, крепкие напитки, горілка, wódka, alkohole, sterkedrank, drank, rakı, içki, alkol, ποτά, ウイスキー, 위스키, 白酒,
    威士忌, เหล้า, rượu, alak, miras, sprit, viina, pálinka, tărie, rakija, ракия`,
  'shop/tobacco': `
    tobacco, cigars, cigar, cigarettes, Zigarren, Zigarre, Zigaretten, Tabak, Tabakwaren, tabac, cigare, cigares, cigarettes, tabaco, puros, cigarros,
    cigarrillos, sigari, tabacchi, sigarette, charutos, сигары, сигареты, табак, цигари, тютюн, cygara, papierosy, tytoń, sigaren, sigaretten, puro, sigara,
    tütün, πούρα, τσιγάρα, καπνός, سيجار, سجائر, تبغ, סיגרים, טבק, タバコ, シガー, 시가, 담배, 雪茄, 香烟, บุหรี่, thuốc lá, xì gà, rokok, cerutu, cigarrer, tobak,
    szivar, dohány, doutníky, tabák, cigare, duvan, дуван`,
  'shop/wine': `
    wine, liquor, şarap, şarapçı, Wein, Weinladen, Weinhandlung, Spirituosen, vinoteca, алкоголь, wijn, ワイン, 酒屋, 와인, 红酒, ไวน์,
    κάβα, κρασί, şərab, יין`,
  'amenity/restaurant/turkish': `
    lahmacun, pide, iskender, künefe, lahmajoun, لحم بعجين`,
  'amenity/restaurant/vietnamese': `
    pho, bun cha, bánh xèo, phở, bún chả, bún bò, 쌀국수, 분짜, フォー, 越南粉`,
  'amenity/restaurant/thai': `
    pad thai, tom yum, green curry, ผัดไทย, 팟타이, パッタイ, том ям`,
  'amenity/restaurant/indian': `
    biryani, dosa, samosa, naan, butter chicken, tikka masala, برياني, カレー, 카레, 咖喱`,
  'amenity/restaurant/japanese': `
    gyoza, tempura, teriyaki, bento, udon, soba`,
  'amenity/restaurant/korean': `
    bibimbap, bulgogi, korean bbq, tteokbokki, 삼겹살, 떡볶이, 불고기`,
  'amenity/restaurant/italian': `
    lasagne, lasagna, risotto, tiramisu, spaghetti, gnocchi, carbonara`,
  'amenity/restaurant/greek': `
    souvlaki, moussaka, gyros, σουβλάκι, γύρος`,
  'amenity/restaurant/spanish': `
    paella, pintxos, churros`,
  'amenity/restaurant/seafood': `
    lobster, crab, shrimp, clams, mussels, Hummer, homard, langosta, mariscos, marisco, oysters, balık, balıkçı, Fischrestaurant, marisquería, pescado, pesce, peixe, рыба, ryby, سمك, 횟집, ซีฟู้ด, θαλασσινά, balıq,
    דגים`,
  'shop/butcher': `
    meat, steak, steaks, beef, lamb chops, pork chops, minced meat, ground beef, sausages, sirloin, ribeye, brisket,
    kıyma, pirzola, biftek, sucuk, Rindfleisch, Hackfleisch, bœuf, ternera, manzo, carne, wołowina, говядина, баранина, фарш,
    helal et, Fleisch, viande, мясо, mięso, لحم, لحوم, قصاب, 肉, 精肉, daging, κρέας, בשר, मांस`,
  'shop/books': `
    kitap, kitabevi, Bücher, Buch, Buchladen, livres, libros, книги, книжный, книжковий, książki, كتب, boeken, boekwinkel, 책,
    หนังสือ, buku, βιβλία, böcker, knjige, könyv, kitab, किताब,
    maps, road maps, travel guides, Landkarten, Landkarte, Stadtpläne, Wanderkarten, Reiseführer, cartes routières, guides de voyage,
    mapas, guías de viaje, cartine geografiche, landkaarten, reisgidsen, kartor, mapy, haritalar, карты и атласы, путеводители`,
  'shop/florist': `
    flowers, bouquet, çiçek, Blumen, Blumenstrauß, fleurs, flores, букет, kwiaty, ورد, زهور, bloemen, 花, 꽃, 鲜花, ดอกไม้, bunga,
    λουλούδια, blommor, cveće, virág, פרחים, फूल`,
  'shop/shoes': `
    shoes, sneakers, ayakkabı, Schuhe, Schuhladen, chaussures, zapatos, scarpe, sapatos, туфли, buty, أحذية, schoenen, 靴, 신발, 鞋,
    รองเท้า, giày, sepatu, skor, cipele, ayaqqabı, נעליים, जूते`,
  'shop/clothes': `
    clothes, clothing, dress, elbise, giyim, kıyafet, Kleidung, Klamotten, vêtements, ropa, vestiti, abbigliamento, roupas,
    одежда, ubrania, odzież, ملابس, kleding, 服, 옷, 衣服, เสื้อผ้า, baju, pakaian, ρούχα, kläder, odeća, geyim, בגדים, कपड़े`,
  'shop/second_hand': `
    ikinci el, Secondhandladen, friperie, fripe, usato, комиссионный, lumpeks, kringloopwinkel, kringloop, 古着, 古着屋, 중고, 二手,
    มือสอง, đồ cũ`,
  'shop/furniture': `
    furniture, sofa, mattress, mobilya, mobilyacı, Möbel, muebles, mobili, móveis, мебель, meble, أثاث, مفروشات, meubels, 家具,
    가구, เฟอร์นิเจอร์, mebel, έπιπλα, möbler, nameštaj, bútor, רהיטים, फर्नीचर`,
  'shop/bicycle': `
    bikes, bisiklet, bisikletçi, Fahrrad, Fahrräder, Fahrradreparatur, bicicleta, biciclette, велосипед, rowery, دراجات,
    fietsen, fietsenmaker, 自転車, 자전거, 自行车, จักรยาน, sepeda, ποδήλατα, cykel, bicikl, velosiped, אופניים`,
  'shop/mobile_phone': `
    telefoncu, Handyreparatur, Handyladen, móviles, celulares, telefony, جوالات, موبايلات, telefoonreparatie, スマホ修理, 携帯, 핸드폰,
    手机, 手机维修, มือถือ, ซ่อมมือถือ, κινητά, סלולר`,
  'shop/computer': `
    bilgisayar, bilgisayarcı, Computerreparatur, informatique, كمبيوتر, computerreparatie, パソコン修理, 电脑维修, ซ่อมคอมพิวเตอร์`,
  'office/it': `
    software, yazılım, bilişim, Softwarefirma, Softwareentwicklung, logiciel, oprogramowanie, برمجيات, softwarebedrijf, ソフトウェア,
    소프트웨어, 软件公司, ซอฟต์แวร์, λογισμικό`,
  'shop/stationery': `
    stationery, kırtasiyeci, Schreibwaren, Büroartikel, Bürobedarf, cartoleria, канцелярия, قرطاسية, kantoorartikelen, 文房具,
    office supplies, bureau supplies, ofis malzemeleri, büro malzemeleri, kırtasiye malzemeleri, fournitures de bureau, material de oficina,
    suministros de oficina, articoli per ufficio, forniture per ufficio, material de escritório, офисные принадлежности, канцтовары,
    канцелярські товари, artykuły biurowe, materiały biurowe, kantoorbenodigdheden, kancelářské potřeby, kancelarijski materijal, irodaszer,
    kontorsmaterial, toimistotarvikkeet, είδη γραφείου, لوازم مكتبية, ציוד משרדי, văn phòng phẩm, オフィス用品, 사무용품, 办公用品,
    文房四宝, 文具, เครื่องเขียน, χαρτοπωλείο, dəftərxana`,
  'shop/musical_instrument': `
    guitar, violin, pianos, keyboards, drum kit, Klaviere, Geige, Schlagzeug, Akkordeon, violon, batterie musique, violín, acordeón, violino,
    viool, fortepian, skrzypce, klawisze, keman, bağlama, скрипка, пианино, gitar, Gitarre, Gitarrenladen, Musikladen, guitarra, chitarra, гитара, gitary, 楽器, 악기, 乐器, เครื่องดนตรี,
    κιθάρα`,
  'shop/jewelry': `
    jewellery, Schmuck, Goldschmied, Trauringe, bijoux, joyas, gioielli, joias, ювелирный, золото, biżuteria, jubiler, مجوهرات,
    ذهب, sieraden, ジュエリー, 금은방, 珠宝, ร้านทอง, เครื่องประดับ, perhiasan, κοσμήματα, smycken, zlatara, ékszer, zərgər, תכשיטים,
    आभूषण`,
  'shop/toys': `
    toys, oyuncak, oyuncakçı, Spielzeug, jouets, juguetes, giocattoli, brinquedos, zabawki, speelgoed, おもちゃ, 장난감, 玩具, ของเล่น,
    đồ chơi, mainan, παιχνίδια, leksaker, igračke, játék, oyuncaq, צעצועים, खिलौने`,
  'shop/pet': `
    Tierfutter, Zoohandlung, croquettes, mascotas, 애견용품, κατοικίδια, zooaffär`,
  'amenity/fuel': `
    petrol, gasoline, benzin, benzinlik, Tankstelle, distributore, بنزين, benzinestation, ปั๊มน้ำมัน, yanacaqdoldurma`,
  'shop/supermarket': `
    Lebensmittel, abarrotes, продукты, بقالة, boodschappen, 슈퍼, μπακάλικο, livsmedel, prodavnica, élelmiszer, מכולת, किराना`,
  'amenity/restaurant/vegan': `
    ヴィーガン, 素食餐厅, ร้านอาหารมังสวิรัติ, χορτοφαγικό`,
  'amenity/restaurant/chinese': `
    dumplings, 중국집, 짜장면`,
};
