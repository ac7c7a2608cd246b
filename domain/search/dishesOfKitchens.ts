/** Dishes that only searches read, by words that names and kinds of restaurants with their kitchen have. */
export const dishesOfKitchens: Readonly<Record<string, string>> = {
  japanese: `
    miso soup, karaage, unagi, nigiri, japanese curry, katsu, katsudon, tonkotsu ramen, edamame, matcha latte, kaiseki, oyakodon, chirashi, 味噌ラーメン, カツ丼, 刺身,
    烏冬, темпура, ראמן`,
  italian: `
    calzone, tortellini, pinsa, panna cotta, spaghetti bolognese, bolognese, penne, vitello tonnato, burrata, minestrone, parmigiana, arancini,
    cacio e pepe, pasta alla norma, карбонара, лазанья, ризотто, тирамису, равиоли, カルボナーラ, ティラミス, 리조또, สปาเกตตี้, لازانيا, μακαρόνια`,
  turkish: `
    urfa kebap, iskender kebap, mercimek çorbası, hünkar beğendi, imam bayıldı, karnıyarık, kuzu tandır, cağ kebabı, testi kebabı, su böreği, dolma,
    içli köfte, balık ekmek, pastırma, döner kebap, yaprak döner, ıslak hamburger, şiş kebap, şiş tavuk, kuru fasulye, etli ekmek, kıymalı pide, ezogelin,
    muhallebi, sütlaç, aşure, чиг кёфте, кюнефе, دونر, إسكندر, バクラヴァ, 土耳其烤肉`,
  greek: `
    dolmades, pastitsio, spanakopita, stifado, horiatiki, greek salad, kontosouvli, loukoumades, sheftalia, halloumi, keftedes, gemista, kokoretsi,
    μουσακάς, σεφταλιά, χαλούμι, κεφτέδες, κοντοσούβλι, ギロピタ, 수블라키, סובלאקי, גירוס`,
  mexican: `
    tostadas, chilaquiles, carnitas, al pastor, margarita, ceviche mexicano, chimichanga, huevos rancheros, tortilla soup, начос, タコス, 부리토, 塔可, 墨西哥卷`,
  indian: `
    chicken tikka, palak paneer, rogan josh, dhal, chana masala, aloo gobi, pakora, vada pav, lassi, mango lassi, masala dosa, uttapam, rasam, bhatura,
    paratha, malai kofta, jalfrezi, madras curry, समोसा, बटर चिकन, पनीर, जलेबी, பிரியாணி, தோசை, இட்லி, بریانی, سمبوسة, бирьяни, самоса, ビリヤニ, ナン, タンドリーチキン,
    비리야니, 난, 印度飞饼, 烤饼, โรตี, カリー`,
  spanish: `
    tortilla española, gazpacho, churros con chocolate, pulpo a la gallega, pimientos de padrón, sangria, boquerones, salmorejo, паэлья, хамон, アヒージョ, 빠에야,
    감바스, 西班牙海鲜饭, باييلا, פאייה`,
  chinese: `
    kung pao chicken, sweet and sour pork, lo mein, wonton soup, spring rolls, char siu, congee, siomai, siopao, hakaw, dan dan noodles,
    hand pulled noodles, lanzhou noodles, biang biang noodles, malatang, general tso, egg foo young, siu mai, sichuan, szechuan, 炒饭, 包子, 馄饨, 酸菜鱼, 炒面, 麻婆豆腐,
    宫保鸡丁, 北京ダック, 小籠包, 担々麺, 탕수육, ติ่มซำ, เป็ดปักกิ่ง, утка по-пекински, димсам, пельмени китайские, دمبلنغ, sủi cảo, há cảo, mì vằn thắn`,
  vietnamese: `
    cao lau, bo bun, cha gio, ca phe sua da, ข้าวเปียกเส้น, แหนมเนือง, ปากหม้อ, ก๋วยจั๊บญวน, เฝอ, фо бо, 반미, 월남쌈, バインミー, 生春巻き, 越南河粉, 河粉`,
  thai: `
    massaman curry, panang, pad see ew, mango sticky rice, satay thai, thai curry, tom yum goong, boat noodles, khao man gai, ต้มยำ, ต้มยำกุ้ง,
    แกงเขียวหวาน, ผัดกะเพรา, กะเพรา, ข้าวหมูแดง, ข้าวขาหมู, คอหมูย่าง, ข้าวผัด, ต้มแซ่บ, น้ำตก, ข้าวเหนียวมะม่วง, пад тай, トムヤムクン, ガパオ, グリーンカレー, 똠얌꿍, 冬阴功,
    泰式炒河粉, 泰式咖喱`,
  korean: `
    kimbap, gimbap, sundubu, bingsu, jajangmyeon, naengmyeon, korean fried chicken, corn dog korean, hotteok, dakgalbi, budae jjigae, army stew, 김치찌개,
    순두부찌개, 잡채, キムチ, ビビンバ, サムギョプサル, チヂミ, プルコギ, 冷麺, 石锅拌饭, 部队锅, 泡菜, пибимпап, кимчи, токпокки, كيمتشي, บิงซู, ต๊อกบกกี, คิมบับ, หมูย่างเกาหลี`,
  'lebanese syrian arab': `
    tabbouleh, tabouli, shawurma, manakeesh, baba ganoush, baba ghanoush, labneh, kafta, shish taouk, foul, mutabbal, كبة, شيش طاووق, متبل, لبنة, ورق عنب,
    табуле, フムス, 후무스, 法拉费, 鹰嘴豆泥, 沙威玛`,
  'saudi yemeni arab': `
    mutabbaq, madfoon, jareesh, saleeg, bukhari rice, haneeth, harees, مدفون, جريش, سليق, رز بخاري, حنيذ, هريس, مطبق, مضبي, كبسه, كبسة دجاج`,
  'egyptian arab': `
    ful medames, molokhia, taameya, mahshi, hawawshi, ملوخية, طعمية, محشي, حواوشي, فول مدمس`,
  'moroccan arab': `
    harira, pastilla, bastilla, msemen, حريرة, بسطيلة, クスクス, タジン, 쿠스쿠스, 古斯米, 塔吉锅`,
  'persian iranian': `
    fesenjan, joojeh, kashk e bademjan, ash reshteh, zereshk polo, قورمه سبزی, جوجه کباب, فسنجان, ته دیگ, آش رشته, زرشک پلو`,
  ethiopian: `
    kitfo, tibs, shiro, እንጀራ, инджера, インジェラ, 인제라`,
  georgian: `
    chakhokhbili, lobio, satsivi, чахохбили, лобио, сациви, ხაჭაპური, ხინკალი, ハチャプリ, 하차푸리`,
  'russian ukrainian': `
    borsch, solyanka, beef stroganoff, shashlik, pirozhki, okroshka, бефстроганов, пирожки, окрошка, щи, ボルシチ, ピロシキ, 보르시, 罗宋汤`,
  ukrainian: `
    varenyky, chicken kiev, deruny, деруни, котлета по-київськи`,
  polish: `
    kielbasa, golabki, placki ziemniaczane, kotlet schabowy, rosół, пероги`,
  czech: `
    knedlíky, guláš, vepřo knedlo zelo, smažený sýr`,
  hungarian: `
    paprikash, chicken paprikash, chimney cake, гуляш, グヤーシュ, 굴라쉬`,
  german: `
    käsespätzle, königsberger klopse, rouladen, weisswurst, kartoffelpuffer, knödel, buletten, matjes, labskaus, grünkohl, シュニッツェル, 슈니첼, 소시지, 德国香肠, 猪肘`,
  austrian: `
    wiener schnitzel, apfelstrudel, germknödel, käsekrainer, венский шницель, штрудель, ウィンナーシュニッツェル, 维也纳炸牛排`,
  swiss: `
    roesti, zürcher geschnetzeltes, geschnetzeltes, cordon bleu, capuns, cervelat, раклет, チーズフォンデュ, ラクレット, レシュティ, 라클렛, 뢰스티, 瑞士火锅, 芝士火锅, ฟองดู`,
  french: `
    coq au vin, boeuf bourguignon, escargots, ratatouille, quiche, crème brûlée, bouillabaisse, cassoulet, foie gras, moules frites, steak frites,
    soupe à l'oignon, steak tartare, confit de canard, tarte flambée, onion soup, crêpe suzette, рататуй, круассаны, улитки, фуа-гра, エスカルゴ, ラタトゥイユ, キッシュ,
    라따뚜이, 法式蜗牛, 鹅肝`,
  'british english': `
    english breakfast, shepherds pie, bangers and mash, scotch egg, scones, cornish pasty, pasties, steak and kidney pie, cream tea, pie and mash,
    toad in the hole, фиш энд чипс, フィッシュアンドチップス, 피쉬앤칩스`,
  american: `
    mac and cheese, clam chowder, reuben sandwich, pastrami sandwich, corn dog, cornbread, bbq ribs`,
  peruvian: `
    aji de gallina, anticuchos, pisco sour, papa a la huancaina, セビチェ, 세비체`,
  brazilian: `
    pão de queijo, coxinha, caipirinha, pastel brasileiro, brigadeiro, фейжоада, シュラスコ, フェイジョアーダ, 슈하스코, 巴西烤肉`,
  'argentinian argentine': `
    asado, milanesa, choripan, bife de chorizo, асадо, эмпанадас, アサード, 엠파나다, 阿根廷烤肉`,
  colombian: `
    ajiaco, sancocho, patacones, арепас`,
  venezuelan: `
    cachapas, tequeños, hallacas`,
  'cuban caribbean': `
    ropa vieja, cuban sandwich, moros y cristianos, lechón asado`,
  'caribbean jamaican': `
    roti caribbean, ackee and saltfish, rice and peas, plantain, jerk pork, patties`,
  portuguese: `
    bacalhau, francesinha, piri piri chicken, peri peri chicken, caldo verde, bifana, パステルデナタ, エッグタルト, 에그타르트, 葡式蛋挞`,
  'indonesian malaysian asian': `
    rijsttafel, pempek, gudeg, tempeh, наси горенг, ナシゴレン, 나시고렝, 印尼炒饭`,
  'malaysian indonesian singaporean': `
    char kway teow, teh tarik, asam laksa, ナシレマ, 나시르막, 叻沙, 椰浆饭`,
  'singaporean malaysian': `
    chicken rice, chilli crab, chili crab, kaya toast, 海南鸡饭, 肉骨茶, 辣椒螃蟹`,
  filipino: `
    lechon belly, lechon kawali, tapsilog, inasal, chicken inasal, bagnet, balut, bibingka, puto bumbong, turon, longganisa, dinuguan, batchoy, tinola,
    bicol express, laing, silog, litson, inihaw na liempo, pastil, palabok, goto, arroz caldo, レチョン, アドボ, 레촌, 아도보`,
  'nepalese nepali tibetan': `
    chatamari, sel roti, मोमो, म:म, दाल भात`,
  tibetan: `
    tsampa, thenthuk`,
  afghan: `
    kabuli pulao, bolani, ashak, qabuli, کابلی پلو, منتو, بولانی`,
  uzbek: `
    samsa, shurpa, манты, самса, шурпа, palov`,
  pakistani: `
    nihari, haleem, karahi, chapli kebab, seekh kebab, نہاری, حلیم, کڑاہی`,
  sri: `
    kottu roti, string hoppers, lamprais, rice and curry, pol sambol, කොත්තු, கொத்து ரொட்டி`,
  israeli: `
    sabich, sabih, malawach, bourekas, מלאווח`,
  'serbian bosnian balkan': `
    kajmak, burek, ajvar, бурек, чевапи`,
  bosnian: `
    begova čorba, bosanski lonac`,
  bulgarian: `
    banitsa, shopska salad, kavarma, баница, шопска салата, кебапче`,
  romanian: `
    sarmale, mamaliga, papanași`,
  swedish: `
    meatballs, köttbullar, gravlax, kötbullar, шведские фрикадельки, ミートボール`,
  danish: `
    frikadeller, rødgrød, flæskesteg`,
  hawaiian: `
    loco moco, spam musubi, поке, ポケ, 포케, 夏威夷拌饭`,
  taiwanese: `
    gua bao, stinky tofu, three cup chicken, 牛肉面, 卤肉饭, 滷肉飯, 刈包, 魯肉飯, ルーロー飯, 台湾ラーメン, 우육면`,
  'nigerian african': `
    egusi, pounded yam, pepper soup`,
  'ghanaian african': `
    waakye, kelewele`,
  'senegalese african': `
    thieboudienne, yassa, mafe`,
  african: `
    bunny chow, bobotie, biltong, boerewors`,
};
