/** Words for needs of drivers and riders, in many languages, by kind. */
export const everydayVehicles: Readonly<Record<string, string>> = {
  'amenity/bicycle_rental': `fahrrad mieten, leihrad, bike hire, louer un vélo, affittare bici, fiets huren`,
  'amenity/boat_rental': `
    yacht charter, tekne kiralama, yat kiralama, аренда яхты, czarter jachtów, تأجير يخوت, レンタルボート, 요트 대여, 游艇租赁, najam broda, sewa kapal, เช่าเรือ`,
  'amenity/car_rental': `
    ايجار سيارات, auto mieten, leihwagen, ενοικίαση αυτοκινήτου, minivan rental, alquiler de carros, louer une camionnette, louer voiture, किराये की कार,
    कार किराए पर, autóbérlés, sewa mobil lepas kunci, affittare macchina, 車を借りる, 차 빌리기, 렌트카, auto huren, wynajem auta, wynajem busa, alugar carro,
    aluguer de carros, аренда машины, взять машину напрокат, เช่ารถขับเอง, arkila ng sasakyan, günlük kiralık araba, kiralık araç, оренда авто,
    thuê xe tự lái, thuê xe ô tô, thuê xe 7 chỗ, 租車, 自驾租车`,
  'amenity/car_wash': `
    تلميع سيارات, ruční mytí aut, innenreinigung auto, πλύσιμο αυτοκινήτου, car valeting, interior car cleaning, lavar coche, lavacoches, شستشوی ماشین,
    nettoyage voiture, lavage intérieur voiture, רחיצת מכוניות, कार धोना, pranje auta, autoperionica, praonica automobila, salon mobil, cuci steam,
    lavaggio auto, lavare la macchina, auto wassen, mycie samochodu, spălat mașina, помыть машину, полировка кузова, tvätta bilen, bilrekond, hugas kotse,
    oto kuaför, detaylı temizlik oto, помити машину`,
  'amenity/charging_station': `
    e auto laden, elektroauto laden, schnellladestation, electric car charging, ladda elbil, elektrikli araç şarj, 电动车充电`,
  'amenity/fuel': `
    βενζίνη, fill up, bencinera, بنزین, पेट्रोल, डीजल, ガソリン, 給油, 기름 넣기, benzinepomp, tankowanie, motorină, бензин, заправиться, bensinmack, பெட்ரோல்,
    เติมน้ำมัน, mazot, lpg istasyonu, 加油, 汽油`,
  'amenity/motorcycle_rental': `sewa motor, เช่ามอเตอร์ไซค์, thuê xe máy`,
  'amenity/parking': `стоянка, bãi giữ xe, parkeren, موقف سيارات, parkiralište`,
  'amenity/taxi': `
    توصيل المطار, flughafentransfer, krankenfahrt, μεταφορά αεροδρόμιο, airport transfer, traslado aeropuerto, vtc, chauffeur privé, कैब, taksi bandara,
    공항 픽업, transfer aeroport, трансфер, flygtaxi, รถรับส่งสนามบิน, havaalanı transfer, taksi çağır, xe sân bay, đưa đón sân bay, 打车, 接机, 計程車`,
  'amenity/vehicle_inspection': `
    abgasuntersuchung, mot test, emissions test, state inspection, itv, verificación vehicular, revisión técnica, טסט לרכב, מכון רישוי, tehnički pregled,
    műszaki vizsga, collaudo auto, apk, badanie techniczne, диагностическая карта, ตรอ, ตรวจสภาพรถ, egzoz muayenesi`,
  'education/driving_school': `
    مدرسة سواقة, تعليم سواقة, fahrstunden, fahrlehrer, motorradführerschein, δίπλωμα οδήγησης, μαθήματα οδήγησης, driving instructor, cdl school,
    clases de manejo, sacar licencia de conducir, گواهینامه رانندگی, leçons de conduite, code de la route, מורה נהיגה, שיעורי נהיגה, गाड़ी सीखना,
    कार सीखना, vozačka dozvola, vozački ispit, belajar nyetir, bikin sim, kursus setir mobil, lezioni di guida, 運転免許, 운전면허, 도로연수, rijbewijs halen,
    kurs prawa jazdy, aulas de direção, tirar carteira de motorista, permis de conducere, права категории в, курсы вождения, инструктор по вождению,
    ஓட்டுநர் பயிற்சி, เรียนขับรถ, ทำใบขับขี่, aral magmaneho, turo magmaneho, direksiyon dersi, курси водіння, права, thi bằng lái, bằng lái xe b2, 学车,
    考驾照, 駕校`,
  'shop/bicycle': `cycle shop, ciclista riparazioni, fiets reparatie, fiets kopen, rower, 腳踏車`,
  'shop/boat': `
    boats for sale, boat dealer, outboard motor, bootsverkauf, segelboot kaufen, tekne satış, venta de barcos, vente de bateaux, vendita barche,
    продажа катеров, лодочные моторы, boten te koop, ボート販売, 보트 판매, 游艇销售, σκάφη, bărci`,
  'shop/car': `
    probefahrt, vorführwagen, new cars, test drive, car showroom, agencia de autos, coches nuevos, voiture neuve, essai voiture, mobil baru, auto nuove,
    stand de automóveis, carro zero, купить машину, новые автомобили, sıfır araba, oto bayi, araba bayisi, mua xe hơi, đại lý ô tô, showroom ô tô, 买车,
    汽车专卖店`,
  'shop/car/second_hand': `
    auto kaufen gebraucht, μεταχειρισμένα αυτοκίνητα, second hand cars, pre owned cars, cheap cars, coches usados, ماشین دست دوم, occasion auto,
    רכב יד שנייה, מכוניות משומשות, पुरानी कार, सेकंड हैंड कार, purani gaadi, rabljeni automobili, használt autó, használtautó, jual beli mobil bekas,
    macchine usate, 中古車販売, occasions, gebruikte auto, carros em segunda mão, parc auto, подержанные авто, авто с пробегом, бу машины, begagnad bil,
    เต็นท์รถมือสอง, segunda mano na kotse, second hand na sasakyan, galerici, ikinci el araç, xe cũ, mua ô tô cũ, xe hơi cũ, 二手車`,
  'shop/car_parts': `
    بطارية سيارة, قطع غيار سيارات, autobaterie, ersatzteile auto, bremsbeläge, scheibenwischer, spare parts, brake pads, auto parts, wiper blades,
    refacciones, batería de coche, pièces auto, batterie voiture, casse auto, pièces détachées, חלקי חילוף לרכב, कार बैटरी, auto dijelovi, akumulator,
    auto delovi, rezervni dijelovi, autóalkatrész, sparepart mobil, onderdil, ricambi auto, autodemolizione, カー用品, 車のバッテリー, 자동차 부품, dezmembrări auto,
    авторазборка, bilbatteri, reservdelar bil, แบตเตอรี่รถยนต์, อะไหล่รถยนต์, piyesa ng sasakyan, baterya ng kotse, oto yedek parça, çıkma parça,
    акумулятор, phụ tùng ô tô, ắc quy xe, phụ tùng xe, 汽车配件, 汽车电瓶`,
  'shop/car_repair': `
    سمكرة, كهربائي سيارات, výměna oleje, automechanik, autoklempíř, zahnriemen, lackierer, karosserie, unfallreparatur, windschutzscheibe, φανοποιείο,
    μηχανικός αυτοκινήτων, τακάκια, σέρβις αυτοκινήτου, brakes, transmission repair, check engine light, muffler shop, timing belt, dent repair,
    clutch repair, frenos, hojalatería, embrague, transmisión, مکانیک, تعویض روغن, صافکاری, plaquettes de frein, embrayage, courroie de distribution,
    מכונאי, פחחות, החלפת שמן, कार मैकेनिक, कार सर्विस, गाड़ी ठीक करने वाला, गैराज, कार रिपेयर, डेंटिंग पेंटिंग, izmjena ulja, limar, zamena ulja,
    mali servis, veliki servis, autoelektričar, karosszérialakatos, tune up mobil, ketok magic, pastiglie freni, officina auto, frizione, marmitta, 車検と整備,
    板金塗装, 자동차 정비, 엔진오일 교환, olie verversen, apk en onderhoud, remblokken, schadeherstel, uitlaat, autoruit vervangen, naprawa auta, wymiana klocków,
    elektromechanik, pastilha de freio, mudança de óleo, plăcuțe frână, reparații auto, vopsitorie auto, electrician auto, ремонт машины, замена колодок,
    диагностика двигателя, автоэлектрик, замена лобового стекла, автомеханик, bilservice, byta bromsar, plåtskador, bilreparation, byta vindruta,
    ช่างซ่อมรถ, อู่สี, ซ่อมแอร์รถยนต์, change oil, fren balatası değişimi, oto elektrik, egzozcu, motor ustası, rot balans, oto tamirhane, заміна масла,
    bảo dưỡng xe, đồng sơn ô tô, 换机油, 汽車維修, 钣金喷漆, 修車`,
  'shop/caravan': `
    rv dealer, caravans for sale, wohnwagen, karavan satışı, venta de autocaravanas, camping car occasion, vente caravane, vendita camper, roulotte,
    дома на колесах, kampery, campers te koop, caravan kopen, husvagnar, husbilar, キャンピングカー, 캠핑카, τροχόσπιτα, autokuće, autorulote`,
  'shop/motorcycle': `
    motorbike shop, motorrad kaufen, motosikletçi, tienda de motos, motos, magasin de moto, negozio moto, мотосалон, xe máy cũ, salon motocyklowy,
    motorzaak, bromfiets, mc butik, moped, دراجات نارية, バイクショップ, 电动车店, μηχανάκια`,
  'shop/motorcycle_repair': `
    बाइक सर्विस, स्कूटी रिपेयर, servis motor, ร้านซ่อมมอเตอร์ไซค์, ซ่อมมอเตอร์ไซค์, sửa xe máy, rửa xe sửa xe máy`,
  'shop/tyres': `
    přezutí pneumatik, reifendienst, achsvermessung, ζυγοστάθμιση, wheel alignment, ponchadura, alineación y balanceo, پنچرگیری, parallélisme, פנצ'ר, पंचर,
    टायर, पंचर वाला, gume, zamjena guma, gumiszerviz, téli gumi, convergenza, パンク修理, スタッドレスタイヤ, 펑크, winterbanden, lekke band auto, bandencentrum,
    przebita opona, alinhamento e balanceamento, furo no pneu, cauciucuri, прокол колеса, развал схождение, vinterdäck, punktering, பஞ்சர் கடை, ปะยาง,
    ตั้งศูนย์ถ่วงล้อ, gulong, butas na gulong, kış lastiği, vá lốp, thay lốp, thay vỏ xe, 补胎, 換輪胎`,
};
