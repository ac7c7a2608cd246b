/** Branches of industry in any language, by kind: lists of companies have them as categories, in the language of their country. */
export const everydayIndustries: Readonly<Record<string, string>> = {
  'man_made/works/machinery': `
    machinery, machine building, machine tools, machine maker, industrial machinery, industrial machines, machine and equipment, maschinenbau,
    maschinen, werkzeugmaschinen, anlagenbau, construction mécanique, machines industrielles, machines-outils, maquinaria, maquinaria industrial,
    máquinas herramienta, macchinari, macchine industriali, macchine utensili, máquinas industriais, machinebouw, machines, maskiner,
    verkstadsindustri, maskinindustri, koneenrakennus, konepaja, maszyny, budowa maszyn, obrabiarki, strojírenství, stroje, gépgyártás, gépipar,
    utilaje, utilaje industriale, μηχανήματα, makine, makine imalatı, makine sanayi, makine ve ekipman, makine ve teçhizat,
    makine ve teçhizat imalatı, takım tezgahları, машиностроение, станки, станкостроение, промышленное оборудование, машинобудування, верстати,
    آلات, معدات, معدات صناعية, ماشین آلات, ماشین سازی, מכונות, מכונות תעשייתיות, मशीनरी, 機械, 機械メーカー, 工作機械, 기계, 공작기계, 机械, 机械设备, 机床, máy móc,
    máy công nghiệp, เครื่องจักร, mesin industri`,
  'man_made/works/car_parts': `
    automotive supplier, auto parts manufacturer, automotive industry, autozulieferer, automobilzulieferer, autoindustrie, automobilindustrie,
    équipementier automobile, industrie automobile, industria automotriz, industria del automóvil, industria automobilistica,
    componentistica auto, indústria automotiva, auto-industrie, fordonsindustri, bilindustri, autoteollisuus, branża motoryzacyjna,
    przemysł motoryzacyjny, automobilový průmysl, autóipar, αυτοκινητοβιομηχανία, otomotiv, otomotiv sanayi, otomotiv yan sanayi, oto yan sanayi,
    автопром, автомобильная промышленность, автокомпоненты, автопромисловість, صناعة السيارات, قطعه سازی, خودروسازی, תעשיית הרכב, 自動車部品メーカー,
    자동차부품, 汽车零部件, 汽车工业, công nghiệp ô tô, อุตสาหกรรมยานยนต์, suku cadang otomotif`,
  'man_made/works/textile': `
    textile, textile mill, textile industry, textile factory, yarn factory, spinning mill, weaving mill, textilfabrik, textilindustrie,
    textilhersteller, weberei, spinnerei, filature, tissage, industrie textile, hilandería, tessile, industria tessile, textielfabriek,
    textielindustrie, tekstiilitehdas, tekstylia, przemysł tekstylny, textilní průmysl, textilipar, υφαντουργία, κλωστοϋφαντουργία, tekstil,
    tekstil sanayi, dokuma, kumaş üretimi, текстиль, текстильная фабрика, ткацкая фабрика, прядильная фабрика, منسوجات, نسيج, مصنع نسيج, نساجی,
    ریسندگی, טקסטיל, कपड़ा मिल, जवुली, ஜவுளி ஆலை, 繊維, 紡績, 섬유, 방직, 纺织, 纺织厂, dệt may, สิ่งทอ, pabrik tekstil, tekstil industri`,
  'man_made/works/garments': `
    garment factory, garments, clothing manufacturer, apparel manufacturer, ready to wear, bekleidungshersteller, bekleidungsindustrie,
    fabricant de vêtements, confection, fábrica de ropa, fabricante de ropa, confecciones, produzione abbigliamento, fábrica de roupas,
    confecção, kledingfabriek, klädtillverkare, producent odzieży, szwalnia, výroba oděvů, ruhagyár, confecții, konfeksiyon ve hazır giyim,
    швейная фабрика, швейное производство, пошив одежды, مصنع ملابس, ملابس جاهزة, تولیدی پوشاک, מתפרה, 縫製工場, アパレルメーカー, 의류제조, 봉제공장, 服装厂, may mặc,
    โรงงานเย็บผ้า, konveksi, pabrik garmen`,
  'man_made/works/food': `
    food company, food companies, food manufacturer, food producer, food industry, food processing, food factory, lebensmittelhersteller, lebensmittelindustrie,
    nahrungsmittelhersteller, agroalimentaire, industrie alimentaire, industria alimentaria, fábrica de alimentos, produttore alimentare,
    indústria alimentícia, levensmiddelenindustrie, livsmedelsindustri, elintarviketeollisuus, producent żywności, przemysł spożywczy,
    potravinářství, élelmiszeripar, βιομηχανία τροφίμων, gıda sanayi, gıda üretimi, пищевая промышленность, пищевое производство,
    харчова промисловість, صناعات غذائية, صنایع غذایی, תעשיית המזון, 食品メーカー, 食品工場, 식품회사, 식품공장, 食品厂, 食品工业, chế biến thực phẩm, อุตสาหกรรมอาหาร,
    pabrik makanan`,
  'man_made/works/chemicals': `
    chemicals, chemical industry, chemical plant, paint manufacturer, chemie, chemieunternehmen, chemische industrie, chimie, industrie chimique,
    química, industria química, chimica, industria chimica, chemische fabriek, kemiindustri, kemianteollisuus, chemia przemysłowa,
    przemysł chemiczny, chemický průmysl, vegyipar, χημική βιομηχανία, kimya, kimya sanayi, kimyasal, химическая промышленность, химия, химзавод,
    хімічна промисловість, كيماويات, صناعات كيماوية, صنایع شیمیایی, תעשייה כימית, 化学メーカー, 화학회사, 化工, 化工厂, hóa chất, เคมีภัณฑ์, bahan kimia,
    pabrik kimia`,
  'man_made/works/pharmaceuticals': `
    pharma, pharmaceuticals, pharmaceutical industry, drug manufacturer, pharmaunternehmen, arzneimittelhersteller, pharmaindustrie,
    industrie pharmaceutique, laboratoire pharmaceutique, farmacéutica, laboratorio farmacéutico, industria farmacéutica, casa farmaceutica,
    farmaceutische industrie, läkemedelsföretag, lääketehdas, firma farmaceutyczna, farmaceutická firma, gyógyszergyár, fabrică de medicamente,
    φαρμακοβιομηχανία, ilaç sanayi, ilaç üretimi, ilaç fabrikası, фармацевтика, фармацевтическая компания, фармкомпания, صناعة الادوية,
    مصنع ادوية, داروسازی, חברת תרופות, 製薬会社, 제약회사, 制药, 制药厂, dược phẩm, บริษัทยา, perusahaan farmasi, pabrik obat`,
  'man_made/works/defence': `
    defence industry, defense industry, defence, defense, arms manufacturer, rüstungsindustrie, rüstungsfirma, verteidigungstechnik,
    industrie de défense, armement, industria della difesa, indústria de defesa, defensie-industrie, försvarsindustri, przemysł obronny,
    zbrojeniówka, zbrojní průmysl, hadiipar, αμυντική βιομηχανία, savunma sanayi, savunma, оборонная промышленность, впк, оборонна промисловість,
    صناعات دفاعية, صنایع دفاعی, תעשייה ביטחונית, 防衛産業, 방위산업, 军工, công nghiệp quốc phòng, industri pertahanan`,
  'man_made/works/packaging': `
    packaging, packaging company, packaging manufacturer, cardboard boxes manufacturer, verpackung, verpackungshersteller, emballage,
    fabricant d'emballages, embalaje, envases, imballaggi, embalagens, verpakkingen, förpackningar, emballasje, pakkaukset, opakowania,
    producent opakowań, obaly, csomagolóanyag, ambalaje, συσκευασία, ambalaj sanayi, karton kutu, упаковка, производство упаковки, пакування,
    تغليف, مواد تغليف, بسته بندی, אריזות, पैकेजिंग, 包装資材, 包材メーカー, 포장재, 包装, 包装厂, bao bì, บรรจุภัณฑ์, kemasan, pabrik kemasan`,
  'man_made/works/plastics': `
    plastics, plastic manufacturer, plastic injection, injection moulding, rubber, rubber manufacturer, tyre manufacturer, kunststoff,
    kunststofftechnik, spritzguss, plasturgie, plastique, injection plastique, caoutchouc, inyección de plástico, materie plastiche,
    stampaggio plastica, injeção de plástico, borracha, spuitgieten, formsprutning, muovi, muoviteollisuus, tworzywa sztuczne, wtryskownia, guma,
    plasty, vstřikování plastů, műanyag, fröccsöntés, mase plastice, injecție mase plastice, πλαστικά, plastik, plastik enjeksiyon, kauçuk,
    lastik plastik kauçuk, пластмассы, литьё пластмасс, резина, пластик, بلاستيك, مطاط, پلاستیک سازی, لاستیک سازی, פלסטיק, גומי, プラスチック成形, 플라스틱,
    사출, 고무, 塑料, 注塑, 橡胶, nhựa, cao su, พลาสติก, ยาง, plastik pabrik, karet`,
  'man_made/works/metal': `
    döküm, dökümcülük, foundry, casting, metal casting, iron and steel, steel mill, steel, aluminium casting, forging, sheet metal, gießerei, druckguss, stahlwerk,
    schmiede industrie, fonderie, aciérie, fundición, acería, acciaieria, fundição, siderúrgica, aço, gieterij, staalfabriek, gjuteri, stålverk,
    støberi, valimo, terästehdas, odlewnia, hutnictwo, slévárna, öntöde, acélgyár, turnătorie, oțelărie, χυτήριο, χαλυβουργία, dökümcülük,
    dökümhane, demir çelik, demir ve demir dışı metaller, çelik, литейное производство, литейный завод, металлургия, сталь, металургія, مسبك,
    حديد وصلب, ریخته گری, فولاد, בית יציקה, פלדה, फाउंड्री, 鋳造, 製鉄, 주조, 철강, 铸造, 钢铁, đúc kim loại, thép, โรงหล่อ, เหล็ก, pengecoran logam`,
  'man_made/works/electronics': `
    electronics manufacturer, electronic components, electronics industry, circuit boards, cable manufacturer, cables, elektronikfertigung,
    elektronikhersteller, elektronische bauteile, kabelhersteller, fabricant électronique, composants électroniques, industria electrónica,
    cables eléctricos, componenti elettronici, cavi, componentes eletrônicos, cabos, kabelfabriek, elektronikindustri, kablar,
    elektroniikkateollisuus, kaapelit, elektronika przemysłowa, producent kabli, výroba kabelů, elektronikai ipar, kábelgyár, fabrică de cabluri,
    ηλεκτρονικά εξαρτήματα, καλώδια, elektronik sanayi, elektronik üretimi, kablo, kablo üretimi, kablo sanayi, электроника производство,
    кабельный завод, кабель, صناعات الكترونية, كابلات, کابل سازی, אלקטרוניקה תעשייתית, כבלים, 電子部品, ケーブルメーカー, 전자부품, 케이블, 电子厂, 电缆,
    linh kiện điện tử, dây cáp, อิเล็กทรอนิกส์, สายเคเบิล, komponen elektronik, pabrik kabel`,
  'man_made/works/glass': `
    glass manufacturer, glass factory, glass industry, glasfabrik, glashersteller, glasindustrie, verrerie, fábrica de vidrio,
    vetreria industriale, vidraria, glasfabriek, glasbruk, huta szkła, sklárna, üveggyár, fabrică de sticlă, cam sanayi, cam üretimi,
    cam ve cam ürünleri, стекольный завод, скляний завод, مصنع زجاج, شیشه سازی, מפעל זכוכית, ガラスメーカー, 유리공장, 玻璃厂, nhà máy kính, โรงงานแก้ว,
    pabrik kaca`,
  'man_made/works/ceramics': `
    ceramics factory, ceramics manufacturer, cement, cement plant, refractory, keramikhersteller, zementwerk, zement, céramique industrielle,
    cimenterie, cerámica industrial, cementificio, cimento, cimenteira, cementfabriek, cementfabrik, sementtitehdas, cementownia, cementárna,
    cementgyár, fabrică de ciment, τσιμέντο, seramik, seramik ve refrakter, çimento ve çimento ürünleri, цементный завод, керамика производство,
    مصنع اسمنت, اسمنت, سیمان, מלט, セメント, 시멘트, 水泥厂, 陶瓷厂, xi măng, ปูนซีเมนต์, pabrik semen`,
  'man_made/works/paper': `
    paper mill, paper manufacturer, paper industry, papierfabrik, papierhersteller, papeterie industrielle, fábrica de papel, cartiera,
    papierfabriek, pappersbruk, paperitehdas, papiernia, papírna, papírgyár, fabrică de hârtie, χαρτοβιομηχανία, kağıt fabrikası, kağıt üretimi,
    kağıt ve kağıt ürünleri, целлюлозно бумажный комбинат, бумажная фабрика, паперова фабрика, مصنع ورق, کاغذسازی, מפעל נייר, 製紙, 제지, 造纸厂,
    nhà máy giấy, โรงงานกระดาษ, pabrik kertas`,
  'man_made/works/ships': `
    shipyard, shipbuilding, ship repair, maritime industry, werft, schiffswerft, schiffbau, chantier naval, construction navale,
    construcción naval, cantiere navale, estaleiro, scheepswerf, scheepsbouw, skeppsvarv, skipsverft, skibsværft, telakka, stocznia, loděnice,
    hajógyár, șantier naval, gemi inşa, denizcilik, gemi yapımı, верфь, судостроение, судоремонт, суднобудування, حوض سفن, کشتی سازی, מספנה, 造船所,
    조선소, 造船厂, đóng tàu, อู่ต่อเรือ, galangan kapal`,
  'man_made/works/aircraft': `
    aerospace, aviation, aviation industry, aircraft manufacturer, drone manufacturer, luftfahrt, luft und raumfahrt, flugzeugbau, aéronautique,
    aérospatiale, aeronáutica, industria aeroespacial, aerospaziale, industria aeronautica, luchtvaart, flygindustri, ilmailuteollisuus,
    lotnictwo, przemysł lotniczy, letecký průmysl, repülőgépipar, αεροδιαστημική, havacılık, havacılık ve uzay, авиастроение, авиация,
    авіабудування, طيران, صناعة الطيران, هوافضا, תעופה וחלל, 航空宇宙, 항공우주, 航空航天, hàng không vũ trụ, industri penerbangan`,
  'man_made/works/cosmetics': `
    cosmetics manufacturer, detergent manufacturer, cleaning products manufacturer, kosmetikhersteller, waschmittelhersteller,
    fabricant de cosmétiques, fabricante de cosméticos, produttore cosmetici, producent kosmetyków, výroba kosmetiky, kozmetik üretimi,
    kozmetik ve temizlik ürünleri, temizlik ürünleri, deterjan, производство косметики, бытовая химия производство, مصنع مستحضرات تجميل, منظفات,
    تولید شوینده, 化粧品メーカー, 화장품제조, 化妆品厂, pabrik kosmetik, pabrik sabun`,
  'man_made/works/mining': `
    mining, mining company, mine, quarry, bergbau, bergwerk, steinbruch, exploitation minière, carrière, minería, cantera, industria mineraria,
    cava di pietra, mineração, mineradora, mijnbouw, gruvdrift, kaivos, górnictwo, kopalnia, těžba, důl, minerit, carieră de piatră, ορυχείο,
    λατομείο, madencilik, maden ocağı, taş ocağı, горнодобывающая, шахта, карьер, гірничодобувна, تعدين, محجر, معدن کاوی, כרייה, מחצבה, खनन, 鉱山,
    採石場, 광산, 采矿, 矿业, khai thác mỏ, เหมืองแร่, pertambangan, tambang`,
  'shop/appliance': `
    household appliances manufacturer, durable goods, haushaltsgerätehersteller, dayanıklı tüketim, dayanıklı tüketim malları,
    beyaz eşya üretimi`,
  'office/it': `
    software house, software developer, ict, it services, softwarehaus, éditeur de logiciels, desenvolvimento de software, softwareontwikkeling,
    programvara, ohjelmistoyritys, vývoj softwaru, szoftverfejlesztés, dezvoltare software, bilgi teknolojileri,
    bilgisayar ve iletişim teknolojileri, bilişim teknolojileri, разработка программного обеспечения, айти компания,
    розробка програмного забезпечення, تقنية المعلومات, نرم افزار, שירותי מחשוב, פיתוח תוכנה, सॉफ्टवेयर, ソフトウェア開発, システム開発, 软件开发`,
  'office/media': `
    media company, media agency, publishing and media, medienunternehmen, agence média, medios de comunicación, empresa de medios, mídia,
    mediebolag, firma mediowa, mediální agentura, médiacég, medya, medya ve iletişim, медиа, медиакомпания, وسائل الاعلام, شركة اعلام, رسانه,
    חברת מדיה, メディア会社, 미디어, 传媒, truyền thông, สื่อ, perusahaan media`,
  'office/telecommunication': `
    telecom company, telekommunikation, telecomunicaciones, telecomunicazioni, telekomunikacja, telekomunikace, távközlés, telecomunicații,
    τηλεπικοινωνίες, telekomünikasyon, телекоммуникации, телекомунікації, شركة اتصالات, مخابرات, 通信会社, 통신사, 电信, viễn thông, โทรคมนาคม,
    telekomunikasi`,
  'office/energy_supplier': `
    energy company, power company, energy, energieunternehmen, stromversorger, énergie, empresa de energía, energia elettrica,
    azienda energetica, energiebedrijf, energiayhtiö, firma energetyczna, energetyka, energetika, energiaszolgáltató, furnizor de energie,
    ενέργεια, enerji, enerji sektörü, энергетика, энергетическая компания, енергетика, شركة طاقة, طاقة, انرژی, אנרגיה, エネルギー会社, 에너지, 能源,
    năng lượng, พลังงาน, perusahaan energi`,
  'shop/agrarian': `
    agriculture company, agricultural company, agribusiness, landwirtschaft, agrarunternehmen, agriculture, empresa agrícola, agricoltura,
    azienda agricola, agronegócio, landbouw, lantbruk, maatalous, rolnictwo, zemědělství, mezőgazdaság, γεωργία, tarım, tarım ve hayvancılık,
    hayvancılık, tohum, сельское хозяйство, агрофирма, сільське господарство, زراعة, شركة زراعية, کشاورزی, חקלאות, 農業, 농업, 农业, nông nghiệp,
    เกษตร, pertanian`,
};
