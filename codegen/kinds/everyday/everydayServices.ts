/** Words for services and made-to-order goods, in the languages of the map, by the kind of place that offers them: "new tyres", "birthday cake". */
export const everydayServices: Readonly<Record<string, string>> = {
  'shop/tyres': `
    new tyres, winter tyres, tyre fitting, puncture repair, yeni lastik, lastik değişimi, kışlık lastik, neue Reifen, Winterreifen,
    Reifen wechseln, Reifenpanne, pneus neufs, pneus hiver, changement de pneus, crevaison, neumáticos nuevos, llantas nuevas,
    cambio de neumáticos, cambio de llantas, pinchazo, gomme nuove, cambio gomme, gommista, pneus novos, troca de pneus, borracharia,
    borracheiro, nieuwe banden, banden wisselen, nowe opony, wymiana opon, wulkanizacja, новые шины, замена шин, зимняя резина,
    إطارات جديدة, تغيير إطارات, كفرات, بنشر, タイヤ交換, 타이어 교체, 换轮胎, 輪胎, ยางใหม่, เปลี่ยนยาง, ร้านยาง, thay lốp xe, ganti ban, tambal ban,
    νέα λάστιχα, λάστιχα αυτοκινήτου, nya däck, däckbyte, nove gume, zimske gume, gumicsere, anvelope, צמיגים, פנצריה, şin təmiri`,
  'shop/pastry': `
    celebration cake, custom cake, order a cake, nişan pastası, pasta siparişi, Geburtstagstorte, Hochzeitstorte,
    gâteau d'anniversaire, pièce montée, tarta de cumpleaños, torta de cumpleaños, pastel de cumpleaños, torta di compleanno,
    bolo de aniversário, bolo de casamento, verjaardagstaart, tort urodzinowy, торт на день рождения, свадебный торт, торты на заказ,
    كيكة عيد ميلاد, كيك عيد ميلاد, تورتة, 誕生日ケーキ, 생일 케이크, 생일케이크, 生日蛋糕, เค้กวันเกิด, bánh sinh nhật, bánh kem sinh nhật,
    kue ulang tahun, kue pengantin, τούρτα γενεθλίων, födelsedagstårta, rođendanska torta, születésnapi torta, tort de aniversare,
    עוגת יום הולדת, जन्मदिन का केक, ad günü tortu, syntymäpäiväkakku, narozeninový dort`,
  'amenity/cafe': `
    cafe to work, work friendly cafe, laptop cafe, study cafe, coffee and cake, tea and cake, wifi'li kafe, wifili kafe,
    ders çalışmalık kafe, çalışma kafesi, Kaffee und Kuchen, Café zum Arbeiten, Café mit WLAN, café avec wifi, café pour travailler,
    café con wifi, café para trabajar, caffè con wifi, café com wifi, café para trabalhar, кафе с wifi, кафе с вайфаем, кофе с собой,
    kawiarnia z wifi, مقهى واي فاي, قهوة مختصة, قهوة تركية, 勉強できるカフェ, 와이파이 카페, 카공, ร้านกาแฟ wifi, quán cafe wifi, cafe wifi,
    kafe wifi, tempat nongkrong, tempat ngopi, כוס קפה, בית קפה עם wifi, καφές και γλυκό, kafé med wifi, kávézó wifi`,
  'shop/optician': `
    prescription glasses, reading glasses, eyeglass repair, glasses repair, numaralı gözlük, güneş gözlüğü, gözlük tamiri, neue Brille,
    Sonnenbrille, Gleitsichtbrille, lunettes de vue, lunettes de soleil, lentilles de contact, gafas graduadas, gafas de sol,
    lentes de contacto, lentillas, occhiali da vista, occhiali da sole, lenti a contatto, óculos de grau, óculos de sol,
    lentes de contato, leesbril, zonnebril, okulary korekcyjne, soczewki, очки для зрения, солнечные очки, контактные линзы,
    نظارات طبية, نظارات شمسية, عدسات لاصقة, コンタクトレンズ, サングラス, 콘택트렌즈, 선글라스, 配眼镜, 隐形眼镜, ตัดแว่น, คอนแทคเลนส์, cắt kính,
    kính áp tròng, kacamata minus, softlens, φακοί επαφής, γυαλιά ηλίου, kontaktlinser, kontaktna sočiva, kontaktlencse, עדשות מגע`,
  'shop/hairdresser': `
    hair dye, hair colour, highlights, balayage, perm, keratin treatment, hair extensions, fön, balyaj, röfle, keratin bakımı,
    Haare färben, Strähnchen, Dauerwelle, coloration cheveux, mèches, lissage, tinte de pelo, mechas, alisado, colore capelli,
    taglio e piega, tintura cabelo, escova progressiva, luzes cabelo, haar verven, koloryzacja, farbowanie włosów, окрашивание волос,
    мелирование, покраска волос, صبغ شعر, قص شعر, بروتين شعر, ヘアカラー, 縮毛矯正, パーマ, 염색, 파마, 펌, 染发, 烫发, ย้อมผม, ยืดผม, nhuộm tóc,
    uốn tóc, cat rambut, smoothing rambut, βαφή μαλλιών, klippa håret, šišanje, hajfestés, תספורת, צבע לשיער, vopsit păr`,
  'shop/hairdresser/barber': `
    beard trim, hot towel shave, fade haircut, skin fade, sakal tıraşı, erkek saç kesimi, Bart trimmen, Bartpflege, taille de barbe,
    arreglo de barba, corte de barba, corte degradado, barba e capelli, corte masculino, strzyżenie brody, стрижка бороды, حلاقة ذقن,
    حلاقة, バーバー, 바버샵, 男士理发, ตัดผมชาย, cắt tóc nam, cạo râu, cukur rambut, pangkas rambut, κούρεμα ανδρικό, brijanje`,
  'amenity/dentist': `
    dental implants, dental implant, dental braces, braces, invisalign, wisdom tooth, wisdom tooth removal, tooth extraction,
    tooth filling, dentures, implant diş, diş teli, yirmilik diş, diş dolgusu, diş beyazlatma, diş temizliği, Zahnimplantat,
    Zahnimplantate, Zahnspange, Weisheitszahn, Zahnreinigung, Zahnfüllung, implant dentaire, appareil dentaire, dent de sagesse,
    détartrage, implantes dentales, brackets, muela del juicio, limpieza dental, blanqueamiento dental, impianto dentale,
    apparecchio denti, pulizia denti, implante dentário, aparelho dentário, clareamento dental, gebitsreiniging, implanty zębów,
    aparat na zęby, wybielanie zębów, имплантация зубов, брекеты, удаление зуба, отбеливание зубов, чистка зубов, زراعة أسنان,
    تقويم أسنان, تبييض أسنان, خلع ضرس, インプラント, 歯列矯正, 歯のクリーニング, 임플란트, 치아교정, 스케일링, 사랑니, 种植牙, 洗牙, 拔牙,
    รากฟันเทียม, จัดฟัน, ขูดหินปูน, trồng răng, niềng răng, nhổ răng, tẩy trắng răng, kawat gigi, behel, cabut gigi, scaling gigi,
    εμφυτεύματα δοντιών, λεύκανση δοντιών, tandimplantat, zubni implantati, fogimplantátum, השתלת שיניים, יישור שיניים`,
  'craft/plumber': `
    boiler installation, water heater, water heater installation, water heater repair, bathroom leak, tap repair, sink repair, toilet blocked,
    musluk tamiri, tuvalet tıkanıklığı, kombi montajı, Wasserhahn reparieren, Toilette verstopft, WC verstopft, wc bouché,
    évier bouché, chauffe eau, calentador de agua, váter atascado, desatascar, rubinetto che perde, scaldabagno, conserto de torneira,
    encanamento entupido, verstopte wc, zapchany zlew, течёт кран, засор унитаза, سباكة, تسليك مجاري, トイレつまり, 변기 막힘,
    马桶堵塞, ท่อตัน, ซ่อมท่อ, thông tắc bồn cầu, sửa ống nước, pipa bocor, wc mampet, βουλωμένη τουαλέτα, stopp i avloppet, dugulás`,
  'craft/electrician': `
    rewiring, socket installation, light installation, fuse box, elektrik tamiri, avize montajı, priz tamiri, Steckdose anschließen,
    Lampe anschließen, panne électrique, dépannage électricité, instalación eléctrica, avería eléctrica, impianto elettrico,
    instalação elétrica, elektra storing, naprawa elektryki, замена проводки, ремонт проводки, كهربجي, تمديد كهرباء, 漏電, 누전, 电路维修,
    ซ่อมไฟ, sửa điện, instalasi listrik, korsleting`,
  'craft/photographer': `
    wedding photos, family photos, photo shoot, photo prints, passport photos, fotoğraf çekimi, düğün fotoğrafı, Bewerbungsfoto, Familienfotos,
    Hochzeitsfotos, séance photo, photo de mariage, sesión de fotos, fotos de boda, servizio fotografico, ensaio fotográfico,
    fotoshoot, sesja zdjęciowa, фотосессия, свадебный фотограф, جلسة تصوير, 家族写真, 가족사진, 拍照, ถ่ายรูป, chụp ảnh cưới, foto prewedding`,
  'shop/beauty': `
    eyebrows, lash lift, facial, facial treatment, skin care, kaş alma, cilt bakımı, kirpik lifting, protez tırnak,
    dolgu botoks, Augenbrauen zupfen, Gesichtsbehandlung, Wimpernlifting, soin du visage, extension de cils, limpieza facial,
    depilación láser, pestañas, pulizia viso, extension ciglia, limpeza de pele, design de sobrancelha, wenkbrauwen, gezichtsbehandeling,
    rzęsy, oczyszczanie twarzy, наращивание ресниц, чистка лица, лазерная эпиляция, تنظيف بشرة, ليزر إزالة شعر, まつげエクステ, 脱毛, 속눈썹,
    왁싱, 美容, 美睫, ต่อขนตา, ทำหน้า, nối mi, phun xăm, chăm sóc da, sulam alis, facial wajah, καθαρισμός προσώπου, fransförlängning`,
  'shop/beauty/nails': `
    manicure, pedicure, gel nails, nail art, manikür, pedikür, kalıcı oje, Maniküre, Pediküre, Gelnägel, Nägel machen, manucure,
    pose d'ongles, manicura, uñas de gel, unghie gel, unhas de gel, manicure hybrydowy, маникюр гель лак, наращивание ногтей,
    جل أظافر, ジェルネイル, 젤네일, 做指甲, ทำเล็บเจล, làm nail, kuteks, νύχια, naglar`,
  'shop/massage': `
    back massage, full body massage, deep tissue massage, couples massage, masaj salonu, Rückenmassage, Ganzkörpermassage,
    massage du dos, massage relaxant, masaje, masaje relajante, masajes, massaggio rilassante, massagem relaxante, rugmassage,
    masaż, masaż pleców, массаж спины, مساج ظهر, 肩こり, 전신 마사지, 推拿, นวดตัว, massage body, pijat urut, refleksi, ryggmassage, masaža`,
  'shop/car_repair': `
    car service, mot test, engine repair, car battery, exhaust repair, car inspection, araba bakımı, akü değişimi, fren değişimi, oto servis,
    Inspektion Auto, Auspuff reparieren, Bremsen wechseln, Autobatterie, révision voiture, changer batterie voiture, freins voiture,
    cambio de batería, frenos coche, revisión coche, cambio batteria auto, tagliando auto, freni auto, revisão carro, troca de bateria,
    apk keuring, remmen vervangen, wymiana hamulców, przegląd auta, замена тормозов, замена аккумулятора, диагностика авто, تغيير بطارية,
    فحص سيارة, オイル交換, 車検, 엔진오일 교체, 汽车保养, 修车, เปลี่ยนน้ำมันเครื่อง, thay nhớt, rửa xe bảo dưỡng, servis mobil, tune up,
    αλλαγή λαδιών, oljebyte, servis automobila, olajcsere, schimb ulei, טיפול לרכב, yağ dəyişmə`,
  'shop/bicycle': `
    puncture bike, bike service, ebike, e bike repair, fahrrad reparieren, Fahrradwerkstatt, Platten flicken, vélo électrique,
    réparer vélo, arreglar bicicleta, taller de bicicletas, bicicleta eléctrica, riparazione bici, conserto de bicicleta,
    fietsreparatie, lekke band, naprawa roweru, ремонт велосипедов, تصليح دراجات, 自転車修理, 자전거 수리, 修自行车, ซ่อมจักรยาน,
    sửa xe đạp, servis sepeda, επισκευή ποδηλάτων, cykelverkstad, kerékpárszerviz`,
  'shop/mobile_phone': `
    phone repair, cracked screen, broken screen, phone case, phone cases, phone charger, sim card, second hand phone, used phones,
    used iphone, ekran değişimi, telefon kılıfı, ikinci el telefon, Handy Display Reparatur, Handyhülle, SIM Karte, gebrauchte Handys,
    écran cassé, coque téléphone, carte sim, pantalla rota, cambio de pantalla, funda móvil, tarjeta sim, schermo rotto, cover telefono,
    tela quebrada, troca de tela, capinha, scherm reparatie, telefoonhoesje, pęknięty ekran, etui na telefon, разбит экран,
    замена экрана, чехол для телефона, сим карта, تصليح شاشة, كفر جوال, شاحن جوال, شريحة, 画面割れ, 액정 수리, 폰케이스, 유심, 手机壳, 换屏,
    เปลี่ยนจอ, เคสมือถือ, ซิมการ์ด, thay màn hình, ốp lưng, sim thẻ, ganti lcd, casing hp, kartu perdana, οθόνη κινητού, mobilskal`,
  'office/lawyer': `
    personal injury lawyer, accident lawyer, dwi lawyer, dui lawyer, criminal lawyer, employment lawyer, custody lawyer, visa lawyer,
    injury attorney, divorce attorney, criminal defense, ceza avukatı, iş avukatı, miras avukatı, velayet avukatı, Strafverteidiger,
    Arbeitsrecht Anwalt, Familienrecht Anwalt, Mietrecht Anwalt, avocat pénal, avocat droit du travail, avocat immigration,
    abogado laboral, abogado penal, abogado de accidentes, abogado de inmigración, abogado divorcio, avvocato divorzista,
    avvocato penalista, advogado trabalhista, advogado de divórcio, advogado criminal, echtscheiding advocaat, adwokat rozwód,
    адвокат по разводам, адвокат по уголовным делам, развод юрист, محامي جنائي, محامي عمالي, 交通事故弁護士, 교통사고 변호사, 刑事律师,
    ทนายหย่า, luật sư hình sự, pengacara pidana, δικηγόρος εργατικό, advokat skilsmässa, válóügyvéd, avocat divort, עורך דין גירושין`,
  'leisure/fitness_centre': `
    personal trainer, weight training, lose weight, zumba, spinning class, aerobics, group fitness, spor salonu üyelik, kilo verme, zumba dersi,
    Krafttraining, abnehmen, coach sportif, perdre du poids, cours de zumba, entrenador personal, clases de zumba, bajar de peso,
    sala pesi, corsi fitness, perdere peso, personal trainer academia, treino funcional, sportschool, afvallen, siłownia, trener personalny,
    персональный тренер, тренажёрный зал, тренажерка, похудеть, مدرب شخصي, نادي رياضي, パーソナルジム, 筋トレ, 헬스장, 피티, 健身, 私教,
    ฟิตเนส, ออกกำลังกาย, phòng gym, tập thể hình, tempat fitness, senam, προσωπικός γυμναστής, personlig tränare, teretana, edzőterem,
    מכון כושר, חדר כושר, मशीन जिम, kuntosali, posilovna, sală de fitness`,
  'amenity/dojo': `
    judo, karate, taekwondo, boxing, kickboxing, martial arts, muay thai, jiu jitsu, krav maga, judo for kids, karate for kids, boxing classes,
    judo kursu, karate kursu, boks, dövüş sanatları, Kampfsport, Boxen, Kampfkunst, Judo für Kinder, cours de judo, cours de boxe, boxe,
    arts martiaux, clases de judo, clases de karate, clases de taekwondo, boxeo, artes marciales, corso di judo, arti marziali, pugilato,
    aulas de judô, judô, caratê, artes marciais, vechtsport, sztuki walki, дзюдо, каратэ, карате, бокс, единоборства, тхэквондо, جودو,
    كاراتيه, ملاكمة, تايكوندو, 柔道, 空手, ボクシング, 유도, 태권도, 복싱, 跆拳道, 空手道, 武术, เทควันโด, มวยไทย, võ thuật, bela diri, πυγμαχία,
    πολεμικές τέχνες, kampsport, borilačke veštine, küzdősport, ג'ודו, קראטה, איגרוף`,
  'education/dancing_school': `
    dance classes, dance lessons, salsa classes, salsa lessons, salsa dancing, ballet classes, ballet for kids, tango classes, dans kursu,
    salsa kursu, bale kursu, Tanzkurs, Salsa Kurs, Ballett für Kinder, cours de danse, cours de salsa, cours de danse classique, clases de baile,
    clases de salsa, clases de tango, clases de ballet, corso di danza, corso di salsa, aulas de dança, aula de dança, danslessen,
    kurs tańca, nauka tańca, уроки танцев, школа танцев, танцы для детей, تعليم رقص, ダンス教室, 댄스 학원, 舞蹈班, เรียนเต้น,
    học nhảy, les tari, μαθήματα χορού, danskurs, škola plesa, tánciskola, שיעורי ריקוד`,
  'education/music_school': `
    piano lessons, guitar lessons, violin lessons, singing lessons, piyano dersi, gitar kursu, Klavierunterricht, Gitarrenunterricht,
    cours de piano, cours de guitare, clases de piano, clases de guitarra, lezioni di piano, aulas de violão, aulas de piano,
    pianoles, nauka gry na gitarze, уроки фортепиано, уроки гитары, تعليم بيانو, ピアノ教室, 피아노 학원, 钢琴课, เรียนเปียโน, học đàn, les piano`,
  'education/kindergarten': `
    nursery school, playschool, playgroup, preschool, anaokulu kayıt, Kita, Kinderkrippe, crèche, école maternelle, escuela infantil,
    preescolar, scuola dell'infanzia, creche infantil, educação infantil, peuterspeelzaal, ясли, частный детский сад, 幼稚園, 保育園, 유치원,
    幼儿园, โรงเรียนอนุบาล, trường mẫu giáo, paud, παιδικός σταθμός, lekplats förskola, बालवाड़ी, प्ले स्कूल`,
  'leisure/escape_game': `
    escape room, escape game, kaçış oyunu, kaçış odası, escape oda, Fluchtspiel, jeu d'évasion, sala de escape, juego de escape,
    stanza di fuga, jogo de fuga, pokój zagadek, квест комната, квест в реальности, غرفة الهروب, 脱出ゲーム, 방탈출, 密室逃脱, ห้องปริศนา,
    phòng thoát hiểm, חדר בריחה, δωμάτιο απόδρασης, szabadulószoba, únikovka, pakohuone`,
  'craft/solar': `
    solar panels, solar panel installation, solar, pv installation, photovoltaics, güneş paneli, güneş enerjisi, Solaranlage, Photovoltaik,
    Photovoltaikanlage, PV Anlage, Balkonkraftwerk, panneaux solaires, photovoltaïque, placas solares, paneles solares, energía solar,
    pannelli solari, fotovoltaico, painéis solares, energia solar, zonnepanelen, panele słoneczne, fotowoltaika, солнечные панели,
    солнечные батареи, ألواح شمسية, طاقة شمسية, 太陽光発電, ソーラーパネル, 태양광, 太阳能板, โซลาร์เซลล์, pin mặt trời,
    điện mặt trời, panel surya, φωτοβολταϊκά, solceller, solarni paneli, napelem, panouri solare, פאנלים סולאריים, सोलर पैनल`,
  'craft/builder': `
    remodeling, home remodeling, bathroom remodeling, kitchen remodeling, basement remodeling, bathroom renovation, kitchen renovation, home renovation, house extension, basement renovation, tadilat, banyo tadilatı, ev tadilatı,
    Badsanierung, Badezimmer renovieren, Renovierung, rénovation salle de bain, rénovation maison, reformas, reforma de baño,
    reformas de cocina, ristrutturazione, ristrutturazione bagno, reforma de banheiro, badkamer renovatie, remont łazienki,
    ремонт ванной, ремонт квартир, ترميم, リフォーム, 인테리어 공사, 装修, ต่อเติมบ้าน, sửa nhà, renovasi rumah, ανακαίνιση, renovering, felújítás`,
  'amenity/animal_training': `
    dog training, puppy training, obedience training, köpek eğitimi, Hundeschule, Hundetraining, Welpenschule, dressage chien, éducateur canin,
    adiestramiento canino, adiestrador de perros, addestramento cani, adestramento de cães, hondentraining, szkolenie psów,
    дрессировка собак, кинолог, تدريب كلاب, 犬のしつけ, 반려견 훈련, 训犬, ฝึกสุนัข, huấn luyện chó, latih anjing, εκπαίδευση σκύλων, hundkurs`,
  'shop/pet_grooming': `
    dog grooming, dog haircut, cat grooming, köpek tıraşı, köpek kuaförü, Hundefriseur, Hundesalon, toilettage chien, toiletteur,
    peluquería canina, toelettatura cani, banho e tosa, trimsalon, strzyżenie psów, стрижка собак, груминг, قص شعر الكلاب, トリミング,
    애견미용, 宠物美容, ตัดขนหมา, cắt tỉa lông chó, grooming kucing, κούρεμα σκύλου, hundtrim`,
  'shop/books': `
    second hand books, second hand bookshop, used books, used bookstore, antiquarian books, sahaf, ikinci el kitap, Antiquariat,
    gebrauchte Bücher, livres d'occasion, libros usados, libros de segunda mano, libri usati, livros usados, sebo, tweedehands boeken,
    antykwariat, букинист, букинистический, كتب مستعملة, 古本, 古本屋, 헌책방, 二手书, หนังสือมือสอง, sách cũ, buku bekas, begagnade böcker`,
  'office/insurance': `
    home insurance, health insurance, life insurance, insurance agent, insurance quote, kasko, trafik sigortası, sağlık sigortası,
    Autoversicherung, Krankenversicherung, assurance auto, assurance habitation, seguro de coche, seguro de auto, seguro médico,
    assicurazione auto, seguro de carro, autoverzekering, ubezpieczenie samochodu, автострахование, осаго, تأمين سيارات, 自動車保険,
    자동차보험, 车险, ประกันรถ, bảo hiểm xe, asuransi mobil, ασφάλεια αυτοκινήτου, bilförsäkring`,
  'shop/curtain': `
    curtains, blinds, perde, perdeci, Vorhänge, Gardinen, rideaux, cortinas, tende, gordijnen, firany, шторы, ستائر, カーテン, 커튼, 窗帘,
    ผ้าม่าน, rèm cửa, gorden, κουρτίνες, gardiner, zavese, függöny, וילונות, परदे`,
  'shop/carpet': `
    carpets, rugs, halı, halıcı, Teppich, Teppiche, tapis, moquette, alfombras, tappeti, tapetes, tapijt, dywany, ковры, سجاد, 絨毯, 카펫,
    地毯, พรม, thảm, karpet, χαλιά, mattor, tepisi, szőnyeg, שטיחים, कालीन`,
  'amenity/doctors/general': `
    general physician, general practitioner, family doctor, family physician, diabetes doctor, sugar doctor, sore throat, fever, flu, check up, aile hekimi, Hausarzt, médecin de famille,
    médico de cabecera, médico de familia, medico di base, médico da família, huisarts, lekarz rodzinny, семейный врач, терапевт,
    طبيب عام, دكتور باطنية, 内科, 내과, 家庭医生, คลินิกหมอ, bác sĩ gia đình, dokter umum, οικογενειακός γιατρός, vårdcentral, háziorvos`,
  'healthcare/physiotherapist': `
    back pain, physio, sports injury, fizik tedavi, bel ağrısı, Rückenschmerzen, Krankengymnastik, mal de dos, kiné, dolor de espalda,
    fisio, mal di schiena, dor nas costas, fysio, rugpijn, ból pleców, боль в спине, علاج طبيعي, ألم الظهر, 腰痛, 도수치료, 腰疼, กายภาพบำบัด,
    đau lưng, vật lý trị liệu, sakit pinggang, fisioterapi, πόνος στη μέση, ryggont`,
  'healthcare/diagnostics': `
    ultrasound, ultrasound scan, mri scan, x ray, ct scan, ultrason, röntgen, mr çekimi, Ultraschall, MRT, Röntgen, échographie, irm, radiographie,
    ecografía, resonancia magnética, radiografía, ecografia, risonanza magnetica, ultrassom, ressonância, echografie, usg, rezonans, узи,
    мрт, рентген, سونار, أشعة, رنين مغناطيسي, 超音波検査, 초음파, 超声波, อัลตราซาวด์, siêu âm, chụp mri, usg kehamilan, υπέρηχος, ultraljud`,
  'healthcare/alternative/homeopathy': `
    homeopathic doctor, homeopathy doctor, homeopathic clinic, homeo clinic, homeopati doktoru, Homöopathie, médecin homéopathe, médico homeópata,
    medico omeopata, homeopatia, врач гомеопат, гомеопатия, طبيب تجانسي, होम्योपैथी, होम्योपैथिक डॉक्टर`,
};
