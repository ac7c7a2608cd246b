/** Dishes, drinks and where they are had, in the words of many languages, by kind. */
export const everydayMeals: Readonly<Record<string, string>> = {
  'amenity/bar': `
    absacker, drinks, κοκτέιλ, μπαράκι, ποτό, boire un verre, apéro, קוקטיילים, tempat minum, aperitivo, spritz, ワインバー, 칵테일, 칵테일바, 와인바, cocktails drinken,
    borrelen, cocktailuri, băuturi, где выпить, drinkar, after work, ค็อกเทล, ร้านนั่งชิล, tomahan, rakı balık, içki içilecek yer, випити, 喝酒`,
  'amenity/biergarten': `draußen bier trinken`,
  'amenity/cafe': `
    frühstücksbuffet, sonntagsbrunch, milchkaffee, φραπέ, full english, eggs benedict, fry up, afternoon tea, churros con chocolate, dónde desayunar,
    merienda, صبحانه, goûter, नाश्ता, reggeliző, bubur ayam, モーニング, 朝ごはん, 아침식사, 조식, koffietent, śniadaniownia, cafezinho, mic dejun, где позавтракать,
    hotellfrukost, காபி, โจ๊ก, kape, almusal, agahan, кава, кава з собою, сніданок, 喝咖啡`,
  'amenity/cafe/teahouse': `喝茶`,
  'amenity/fast_food/burger': `המבורגרייה, burgerdžinica, ハンバーガー屋, 수제버거, hamburgertent, burgerownia, burgerci`,
  'amenity/fast_food/chicken': `
    فروج, brathähnchen, hähnchengrill, broiler, rosticería, ayam bakar, ayam geprek, から揚げ, 통닭, skrzydełka, pui la rotisor, aripioare, manok, litsong manok,
    pritong manok, gà nướng, 烤鸡`,
  'amenity/fast_food/fish_and_chips': `cod and chips`,
  'amenity/fast_food/juice': `जूस, लस्सी, jus buah, ஜூஸ் கடை`,
  'amenity/fast_food/kebab': `dürüm, کبابی, grec frites, kebabbaro, kapsalon eten, донер, kebabtallrik, kebabrulle`,
  'amenity/hookah_lounge': `معسل, chicha`,
  'amenity/ice_cream': `nieve de garrafa, paletas, ไอติม, maraş dondurması, quán kem`,
  'amenity/karaoke_box': `คาราโอเกะ, ร้องคาราโอเกะ, 唱歌, 唱k`,
  'amenity/nightclub': `
    tanzen gehen, clubs, techno club, κλαμπ, dj night, dancing club, salir de fiesta, sortir danser, discotheek, potańcówka, потанцевать, eğlence mekanı,
    蹦迪`,
  'amenity/pub': `
    spelunke, pint, 飲み会, 맥주집, 수제맥주, biercafé, ölbar, ölhak, เบียร์สด, คราฟเบียร์, quán bia, bia thủ công, 精酿啤酒`,
  'amenity/restaurant/barbecue': `เนื้อย่าง`,
  'amenity/restaurant/chinese': `
    gebratene nudeln, chinapfanne, kung pao, arroz frito, nems, canard laqué, traiteur asiatique, אוכל סיני, मोमोज, चाइनीज खाना, चाउमीन, mie pangsit,
    involtini primavera, 小籠包, 飲茶, 탕수육, bami, babi pangang, mâncare chinezească, утка по пекински, ติ่มซำ, çin lokantası, món hoa, vịt quay bắc kinh,
    há cảo, quán ăn tàu, 炒饭, 茶餐厅, 酸菜鱼`,
  'amenity/restaurant/french': `
    flammkuchen, tarte flambée, steak tartare, cuisses de grenouille, escargots, bœuf bourguignon, confit de canard, bouchon lyonnais`,
  'amenity/restaurant/georgian': `chatschapuri, chinkali`,
  'amenity/restaurant/german': `gutbürgerliche küche, knödel`,
  'amenity/restaurant/greek': `gyrosteller, μουσακάς, σουβλάκια, greek salad, resto grec, grieks eten`,
  'amenity/restaurant/hot_pot': `麻辣火锅`,
  'amenity/restaurant/indian': `
    resto indien, poulet tikka, पनीर टिक्का, छोले भटूरे, समोसा, राजमा चावल, दाल मखनी, पराठा, दक्षिण भारतीय खाना, पंजाबी खाना, indiaas eten, பிரியாணி, தோசை,
    இட்லி, சாப்பாடு, மெஸ், பரோட்டா, อาหารอินเดีย`,
  'amenity/restaurant/italian': `
    beim italiener, μακαρονάδα, lasaña, ñoquis, comida italiana, resto italien, pasta fatta in casa, cucina casereccia, pasta eten, makaron,
    cantina italiana, лазанья, italienare, lazanya`,
  'amenity/restaurant/japanese': `
    comida japonesa, ramen japonés, resto japonais, giapponese all you can eat, temaki, rodízio japonês, japansk mat, món nhật`,
  'amenity/restaurant/korean': `
    korean fried chicken, barbecue coréen, resto coréen, サムギョプサル, 冷麺, 김치찌개, кимчи, หมูย่างเกาหลี, món hàn, thịt nướng hàn quốc, mì cay, tokbokki, 烤肉韩式,
    韩国烤肉`,
  'amenity/restaurant/mexican': `birria, chilaquiles, resto mexicain, mexicaans eten`,
  'amenity/restaurant/noodle': `ก๋วยจั๊บ, pansitan, batchoy, 拉面馆, 牛肉麵, 米线`,
  'amenity/restaurant/pizza': `steinofenpizza, पिज्जा, ピザ屋, 宅配ピザ`,
  'amenity/restaurant/ramen': `つけ麺`,
  'amenity/restaurant/seafood': `
    καλαμαράκια, pescaíto frito, pulpo a la gallega, plateau de fruits de mer, kepiting, ostriche, cozze, カキ, 대게, mosselen, restauracja rybna,
    fructe de mer, pește la grătar, ostron, กุ้งเผา, หมึกย่าง, sugpo, alimango, pagkaing dagat, quán ốc, 生蚝`,
  'amenity/restaurant/spanish': `tortilla española`,
  'amenity/restaurant/steakhouse': `
    μπριζόλες, κρεατοταβέρνα, chuletón, carnes a la brasa, grill viande, steik, fiorentina, tagliata, braceria, spareribs, cotlet, köttrestaurang, etçi,
    bò bít tết, 牛扒`,
  'amenity/restaurant/sushi': `sashimi, california roll, แซลมอน, suşici, 生鱼片`,
  'amenity/restaurant/thai': `
    rotes curry, thai curry, thai imbiss, resto thaï, ガパオライス, thais eten, ต้มยำกุ้ง, ข้าวผัด, แกงเขียวหวาน, ข้าวขาหมู, กะเพรา, món thái, lẩu thái, 冬阴功`,
  'amenity/restaurant/turkish': `turkish breakfast, kuru fasulye`,
  'amenity/restaurant/ukrainian': `деруни`,
  'amenity/restaurant/vegan': `
    veganer burger, plant based food, vegan burger, resto vegan, manger vegan, resto végétarien, plats végétariens, शाकाहारी भोजन, शुद्ध शाकाहारी,
    शाकाहारी होटल, cucina vegana, ristorante vegetariano, ベジタリアン, 菜食, veganistisch eten, wegańskie jedzenie, wegetariańska restauracja, веганская еда,
    veganmat, சைவ உணவகம், சைவ சாப்பாடு, cơm chay, món chay, 素食, 素食餐廳`,
  'amenity/restaurant/vietnamese': `
    pho suppe, sommerrollen, spring rolls vietnamese, bo bun, soupe pho, resto vietnamien, 월남쌈, фо бо, แหนมเนือง, hủ tiếu, mì quảng, 河粉`,
};
