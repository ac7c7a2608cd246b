/** Advice, money, homes, public offices and other services, in the words of many languages, by kind. */
export const everydayOffices: Readonly<Record<string, string>> = {
  'amenity/bank': `
    hypotéka, geld abheben, girokonto, kredit, ανάληψη μετρητών, open bank account, withdraw money, mortgage, sacar dinero, abrir cuenta,
    retirer de l'argent, ouvrir un compte, prêt immobilier, एटीएम, लोन, podizanje novca, tarik tunai, prelevare soldi, mutuo, aprire un conto, 住宅ローン,
    geld opnemen, hypotheek, kredyt, wypłata gotówki, sacar dinheiro, credit, retragere bani, снять деньги, кредит, ипотека, bolån, ta ut pengar, กดเงิน,
    kredi, зняти гроші, rút tiền, 取钱, 贷款`,
  'amenity/bureau_de_change': `
    geld wechseln, euro tauschen, συνάλλαγμα, ανταλλακτήριο, exchange dollars, money exchange, foreign currency, cambiar dólares, changer de l'argent,
    change dollars, צ'יינג', המרת מטבע, tukar uang, tukar dolar, cambiare soldi, trocar dólar, casă de schimb, обменник, поменять доллары, palit ng pera,
    dövizci, dolar bozdurma, обмінник, đổi ngoại tệ, 换钱, 外币兑换, 兌換`,
  'amenity/childcare': `
    جليسة أطفال, hlídání dětí, νταντά, βρεφονηπιακός σταθμός, nanny, after school care, child minder, canguro, garde d'enfants, בייביסיטר, פעוטון, आया,
    dadilja, čuvanje djece, pengasuh anak, 아이돌봄, oppas, gastouder, niania, barnvakt, รับเลี้ยงเด็ก, พี่เลี้ยงเด็ก, tagabantay ng bata, bebek bakıcısı,
    çocuk bakıcısı, gündüz bakımevi, giữ trẻ, trông trẻ, bảo mẫu, 保姆, 月嫂, 幼托`,
  'amenity/courthouse': `tingsrätt, judecătorie, कचहरी, अदालत`,
  'amenity/fire_station': `brandweer, دفاع مدني, pemadam kebakaran, दमकल`,
  'amenity/internet_cafe': `gaming cafe, компьютерный клуб, quán net, نت كافيه, ίντερνετ καφέ, ร้านเกม, ร้านเน็ต`,
  'amenity/money_transfer': `
    حوالات, send money abroad, western union, enviar dinero, remesas, kirim uang, transfer uang, chuyển tiền, 汇款`,
  'amenity/police': `
    anzeige erstatten, report a theft, denunciar robo, porter plainte, थाना, पुलिस स्टेशन, पुलिस थाना, policijska stanica, aangifte doen, komisariat,
    policja, esquadra, polisanmälan, โรงพัก, pulisya, công an phường, 报警`,
  'amenity/post_office': `
    إرسال طرد, poslat balík, briefmarken, αποστολή δέματος, send a parcel, stamps, parcel drop off, paquetería, पार्सल भेजना, कूरियर, slanje paketa,
    kirim paket, spedire un pacco, 荷物を送る, 택배 보내기, pakket versturen, pakketpunt, paczkomat, enviar encomenda, curierat, отправить посылку, skicka paket,
    paketombud, frimärken, தபால் நிலையம், ส่งพัสดุ, ส่งของ, ptt, kargo, kargo şubesi, відправити посилку, gửi hàng, gửi bưu kiện, 寄快递, 寄包裹`,
  'amenity/recycling_centre': `
    sperrmüll, scrap metal, rubbish tip, waste disposal, chatarrería, encombrants, रद्दी, कबाड़ी वाला, kabadi wala, otkup starog željeza, reciklaža,
    tukang loak, besi tua, pengepul, isola ecologica, rottami, discarica, 不用品回収, 粗大ごみ, 廃品回収, 고물상, oud ijzer, stortplaats, złom, pszok, fier vechi, remat,
    металлолом, прием макулатуры, пункт приема металла, skrotupplag, ร้านรับซื้อของเก่า, junk shop, bote bakal, hurda, geri dönüşüm, металобрухт,
    прийом макулатури, thu mua phế liệu, phế liệu, 废品回收, 收破烂, 回收废铁`,
  'amenity/toilets': `nhà vệ sinh công cộng, دورة مياه, 公衆トイレ, 공중화장실, 公共厕所, javni wc, ห้องน้ำสาธารณะ`,
  'amenity/townhall': `
    bürgeramt, einwohnermeldeamt, council office, mayor's office, gradska uprava, općina, kantor walikota, kantor kelurahan, เทศบาล, barangay hall,
    ủy ban nhân dân`,
  'craft/caterer': `
    spanferkel, fingerfood bestellen, party food delivery, comida para eventos, banquetes, paella para eventos, plateaux repas, buffet froid, méchoui,
    מגשי אירוח, हलवाई, कैटरर्स, टिफिन सर्विस, tiffin service, nasi kotak, rinfresco, obiady na wynos, dieta pudełkowa, salgados para festa,
    churrasco para eventos, банкет на выезде, фуршет, smörgåstårta, சமையல் ஒப்பந்தம், โต๊ะจีน, ข้าวกล่อง, handaan, lutong ulam, yemek firması, tabldot,
    tiệc tại nhà`,
  'craft/computer_repair': `
    computerhilfe, mac repair, recuperar datos, réparation pc portable, assistenza pc, computerhulp, компьютерная помощь, datorhjälp, ลงวินโดว์,
    format atma, ремонт ноутбуків, cài win, cứu dữ liệu, 修电脑`,
  'craft/phone_repair': `
    تصليح ايفون, akkutausch, σπασμένη οθόνη, phone screen replacement, iphone battery replacement, tablet screen repair, reparar celular,
    changer batterie iphone, réparer écran, החלפת מסך, תיקון אייפון, mobile thik karne wala, zamjena ekrana, zamena ekrana, razbijen ekran, kijelző csere,
    mobil szerviz, service hp, layar hp pecah, ganti baterai hp, service iphone, cambio batteria telefono, vetro cellulare, 액정 교체, 액정 깨짐, scherm kapot,
    wymiana baterii w telefonie, trocar tela, arranjar telemóvel, ecran spart, reparații iphone, замена стекла айфон, разбил экран, laga mobil,
    sprucken skärm, byta skärm, iphone reparation, மொபைல் ரிப்பேர், เปลี่ยนแบตไอโฟน, ซ่อมไอโฟน, จอแตก, basag screen, palit lcd, iphone tamiri,
    розбитий екран, заміна скла, ép kính điện thoại, thay pin iphone, thay mặt kính, 换屏幕, 换手机屏, 修手機`,
  'craft/photographer': `
    تصوير أعراس, صور شخصية, fotky na pas, babyfotos, headshots, fotos para pasaporte, عکس پرسنلی, shooting photo, photos bébé, पासपोर्ट साइज फोटो,
    photo wala, slike za osobnu, fotografije za dokumente, fototessere, 七五三写真, 웨딩 사진, 여권사진, trouwfotograaf, zdjęcia do dowodu, zdjęcia paszportowe,
    poze pașaport, ședință foto, poze buletin, bröllopsfotograf, porträttfoto, போட்டோ ஸ்டுடியோ, பாஸ்போர்ட் போட்டோ, ถ่ายรูปติดบัตร, ช่างภาพงานแต่ง,
    ถ่ายพรีเวดดิ้ง, litrato, id picture, passport picture, dış çekim, фотосесія, studio ảnh, 婚纱照, 证件照, 證件照`,
  'office/accountant': `
    lohnabrechnung, cpa, payroll services, fiche de paie, הנהלת חשבונות, मुनीम, अकाउंटेंट, knjigovodstvo, jasa pembukuan, jasa akuntansi, contabilità,
    buste paga, 회계사, 회계사무소, administratiekantoor, redovisningsbyrå, ทำบัญชี, รับทำบัญชี, бухгалтерські послуги, dịch vụ kế toán, 代理记账`,
  'office/advertising_agency': `
    دعاية وإعلان, online marketing, seo agentur, digital marketing, social media agency, marketing digital, agence marketing, référencement, jasa iklan,
    percetakan reklame, web marketing, рекламное агентство, наружная реклама, продвижение сайтов, ป้ายโฆษณา, ร้านทำป้าย, dijital pazarlama,
    sosyal medya ajansı, tabela yapan, quảng cáo, công ty quảng cáo, 广告公司`,
  'office/architect': `
    house plans, building plans, estudio de arquitectura, cabinet d'architecture, проект дома, thiết kế nhà, projekt domu, 건축설계, 建筑设计, आर्किटेक्ट,
    नक्शा बनाने वाला`,
  'office/charity': `
    volunteering, hilfsorganisation, ehrenamt, dernek, yardım derneği, voluntariado, bénévolat, associazione di volontariato, волонтеры, wolontariat,
    goede doelen, vrijwilligerswerk, välgörenhet, ボランティア団体, 자선단체, 봉사단체, φιλανθρωπικό ίδρυμα, yayasan, มูลนิธิ, धर्मार्थ संस्था`,
  'office/consulting': `
    yönetim danışmanlığı, consulenza aziendale, бизнес консультант, tư vấn doanh nghiệp, doradztwo biznesowe, managementkonsult, استشارات, コンサルティング会社,
    경영 컨설팅, 管理咨询, σύμβουλος επιχειρήσεων, konsultan bisnis`,
  'office/coworking': `shared office, hot desk`,
  'office/diplomatic/consulate': `
    passport renewal abroad, visa application, visum beantragen, vize başvurusu, trámite de visa, demande de visa, визовый центр, xin visa, تأشيرة, 签证中心,
    สถานทูต, दूतावास`,
  'office/employment_agency': `
    jobvermittlung, find a job, bolsa de trabajo, recrutement, lowongan kerja, agenzia interinale, offerte di lavoro, vacatures, locuri de muncă,
    agenție recrutare, поиск работы, вакансии, bemanningsföretag, lediga jobb, iş bulma, tìm việc làm, giới thiệu việc làm, 找工作, 招聘中介, 劳务公司`,
  'office/engineer': `
    mühendislik firması, inşaat mühendisi, studio di ingegneria, ingegnere edile, инженерная компания, công ty kỹ thuật, biuro projektowe, konstruktor,
    ingenieursbureau, konstruktör byggnad, مكتب استشارات هندسية, 設計会社, 엔지니어링, 工程公司, μηχανικός, πολιτικός μηχανικός, inženjering, konsultan teknik`,
  'office/estate_agent': `
    شقق للايجار, شقق للبيع, pronájem bytu, prodej domu, wohnungssuche, eigentumswohnung, ενοικιαζόμενα διαμερίσματα κατοικίας, αγορά σπιτιού,
    κτηματομεσίτης, property for sale, renta de departamentos, departamentos en renta, alquiler de pisos, اجاره آپارتمان, خرید خانه, location appartement,
    maison à vendre, דירות להשכרה, מתווך, דירות למכירה, किराए का मकान, मकान बिकाऊ, जमीन खरीदना, kiraye ka makan, किराए पर कमरा, najam stana,
    stanovi za najam, prodaja stanova, izdavanje stanova, kiadó lakás, eladó ház, rumah dijual, rumah kontrakan, sewa apartemen, agen properti, jual tanah,
    case in affitto, appartamenti in vendita, affitto appartamento, アパート探し, 원룸, 집 구하기, 아파트 매매, huis kopen, huurwoning, appartement huren,
    apartamento para alugar, casa à venda, arrendar casa, case de vânzare, garsonieră de închiriat, снять квартиру, купить квартиру, аренда жилья,
    hyra lägenhet, köpa hus, bostad, வாடகை வீடு, வீட்டு தரகர், வீடு விற்பனை, บ้านเช่า, ขายบ้าน, นายหน้าอสังหา, หอพัก, คอนโดให้เช่า, ขายที่ดิน, paupahan,
    bahay na paupahan, bahay at lupa, boarding house, satılık daire, satılık arsa, зняти квартиру, нерухомість, оренда квартири, рієлтор, nhà đất,
    thuê nhà, mua nhà, thuê căn hộ, nhà cho thuê, 租房, 买房, 租屋, 二手房`,
  'office/government/register_office': `
    birth certificate, marriage license, evlendirme dairesi, acta de nacimiento, acte de naissance, état civil, stato civile, свидетельство о рождении,
    đăng ký kết hôn, أحوال مدنية, 戸籍, 주민센터, 婚姻登记处, 民政局, ληξιαρχείο, stare civilă, catatan sipil, ที่ว่าการอำเภอ`,
  'office/government/tax': `
    hacienda, cục thuế, chi cục thuế, belastingdienst, skatteverket, 稅務局, poreska uprava, finanțe anaf, kantor pajak, สรรพากร, آیکر دفتر, आयकर कार्यालय`,
  'office/insurance': `
    haftpflicht, कार इंश्योरेंस, polizza casa, 보험설계사, agent ubezpieczeniowy, страховая, hemförsäkring, försäkringsbolag, ประกันรถยนต์, ต่อพรบ, ประกันชีวิต,
    автоцивілка, bảo hiểm nhân thọ, 保險`,
  'office/it': `
    تصميم مواقع, برمجة, webseite erstellen lassen, webdesigner, app entwickeln, κατασκευή ιστοσελίδων, εταιρεία πληροφορικής, website design,
    web developer, app development, it support, computer services, diseño web, páginas web, soporte informático, création site internet, développeur web,
    agence web, ssii, वेबसाइट बनाना, izrada web stranica, izrada sajtova, programiranje, jasa pembuatan website, bikin website, siti web,
    assistenza informatica, creare sito web, ホームページ制作, 홈페이지 제작, website laten maken, ict bedrijf, strony internetowe, tworzenie stron, criação de sites,
    suporte técnico informática, creare site, создание сайтов, разработка сайтов, программисты, webbyrå, hemsida, webbdesign, ทำเว็บไซต์, บริษัทซอฟต์แวร์,
    รับทำเว็บไซต์, web tasarım, yazılımcı, web sitesi yaptırmak, створення сайтів, розробка сайтів, thiết kế web, làm website, 网站建设, 网站制作`,
  'office/lawyer': `
    استشارات قانونية, rozvodový právník, mietrecht, rechtsberatung, fachanwalt, will and probate, legal advice, asesoría legal, conseil juridique, एडवोकेट,
    odvjetnik za razvod, advokatska kancelarija, bantuan hukum, consulenza legale, 法律相談, 법률상담, echtscheidingsadvocaat, juridisch advies, kancelaria prawna,
    consultanță juridică, advokatbyrå, ปรึกษากฎหมาย, văn phòng luật, tư vấn pháp luật, 移民律师, 法律咨询`,
  'office/logistics': `
    freight forwarder, customs broker, frachtführer, kurierdienst, kargo firması, gümrük müşaviri, agente de aduanas, transporte de carga, mensajería,
    transitaire, coursier, corriere espresso, autotrasporti, грузовые перевозки, таможенный брокер, курьерская служба, vận chuyển hàng hóa,
    chuyển phát nhanh, koerier, expediteur, budfirma, شحن, تخليص جمركي, 宅配便, 퀵서비스, 快递公司, μεταφορές εμπορευμάτων, κούριερ, špedicija, kurirska služba,
    curierat rapid, บริษัทขนส่ง, motoboy`,
  'office/notary': `
    توثيق, beglaubigung, beurkundung, document notarization, power of attorney, escritura pública, poder notarial, शपथ पत्र, ovjera dokumenata, ppat,
    rogito, atto notarile, testament opmaken, akt notarialny, reconhecer firma, нотариальная доверенность, заверить документы, panotaryo`,
  'office/private_investigator': `
    detektiv, частный детектив, thám tử, detektyw, privédetective, 흥신소, 탐정, ντετέκτιβ, detektif swasta, นักสืบ`,
  'office/security': `
    sicherheitsdienst, wachschutz, alarmanlage, bodyguard, alarm company, alarmas, cámaras de seguridad, agent de sécurité, alarme maison,
    vidéosurveillance, gardiennage, vigilanza, allarmi casa, telecamere di sicurezza, видеонаблюдение, установка сигнализации, alarm sistemi,
    kamera sistemi, lắp camera, lắp camera an ninh`,
  'office/surveyor': `vermessungsbüro, harita mühendisi, межевание, landmeter, 측량, 测量, τοπογράφος, ukur tanah`,
  'office/tax_advisor': `
    steuerberatung, lohnsteuerhilfe, φορολογική δήλωση, tax preparation, tax filing, income tax help, fiscaliste, इनकम टैक्स, जीएसटी रजिस्ट्रेशन,
    lapor pajak, 確定申告, 세금 신고, belastingaangifte, belastingadviseur, deklaration hjälp, khai thuế, làm thuế, 报税, 税务咨询, 報稅`,
  'office/translator': `
    ترجمة معتمدة, soudní překladatel, μεταφραστής, επίσημη μετάφραση, interpreter, traducción de documentos, intérprete, ترجمه رسمی, traduction document,
    अनुवादक, sudski tumač, prevođenje dokumenata, jasa terjemahan, traduttore, 통역, tolk, tradução de documentos, перевод документов, переводчик,
    översättare, แปลเอกสาร, รับแปลเอกสาร, ล่าม, yeminli tercüman, noter onaylı çeviri, переклад документів, phiên dịch`,
  'shop/bookmaker': `
    sports betting, bookie, iddaa bayi, ganyan bayii, apuestas deportivas, paris sportifs, scommesse sportive, ставки на спорт, punkt bukmacherski,
    sportweddenschappen, vedslagning, 競馬投票, sportska kladionica, pariuri sportive, agenție pariuri`,
  'shop/copyshop': `
    كروت شخصية, kopien machen, bachelorarbeit binden, ausdrucken, επαγγελματικές κάρτες, business cards, scan documents, lonas impresas, کارت ویزیت,
    impression flyers, reliure mémoire, צילום מסמכים, הדפסות, כרטיסי ביקור, प्रिंट आउट, विजिटिंग कार्ड, शादी के कार्ड, fotokopiranje, kopirnica, vizitke,
    printanje, vizit karte, cetak undangan, cetak kartu nama, rilegatura tesi, stampare documenti, 名刺印刷, コピー屋, 명함, 출력, kopiëren, visitekaartjes,
    posters drukken, copiator, cărți de vizită, печать на футболках, широкоформатная печать, skriva ut, visitkort, ஜெராக்ஸ், ஜெராக்ஸ் கடை, นามบัตร,
    ร้านปริ้น, ปริ้นงาน, paprint, tarpaulin, davetiye bastırma, dijital baskı, çıktı alma, роздрукувати документи, візитки, in card visit, in tờ rơi,
    in tài liệu, 名片印刷, 影印`,
  'shop/dry_cleaning': `
    غسيل جاف, كوي ملابس, anzug reinigen, hemden bügeln, suit cleaning, wedding dress cleaning, ironing service, planchado, اتوشویی, nettoyage costume,
    repassage, ड्राई क्लीनर्स, ड्राई क्लीनिंग, lavasecco, stiratura camicie, stireria, クリーニング屋, strijkservice, magiel, passar roupa, чистка пуховика,
    strykning, ซักแห้ง, gelinlik temizleme, ütücü, 乾洗`,
  'shop/funeral_directors': `
    feuerbestattung, κηδεία, cremation service, velatorio, obsèques, 葬式, 火葬, 상조, crematie, похоронное бюро, dịch vụ tang lễ, mai táng, 葬礼`,
  'shop/laundry': `
    münzwäscherei, service wash, lavar ropa, autoservicio de lavado, lavomatique, מכבסה, कपड़े धोने वाला, प्रेस वाला, perionica veša, lavare i panni, 洗濯,
    코인빨래방, lavar roupa, постирать вещи, சலவை, டோபி, ซักผ้าหยอดเหรียญ`,
  'shop/lottery': `
    lottery tickets, scratch cards, lottoschein, jeux à gratter, лотерейные билеты, totolotek, trisslotter, 宝くじ, 복권, 로또, 彩票, λαχεία`,
  'shop/money_lender': `
    quick loan, cash advance, loan office, sofortkredit, kreditvermittlung, préstamos rápidos, préstamos personales, prêt rapide, prestiti veloci,
    finanziaria prestiti, микрозайм, быстрые деньги, займ, vay tiền nhanh, chwilówka, snabblån, قرض سريع, 대부업체, 小额贷款, πιστωτικά, pinjaman cepat,
    împrumuturi rapide`,
  'shop/pawnbroker': `
    schmuck verkaufen, αγορά χρυσού, sell gold, cash for gold, empeñar joyas, rachat d'or, prêt sur gage, gadai emas, gadai, 金買取, 금 매입, sälja guld,
    altın bozdurma, altın alan, 回收黄金`,
  'shop/printer_ink': `đổ mực máy in, 잉크충전, isi ulang tinta`,
  'shop/shoe_repair': `
    تصليح أحذية, absatz reparieren, schuhe besohlen, επισκευή παπουτσιών, heel repair, resoling, zapatero, arreglar zapatos, تعمیر کفش, talon minute,
    ressemelage, जूते की मरम्मत, postolar, popravak cipela, sol sepatu, reparasi sepatu, riparazione scarpe, risuolare scarpe, 靴の修理, 구두방, hakken repareren,
    naprawa butów, reparații încălțăminte, набойки, klacka skor, ซ่อมรองเท้า, ayos sapatos, ayakkabı tamiri, kunduracı, ayakkabı boyacısı, sửa giày,
    dán đế giày, 补鞋`,
  'shop/tailor': `
    تفصيل ثياب, تقصير بنطلون, ترزي, zkrácení kalhot, opravy oděvů, kleid ändern, reißverschluss tauschen, maßanzug, μεταποιήσεις ρούχων, hem trousers,
    shorten pants, custom suits, subir bastilla, ourlet pantalon, costume sur mesure, תיקון בגדים, ब्लाउज सिलाई, कपड़े सिलने वाला, सूट सिलाई, darzi, टेलर,
    skraćivanje hlača, popravak odjeće, krojački salon, nadrág felvarrás, jahit baju, permak jeans, vermak celana, orlo pantaloni, abito su misura, 洋服のお直し,
    裾上げ, オーダースーツ, 옷수선, 맞춤 정장, broek inkorten, kledingreparatie, rits vervangen, skracanie spodni, przeróbki krawieckie, ajuste de roupas, barra de calça,
    scurtat pantaloni, croitoreasă, retușuri haine, подшить брюки, пошив одежды, lägga upp byxor, klädlagning, ร้านตัดเสื้อ, ซ่อมเสื้อผ้า, ตัดชุด, ตัดสูท,
    แก้เสื้อผ้า, pabago ng damit, paça kısaltma, elbise tadilatı, fermuar değişimi, takım elbise diktirme, підшити штани, пошиття одягу, sửa quần áo,
    may áo dài, lên lai quần, 改裤脚, 修改衣服, 定做西装`,
  'shop/travel_agency': `
    مكتب سفر, تذاكر طيران, رحلات عمرة, letenky, last minute urlaub, flug buchen, αεροπορικά εισιτήρια, holiday packages, cheap flights, vuelos baratos,
    paquetes turísticos, بلیط هواپیما, billets d'avion, voyage organisé, séjour pas cher, טיסות, ट्रैवल एजेंट, हवाई टिकट, टूर पैकेज, putovanja, avio karte,
    letovanje, repülőjegy, tiket pesawat, agen travel, paket wisata, paket umroh, voli economici, pacchetti vacanza, 航空券, 항공권, 패키지 여행, vakantie boeken,
    vliegtickets, tanie loty, agenție de turism, bilete avion, vacanțe, путевки, горящие туры, авиабилеты, экскурсии, flygbiljetter, டிராவல்ஸ்,
    சுற்றுலா ஏஜென்சி, ทัวร์, ตั๋วเครื่องบิน, tiket sa eroplano, tur şirketi, umre turları, турагенція, путівки, гарячі тури, vé máy bay, đại lý vé máy bay,
    机票, 跟团游, 機票`,
};
