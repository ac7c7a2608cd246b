/** Food that shops sell, in the words of many languages, by kind. */
export const everydayFoodShopping: Readonly<Record<string, string>> = {
  'shop/alcohol': `botillería, दारू, 焼酎, 와인샵, 술 파는 곳, 烟酒店`,
  'shop/bakery': `
    مخبوزات, wedding cakes, pan fresco, pan de masa madre, חלות, burek, roti, 식빵, zuurdesembrood, выпечка, пирожки, surdegsbröd, ரொட்டி கடை, tinapay,
    pandesal, açma, випічка`,
  'shop/beverages': `bierkasten, mineralwasser`,
  'shop/butcher': `
    pâté en croûte, pâté, terrine de campagne,
    دجاج طازج, uzeniny, wurst, schnitzel kaufen, λουκάνικα, lamb leg, chicken breast, chuletas, filetes, costillas de cerdo, saucisses, gigot, volaille,
    मीट की दुकान, meso, kobasice, ćevapi svježi, kolbász, ayam potong, salsicce, bistecche, szynka, frango, ร้านหมู, เนื้อวัวสด, karne, baboy,
    karneng baboy, karneng baka, kuşbaşı, kurban`,
  'shop/cheese': `
    käsetheke, parmesan, plateau de fromages, formaggi, caseificio, mozzarella di bufala, kaasboer, сырная лавка`,
  'shop/confectionery': `लड्डू, जलेबी, ஸ்வீட்ஸ்`,
  'shop/convenience': `
    tienda de conveniencia, chino de barrio, épicerie de nuit, dépanneur, épicerie ouverte tard, warung kelontong, มินิมาร์ท, tekel bayi, 小卖部`,
  'shop/dairy': `दूध, पनीर`,
  'shop/deli': `prosciutto, affettati`,
  'shop/farm': `
    fresh eggs, milk from farm, eier vom Bauernhof, köy ürünleri, köy yumurtası, productos de granja, huevos de granja, produits fermiers,
    vente à la ferme, prodotti contadini, vendita diretta fattoria, фермерские продукты, деревенские яйца, trứng gà ta, sklep z produktami rolnymi,
    boerderijwinkel, eieren van de boer, منتجات مزرعة, 농산물 직판장, 农场直销, προϊόντα φάρμας, seoski proizvodi, domaći proizvodi, produse de la fermă, hasil tani`,
  'shop/frozen_food': `
    dondurulmuş gıda, alimentos congelados, замороженные продукты, đồ đông lạnh, diepvriesproducten, frysvaror, أغذية مجمدة, 냉동식품, 冷冻食品, κατεψυγμένα,
    smrznuta hrana, frozen food toko`,
  'shop/greengrocer': `
    fruit and veg, میوه, toko buah, buah segar, ortofrutta, 채소가게, 야채가게, sacolão, fructe, овощной магазин, grönsakshandel, பழக்கடை, ผักสด, gulay, prutas,
    cửa hàng trái cây, hoa quả`,
  'shop/health_food': `
    organic food, protein powder, bioprodukte, organik ürünler, organik pazar, vitamin takviye, tienda ecológica, productos ecológicos, эко магазин,
    спортивное питание, thực phẩm sạch, thực phẩm chức năng, thực phẩm hữu cơ, odżywki białkowe, natuurwinkel, منتجات عضوية, 自然食品店, オーガニック食品, 건강식품, 유기농,
    有机食品, 保健品, βιολογικά προϊόντα, magazin naturist, makanan organik, อาหารเสริม`,
  'shop/honey': `пасека, عسل, 양봉, 蜂蜜店, μέλι, น้ำผึ้ง, शहद`,
  'shop/nuts': `آجیل, خشکبار, leblebi, çekirdek`,
  'shop/pastry': `
    dort na objednávku, zákusky, πάστες, repostería, עוגות, kue kering, bruidstaart, gebakjes, pączki, bröllopstårta, keyk, ensaymada, düğün pastası,
    кондитерська, bánh cưới, đặt bánh kem, 甜点店`,
  'shop/rice': `bigas`,
  'shop/seafood': `
    سمك طازج, frischer fisch, φρέσκα ψάρια, salmon fillet, pescado fresco, mariscos frescos, poisson frais, fruits de mer à emporter, saumon frais,
    חנות דגים, דגים טריים, मछली, मछली बाजार, svježa riba, gamberi freschi, 鮮魚店, 刺身用魚, 수산시장, 횟감, haring, verse vis, świeże ryby, śledź, bacalhau, pescărie,
    pește proaspăt, свежая рыба, икра, морепродукты купить, креветки, மீன், ปลาสด, อาหารทะเลสด, กุ้งสด, isda, hipon, isdaan, taze balık, hamsi,
    balık pazarı, рибний магазин, свіжа риба, cá tươi, hải sản tươi sống, vựa hải sản, 海鲜市场, 鱼店, 鲜鱼`,
  'shop/spices': `عطارة`,
  'shop/supermarket': `
    food shopping, compra semanal, courses, סופר, राशन की दुकान, परचून की दुकान, namirnice, swalayan, belanja sembako, sembako, spesa, 식료품, 장보기,
    zakupy spożywcze, cumpărături, handla mat, சூப்பர் மார்க்கெட், மளிகை, ซุปเปอร์มาร์เก็ต, ของชำ, market alışverişi, mua thực phẩm, 买菜, 菜市场超市`,
  'shop/tea': `お茶屋, 日本茶, 茶叶店`,
  'shop/wine': `vino, cantina vini`,
};
