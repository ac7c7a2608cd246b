/** Words for services in languages with few words in the other lists, by the kind of place that offers them. */
export const everydayServicesAbroad: Readonly<Record<string, string>> = {
  'craft/plumber': `
    sewer line, unclog sink, repipe, fuite d'eau, chasse d'eau, destape de cañerías, tubería rota, perdita d'acqua, spurgo, scarico otturato,
    vazamento de água, desentupimento, lekkage, verstopping, vattenläcka, vvs-installatør, putkivuoto, tukos, zatkana rura, przeciek, udrażnianie rur,
    ucpaný odpad, prasklá trubka, vízszerelő, duguláselhárítás, csőtörés, desfundare canal, odčepljivanje, odgušenje kanalizacije, lavabo tıkanıklığı,
    sıhhi tesisat, протечка, вызов сантехника, διαρροή νερού, απόφραξη, נזילה, סתימה, تسليك, لوله بازکنی, नल ठीक करना, পাইপ মিস্ত্রি, பிளம்பர், 누수, 管道工,
    疏通下水道, 漏水, 通马桶, น้ำรั่ว`,
  'craft/hvac': `
    no heat, air conditioning installation, mini split, thermostat, dépannage chauffage, climatizzatore, riparazione caldaia, caldaia, riscaldamento,
    aquecimento, airco, verwarming, cv ketel, luftkonditionering, ilmastointi, ogrzewanie, serwis klimatyzacji, klimatizace, topení, klíma szerelés,
    klímaszerelő, reparații centrale, încălzire, grijanje, kalorifer, установка кондиционеров, кондиціонери, κλιματιστικά, επισκευή κλιματιστικού, θέρμανση,
    מזגנים, תיקון מזגנים, טכנאי מזגנים, תכנאי מיזוג, تدفئة, کولر گازی, تعمیر کولر, एसी रिपेयर, एसी मरम्मत, ஏசி ரிப்பேர், エアコン, 暖房, 에어컨, 보일러 수리, 空调, 暖气维修,
    แอร์`,
  'amenity/dentist': `
    crowns, gum treatment, extraction dentaire, blanchiment dentaire, endodoncia, extracción de muela, sbiancamento denti, devitalizzazione, canal dentário,
    wortelkanaalbehandeling, tandbøjle, tannregulering, hammashoito, leczenie kanałowe, bělení zubů, gyökérkezelés, fogfehérítés, albire dinți,
    aparatić za zube, izbjeljivanje zubi, лечение каналов, зубний лікар, σιδεράκια, εμφυτεύματα, טיפול שורש, הלבנת שיניים, रूट कैनाल, பல் மருத்துவமனை,
    பல் வலி, దంత వైద్యుడు, ホワイトニング, 교정, 치아미백, 补牙, ฟอกสีฟัน, pasang behel`,
  'amenity/doctors/ophthalmology': `
    glaucoma, eye exam, retina specialist, squint, eye infection, eye pain, cataratas, cirugía láser ojos, visita oculistica, cataratta, staar, øyelege,
    kaihi, zaćma, laserowa korekcja wzroku, šedý zákal, szemorvos, szürkehályog, katarakta, göz lazer, göz muayenesi, катаракта, глаукома,
    лазерная коррекция, лазерная коррекция зрения, проверка зрения, окуліст, καταρράκτης, רופא עיניים, קטרקט, טיפול לייזר בעיניים, ليزك, مياه بيضاء,
    آب مروارید, नेत्र चिकित्सक, मोतियाबिंद, नेत्र अस्पताल, आँख का अस्पताल, கண் மருத்துவர், கண் மருத்துவமனை, 白内障, レーシック, 백내장, 라식, 近视手术, 眼科医生, หมอตา,
    ต้อกระจก, เลสิค, khám mắt, katarak`,
  'shop/optician': `
    lenzen, linser, silmälasit, piilolinssit, kontaktní čočky, optikus, naočale, kontakt lens, лінзи, משקפיים, אופטיקה, عینک, عینک سازی, कॉन्टैक्ट लेंस,
    கண்ணாடி கடை, 렌즈, ร้านแว่น, mắt kính`,
  'amenity/veterinary': `
    spay, neuter, vaccin chien, stérilisation chat, vacuna perro, esterilización gatos, vaccino cane, sterilizzazione gatto, vacina cachorro, castração,
    vaccinatie hond, vaccination hund, dyrlege, koiran rokotus, szczepienie psa, sterylizacja kota, očkování psa, kastrace, oltás kutya, ivartalanítás,
    vaccin câine, sterilizare, cijepljenje psa, köpek aşısı, kedi aşısı, kısırlaştırma, прививка собаке, стерилизация кошки, εμβόλιο σκύλου, στείρωση,
    חיסון כלב, סירוס, जानवरों का डॉक्टर, கால்நடை மருத்துவர், 犬の予防接種, 수의사, 강아지 예방접종, 宠物绝育, ทำหมันแมว, tiêm phòng chó, klinik hewan, vaksin kucing`,
  'shop/pet_grooming': `
    toiletteur chien, tosquia, hundeklipper, trimmaaja, koiratrimmaus, salon pielęgnacji psów, stříhání psů, psí salon, psí kadeřnictví, kutyafodrász,
    coafor canin, frizerski salon za pse, собачий парикмахер, грумінг, περιποίηση σκύλων, מספרת כלבים, آرایشگاه سگ, डॉग ग्रूमिंग, ペットサロン, 犬の美容室, 강아지 미용,
    狗狗美容, ตัดขนสุนัข, salon anjing`,
  'amenity/dog_walking': `
    promener mon chien, passeggiatore di cani, hondenoppas, hundrastare, hundelufter, hundpassning, koiranulkoiluttaja, opieka nad psem, venčení psů,
    hlídání psů, kutyasétáltatás, kutyafelügyelet, plimbare câini, čuvanje pasa, передержка, няня для собаки, вигул собак, βόλτα σκύλου, φύλαξη σκύλων,
    דוגווקר, הוצאת כלבים, פנסיון כלבים, פנסיון חתולים, ペットシッター, 강아지 산책, 펫시터, 宠物寄养, พาหมาเดินเล่น, รับฝากสุนัข, trông chó, penitipan anjing,
    penitipan kucing`,
  'healthcare/laboratory': `
    urine test, analyses médicales, laboratoire d'analyses, test adn, test de paternité, prueba de adn, prueba de paternidad, test del dna, blodprov,
    verikoe, laboratoriokokeet, badania laboratoryjne, vérvizsgálat, laborvizsgálat, analize de sânge, vađenje krvi, babalık testi, idrar tahlili, тест днк,
    тест на отцовство, аналіз крові, τεστ dna, בדיקת דם, בדיקות דם, فحص دم, آزمایش خون, ब्लड टेस्ट, पैथोलॉजी, இரத்த பரிசோதனை, 採血, dna検査, 피검사, 유전자 검사, 抽血,
    亲子鉴定, เจาะเลือด, ตรวจดีเอ็นเอ, xét nghiệm adn, cek darah, tes dna`,
  'amenity/clinic/hair_transplantation': `
    caída del pelo, haartransplantatie, haaruitval, hårtransplantation, håravfall, hårtab, hårtransplantasjon, hiustensiirto, hiustenlähtö,
    transplantace vlasů, vypadávání vlasů, hajbeültetés, hajhullás, implant de păr, transplant de păr, căderea părului, opadanje kose, saç nakli,
    трансплантация волос, пересадка волосся, випадіння волосся, μεταμόσχευση μαλλιών, τριχόπτωση, נשירת שיער, علاج الصلع, کاشت مو, ریزش مو,
    हेयर ट्रांसप्लांट, बाल झड़ना, 薄毛治療, 自毛植毛, 탈모 치료, 植发, 脱发治疗, 掉发, ปลูกผม, tanam rambut, rambut rontok`,
  'shop/wigs': `
    wigs, perruque, peluca, parrucca, parrucche, peruca, pruik, peruker, paryk, parykk, peruukki, peruukit, paruka, paróka, perika, перука, περούκα, פאה,
    פאות, شعر مستعار, کلاه گیس, विग, かつら, ウィッグ, 가발, 假发, วิกผม, tóc giả, rambut palsu`,
  'craft/phone_repair': `
    battery replacement phone, réparation écran, mobilreparasjon, puhelinkorjaus, wymiana ekranu, oprava mobilů, telefonjavítás, service gsm,
    popravak mobitela, תיקון פלאפונים, تغيير شاشة, صيانة موبايلات, मोबाइल रिपेयर, मोबाइल मरम्मत, 修手机, ซ่อมโทรศัพท์, reparasi hp`,
  'shop/butcher': `
    pork, chorizo, embutidos, kiełbasa, maso, klobásy, cârnați, ковбаса, گوشت, मांस की दुकान, मटन शॉप, இறைச்சி கடை, 牛肉, 고기, 소시지, 肉铺, 羊肉, เนื้อสด, thịt,
    toko daging, tukang daging`,
  'shop/hairdresser': `
    klipping, kampaaja, kadeřník, tunsoare, تسريحة, हेयर कट, சலூன், tiệm tóc`,
  'shop/bathroom_furnishing': `
    bathroom fittings, salle de bain, baignoires, bañeras, muebles de baño, arredo bagno, vasche da bagno, loiça sanitária, badkamer, badkuipen, badrum,
    badkar, baderom, kylpyhuone, łazienki, wanny, wyposażenie łazienek, koupelny, vany, fürdőszoba, obiecte sanitare, kupaonice, kade, küvet, banyo mobilya,
    vitrifiye, ванны, мебель для ванной, είδη υγιεινής, μπανιέρες, כלים סניטריים, אמבטיות, أدوات صحية, حمامات, バスルーム, 욕조, 욕실용품, 卫浴, 浴缸, สุขภัณฑ์,
    thiết bị vệ sinh, bồn tắm`,
  'craft/electrician': `
    socket repair, cortocircuito, elektrikko, вызов электрика, فني كهرباء, எலக்ட்ரீஷியன், 電気屋, elektrisista`,
  'craft/caterer': `
    wedding catering, party catering, servizio catering, bufê para festas, cateringservice, catering na wesele, rautování, rendezvény catering,
    catering evenimente, yemek şirketi, кейтеринг, кейтерінг, κέτερινγκ, קייטרינג, تموين حفلات, ضيافة, کیترینگ, ケータリング, 케이터링, 출장뷔페, 餐饮外卖, 承办酒席,
    รับจัดเลี้ยง, จัดเลี้ยงนอกสถานที่, nấu cỗ, tiệc lưu động`,
};
