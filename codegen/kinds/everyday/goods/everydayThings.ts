/** Things that shops sell, in the words of many languages, by kind. */
export const everydayThings: Readonly<Record<string, string>> = {
  'shop/antiques': `old coins, antikmöbel, mobili antichi, αντίκες`,
  'shop/appliance': `
    bílé zboží, staubsauger, ηλεκτρικές συσκευές, kitchen appliances, nevera, वाशिंग मशीन, hladnjak, hűtő, kompor, lavastoviglie, 가전제품, witgoed,
    vaatwasser, zmywarka, fogão, aragaz, пылесос, tvättmaskin, bulaşık makinesi, süpürge, máy lạnh mới, 电器`,
  'shop/art': `
    paintings, art for sale, wall art, gemälde, bilder kaufen, tablo, resim tablosu, obras de arte, картины, slike umjetničke`,
  'shop/baby_goods': `
    مستلزمات أطفال, babykleidung, windeln, kindersitz, βρεφικά είδη, καρότσι μωρού, πάνες, stroller, diapers, carriola, pañales, silla de coche bebé,
    siège auto, oprema za bebe, popok bayi, vestiti neonato, pannolini, articoli per l'infanzia, おむつ, 기저귀, luiers, babywinkel, wózek dziecięcy,
    ubranka dla niemowląt, pieluchy, fraldas, cărucior bebe, scutece, haine bebeluși, подгузники, barnvagn, babykläder, ผ้าอ้อม, ของใช้เด็กอ่อน,
    bebek bezi, bebek mağazası, đồ sơ sinh, xe đẩy em bé, tã bỉm, shop mẹ và bé, 尿布, 母婴店, 奶粉`,
  'shop/bag': `
    luggage, bolsos, carteras, sac à main, tas wanita, 가방, 여행가방, 핸드백, handtassen, сумки, рюкзаки, handväskor, balo`,
  'shop/bathroom_furnishing': `
    bathroom tiles, shower cabin, bathroom vanity, duschkabine, badmöbel, duşakabin, azulejos baño, cabine de douche, meuble salle de bain, sanitari,
    душевая кабина, сантехника магазин, kabina prysznicowa, armatura łazienkowa, badkamermeubel, sanitarije, perlengkapan kamar mandi`,
  'shop/bed': `lattenrost, bettdecken, pillows, sommier, מזרונים, springbed, 布団, boxspring, saltea, 床上用品`,
  'shop/books': `romane, novels, bouquiniste, antikvarijat, 책방, புத்தகங்கள், tiểu thuyết, 买书`,
  'shop/camera': `
    digital camera, fotoapparat, cámaras digitales, macchina fotografica, fotocamera, كاميرا, カメラ, 相機, กล้องถ่ายรูป`,
  'shop/carpet': `موكيت, tapis, permadani, covor`,
  'shop/clothes': `
    menswear, manteau, कपड़ों की दुकान, कुर्ती, garderoba, gamis, distro, 服屋, 古着以外の服, 청바지, îmbrăcăminte, துணிக்கடை, กางเกงยีนส์, damit pambata, abiye,
    thời trang nữ, áo dài cưới, shop quần áo, 女装, 男装, 衣服店`,
  'shop/clothes/suits': `
    smokin, esmoquin, smoking location, completo uomo, смокинг, áo vest nam, garnitur, herenpak, trouwpak, kostym, بدلة رجالي, タキシード, 양복, costum bărbătesc,
    สูท`,
  'shop/clothes/underwear': `
    BH kaufen, sütyen, sujetador, soutien gorge, бюстгальтер, áo ngực, beha, lingerie dam, ブラジャー, 내의, 文胸, donji veš`,
  'shop/clothes/wedding': `
    traje de novio, costume de mariage, robes de mariage, venčanice, kebaya pengantin, abito da sposo, 드레스 대여, costum mire, платье невесты, เช่าชุดแต่งงาน,
    ชุดเจ้าสาว, nişan elbisesi, весільний салон, thuê váy cưới, 婚紗`,
  'shop/clothes/workwear': `
    scrubs, safety boots, hi vis vest, arbeitsschuhe, iş ayakkabısı, botas de seguridad, chaussures de sécurité, scarpe antinfortunistiche, рабочая обувь,
    đồ bảo hộ lao động, đồng phục, werkschoenen, يونيفورم, 安全靴, 안전화, 劳保用品, 制服, echipament de protecție, sepatu safety, รองเท้าเซฟตี้`,
  'shop/computer': `
    drucker, keyboard and mouse, impresora, pc gamer, imprimante, pc gaming, パソコンショップ, calculator, принтер, โน๊ตบุ๊ค, ร้านคอม, yazıcı, máy in, 電腦`,
  'shop/cosmetics': `
    مكياج, مستحضرات تجميل, schminke, naturkosmetik, καλλυντικά, κραγιόν, makeup, lipstick, skincare products, korean skincare, labial,
    productos de belleza, maquillage, rouge à lèvres, produits de beauté, šminka, lipstik, trucchi, rossetto, 화장품, huidverzorging, kosmetyki, помада,
    เครื่องสำอาง, makyaj malzemeleri, kozmetikçi, mỹ phẩm, 化妆品, 口红, 護膚品`,
  'shop/curtain': `drapes, estores, voilages, tirai, ม่าน, màn cửa`,
  'shop/doityourself': `
    holz zuschnitt, lumber, timber, building materials, madera cortada, ciment, bois de coupe, सीमेंट, सीमेंट की दुकान, बिल्डिंग मटेरियल,
    stovarište građevinskog materijala, semen, 木材, klusmarkt, цемент, сухие смеси, virke, ปูน, yapı market, 水泥, 建材市场`,
  'shop/doors': `
    garage door repair, zimmertüren, garagentor, iç kapı, garaj kapısı, brama garażowa, voordeur, garagedeur, ytterdörr, garageport, 玄関ドア, 현관문, 中门,
    ประตูไม้, ประตูม้วน`,
  'shop/e-cigarette': `vapoteuse, svapo`,
  'shop/electronics': `
    الكترونيات, kopfhörer, audífonos, bocinas, casque audio, télé, टेलीविजन, casse audio, koptelefoon, elektronicawinkel, elektronikçi, điện tử, 电器城`,
  'shop/fabric': `sewing fabric, dress fabric, 手芸店, breiwol, materiale textile`,
  'shop/fireplace': `
    wood stove, pellet stove, estufa de leña, poêle à bois, stufa a pellet, camino a legna, камин, дровяная печь, houtkachel, kachel, öppen spis,
    kamin braskamin, مدفأة, 薪ストーブ, 벽난로, τζάκι, ενεργειακά τζάκια, kamin na drva, semineu`,
  'shop/fishing': `tackle shop, toko pancing, 釣具屋, คันเบ็ด, balık malzemeleri`,
  'shop/florist': `
    rosen, trauerfloristik, फूलों की दुकान, お花屋さん, 화환, rouwboeket, bukiet, wiązanka pogrzebowa, trandafiri, цветочный, พวงหรีด, bulaklak, доставка квітів,
    điện hoa, vòng hoa, 送花`,
  'shop/frame': `
    picture frames, tablo çerçevesi, marcos para cuadros, encadreur, cornici, khung tranh, براويز, 額縁, 액자, 画框, okviri za slike, bingkai foto, กรอบรูป`,
  'shop/furniture': `
    غرف نوم, sedačka, regal, τραπεζαρία, desk, armario, مبلمان, تخت خواب, meubles, ארונות, पलंग, ormar, 家具屋, bank kopen, woonwinkel, masă bucătărie,
    мебельный, மரச்சாமான், பர்னிச்சர், சோபா, โต๊ะทำงาน, sala set, aparador, yatak odası takımı, ofis mobilyası, çekyat, шафа, đồ gỗ nội thất,
    bàn ghế văn phòng, 傢俬`,
  'shop/garden_centre': `
    blumenerde, gärtnerei, saatgut, φυτά, γλάστρες, seeds, potting soil, garden nursery, compost, semillas, macetas, jardinerie, terreau, bibit tanaman,
    pot tanaman, terriccio, 園芸店, 観葉植物, kwekerij, răsaduri, семена, рассада, växter, ต้นไม้, ร้านต้นไม้, เมล็ดพันธุ์, halaman, punla, fidan, саджанці,
    насіння, cây cảnh, chậu cây, hạt giống, 绿植, 盆栽, 种子`,
  'shop/gift': `
    هدايا, محل هدايا, mitbringsel, δώρα, σουβενίρ, idée cadeau, מתנות, गिफ्ट, उपहार, pokloni, kado, 선물, upominki, cadouri, suveniruri, магазин подарков,
    ของฝาก, ของขวัญ, ของที่ระลึก, hediye, hatıra eşyası, quà tặng, 礼品, 纪念品, 礼物`,
  'shop/hardware': `
    خردوات, werkzeug, eisenwaren, χρωματοπωλείο σιδηρικά, outillage, טמבור, gvožđara, szerszám, ijzerwaren, sklep metalowy, саморезы, скобяные изделия,
    järnhandel, น็อต, mga gamit sa konstruksyon, pako at martilyo, госптовари, đồ ngũ kim, máy khoan`,
  'shop/household_linen': `
    ev tekstili, çeyiz, serviettes de bain, asciugamani, مناشف, 수건, 床单, 毛巾, λευκά είδη, seprai, चादर`,
  'shop/houseware': `
    kitchen utensils, haushaltswaren, zücaciye, tabak çanak, poêles, bát đĩa, đồ gia dụng, أدوات مطبخ, フライパン, 锅碗, 厨具, είδη σπιτιού, posuđe, lonci,
    vase de bucătărie, utilidades domésticas`,
  'shop/jewelry': `
    دبل, zlatnictví, aretes, טבעת אירוסין, सोना, सुनार, ज्वैलर्स, burme, verenički prsten, kalung, verlovingsring, bijutier, แหวนเพชร, gümüşçü, ювелірний,
    mua vàng, dây chuyền, 金店, 订婚戒指`,
  'shop/kitchen': `
    fitted kitchen, kitchen cabinets, muebles de cocina, cuisine sur mesure, cucine componibili, кухонный гарнитур, hazır mutfak`,
  'shop/lighting': `لمبات, led bulbs, focos led, lampadine, illuminazione, belysning, aydınlatma, đèn led`,
  'shop/mall': `plaza comercial, pusat perbelanjaan, galleria köpcentrum, ห้าง, avm`,
  'shop/mobile_phone': `
    handyvertrag, new phone, قاب موبایل, forfait mobile, सिम कार्ड, maske za telefon, toko hp, hp bekas, konter pulsa, scheda sim, simカード, 스마트폰,
    telefoonwinkel, simkaart, celular, telemóvel, chip de celular, айфон, มือถือมือสอง, bilihan ng selpon, telefon aksesuar, điện thoại cũ, sim số đẹp,
    cửa hàng điện thoại, 電話卡`,
  'shop/music': `tienda de discos, レコード屋, レコードショップ, 레코드샵, 唱片店`,
  'shop/musical_instrument': `musikhaus, batterie, 악기점, piano kopen, 琴行`,
  'shop/outdoor': `
    zelt, campingbedarf, tent, sleeping bag, tienda de campaña, material de montaña, artículos de camping, matériel de camping, chaussures de randonnée,
    tenda, alat camping, perlengkapan mendaki, tenda da campeggio, articoli campeggio, キャンプ用品, テント, 캠핑용품, 텐트, 등산화, kampeerspullen, wandelschoenen, палатка,
    туристическое снаряжение, спальный мешок, tält, friluftsutrustning, vandringskängor, çadır, kamp malzemeleri, uyku tulumu, lều trại, 帐篷, 露营装备, 户外用品`,
  'shop/party': `
    partydeko, faschingskostüm, costumes, party decorations, helium balloons, piñatas, décorations de fête, articles de fête, articoli per feste,
    verkleedkleding, карнавальные костюмы, гелиевые шары, maskeradkläder, parti malzemeleri`,
  'shop/perfumery': `عود وبخور, duft, eau de toilette, fragrance, parfumuri, parfümcü, nước hoa`,
  'shop/pet': `
    aquarium fische, hamsterkäfig, fish tank, croquetas para gato, acuario peces, پت شاپ, toko ikan hias, pakan burung, crocchette, acquario pesci,
    반려동물 용품, аквариумные рыбки, ร้านเพ็ทช็อป, ปลาสวยงาม, pagkain ng aso, pagkain ng pusa, muhabbet kuşu, cá cảnh, 水族馆鱼缸`,
  'shop/second_hand': `gebrauchtmöbel, used furniture, vide grenier, リサイクルショップ, барахолка, комиссионка`,
  'shop/shoes': `شنط وأحذية, tenis, जूतों की दुकान, 靴屋, încălțăminte, adidași, காலணி, tsinelas`,
  'shop/sports': `
    sportsachen, fußballschuhe, turnanzug, gym equipment, soccer cleats, botas de fútbol, chaussures de foot, sepatu bola, scarpe da calcio, 축구화, бутсы,
    спортивная одежда, krampon, eşofman, giày đá bóng, 球鞋`,
  'shop/stationery': `
    schulranzen, notebooks, školski pribor, zaini scuola, papierniczy, artykuły szkolne, ஸ்டேஷனரி, gamit sa eskwela, papel at lapis, okul çantası,
    bút viết`,
  'shop/tobacco': `rolling papers, puros, sigarette`,
  'shop/toys': `lego, puppen, klocki lego, лего, laruan, đồ chơi trẻ em`,
  'shop/video_games': `
    xbox games, nintendo switch, retro games, videospiele, konsolenspiele, oyun konsolu, jeux vidéo, console de jeux, videogiochi, игровые приставки,
    видеоигры, máy chơi game, spelcomputer, ألعاب بلايستيشن, ゲーム屋, 게임기, 游戏机, ps5`,
  'shop/watches': `時計屋, byta klockbatteri, thay pin đồng hồ`,
  'shop/wholesale': `
    restaurant supplies, gastronomiebedarf, toptancı, toptan gıda, mayorista, ventas al por mayor, ingrosso, grossista, оптовый склад, оптом, bán sỉ,
    bán buôn, جملة, تاجر جملة, 問屋, 도매, 도매시장, 批發, χονδρική, ขายส่ง, thok bazar`,
  'shop/window_blind': `
    roller blinds, shutters, plissee, rollos, jaluzi, zebra perde, volets roulants, tapparelle, zanzariere, tende veneziane, рольставни, rèm cuốn,
    rolluiken, rullgardiner, 블라인드, 百叶窗, ρολά, περσίδες, rulouri exterioare, มู่ลี่`,
};
