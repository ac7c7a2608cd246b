/** Goods of shops, by kind, in many languages; as weak as other products. */
export const everydayPurchases: Readonly<Record<string, string>> = {
  'shop/butcher': `
    beef mince, leg of lamb, pork belly, pork pies, beef joint, rump steak, fillet steak, t bone steak, gammon, black pudding, white pudding,
    haggis, venison, wild game, pheasant, rabbit meat, goat meat, mutton, offal, oxtail, turkey for christmas, turkeys, goose,
    free range chicken, burgers and sausages, bbq pack, meat box, meat hamper, biltong, droewors, halal chicken, halal lamb, rinderhack,
    rinderfilet, schweinebraten, lammkeule, lammkoteletts, rouladen fleisch, wildfleisch, hirschfleisch, weihnachtsgans, innereien, speck,
    leberwurst, blutwurst, viande hachée, gigot d'agneau, côtelettes d'agneau, côte de bœuf, filet de bœuf, rôti de porc, boudin noir, gibier,
    chevreuil, dinde de noël, foie de veau, lardons, carne picada, carne molida, chuletas de cordero, pierna de cordero, solomillo,
    lomo de cerdo, panceta, morcilla, venado, pavo de navidad, carne macinata, cosciotto d'agnello, costata, selvaggina, tacchino,
    carne di cavallo, carne moída, picanha, costela, lombo de porco, linguiça, peru de natal, carne de caça, gehakt, lamsbout, biefstuk, speklap,
    bloedworst, wild vlees, kalkoen, köttfärs, lammstek, fläsk, viltkött, julskinka, kjøttdeig, lammelår, vilt, hakket oksekød, flæskesteg,
    lammekølle, jauheliha, lampaanviulu, riista, mięso mielone, udziec jagnięcy, schab, kaszanka, dziczyzna, indyk, wątróbka, mleté maso,
    zvěřina, jitrnice, darált hús, bárány, sertéshús, vadhús, hurka, carne tocată, carne de vită, carne de porc, κιμάς, αρνί, μοσχάρι, χοιρινό,
    κυνήγι, kuzu eti, kuzu pirzola, dana eti, bonfile, kavurma, ciğer, kurbanlık, hindi eti, свинина, крольчатина, индейка, печень,
    шашлычное мясо, свинячий, لحم مفروم, لحم غنم, لحم بقر, ريش غنم, كبدة, ديك رومي, ذبائح, ذبيحة, گوشت چرخ کرده, گوشت گوسفند, گوشت گوساله, جگر,
    בשר טחון, כבש, בשר בקר, הודו, मटन, चिकन, कीमा, बकरे का गोश्त, ஆட்டுக்கறி, கோழிக்கறி, ひき肉, 豚肉, 鶏肉, ラム肉, 鹿肉, ジビエ, 소고기, 돼지고기, 닭고기, 양고기, 삼겹살 정육,
    牛肉店, 猪肉, 肉馅, 火鸡, 腊肉, thịt bò, thịt heo, thịt gà, thịt cừu, เนื้อวัว, เนื้อหมู, หมูสด, daging sapi, daging kambing, daging ayam,
    daging giling`,
  'shop/books': `
    school books, kinderbücher, kochbücher, antiquarische bücher, schulbücher, hörbücher, bd, livres enfants, libri per bambini, quadrinhos,
    livros infantis, stripboeken, kinderboeken, barnböcker, barnebøker, børnebøger, lastenkirjat, komiksy, książki dla dzieci, kryminały,
    dětské knihy, képregény, gyerekkönyv, cărți pentru copii, παιδικά βιβλία, roman kitap, детские книги, учебники, дитячі книги, كتب اطفال,
    رمان, کتاب کودک, קומיקס, ספרי ילדים, उपन्यास, बच्चों की किताबें, 만화책, 그림책, 중고책, 漫画书, 儿童书, truyện tranh, sách thiếu nhi, หนังสือการ์ตูน,
    หนังสือเด็ก, komik, buku anak`,
  'shop/musical_instrument': `
    acoustic guitar, electric guitar, ukulele, grand piano, upright piano, keyboard piano, harp, sheet music, guitar strings, akustikgitarre,
    flügel klavier, querflöte, klarinette, blockflöte, noten musik, gitarrensaiten, clarinette, accordéon, partitions, batería musical, flauta,
    batteria musicale, tromba, fisarmonica, spartiti, acordeão, drumstel, trummor, trekkspill, guitar og klaver, rummut, perkusja, trąbka,
    akordeon, zongora, πιάνο, аккордеон, پیانو, سنتور, תופים, तबला, हारमोनियम, வீணை, ドラム, 기타 악기, 드럼, 架子鼓, piano bekas`,
  'shop/camera': `
    camera lenses, camera lens, lenses for camera, dslr, mirrorless camera, tripod, film camera, analog camera, film rolls, memory card, kameras,
    spiegelreflexkamera, stativ, analogkamera, objectif photo, trépied, objetivo cámara, carrete de fotos, obiettivo fotografico, treppiede,
    câmera fotográfica, lente câmera, tripé, fototoestel, lens camera, statief, kamera objektiv, stativ kamera, kamerat, objektiivi, obiektyw,
    statyw, fényképezőgép, φωτογραφική μηχανή, φακός μηχανής, kamera lensi, фотоаппарат, объектив, фотоплёнка, об'єктив, كاميرات تصوير,
    عدسة كاميرا, دوربین عکاسی, لنز دوربین, עדשה למצלמה, कैमरा, कैमरा लेंस, レンズ カメラ, フィルムカメラ, 三脚, 렌즈 카메라, 삼각대, 相机, 镜头, 胶卷, 单反, กล้อง, เลนส์กล้อง,
    kamera dslr, lensa kamera`,
  'shop/furniture': `
    bookshelf, dining table, office chair, chest of drawers, schrank, kleiderschrank, esstisch, bürostuhl, bücherregal, kommode, hochbett,
    table à manger, commode, bibliothèque meuble, mesa de comedor, silla de oficina, estantería, cómoda, tavolo da pranzo, sedia ufficio,
    libreria mobile, guarda roupa, mesa de jantar, cadeira de escritório, bank meubel, kledingkast, eettafel, garderob, matbord, sohva,
    ruokapöytä, szafa, biurko, pohovka, jídelní stůl, szekrény, étkezőasztal, dulap, καναπές, koltuk takımı, yemek masası, kitaplık, комод,
    دولاب, طاولة طعام, کمد, میز ناهارخوری, ספה, ארון, שולחן אוכל, अलमारी, டைனிங் டேபிள், 食卓, 책장, 衣柜, 餐桌, sofa giường, tủ quần áo, ตู้เสื้อผ้า,
    lemari, meja makan`,
  'shop/fishing': `
    angelruten, köder, angelhaken, appâts, esche, attrezzatura da pesca, vara de pesca, isca, hengels, fiskeredskap, fiskegrej, onki, vieheet,
    pruty, momeală, balık yemi, صنارة, חכות, 釣竿, 낚시대, cần câu, เบ็ดตกปลา`,
  'shop/wine': `
    natural wine, rotwein, weißwein, sekt, naturwein, vin nature, vino bianco, spumante, vinho tinto, vinho do porto, rött vin, hvidvin,
    punaviini, czerwone wino, červené víno, vörösbor, vin roșu, κόκκινο κρασί, kırmızı şarap, красное вино, יין אדום, anggur merah`,
  'shop/electronics': `
    bluetooth speaker, game console, elektroartikel, elektroladen, elektrogeschäft, elektrohandel, écouteurs, altoparlanti, fones de ouvido,
    tv-apparat, høretelefoner, telewizor, fülhallgató, هدفون, हेडफोन, イヤホン, 이어폰, headset`,
  'shop/bakery': `
    rye bread, rolls, bread rolls, gluten free bread, roggenbrot, schrippen, viennoiseries, pain au levain, pan integral, facturas panadería,
    pane casereccio, cornetti, pão francês, zuurdesem, surdeg, rundstykker, ruisleipä, chleb żytni, pâine cu maia, κουλούρι, simit poğaça,
    معجنات, חלה, ब्रेड, bánh mì ngọt, roti tawar`,
  'shop/florist': `
    wedding bouquet, bridal bouquet, funeral flowers, brautstrauß, trauerkranz, bouquet de mariée, roses rouges, couronne funéraire,
    ramo de novia, corona fúnebre, bouquet sposa, buquê de noiva, buquê de flores, rouwkrans, bruidsboeket, brudbukett, begravningsblommor,
    brudebuket, hautakukat, bukiet ślubny, wieniec pogrzebowy, svatební kytice, smuteční věnec, menyasszonyi csokor, koszorú, buchet de mireasă,
    coroană funerară, νυφική ανθοδέσμη, στεφάνι κηδείας, gelin çiçeği, çelenk, букет невесты, букет роз, траурный венок, букет троянд, ورد طبيعي,
    تاج گل, זר כלה, זר פרחים, பூங்கொத்து, 장미, hoa cưới, buket bunga`,
  'shop/clothes': `
    jackets, winter coats, knitwear, hosen, strickwaren, chaquetas, abbigliamento donna, giacche, jassen, jackor, naisten vaatteet, takit,
    odzież damska, kurtki, bundy, geci, μπουφάν, kadın giyim, ملابس نسائية, مانتو, लहंगा चोली, कुर्ता, புடவை, váy đầm, ชุดเดรส, gaun pesta`,
};
