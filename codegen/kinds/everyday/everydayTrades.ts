/** Everyday names of trades and shops, in any language, by kind; they mean kinds in searches only. */
export const everydayTrades: Readonly<Record<string, string>> = {
  'amenity/restaurant/steakhouse': `
    restaurante de carne, restaurante de carnes, parrillada, restaurant de viande, restaurant de viandes, grillade,
    ristorante di carne, bisteccheria, mesni restoran, месни ресторан, мясной ресторан, мясо на гриле, مطعم لحوم,
    مطعم ستيك, ستيك هاوس, quán bít tết, bít tết, et restaurant, steakrestaurant, steak place, steak restaurant,
    chophouse, chop house, vleesrestaurant, lihakravintola, fleischrestaurant, 肉料理, 스테이크`,
  'amenity/restaurant/barbecue': `
    roštilj, roštiljnica, роштиљ, шашлычная, шашлык, مشويات, مطعم مشويات, grill house, ihawan, quán nướng, đồ nướng,
    mangal, mangalcı, ปิ้งย่าง, churrasco, braserie, rosticceria, 구이, バーベキュー`,
  'amenity/restaurant/seafood': `
    restaurante de pescado, restaurante de pescados, restaurant de poisson, restaurant de poissons,
    restaurant de fruits de mer, ristorante di pesce, fischlokal, fischbrötchen, fischgaststätte, riblji restoran,
    рибљи ресторан, рыбные блюда, рыбный ресторан, quán hải sản, nhà hàng hải sản, مطعم سمك, مطعم أسماك, مطعم اسماك,
    مطعم مأكولات بحرية, بحري, fish tavern, fish place, fish restaurant, visrestaurant, kalaravintola, fiskrestaurang`,
  'amenity/restaurant/spanish': `tapas bar, tapasbar, bar de tapas, bar à tapas, tapería, tapas restaurant, pintxos bar, тапас бар`,
  'amenity/restaurant/greek': `σουβλατζίδικο, souvlatzidiko, γυράδικο, gyradiko, ψητοπωλείο, psitopolio, ταβερνάκι, tavernaki, Griechische Taverne`,
  'amenity/restaurant/turkish': `
    ocakbaşı, köfteci, pideci, lahmacuncu, çorbacı, işkembeci, esnaf lokantası, ev yemekleri, sulu yemek,
    kebap salonu, kebapçı salonu`,
  'amenity/fast_food': `
    resto rapide, đồ ăn nhanh, takeaway food, take away, takeout food, vente à emporter, fritkot, закусочная,
    dönerbude, dönerstand, būfe, büfe, ماكولات سريعة, وجبات سريعة, ћевабџиница, ćevabdžinica`,
  'amenity/restaurant': `
    resto, restos, eatery, eateries, carinderia, karinderya, carenderia, panciteria, restobar, restawran,
    gastronomique, kafana, кафана, meyhane, beiz, beizli, spunte, dining place, places to eat, food place,
    food places, чайхана, trattoria, 饭馆, 菜馆, 餐馆, 小馆, 小吃店, 饮食店, 밥집, 맛집, 飯屋, 定食屋, ご飯屋, esslokal, speiselokal, τρατορία, траттория, quán ăn ngon, อาหารตามสั่ง, ร้านอาหารตามสั่ง, กับข้าว`,
  'amenity/cafe': `
    kahvaltıcı, kahvaltı salonu, kahvaltı mekanı, كوفي, كوفي شوب, kafeterija, kavarna, coffee place, coffee spot,
    breakfast place, brunch place, brunch spot, kaffeebar, espressobar, kaffeestube, milchbar, teestube, kaffeelokal, espresso bar,
    kahve dükkanı, kahveci dükkanı, bar à café, caffetteria`,
  'amenity/ice_cream': `
    kem, tiệm kem, poslastičarnica sladoled, sladoledarnica, gelato shop`,
  'shop/pastry': `
    poslastičarnica, посластичарница, börekçi, tatlı salonu`,
  'amenity/dog_walking': `
    dog walking service, walk my dog, köpek gezdirici, köpek gezdirme, paseador de perros, paseo de perros, promeneur de chiens, promeneur de chien,
    promenade de chien, hundeausführer, gassigehen, gassi service, gassigeher,
    выгул собак, выгульщик собак, šetanje pasa, šetač pasa, шетање паса, шетач паса,
    dắt chó đi dạo, تمشية الكلاب, passeador de cães, hondenuitlaatservice, honden uitlaatservice, honden uitlaten,
    wyprowadzanie psów`,
  'amenity/animal_boarding': `
    dog boarding, dog kennel, dog kennels, dog hotel, pet hotel, pet boarding, doggy daycare, dog daycare,
    cat boarding, guardería canina, hotel canino, residencia canina, köpek oteli, köpek pansiyonu,
    гостиница для собак, hotel za pse, хотел за псе, khách sạn thú cưng, فندق حيوانات, pensione per cani`,
  'shop/pet_grooming': `
    dog wash, pet spa, dog spa, dog salon, puppy grooming, frizer za pse, šišanje pasa, фризер за псе, шишање паса,
    spa thú cưng, cắt tỉa lông chó, cắt tóc chó, tiệm cắt tóc chó, cắt lông chó, pet kuaför, kedi köpek kuaförü, köpek traşı,
    estilista canino, toiletteur pour chien, salon de toilettage, toilettage canin, hundepflege, hundefriseur,
    hundewaschsalon, стрижка собак, حلاقة كلاب, تنظيف الكلاب, toelettatura, tosa, hondentrimsalon, psi fryzjer`,
  'shop/pet': `
    пет шоп, prodavnica za životinje, cửa hàng thú cưng, shop thú cưng, محل حيوانات, متجر حيوانات أليفة,
    حيوانات أليفة, evcil hayvan dükkanı, evcil hayvan mağazası, tienda de animales, boutique pour animaux, tierladen,
    товары для животных`,
  'healthcare/laboratory': `
    blutlabor, bluttest, blutabnahme, laboratoire, laboratoire médical, prise de sang, laboratorio de análisis,
    laboratorio de sangre, sacar sangre, análisis médicos, laboratorija, лабораторија, analiza krvi, анализа крви,
    сдать анализы, сдать кровь, анализы, phòng xét nghiệm, xét nghiệm, مختبر تحاليل, مختبر طبي, تحاليل, تحاليل طبية,
    معمل تحاليل, tahlil laboratuvarı, kan tahlili, tahlil, phlebotomy, phlebotomist, lab work, std testing, std test,
    dna test, dna testing, paternity test, drug screening, blood draw, blood work, laboratorio clínico,
    laboratorio analisi, badanie krwi, bloedonderzoek`,
  'amenity/doctors/ophthalmology': `
    ophtalmo, augenklinik, augenzentrum, глазная клиника, глазной врач, глазной центр, phòng khám mắt, bệnh viện mắt,
    bác sĩ mắt, عيادة عيون, مستشفى عيون, دكتور عيون, مركز عيون, očna klinika, očna ordinacija, очна клиника,
    göz merkezi, göz kliniği, clínica oftalmológica, clínica de ojos, doctor de ojos, centre ophtalmologique,
    lasik clinic, eye center, eye centre`,
  'shop/optician': `
    tiệm kính, kính mắt, cửa hàng kính, بصريات, محل نظارات, наочари, prodavnica naočara, gözlük mağazası, specs shop,
    chasma shop, eyewear`,
  'amenity/clinic': `
    hair clinic, hair loss clinic, hair transplant clinic, hair doctor, hair specialist, hair replacement, hair loss,
    hair restoration clinic, prp, prp treatment, haarklinik, clínica capilar, clínica de trasplante capilar,
    implante capilar, implant capillaire, greffe capillaire, clinique capillaire, presađivanje kose, пресађивање косе,
    transplantacija kose, cấy tóc, trồng tóc, زراعة شعر, مركز زراعة الشعر, saç ekim merkezi, saç kliniği,
    клиника пересадки волос, трихолог, schönheitsklinik, haarausfall, calvicie, caduta capelli`,
  'shop/wigs': `
    hairpiece, hairpieces, toupee, toupees, toupet, hair system, hair systems, peruka, peruk, perukçu, парики, парик,
    باروكة`,
  'shop/mobile_phone': `
    tienda de celulares, tienda de móviles, celulares, móviles, boutique de téléphone, boutique téléphone,
    magasin de téléphones, магазин телефонов, салон связи, мобильные телефоны, cửa hàng محل جوالات, محل موبايلات,
    جوالات, محل هواتف, اتصالات, متجر جوالات, صيانة جوالات, prodavnica mobilnih telefona, mobilni telefoni,
    мобилни телефони, telefon mağazası, gsm mağazası, handyladen, handyreparatur, phone store, phone shop,
    mobile store, mobile shop, cell phones`,
  'craft/hvac': `
    aire acondicionado, climatisation, climatiseur, klimaanlage, klimatechnik, klimaservice, кондиционер,
    кондиционеры, ремонт кондиционеров, điện lạnh, sửa điều hòa, sửa máy lạnh, máy lạnh, điều hòa, تكييف, مكيفات,
    صيانة مكيفات, تصليح مكيفات, servis klima, klima uređaji, клима уређаји, klimacı, klima tamiri, ısıtma soğutma,
    kombi servisi, heat pump, heat pumps, wärmepumpe, pompe à chaleur, duct cleaning, air duct cleaning, air duct,
    ac unit, ac service, air conditioner, ar condicionado, aria condizionata, klimatyzacja, furnace, hvac company,
    hvac contractor`,
  'craft/plumber': `
    instalator sanitar, instalator, vvs, klempner, flaschner, spengler, leak repair, leaking pipe, burst pipe, drain cleaner, clogged toilet, clogged sink, toilet repair,
    water heater repair, sanitär, sanitärnotdienst, heizungsbauer, rohrreinigung, rohrbruch, débouchage, fuite d'eau,
    destascar tubería, fuga de agua, прочистка труб, прорыв трубы, otpušavanje, отпушавање, thông tắc, thông cống,
    تسليك مجاري, tıkanıklık açma, su kaçağı, dépannage plomberie`,
  'craft/septic': `
    septic tank, septic tanks, septic pumping, foseptik, fosse septique, fosa séptica, септик`,
  'shop/butcher': `
    мясной магазин, мясная лавка, cửa hàng thịt, tiệm thịt, hàng thịt, quầy thịt, bán thịt, محل لحوم, ملاحم,
    لحوم طازجة, halal meat, halal butcher, meat market, meat store, meat shop, fresh meat, helal et, helal kasap,
    carne halal, viande halal, халяльное мясо, prodavnica mesa, месара, schlachterei, schlachter, macellaio, macelaio, beenhouwer, beenhouwerij, řezník, řeznictví, măcelar, măcelărie, mäsiar, mesar, slaktari, lihakauppias, χασάπης, קצב, קצביה, ร้านเนื้อ, ร้านขายเนื้อ, fleischerladen, metzgerladen, wurstladen, purveyor of meat`,
  'shop/clothes': `
    bekleidung, mode, mode bekleidung, modegeschäft, modeladen, bekleidungsgeschäft, fashion, fashion store, prêt à porter, moda, abbigliamento, moda e abbigliamento,
    konfeksiyon, hazır giyim, одежда и обувь, odzież, ropa y calzado`,
  'shop/furniture': `
    salon nameštaja, салон намештаја, prodavnica nameštaja, cửa hàng nội thất, đồ gỗ, محل مفروشات, مفروشات, mobilyacı,
    furniture shop`,
  'shop/beverages': `
    prodavnica pića, продавница пића, tekel bayii, spätkauf, späti, cửa hàng bia, مشروبات, bottle shop, botellería,
    напитки`,
  'shop/books': `
    boekhandel, boekwinkel, büchergeschäft, bücherladen, kitap evi, tienda de libros, magasin de livres, prodavnica knjiga, продавница књига,
    tiệm sách, cửa hàng sách, متجر كتب, محل كتب, книги, buy books, bookseller`,
  'shop/bicycle': `
    servis bicikala, prodavnica bicikala, tiệm xe đạp, محل دراجات, bisiklet mağazası, velogeschäft, veloladen,
    fahrradgeschäft, rad laden`,
  'shop/bakery': `
    panettiere, panetteria, pekař, pekařství, brutar, brutărie, leipuri, bager, backstube, backshop, φούρναρης, bakeshop, bake shop, пекара, пекарница, fırıncı, tiệm bánh mì`,
  'shop/jewelry': `
    gold buyer, altgoldankauf, goldankauf, kuyumcu, altın alım, tiệm vàng, محل ذهب, златара, zlatara, compro oro`,
  'shop/dance': `
    dance shoes, tanzschuhe, zapatos de baile, chaussures de danse`,
};
