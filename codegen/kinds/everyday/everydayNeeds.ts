/** Words for needs, in any language, by the kind of place that meets them: "toothache" leads to a dentist. */
export const everydayNeeds: Readonly<Record<string, string>> = {
  'amenity/dentist': `
    toothache, tooth doctor, teeth doctor, tooth specialist, tooth pain, root canal, diş çektirme, diş çektirmek, diş yaptırma, dolgu yaptırma, teeth cleaning, teeth whitening, kids dentist, emergency dentist, diş ağrısı, diş çekimi,
    kanal tedavisi, acil dişçi, Zahnschmerzen, Zahnarzt Notdienst, Notzahnarzt, Kinderzahnarzt, mal aux dents,
    dentiste d'urgence, dolor de muelas, dentista infantil, dentista per bambini, dor de dente, зубная боль, болит зуб,
    лечение зубов, детский стоматолог, ból zęba, dentysta dla dzieci, كسر سن, ألم أسنان, تنظيف أسنان, tandpijn, 歯が痛い, 충치, 牙痛,
    ปวดฟัน, đau răng, sakit gigi, πονόδοντος, zahnklinik, diş polikliniği, зубной, दांत दर्द,
    tooth hurts, my tooth hurts, broken tooth, tooth broke, chipped tooth, wisdom tooth, lost filling, dental implant, dişim ağrıyor, diş dolgusu,
    implant diş, Zahn abgebrochen, Weisheitszahn, mal de dents, dent cassée, me duele una muela, mal di denti, dente rotto, сломался зуб,
    зуб мудрости, złamany ząb, وجع أسنان, 歯が痛い, 치통, 牙痛,
    أطباء أسنان, اطباء اسنان`,
  'shop/hairdresser': `
    haircut, get a haircut, saç kestirme, saç kestirmek, saç boyatma, blow dry, hair coloring, kids haircut, mens haircut, saç kesimi, saç boyama, bayan kuaför,
    kadın kuaförü, Haare schneiden, Haarschnitt, Damenfriseur, coupe de cheveux, coiffeur homme, coiffeur femme, corte de pelo,
    corte de cabello, peluquería de caballeros, taglio capelli, corte de cabelo, стрижка, мужская стрижка, женская стрижка,
    strzyżenie, fryzjer męski, قص شعر, حلاق رجالي, knippen, ヘアカット, 床屋, 커트, 理发, 剪头发, ตัดผม, cắt tóc nam, potong rambut, κούρεμα,
    klippning, saç kəsimi, bərbər, hajvágás,
    حلاقين, صالونات`,
  'amenity/pharmacy': `
    duty pharmacy, pharmacy on duty, night pharmacy, 24 hour pharmacy, all night pharmacy, nöbetçi eczane, 24 saat eczane,
    gece eczanesi, Apotheke Notdienst, pharmacie de garde, pharmacie de nuit, farmacia de guardia, farmacia de turno,
    farmacia notturna, farmácia de plantão, дежурная аптека, круглосуточная аптека, apteka całodobowa, صيدلية مناوبة,
    εφημερεύον φαρμακείο, dežurna apoteka`,
  'amenity/clinic/hair_transplantation': `
    hair transplant, hair restoration, saç ekimi, saç ektirme, saç ektirmek, Haartransplantation, greffe de cheveux, trasplante de cabello, trasplante capilar,
    injerto capilar, trapianto capelli, transplante capilar, przeszczep włosów, пересадка волос, زراعة الشعر, השתלת שיער, 植毛, 모발이식,
    going bald, baldness, losing hair, thinning hair, hair thinning, saç dökülmesi, Haarausfall, perte de cheveux, caída del cabello,
    caduta capelli, queda de cabelo, выпадение волос, wypadanie włosów, تساقط الشعر, 薄毛, 탈모, 脱发, 脫髮, ผมร่วง, rụng tóc`,
  'shop/car_repair': `
    car won't start, car breakdown, car broke down, oil change, brake repair, araba tamircisi, araba bozuldu, yağ değişimi,
    otomobil tamiri, Ölwechsel, Autopanne, vidange, réparation voiture, panne de voiture, taller de coches, cambio de aceite,
    taller de autos, cambio olio, riparazione auto, troca de óleo, ремонт авто, ремонт автомобилей, замена масла, wymiana oleju,
    naprawa samochodu, تصليح سيارات, تغيير زيت, ميكانيكي, 車の修理, 車修理, 자동차 수리, ซ่อมรถยนต์, sửa ô tô, ganti oli, avtomobil təmiri,
    car broken, broken car, car is broken, fix car, car fixed, engine trouble, arabam bozuldu, Auto kaputt, voiture en panne, coche averiado, macchina guasta,
    сломалась машина, zepsuty samochód`,
  'shop/tyres': `
    new tires, flat tire, tire change, tire repair, oto lastik, pneu crevé, lốp xe, ban mobil`,
  'shop/optician': `
    contact lenses, eye test, new glasses, kính mắt`,
  'healthcare/laboratory': `
    blood work, blood draw, get blood drawn, blood drawn, lab test, drug test, drug screen, drug screening, urine drug screen, urine test, covid test, pcr test, std test, kan tahlili,
    kan testi, tahlil, laboratuvar, Bluttest, Blutabnahme, prise de sang, analyse de sang, laboratoire d'analyses,
    análisis de sangre, laboratorio clínico, esami del sangue, analisi del sangue, exame de sangue, анализ крови, анализы,
    лаборатория, badanie krwi, تحليل دم, مختبر, bloedonderzoek, 血液検査, 血液检查, ตรวจเลือด, xét nghiệm máu, tes darah,
    εξετάσεις αίματος, αιμοληψία, खून की जांच, qan analizi`,
  'amenity/doctors/ophthalmology': `
    eye specialist, cataract surgery, lasik, göz hastanesi, oculista, глазной врач, окулист, طبيب عيون, 안과, 眼科医院, bác sĩ mắt,
    dokter mata, οφθαλμίατρος, आंखों का डॉक्टर, göz həkimi,
    eye hospital, eye surgeon, eye surgery, hospital de ojos, Augenklinik, clinique des yeux, глазная клиника, مستشفى عيون`,
  'amenity/doctors/paediatrics': `
    kids doctor, child doctor, çocuk doktoru, детский врач, طبيب أطفال, kinderarts, 小児科, 소아과, 儿科, bác sĩ nhi, dokter anak,
    uşaq həkimi`,
  'amenity/doctors/gynaecology': `
    gynaecologist, women's doctor, obgyn, kadın doğum, kadın doktoru, jinekolog, طبيب نساء, دكتورة نساء, gynaecoloog, 婦人科, 산부인과,
    妇科, สูตินรีแพทย์, bác sĩ phụ khoa, dokter kandungan`,
  'amenity/doctors/dermatology': `
    cildiye, cilt doktoru, кожный врач, طبيب جلدية, جلدية, huidarts, 피부과, 皮肤科, หมอผิวหนัง, bác sĩ da liễu, dokter kulit`,
  'amenity/hospital': `
    emergency room, emergency hospital, acil servis, Notaufnahme, urgences, pronto soccorso, pronto-socorro, скорая помощь,
    больница, szpital, طوارئ, مستشفى, ziekenhuis, 病院, 병원, 응급실, โรงพยาบาล, bệnh viện, rumah sakit, sjukhus, bolnica, kórház,
    nemocnice, xəstəxana`,
  'amenity/veterinary': `
    sick dog, sick cat, dog vaccination, cat doctor, emergency vet, animal clinic, acil veteriner, kedi veterineri, Tierklinik,
    Tierarzt Notdienst, urgence vétérinaire, veterinario de urgencia, ветеринарная, عيادة حيوانات, 宠物医生, baytar, पशु अस्पताल,
    דוקטור לכלבים,
    vaccinate dog, dog vaccine, cat vaccination, my dog is sick, my cat is sick, dog is limping, kedim hasta, köpeğim hasta, kranker Hund, chien malade,
    perro enfermo, cane malato, больная собака, кошка заболела, chory pies`,
  'craft/plumber': `
    leaking tap, dripping tap, leaky faucet, tropfender Wasserhahn, robinet qui fuit, damlayan musluk, clogged drain, blocked drain, leaking pipe, pipe leak, burst pipe, water leak, toilet repair, unclog toilet, drain cleaning, fix my toilet, fix toilet, broken toilet, fix my sink, fix sink, fix my tap, fix faucet, fix a leak, fix leak,
    su kaçağı, tıkanıklık açma, su tesisatı, Rohrbruch, Abfluss verstopft, Rohrreinigung, Klempner Notdienst, débouchage,
    fuite d'eau, plombier urgence, fuga de agua, desatascos, perdita acqua, desentupidora, прочистка труб, засор, تسريب مياه,
    水漏れ, 배관, 하수구 막힘, 管道疏通, santexnik,
    leaking toilet, toilet is leaking, toilet leaking, toilet leaks, blocked toilet, toilet blocked, clogged toilet, toilet clogged, toilet is blocked, toilet is clogged,
    blocked sink, sink blocked, clogged sink, sink is clogged, overflowing toilet, toilet overflowing, running toilet, leaking sink, leaking faucet, faucet leaking,
    tap leaking, pipe is leaking, leaking roof pipe, water heater leaking, tuvalet tıkandı, lavabo tıkandı, musluk akıtıyor, tuvalet akıtıyor, Klo verstopft,
    Toilette verstopft, Waschbecken verstopft, toilettes bouchées, évier bouché, inodoro atascado, lavabo atascado, váter atascado, wc otturato,
    lavandino otturato, vaso entupido, pia entupida, засорился унитаз, течёт кран, течет кран, прорвало трубу, zatkana toaleta, cieknący kran,
    انسداد المجاري, トイレつまり, トイレ詰まり, 변기 막힘, 马桶堵了, ส้วมตัน, tắc bồn cầu,
    سباكين, سباكون`,
  'craft/electrician': `
    power outage, electrical repair, elektrik arızası, Elektriker Notdienst, электромонтаж, 電気工事, 전기공사, elektrik ustası,
    كهربائيين`,
  'craft/locksmith': `
    locked out, lost keys, key copy, key cutting, anahtar kopyalama, ausgesperrt, вскрытие замков, صانع مفاتيح, 열쇠, 开锁,
    ช่างกุญแจ, tukang kunci`,
  'craft/hvac': `
    ac repair, air conditioner repair, air conditioning repair, furnace repair, heating repair, boiler repair, klima servisi,
    klima tamiri, kombi servisi, kombi tamiri, Heizung Notdienst, Klimaanlage Reparatur, réparation climatisation,
    reparación de aire acondicionado, calefacción, riparazione condizionatori, conserto de ar condicionado,
    ремонт кондиционеров, ремонт котлов, naprawa klimatyzacji, تصليح مكيفات, エアコン修理, 에어컨 수리, 空调维修, ซ่อมแอร์, sửa máy lạnh,
    servis ac, επισκευή κλιματιστικών,
    no hot water, no heating, boiler broken, broken boiler, heating not working, heater not working, heating broken, furnace not working, furnace broken, ac not cooling,
    ac not working, ac broken, broken ac, air conditioner not working, air conditioner broken, new furnace, heat pump repair, kombi bozuldu, klima bozuldu,
    Heizung kaputt, Heizung defekt, Klimaanlage kaputt, chauffage en panne, chaudière en panne, clim en panne, aire acondicionado no enfría, caldaia rotta,
    сломался кондиционер, не работает отопление, zepsuta klimatyzacja, المكيف خربان, المكيف لا يبرد`,
  'shop/bakery': `
    fresh bread, bánh mì,
    مخابز`,
  'shop/pastry': `
    birthday cake, wedding cake, yaş pasta, doğum günü pastası, bánh kem, bánh ngọt`,
  'amenity/cafe': `
    wifi cafe, cafe with wifi, petit déjeuner, café de especialidad, café da manhã, ארוחת בוקר,
    مقاهي, كافيهات`,
  'amenity/ice_cream': `
    frozen yogurt, آيس كريم, es krim`,
  'amenity/pub': `
    craft beer, draft beer, quán nhậu`,
  'shop/wine': `
    rượu vang`,
  'amenity/restaurant/seafood': `
    fresh fish, balık restoranı, balık lokantası, deniz ürünleri, restaurant de poisson, frutti di mare, ristorante di pesce,
    рыбный ресторан, hải sản, makanan laut`,
  'shop/butcher': `
    fresh meat, halal meat, steak meat,
    buy meat, buy steak, kilo of meat, fresh beef, fresh chicken, fresh lamb, barbecue meat, bbq meat, christmas turkey, mangallık et, kurban kesimi, Grillfleisch,
    viande fraîche, carne fresca, свежее мясо, świeże mięso, لحم طازج, لحوم طازجة`,
  'shop/books': `
    nhà sách`,
  'shop/florist': `
    flower delivery, доставка цветов`,
  'shop/clothes': `
    ropa de mujer, quần áo`,
  'shop/second_hand': `
    second hand clothes, used clothes, vintage clothes, vintage clothing, ikinci el giyim, Second Hand Kleidung,
    vêtements d'occasion, ropa de segunda mano, segunda mano, abbigliamento usato, odzież używana, ملابس مستعملة, barang bekas,
    יד שנייה`,
  'shop/furniture': `
    nội thất`,
  'shop/bicycle': `
    bike repair, bicycle repair, bisiklet tamiri, réparation vélo, xe đạp`,
  'shop/mobile_phone': `
    iphone repair, screen repair, mobile phones, cep telefonu, telefon tamiri, telefon tamircisi, téléphone portable,
    réparation téléphone, reparación de celulares, reparación de móviles, riparazione cellulari, conserto de celular,
    ремонт телефонов, ремонт айфонов, naprawa telefonów, تصليح جوالات, 휴대폰 수리, sửa điện thoại, servis hp, konter hp,
    επισκευή κινητών, telefon təmiri, mobilni telefoni,
    broken phone, phone broken, phone is broken, cracked phone, cracked phone screen, broken screen, phone screen, phone screen repair, screen replacement, battery replacement,
    phone battery, fix phone, phone fixed, fix iphone, iphone screen, phone won't charge, telefon ekranı, ekran değişimi, telefonum bozuldu, telefon bozuldu,
    Handy kaputt, Handydisplay, Display kaputt, Handy Reparatur, écran cassé, téléphone cassé, pantalla rota, móvil roto, celular quebrado, tela quebrada,
    schermo rotto, telefono rotto, разбит экран, разбитый экран, замена экрана, сломался телефон, zbity ekran, naprawa telefonu, شاشة مكسورة, تصليح شاشة`,
  'shop/computer': `
    laptop repair, notebook repair, Notebook Reparatur, Laptop Reparatur, notebook tamiri, laptop tamiri, pc repair, bilgisayar tamiri, PC Reparatur, réparation ordinateur, reparación de computadoras,
    reparación de ordenadores, riparazione computer, conserto de computador, ремонт компьютеров, ремонт ноутбуков,
    naprawa komputerów, تصليح كمبيوتر, 컴퓨터 수리, sửa máy tính, servis komputer, επισκευή υπολογιστών,
    broken laptop, laptop broken, fix laptop, laptop screen, fix computer, computer broken, computer fixed, bilgisayar bozuldu, Laptop kaputt, Computer kaputt, ordinateur en panne,
    сломался ноутбук, zepsuty laptop`,
  'office/it': `
    software development, web development, yazılım şirketi, développement logiciel, desarrollo de software, empresa de software,
    sviluppo software, разработка программ, программное обеспечение, شركة برمجة, phần mềm, perangkat lunak`,
  'shop/stationery': `
    office supplies, school supplies, fournitures de bureau, material de oficina, artykuły biurowe, artykuły papiernicze,
    văn phòng phẩm, alat tulis`,
  'shop/musical_instrument': `
    guitar shop, müzik aletleri, magasin de musique, instrumentos musicales, strumenti musicali, instrumentos musicais,
    музыкальные инструменты, instrumenty muzyczne, آلات موسيقية, nhạc cụ, alat musik, μουσικά όργανα`,
  'shop/jewelry': `
    wedding rings, engagement ring, ювелирные изделия, trang sức, toko emas`,
  'shop/toys': `
    ألعاب أطفال`,
  'shop/pet': `
    pet food, dog food, cat food, pet supplies, aquarium shop, evcil hayvan, negozio di animali, корм для собак, корм для кошек,
    حيوانات أليفة, toko hewan, חנות חיות`,
  'shop/laundry': `
    wash clothes, kuru temizleme, çamaşırhane, Reinigung, Waschsalon, tintoria, مغسلة, クリーニング, 빨래방, 干洗, ซักรีด, giặt ủi,
    giặt là, laundry kiloan, πλυντήριο, hemijsko čišćenje, camaşırxana`,
  'shop/tailor': `
    clothing alterations, suit alterations, tadilat terzi, Änderungsschneiderei, costurera, ателье, ремонт одежды, 仕立て屋, 洋服直し,
    수선, 裁缝, thợ may, penjahit, dərzi, תופרת, दर्जी`,
  'craft/photographer': `
    passport photo, vesikalık, düğün fotoğrafçısı, Passfoto, Hochzeitsfotograf, photo d'identité, fotos de carnet, foto tessera,
    foto 3x4, фото на документы, zdjęcia do dokumentów, استوديو تصوير, pasfoto, 証明写真, 사진관, 증명사진, chụp ảnh, studio foto,
    fotografisanje`,
  'shop/copyshop': `
    printing, photocopy, print documents, fotokopi, kırtasiye fotokopi, Druckerei, imprimerie, photocopie, fotocopias, imprenta,
    ксерокопия, типография, ксерокс, drukarnia, ksero, طباعة, تصوير مستندات, drukkerij, コピー, 印刷, 인쇄, 복사, 打印, 复印, ถ่ายเอกสาร,
    in ấn, εκτυπώσεις, φωτοτυπίες, kopiranje`,
  'shop/beauty': `
    waxing, eyebrow threading, eyelash extensions, laser hair removal, ağda, lazer epilasyon, Kosmetik, Wimpernverlängerung,
    onglerie, épilation, uñas, depilación, estetista, ceretta, unhas, depilação, маникюр, педикюр, эпиляция, брови, paznokcie,
    kosmetyczka, صالون تجميل, مانيكير, ネイル, エステ, 네일, 네일샵, 피부관리, 美甲, ทำเล็บ, เสริมสวย, làm móng, tiệm nail, spa làm đẹp,
    ινστιτούτο αισθητικής, manikir, körömszalon, gözəllik salonu, ציפורניים, ब्यूटी पार्लर`,
  'shop/massage': `
    massage, thai massage, massaggi, massagem, массаж, тайский массаж, مساج, تدليك, マッサージ, 整体, 마사지, 按摩, นวด, นวดไทย, pijat,
    μασάζ, masszázs, מסאז', मसाज`,
  'shop/tattoo': `
    tattoo, piercing, dövme, Tätowierung, Tattoostudio, tatouage, tatuaje, tatuaggi, tatuagem, тату, татуировка, tatuaż, وشم,
    タトゥー, 타투, 문신, 纹身, สัก, xăm hình, tato, τατουάζ, tatuering, tetovaža, tetoválás, קעקוע`,
  'leisure/fitness_centre': `
    workout, crossfit, pilates, yoga class, fitness salonu, Yogakurs, salle de musculation, cours de yoga, clases de yoga,
    academia de ginástica, йога, جيم, ヨガ, 헬스, 필라테스, 요가, 瑜伽, โยคะ, tập gym, gym fitness, pusat kebugaran, γιόγκα, idman zalı`,
  'education/driving_school': `
    driving lessons, learn to drive, ehliyet, Führerschein, permis de conduire, autoescuela, licencia de conducir, autoscuola,
    auto escola, nauka jazdy, prawo jazdy, تعليم قيادة, 自動車学校, 教習所, 驾校, สอนขับรถ, học lái xe, kursus mengemudi, σχολή οδηγών,
    körskola, auto škola, avtoməktəb`,
  'office/notary': `
    notary public, notaio, كاتب عدل, notaris, 공증, công chứng, συμβολαιογράφος, javni beležnik, notarius, נוטריון`,
  'office/accountant': `
    tax return, bookkeeping, tax help, Steuerberater, Buchhalter, contador, gestoría, бухгалтерские услуги, księgowy, محاسب,
    税理士, 세무사, 会计师, บัญชี, kế toán, akuntan, λογιστής, revisor, knjigovođa, könyvelő, mühasib`,
  'office/lawyer': `
    divorce lawyer, legal help, immigration lawyer, boşanma avukatı, Scheidungsanwalt, avocat divorce, abogado de divorcio,
    юридическая помощь, محامي طلاق, 離婚弁護士, 이혼 변호사, 离婚律师, ทนาย, luật sư ly hôn, pengacara perceraian, δικηγόρος διαζυγίων, vəkil,
    محامون, محامين`,
  'office/estate_agent': `
    houses for sale, apartments for rent, flats to rent, kiralık daire, satılık ev, Immobilien, Wohnung mieten, immobilier,
    appartement à louer, pisos en alquiler, case in vendita, недвижимость, nieruchomości, عقارات, مكتب عقارات, 不動産, 부동산, 房产中介,
    อสังหาริมทรัพย์, bất động sản, μεσιτικό γραφείο, nekretnine, ingatlan, daşınmaz əmlak, נדל"ן`,
  'office/insurance': `
    car insurance, sigorta, sigortacı, Versicherung, assurance, seguros, страхование, страховка, ubezpieczenia, تأمين,
    verzekering, 保険, 보험, 保险, ประกันภัย, bảo hiểm, asuransi, ασφάλειες, försäkring, osiguranje, ביטוח`,
  'office/moving_company': `
    moving help, evden eve nakliyat, Umzug, Umzugsunternehmen, déménagement, déménageurs, mudanzas, traslochi, mudanças,
    грузоперевозки, переезд, przeprowadzki, نقل عفش, نقل اثاث, verhuizer, verhuisbedrijf, 引越し, 이사, 搬家, ขนย้าย, chuyển nhà,
    pindahan rumah, μετακομίσεις, selidbe, költöztetés, yük daşıma`,
  'amenity/car_wash': `
    oto yıkama, araba yıkama, Waschanlage, lavage auto, lavagem de carros, мойка, myjnia, wasstraat, 洗車, 세차, ล้างรถ, cuci mobil,
    perionica automobila, avtoyuma`,
  'amenity/fuel': `
    stacja benzynowa, محطة بنزين, benzinska pumpa, पेट्रोल पंप`,
  'tourism/hotel': `
    accommodation, where to sleep, place to stay, konaklama, Unterkunft, Übernachtung, hébergement, chambre d'hôtel,
    alojamiento, hospedaje, alloggio, hospedagem, где переночевать, nocleg, سكن, overnachting, 宿, 숙박, 住宿, ที่พัก, chỗ ở,
    penginapan, boende, smeštaj, szállás`,
  'education/kindergarten': `
    babysitter, kreş, anaokulu, çocuk bakımı, garderie, maternelle, guardería, jardín de infantes, asilo nido, детский сад,
    садик, przedszkole, żłobek, حضانة, روضة, kinderopvang, 어린이집, เนอสเซอรี่, อนุบาล, mầm non, nhà trẻ, taman kanak kanak, dagis,
    förskola, vrtić, óvoda, uşaq bağçası, גן ילדים`,
  'amenity/car_rental': `
    rent a car, car hire, araba kiralama, oto kiralama, Mietwagen, alquiler de coches, autonoleggio, aluguel de carros,
    прокат авто, аренда авто, تأجير سيارات, 렌터카, 租车, เช่ารถ, thuê xe, rental mobil, iznajmljivanje automobila, icarə avtomobil`,
  'amenity/bank': `
    مصرف, बैंक,
    بنوك`,
  'shop/supermarket': `
    grocery shopping, продуктовый магазин, sklep spożywczy, tạp hóa, toko kelontong`,
  'amenity/restaurant/vegan': `
    vegan food, vegan restaurant, vegetarian food, vegan yemek, vejetaryen restoran, veganes Essen, vegetarisches Restaurant,
    restaurant végétarien, restaurante vegano, comida vegana, comida vegetariana, ristorante vegano, restaurante vegetariano,
    веганское кафе, вегетарианский ресторан, restauracja wegetariańska, مطعم نباتي, 비건 식당, quán chay, restoran vegetarian`,
  'amenity/restaurant/chinese': `
    dim sum, çin yemeği, chinesisches Essen`,
  'office/travel_agent': `
    flight tickets, seyahat acentesi, uçak bileti, turizm acentesi, турагентство, سياحة وسفر, บริษัททัวร์, du lịch,
    agen perjalanan, turistička agencija`,
  'leisure/swimming_pool': `
    Schwimmbad, Hallenbad, مسبح, プール, bể bơi, simhall, hovuz, בריכה`,
  'amenity/taxi': `
    такси, تاكسي, タクシー, 택시, 出租车, แท็กซี่, ταξί, מונית, टैक्सी`,
  'shop/car': `
    used cars, cars for sale, ikinci el araba, Autohaus, Gebrauchtwagen, concessionnaire, voiture d'occasion, concesionario,
    autos usados, coches de segunda mano, auto usate, carros usados, автомобили с пробегом, salon samochodowy, سيارات مستعملة,
    autodealer, 中古車, 중고차, 二手车, รถมือสอง, ô tô cũ, mobil bekas, αντιπροσωπεία αυτοκινήτων, polovni automobili, avtosalon`,
};
