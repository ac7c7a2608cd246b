/** Fields of work, in any language, by the kind of place that works in them: "dentistry" is a dentist's. */
export const everydayFields: Readonly<Record<string, string>> = {
  'amenity/dentist': `
    dentistry, cosmetic dentistry, family dentistry, pediatric dentistry, dental medicine, oral surgery, endodontics, periodontics, prosthodontics,
    Zahnmedizin, Zahnheilkunde, Oralchirurgie, dentisterie, médecine dentaire, chirurgie dentaire, odontoiatria, medicina dentária,
    diş hekimliği, ağız ve diş sağlığı, tandheelkunde, tandvård, οδοντιατρική, طب الأسنان, طب الاسنان, جراحة الأسنان, רפואת שיניים, fogászat,
    zubno lekarstvo, zubní lékařství, stomatološke usluge, nha khoa, kedokteran gigi, pergigian, dişçilik, тіс емдеу, 牙科, 口腔科`,
  'healthcare/dentist/orthodontics': `
    orthodontics, orthodontie, ortodonzia, ortodoncia, ortodonti, ортодонтия, ortodoncja, تقويم, 矯正歯科, 정형치과`,
  'amenity/doctors/ophthalmology': `
    Augenheilkunde, Augenmedizin, oculistica, göz hastalıkları, göz sağlığı, okulistyka, طب العيون, רפואת עיניים, oftalmologija, szemészet, silmätauti`,
  'amenity/doctors/dermatology': `
    Hautmedizin, cilt hastalıkları, deri hastalıkları, طب الجلد, bőrgyógyászat, kožne bolesti`,
  'amenity/doctors/paediatrics': `
    pediatrics, paediatrics, Kinderheilkunde, Kindermedizin, pédiatrie, pediatría, pediatria, çocuk sağlığı, çocuk hastalıkları, طب الأطفال, педиатрия`,
  'amenity/doctors/gynaecology': `
    obstetrics, Frauenheilkunde, kadın hastalıkları, kadın doğum hastalıkları, obstétrique, ostetricia, obstetricia, أمراض النساء`,
  'amenity/doctors/plastic_surgery': `
    botox, botox injections, lip filler, lip fillers, dermal fillers, Lippen aufspritzen, Faltenunterspritzung, injections botox, rellenos, dolgu botoks, botoks, ботокс, филлеры, بوتوكس, فيلر, ボトックス, 보톡스, 肉毒`,
  'healthcare/alternative/chiropractic': `chiropractic, Chiropraktik, chiropraxie, quiropráctica, kiropraktik`,
  'healthcare/alternative/acupuncture': `acupuncture, Akupunktur, acupuntura, agopuntura, akupunktur, иглоукалывание`,
  'amenity/veterinary': `
    veterinary medicine, veterinary care, Tiermedizin, Tierheilkunde, médecine vétérinaire, veterinaria, medicina veterinaria, veterinerlik,
    veteriner hekimlik, طب بيطري, weterynaria, diergeneeskunde, állatorvoslás`,
  'shop/hairdresser': `hairdressing, hair styling, Friseurhandwerk, coiffure, acconciature, kuaförlük, fryzjerstwo, парикмахерское дело, fodrászat`,
  'shop/hairdresser/barber': `barbering, berberlik`,
  'shop/tattoo': `tattooing, tattoos, Tätowierung, Tätowierungen, tatouage, tatouages, tatuajes, tatuaggi, tatuagem, dövme, татуировки, tatuaże`,
  'shop/pet_grooming': `pet grooming, cat grooming, dog washing, dog haircut, haircut for dogs, dog barber, dogs barber, dog hairdresser, dogs hairdresser, dog salon, cat groomer, puppy grooming, Hundepflege, Hundefriseur, Hundefrisör, Hundesalon,
    toilettage, toilettage chien, toiletteur, coiffeur pour chien, coiffeur chien, peluquería canina, peluquería para perros, estética canina,
    toelettatura, toelettatura cani, toelettatore, parrucchiere per cani, banho e tosa, tosa de cães, köpek kuaförü, köpek tıraşı, pet kuaför,
    psi fryzjer, fryzjer dla psa, strzyżenie psów, груминг, грумер, стрижка собак, стрижка собаки, hondentrimmer, trimsalon, hondenkapper, hundtrim,
    hundfrisör, kutyakozmetika, šišanje pasa, κομμωτήριο σκύλων, قص شعر الكلاب, תספורת לכלבים, トリミング, ペット美容室, 애견미용, 宠物美容, 寵物美容,
    ตัดขนหมา, อาบน้ำตัดขน, cắt lông chó, grooming anjing, grooming kucing`,
  'craft/plumber': `plomberie, sanitaire, Klempnerei, Sanitärinstallation, tesisatçılık, loodgieterij, hidráulica, instalaciones sanitarias`,
  'craft/carpenter': `carpentry, joinery, woodworking, Tischlerei, Zimmerei, falegnameria, marangozluk, stolarstwo, timmerwerk, столярные работы`,
  'craft/stonemason': `masonry, stone masonry`,
  'craft/glaziery': `glazing, glass repair, window glass replacement, Verglasung, vitrerie, cristalería, vetreria, camcı`,
  'craft/upholsterer': `upholstery, furniture upholstery, Polsterei, tapisserie d'ameublement, tapicería, tappezzeria, döşemecilik, tapicerstwo`,
  'shop/tailor': `tailoring, alterations, clothing alterations, dressmaking, Änderungen, retouches, arreglos de ropa, terzilik, riparazioni sartoriali`,
  'craft/painter': `decorating, house painting, painting and decorating, Malerarbeiten, peinture en bâtiment, pintura de casas, boyacılık, badana`,
  'shop/locksmith': `locksmithing, lock repair, lock replacement`,
  'craft/photographer': `photography, wedding photography, portrait photography, Fotografie, photographie, fotografía, fotografia, fotoğrafçılık, фотосъемка`,
  'shop/florist': `floristry, flower arranging, Floristik`,
  'shop/frame': `framing, picture framing, Einrahmungen, encadrement, enmarcado`,
  'office/moving_company': `removals, house removals, house moving, Umzüge, déménagement, mudanzas, traslochi, nakliyat, taşımacılık, przeprowadzki, переезды`,
  'healthcare/midwife': `midwifery, Hebammenhilfe`,
  'education/prep_school': `tutoring, private tutoring`,
};
