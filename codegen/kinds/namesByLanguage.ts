import { namesOfEuropeAfricaCentralAsia } from './namesOfEuropeAfricaCentralAsia.ts';
import { namesOfSouthAsia } from './namesOfSouthAsia.ts';
import { namesOfSoutheastAsia } from './namesOfSoutheastAsia.ts';
import { namesOfTheBalkans } from './namesOfTheBalkans.ts';
import { namesOfTheCaucasus } from './namesOfTheCaucasus.ts';

/** Names of kinds in languages into which few names of the schema are translated, by language; `kind: name, other name`. */
const lists: Readonly<Record<string, string>> = {
  ro: `
    amenity/childcare: Creșă; amenity/events_venue: Sală de evenimente, Salon de nunți; amenity/animal_shelter: Adăpost de animale, Adăpost de câini; amenity/animal_boarding: Pensiune canină
    amenity/vehicle_inspection: Inspecție tehnică auto, Stație ITP; amenity/social_facility/nursing_home: Azil de bătrâni, Cămin de bătrâni; amenity/dojo: Arte marțiale
    craft/carpenter: Tâmplar, Tâmplărie; craft/caterer: Catering, Firmă de catering; craft/cleaning: Firmă de curățenie, Servicii de curățenie; craft/hvac: Instalații termice, Aer condiționat, Climatizare
    craft/metal_construction: Confecții metalice, Lăcătușerie; craft/plumber: Instalator, Instalații sanitare; craft/roofer: Acoperișuri, Dulgher; craft/tiler: Faianțar; craft/upholsterer: Tapițer, Tapițerie
    craft/floorer: Montaj parchet, Pardoseli; craft/electronics_repair: Reparații electronice; craft/stonemason: Pietrar, Monumente funerare; craft/signmaker: Firme luminoase; craft/plasterer: Rigips
    education/dancing_school: Școală de dans; education/driving_school: Școală de șoferi; education/kindergarten: Grădiniță; education/language_school: Școală de limbi străine; education/music_school: Școală de muzică; education/prep_school: Meditații
    healthcare/physiotherapist: Kinetoterapeut, Kinetoterapie, Fizioterapeut, Fizioterapie; healthcare/psychotherapist: Psihoterapeut, Psiholog; healthcare/laboratory: Laborator de analize, Analize medicale; healthcare/midwife: Moașă; healthcare/optometrist: Optometrist
    healthcare/speech_therapist: Logoped; healthcare/alternative/acupuncture: Acupunctură; leisure/sauna: Saună; office/accountant: Contabil, Firmă de contabilitate, Contabilitate; office/advertising_agency: Agenție de publicitate
    office/architect: Arhitect, Birou de arhitectură; office/engineer: Inginer; office/financial_advisor: Consultant financiar; office/it: Firmă IT; office/moving_company: Firmă de mutări, Mutări; office/private_investigator: Detectiv particular; office/security: Firmă de pază
    office/surveyor: Cadastru, Topograf; office/tax_advisor: Consultant fiscal; office/translator: Birou de traduceri, Traducător; office/consulting: Consultanță; shop/bag: Genți; shop/bed: Saltele; shop/books: Librărie; shop/camera: Aparate foto
    shop/car_parts: Piese auto; shop/clothes/wedding: Rochii de mireasă; shop/electrical: Materiale electrice; shop/fishing: Articole de pescuit; shop/frame: Rame tablouri; shop/greengrocer: Aprozar, Legume fructe; shop/hairdresser/barber: Frizerie
    shop/hardware: Feronerie; shop/hearing_aids: Aparate auditive; shop/jewelry: Bijuterie, Bijuterii; shop/leather: Marochinărie; shop/lighting: Corpuri de iluminat, Lustre; shop/locksmith: Lăcătuș, Deblocări uși, Chei; shop/motorcycle_repair: Service moto
    shop/party: Articole de petrecere; shop/pastry: Cofetărie, Patiserie; shop/pet_grooming: Salon canin, Frizerie canină; shop/second_hand: Magazin second hand; shop/stationery: Papetărie; shop/tailor: Croitor, Croitorie; shop/tiles: Gresie și faianță`,
  bg: `
    amenity/clinic: Клиника, Медицински център; amenity/events_venue: Зала за събития; amenity/ice_cream: Сладолед; amenity/nightclub: Нощен клуб, Дискотека; amenity/veterinary: Ветеринарна клиника, Ветеринар; amenity/dojo: Бойни изкуства; amenity/studio: Студио
    craft/cleaning: Почистване, Фирма за почистване; craft/hvac: Климатици, Отопление; craft/metal_construction: Железария изделия, Метални конструкции; craft/roofer: Покриви, Ремонт на покриви; craft/tiler: Плочкаджия; craft/upholsterer: Тапицер; craft/window_construction: Дограма
    craft/floorer: Подови настилки; craft/electronics_repair: Ремонт на електроника; craft/signmaker: Рекламни табели; craft/plasterer: Гипсокартон; education/dancing_school: Школа по танци; education/driving_school: Автошкола, Шофьорски курсове; education/kindergarten: Детска градина
    education/language_school: Езикова школа; education/music_school: Музикална школа; education/prep_school: Частни уроци; healthcare/midwife: Акушерка; leisure/fitness_centre: Фитнес, Фитнес зала; leisure/fitness_centre/yoga: Йога; leisure/bowling_alley: Боулинг; leisure/sauna: Сауна
    leisure/escape_game: Ескейп стая; office/accountant: Счетоводител, Счетоводна къща, Счетоводство; office/advertising_agency: Рекламна агенция; office/architect: Архитект; office/employment_agency: Агенция за подбор на персонал; office/engineer: Инженер; office/financial_advisor: Финансов консултант
    office/it: ИТ фирма; office/moving_company: Хамалски услуги, Преместване; office/private_investigator: Частен детектив; office/security: Охрана, Охранителна фирма; office/surveyor: Геодезист; office/tax_advisor: Данъчен консултант; office/translator: Агенция за преводи, Преводач
    office/consulting: Консултации; shop/baby_goods: Бебешки стоки; shop/bag: Чанти; shop/bed: Матраци; shop/books: Книжарница; shop/camera: Фототехника; shop/clothes/wedding: Булчински рокли; shop/confectionery: Бонбони; shop/copyshop: Копирен център; shop/cosmetics: Козметика
    shop/curtain: Пердета; shop/electrical: Електроматериали; shop/fabric: Платове; shop/fishing: Риболовни принадлежности; shop/frame: Рамки; shop/hairdresser/barber: Бръснарница, Барбершоп; shop/kitchen: Кухни; shop/leather: Кожени изделия; shop/massage: Масаж, Масажно студио
    shop/medical_supply: Медицински изделия; shop/motorcycle_repair: Мото сервиз; shop/musical_instrument: Музикални инструменти; shop/paint: Бои; shop/party: Парти артикули; shop/pet_grooming: Фризьор за кучета; shop/seafood: Рибарница; shop/second_hand: Магазин втора употреба
    shop/tattoo: Татуировки, Татуиране; shop/tiles: Плочки; shop/watches: Часовници; shop/pastry: Сладкарница; shop/tyres: Гуми; shop/shoe_repair: Обущар; shop/tailor: Шивач, Шивашко ателие; shop/florist: Цветарски магазин, Цветя; shop/optician: Оптика`,
  hi: `
    amenity/bank: बैंक; amenity/bar: बार; amenity/car_rental: कार किराये पर; amenity/cinema: सिनेमा, सिनेमा हॉल; amenity/clinic: क्लिनिक; amenity/events_venue: मैरिज हॉल, बैंक्वेट हॉल; amenity/fast_food: फास्ट फूड; amenity/fuel: पेट्रोल पंप; amenity/ice_cream: आइसक्रीम
    amenity/nightclub: नाइट क्लब; amenity/social_facility/nursing_home: वृद्धाश्रम; craft/carpenter: बढ़ई; craft/caterer: कैटरर, कैटरिंग; craft/cleaning: सफाई सेवा; craft/gardener: माली; craft/painter: पेंटर; craft/photographer: फोटोग्राफर; craft/print_shop: प्रिंटिंग प्रेस
    education/driving_school: ड्राइविंग स्कूल; education/kindergarten: किंडरगार्टन, प्ले स्कूल; education/prep_school: कोचिंग सेंटर, ट्यूशन; healthcare/physiotherapist: फिजियोथेरेपिस्ट; healthcare/laboratory: प्रयोगशाला, पैथोलॉजी लैब; leisure/swimming_pool: स्विमिंग पूल
    leisure/fitness_centre/yoga: योग केंद्र; office/accountant: लेखाकार, चार्टर्ड अकाउंटेंट; office/architect: वास्तुकार; office/engineer: इंजीनियर; office/estate_agent: प्रॉपर्टी डीलर; office/insurance: बीमा; office/moving_company: पैकर्स एंड मूवर्स; office/notary: नोटरी
    office/security: सुरक्षा एजेंसी; shop/beauty: ब्यूटी पार्लर; shop/bicycle: साइकिल की दुकान; shop/books: किताबों की दुकान, पुस्तक भंडार; shop/car: कार शोरूम; shop/clothes: कपड़े की दुकान; shop/computer: कंप्यूटर की दुकान; shop/confectionery: मिठाई की दुकान; shop/convenience: किराना दुकान
    shop/copyshop: फोटोकॉपी; shop/electronics: इलेक्ट्रॉनिक्स; shop/electrical: बिजली का सामान; shop/furniture: फर्नीचर; shop/gift: गिफ्ट शॉप; shop/greengrocer: सब्जी की दुकान; shop/hairdresser/barber: नाई, नाई की दुकान; shop/hardware: हार्डवेयर; shop/jewelry: जौहरी, आभूषण, ज्वेलर्स
    shop/laundry: धोबी, लॉन्ड्री; shop/dry_cleaning: ड्राई क्लीनर; shop/mobile_phone: मोबाइल शॉप, मोबाइल की दुकान; shop/optician: चश्मे की दुकान; shop/pastry: केक की दुकान; shop/paint: पेंट की दुकान; shop/seafood: मछली की दुकान; shop/shoes: जूते की दुकान; shop/shoe_repair: मोची
    shop/sports: खेल का सामान; shop/stationery: स्टेशनरी; shop/toys: खिलौने की दुकान; shop/travel_agency: ट्रैवल एजेंसी; shop/tyres: टायर की दुकान; shop/watches: घड़ी की दुकान; tourism/guest_house: गेस्ट हाउस; shop/locksmith: चाबी वाला`,
  ms: `
    amenity/car_rental: Kereta sewa, Sewa kereta; amenity/car_wash: Cuci kereta; amenity/childcare: Taska, Pusat asuhan; amenity/cinema: Pawagam; amenity/dentist: Doktor gigi, Klinik gigi; amenity/events_venue: Dewan majlis; amenity/pharmacy: Farmasi; amenity/bureau_de_change: Pengurup wang
    amenity/vehicle_inspection: Pemeriksaan kenderaan; amenity/social_facility/nursing_home: Rumah orang tua; craft/carpenter: Tukang kayu; craft/caterer: Katering; craft/cleaning: Perkhidmatan pembersihan; craft/electrician: Juruelektrik; craft/gardener: Tukang kebun
    craft/hvac: Penghawa dingin, Servis aircond; craft/painter: Tukang cat; craft/photographer: Jurugambar; craft/plumber: Tukang paip; craft/roofer: Tukang bumbung; craft/tiler: Tukang jubin; craft/upholsterer: Kusyen; education/driving_school: Sekolah memandu
    education/kindergarten: Tadika; education/language_school: Pusat bahasa; education/music_school: Sekolah muzik; education/prep_school: Pusat tuisyen; healthcare/physiotherapist: Fisioterapi; healthcare/laboratory: Makmal; leisure/fitness_centre: Gimnasium; office/engineer: Jurutera
    shop/appliance: Perkakas elektrik; shop/baby_goods: Barangan bayi; shop/bag: Kedai beg; shop/bakery: Kedai roti; shop/beauty: Salun kecantikan; shop/bed: Kedai tilam; shop/books: Kedai buku; shop/butcher: Kedai daging; shop/car_parts: Alat ganti kereta; shop/car_repair: Bengkel kereta
    shop/carpet: Kedai karpet; shop/clothes/wedding: Butik pengantin; shop/copyshop: Kedai fotostat; shop/curtain: Kedai langsir; shop/florist: Kedai bunga; shop/furniture: Kedai perabot; shop/gift: Kedai hadiah; shop/grocery: Kedai runcit; shop/hairdresser: Kedai gunting rambut, Salun rambut
    shop/hairdresser/barber: Kedai gunting; shop/jewelry: Kedai emas; shop/kitchen: Kabinet dapur; shop/laundry: Dobi; shop/lighting: Kedai lampu; shop/massage: Urutan; shop/optician: Kedai cermin mata; shop/pastry: Kedai kek; shop/pet: Kedai haiwan peliharaan; shop/seafood: Kedai ikan
    shop/second_hand: Kedai bundle; shop/shoe_repair: Tukang kasut; shop/stationery: Kedai alat tulis; shop/supermarket: Pasar raya; shop/tiles: Kedai jubin; shop/watches: Kedai jam; shop/tailor: Tukang jahit, Kedai jahit; shop/locksmith: Kedai kunci, Tukang kunci; shop/tyres: Kedai tayar
    tourism/guest_house: Rumah tumpangan, Inap desa; amenity/veterinary: Klinik haiwan; office/lawyer: Peguam, Peguam cara; office/accountant: Akauntan; office/architect: Arkitek; office/insurance: Insurans; office/estate_agent: Ejen hartanah`,
  id: `
    amenity/childcare: Penitipan anak, Daycare; amenity/animal_boarding: Penitipan hewan; amenity/social_facility/nursing_home: Panti jompo; craft/hvac: Service AC, Tukang AC; craft/metal_construction: Tukang las, Bengkel las; craft/plasterer: Tukang plafon; craft/tiler: Tukang keramik
    craft/upholsterer: Tukang sofa; craft/stonemason: Tukang batu; craft/electronics_repair: Servis elektronik; craft/signmaker: Papan nama; healthcare/alternative/acupuncture: Akupunktur; leisure/fitness_centre: Pusat kebugaran, Tempat fitness; leisure/fitness_centre/yoga: Studio yoga
    leisure/spa: Spa dan pijat; office/engineer: Insinyur; office/financial_advisor: Konsultan keuangan; office/security: Jasa keamanan; office/surveyor: Juru ukur; office/tax_advisor: Konsultan pajak; office/translator: Penerjemah; shop/appliance: Toko elektronik rumah tangga; shop/bag: Toko tas
    shop/bed: Toko kasur; shop/camera: Toko kamera; shop/clothes/wedding: Gaun pengantin; shop/electrical: Toko alat listrik; shop/lighting: Toko lampu; shop/party: Toko pesta; shop/pet_grooming: Salon hewan; shop/second_hand: Toko barang bekas; shop/storage_rental: Sewa gudang
    office/architect: Arsitek, Jasa arsitek; office/lawyer: Pengacara, Kantor hukum; office/accountant: Akuntan; amenity/events_venue: Gedung pernikahan, Gedung serbaguna; shop/locksmith: Tukang kunci; craft/plumber: Tukang ledeng, Tukang pipa; craft/electrician: Tukang listrik`,
  el: `office/architect: Αρχιτέκτονας, Αρχιτεκτονικό γραφείο; amenity/childcare: Παιδικός σταθμός; education/prep_school: Φροντιστήριο; shop/hairdresser/barber: Κουρείο, Μπαρμπέρικο; office/accountant: Λογιστής, Λογιστικό γραφείο; amenity/social_facility/nursing_home: Γηροκομείο`,
  hu: `
    amenity/childcare: Bölcsőde; education/dancing_school: Tánciskola; education/driving_school: Autósiskola; education/kindergarten: Óvoda; education/language_school: Nyelviskola; education/music_school: Zeneiskola; education/prep_school: Korrepetálás
    healthcare/alternative/acupuncture: Akupunktúra; shop/bag: Táskabolt; shop/bed: Matracbolt; shop/second_hand: Használtcikk, Turkáló; office/architect: Építész, Építésziroda; amenity/social_facility/nursing_home: Idősek otthona`,
  ar: `
    amenity/childcare: حضانة; education/dancing_school: مدرسة رقص; education/driving_school: مدرسة تعليم قيادة, تعليم قيادة السيارات; education/kindergarten: روضة اطفال, روضة; education/language_school: معهد لغات; education/music_school: معهد موسيقى; education/prep_school: مركز دروس تقوية
    office/engineer: مكتب هندسي, مهندس; office/translator: مكتب ترجمة, مترجم; office/graphic_design: تصميم جرافيك; shop/bag: محل حقائب, شنط; shop/bed: مراتب; shop/hairdresser/barber: حلاق, صالون حلاقة رجالي; shop/pet_grooming: حلاقة قطط; office/architect: مهندس معماري, مكتب معماري
    amenity/events_venue: قاعة افراح, قاعة مناسبات; amenity/social_facility/nursing_home: دار مسنين; craft/plumber: سباك; craft/electrician: كهربائي`,
  fa: `
    amenity/childcare: مهد کودک, مهدکودک; education/driving_school: آموزشگاه رانندگی; education/kindergarten: پیش دبستانی; education/language_school: آموزشگاه زبان; education/music_school: آموزشگاه موسیقی; education/prep_school: کلاس کنکور; office/engineer: مهندس
    office/translator: دارالترجمه; shop/bag: کیف فروشی; shop/bed: تشک; shop/hairdresser/barber: آرایشگاه مردانه; amenity/events_venue: تالار عروسی, تالار پذیرایی; amenity/social_facility/nursing_home: خانه سالمندان; shop/tailor: خیاطی; shop/jewelry: طلافروشی; office/moving_company: باربری`,
  he: `
    amenity/childcare: מעון; education/driving_school: בית ספר לנהיגה, לימוד נהיגה; education/kindergarten: גן ילדים; education/language_school: בית ספר לשפות; education/music_school: בית ספר למוזיקה; education/prep_school: שיעורים פרטיים; healthcare/alternative/acupuncture: דיקור סיני
    shop/bag: תיקים; shop/bed: מזרנים; office/architect: אדריכל, משרד אדריכלים; amenity/events_venue: אולם אירועים, גן אירועים; amenity/social_facility/nursing_home: בית אבות; office/accountant: רואה חשבון; office/moving_company: הובלות`,
  vi: `
    amenity/childcare: Nhà trẻ; education/dancing_school: Lớp học nhảy; education/driving_school: Trường dạy lái xe; education/kindergarten: Trường mầm non, Mẫu giáo; education/language_school: Trung tâm ngoại ngữ, Trung tâm tiếng Anh; education/music_school: Trung tâm âm nhạc
    education/prep_school: Trung tâm luyện thi, Gia sư; healthcare/alternative/acupuncture: Châm cứu; office/engineer: Kỹ sư; office/translator: Dịch thuật, Công ty dịch thuật; office/graphic_design: Thiết kế đồ họa; shop/bag: Cửa hàng túi xách; shop/bed: Cửa hàng nệm
    shop/hairdresser/barber: Tiệm cắt tóc nam, Cắt tóc nam; shop/pet_grooming: Spa thú cưng; office/architect: Kiến trúc sư; amenity/events_venue: Trung tâm tiệc cưới, Nhà hàng tiệc cưới; amenity/social_facility/nursing_home: Viện dưỡng lão`,
  th: `office/architect: สถาปนิก; amenity/events_venue: ห้องจัดเลี้ยง; amenity/social_facility/nursing_home: บ้านพักคนชรา; shop/grocery: ร้านขายของชำ; craft/caterer: จัดเลี้ยง`,
  ko: `office/architect: 건축사, 건축사사무소; amenity/events_venue: 웨딩홀, 예식장; amenity/childcare: 어린이집; amenity/social_facility/nursing_home: 요양원`,
  ja: `office/architect: 建築士, 設計事務所; amenity/events_venue: 結婚式場; amenity/social_facility/nursing_home: 老人ホーム`,
  zh: `office/architect: 建筑师; amenity/events_venue: 婚宴酒店, 婚礼会所; amenity/social_facility/nursing_home: 养老院`,
  ru: `amenity/childcare: Ясли; education/prep_school: Репетитор; craft/signmaker: Изготовление вывесок; office/architect: Архитектор; amenity/events_venue: Банкетный зал; amenity/social_facility/nursing_home: Дом престарелых; amenity/animal_shelter: Приют для животных`,
  tr: `amenity/childcare: Kreş; office/translator: Tercüme bürosu, Çeviri bürosu; shop/bag: Çantacı; shop/bed: Yatakçı; amenity/events_venue: Düğün salonu; amenity/social_facility/nursing_home: Huzurevi; office/architect: Mimar, Mimarlık ofisi; office/security: Güvenlik şirketi; amenity/animal_shelter: Hayvan barınağı`,
  it: `amenity/childcare: Asilo nido; shop/bag: Borse, Pelletteria borse; shop/bed: Materassi; amenity/social_facility/nursing_home: Casa di riposo; office/architect: Architetto, Studio di architettura; amenity/animal_shelter: Canile`,
  nl: `amenity/childcare: Kinderopvang, Kinderdagverblijf; shop/bag: Tassenwinkel; shop/bed: Beddenzaak, Matrassen; amenity/social_facility/nursing_home: Verzorgingshuis, Verpleeghuis`,
  da: `amenity/childcare: Vuggestue, Dagpleje; education/prep_school: Lektiehjælp; office/translator: Oversætter; shop/bag: Taskebutik; shop/bed: Sengebutik; shop/hairdresser/barber: Barbershop, Herrefrisør`,
  sr: `
    amenity/childcare: Jaslice, Јаслице; craft/hvac: Klima servis, Grejanje i hlađenje; education/dancing_school: Škola plesa; education/driving_school: Auto škola, Ауто школа; education/kindergarten: Vrtić, Вртић, Obdanište; education/language_school: Škola stranih jezika
    education/music_school: Muzička škola; education/prep_school: Privatni časovi; office/translator: Prevodilac, Prevodilačka agencija; shop/bag: Torbe; shop/bed: Dušeci; shop/grocery: Prodavnica mešovite robe, Piljara; amenity/social_facility/nursing_home: Dom za stare; office/architect: Arhitekta`,
  hr: `shop/grocery: Trgovina mješovite robe; amenity/social_facility/nursing_home: Dom za starije; office/architect: Arhitekt`,
};

/** The names by kind and language, as the other lists have them. */
export const namesByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(byKind());

function byKind(): Map<string, Record<string, string>> {
  const all = new Map<string, Record<string, string>>();
  for (const [language, list] of [
    lists,
    namesOfSouthAsia,
    namesOfSoutheastAsia,
    namesOfTheBalkans,
    namesOfTheCaucasus,
    namesOfEuropeAfricaCentralAsia,
  ].flatMap((each) => Object.entries(each)))
    for (const entry of list.split(/[;\n]/)) {
      const [kind = '', names = ''] = entry.split(':').map((part) => part.trim());
      if (names === '') continue;
      const ofKind = all.get(kind) ?? {};
      all.set(kind, ofKind);
      ofKind[language] = [...(ofKind[language]?.split(',') ?? []), ...names.split(', ')].join(',');
    }
  return all;
}
