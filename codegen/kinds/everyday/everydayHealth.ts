/** Doctors, healers and care, in the words of many languages, by kind. */
export const everydayHealth: Readonly<Record<string, string>> = {
  'amenity/animal_boarding': `
    cuidar perro, paseador y cuidador de perros, garder mon chien, hôtel pour chiens, hotel kucing, pensione gatti, 犬を預ける, 犬のホテル, 강아지 호텔, 애견유치원,
    hondenopvang, hotel para cachorro, гостиница для животных, гостиница для кошек, รับฝากแมว, โรงแรมหมา, ฝากเลี้ยงหมา, trông giữ chó, giữ chó mèo, 寄养狗,
    宠物酒店`,
  'amenity/animal_shelter': `
    hund adoptieren, adopt a dog, adopt a cat, animal rescue, dog pound, adoptar perro, perrera, protectora de animales, refuge animaux, adopter un chien,
    spa animaux, adottare un cane, gattile, 유기견 보호소, 강아지 입양, приют для собак, взять собаку из приюта, köpek sahiplenme, kedi sahiplenmek`,
  'amenity/clinic/fertility': `
    sperm test, reproducción asistida, fecondazione assistita, thụ tinh ống nghiệm, εξωσωματική, bayi tabung, ทำเด็กหลอดแก้ว, आईवीएफ`,
  'amenity/clinic/hair_transplantation': `बाल लगवाना, autotrapianto capelli, ghép tóc, 毛发移植`,
  'amenity/dentist': `
    zahnbleaching, σφράγισμα, θήκες δοντιών, fillings, teeth implants, endodoncista, ایمپلنت, שיננית, दांतों का अस्पताल, दाँत का डॉक्टर, zubobolja,
    čišćenje kamenca, umnjak, fogkő eltávolítás, pasang gigi palsu, bersihkan karang gigi, studio dentistico, ホワイトニング歯, 小児歯科, 라미네이트, kroon tand,
    gaatje vullen, leczenie zębów, ósemka, arrancar dente, prótese dentária, cabinet stomatologic, протезирование зубов, tandrensning, laga tand,
    akuttandvård, löständer, பல் பிடுங்குதல், ผ่าฟันคุด, ฟอกฟันขาว, bunot ngipin, linis ng ngipin, dolgu, zirkonyum, dişçi, çocuk dişçisi, лікування зубів,
    чистка зубів, 镶牙, 看牙,
    tooth fell out, gum bleeding, swollen gum, filling fell out, diente roto, dente quebrado, dişim kırıldı, diş eti kanaması, выпала пломба, كسر السن, दांत
    टूट गया, दांत में दर्द, 牙齿断了, 歯が欠けた, 이가 부러졌어요`,
  'amenity/doctors': `
    krankschreibung, grippeimpfung, physical exam, flu shot, primary care, sick note, درمانگاه, دکتر, arrêt maladie, קופת חולים, dom zdravlja, dottore,
    かかりつけ医, クリニック内科, 가정의학과, 동네 병원, huisartsenpost, posto de saúde, கிளினிக், คลินิกเวชกรรม, หาหมอ, sağlık ocağı, поліклініка, khám bệnh, 看病`,
  'amenity/doctors/allergology': `
    allergist, hay fever doctor, heuschnupfen Arzt, alerji doktoru, alerji testi, prove allergiche, testy alergiczne, allergiläkare`,
  'amenity/doctors/cardiology': `
    طبيب قلب, herzarzt, ekg, herzpraxis, heart specialist, ecg, chest pain doctor, médico del corazón, electrocardiograma, متخصص قلب, دکتر قلب,
    électrocardiogramme, médecin du cœur, elettrocardiogramma, visita cardiologica, hartspecialist, echo serca, eletrocardiograma, ecografie cardiacă, экг,
    болит сердце, kalp doktoru, kardiyolog, ekg çektirme, kalp damar, екг, bác sĩ tim mạch, khám tim`,
  'amenity/doctors/dermatology': `
    حب الشباب, kožař, akne behandlung, hautscreening, neurodermitis, ακμή, eczema, mole removal, skin specialist, psoriasis, wart removal, acné,
    quitar lunares, manchas en la piel, verrugas, دکتر پوست, متخصص پوست, جوش صورت, grain de beauté, verrue, אקנה, चर्म रोग, मुंहासे, skidanje madeža,
    jerawat, controllo nei, verruche, ニキビ治療, ほくろ除去, シミ取り, 여드름, 점 빼기, acne behandeling, moedervlek, trądzik, usuwanie pieprzyków, remover verruga, alunițe,
    удаление родинок, прыщи лечение, удаление бородавок, födelsemärken, akne, முகப்பரு, รักษาสิว, คลินิกผิวหนัง, tigyawat, sivilce tedavisi, ben aldırma,
    видалення родимок, trị mụn, trị nám, 祛痘, 点痣,
    rash, skin rash, itchy skin, hair falling out, hautausschlag, juckreiz, démangeaisons, sarpullido, prurito, coceira, kaşıntı, сыпь, wysypka, طفح جلدي,
    त्वचा रोग, 皮疹, 湿疹`,
  'amenity/doctors/gastroenterology': `
    colonoscopy, endoscopy, stomach doctor, magenspiegelung, mide doktoru, gastroscopie, колоноскопия, гастроскопия, nội soi dạ dày, gastrolog, منظار, 胃腸科,
    胃カメラ, 胃镜, 肠胃科, dokter lambung`,
  'amenity/doctors/gynaecology': `
    طبيبة نساء وولادة, متابعة حمل, frauenärztin, schwangerschaft arzt, gynäkologin, παρακολούθηση εγκυμοσύνης, pregnancy doctor, pap smear,
    pregnancy ultrasound, control de embarazo, médico de la mujer, متخصص زنان, suivi grossesse, échographie grossesse, רופא נשים, גינקולוג, गायनेकोलॉजिस्ट,
    vođenje trudnoće, periksa kehamilan, dokter kebidanan, visita ginecologica, ecografia gravidanza, 妊婦健診, 여성의원, vrouwenarts, prowadzenie ciąży,
    pré natal, monitorizare sarcină, ведение беременности, узи при беременности, женский врач, barnmorska gyn, மகளிர் மருத்துவர், பெண் மருத்துவர்,
    สูตินรีเวช, ฝากท้อง, ฝากครรภ์, คลินิกสูติ, doktor ng buntis, gebelik takibi, hamilelik doktoru, ведення вагітності, phụ khoa, khám thai,
    bác sĩ sản khoa, siêu âm thai, khám phụ khoa, 产检, 妇科医生`,
  'amenity/doctors/neurology': `
    migraine doctor, epilepsy doctor, nörolog, baş ağrısı doktoru, мигрень врач, bác sĩ thần kinh, دكتور أعصاب, مخ واعصاب, 脳神経内科, 神经科, หมอระบบประสาท,
    невропатолог`,
  'amenity/doctors/oncology': `cancer doctor, химиотерапия, bác sĩ ung bướu, طبيب أورام, 암 병원, कैंसर का डॉक्टर`,
  'amenity/doctors/ophthalmology': `
    فحص عيون, očař, augenuntersuchung, γιατρός ματιών, eye test doctor, pink eye, retina doctor, médico de los ojos, operarse la vista, دکتر چشم,
    opération des yeux laser, fond d'œil, docteur des yeux, בדיקת עיניים, ankhon ka doctor, आँख का डॉक्टर, आंखों का अस्पताल, operacija mrene,
    szemvizsgálat, 白内障手術, 眼医者, operacja zaćmy, badanie wzroku u okulisty, médico dos olhos, doctor de ochi, consult oftalmologic, проверить зрение у врача,
    лазерная коррекция глаз, starr operation, ögonklinik, ผ่าตัดต้อกระจก, คลินิกตา, katarata, göz çizdirme, gözcü doktor, операція на очі, 白内障手术,
    eye hurts, my eye hurts, blurry vision, itchy eyes, auge tut weh, rotes auge, augenschmerzen, mal aux yeux, œil rouge, dolor de ojos, ojo rojo, male
    agli occhi, occhio rosso, dor no olho, gözüm ağrıyor, göz ağrısı, bulanık görme, болит глаз, катаракта операция, ból oka, عيني تؤلمني, الم العين, आँख
    में दर्द, आंख लाल, आंखों का इलाज, 眼睛疼, 目が痛い, 눈이 아파요`,
  'amenity/doctors/orthopaedics': `
    طبيب عظام, kniespezialist, bandscheibenvorfall, hüftoperation, ορθοπεδικός, ορθοπαιδικός, knee pain doctor, bone doctor, joint replacement,
    sports injury doctor, hip replacement, bone specialist, dolor de rodilla, prótesis de cadera, ارتوپد, orthopédiste, mal au genou, prothèse de hanche,
    אורטופד, घुटने का दर्द, dolore al ginocchio, protesi anca, 膝の痛み, 骨折, 무릎 통증, ból kolana, dor no joelho, болит колено, மூட்டு வலி, หมอข้อเข่า,
    kemik doktoru, bel fıtığı, diz ağrısı doktoru, cơ xương khớp, đau khớp, đau lưng bác sĩ, chấn thương chỉnh hình, 膝盖痛,
    knee hurts, knee pain, shoulder pain, twisted ankle, sprained ankle, broken arm, broken leg, schulterschmerzen, mal di ginocchio, diz ağrısı, omuz
    ağrısı, الم الركبة, घुटने में दर्द, घुटने का ऑपरेशन, 膝盖疼, 膝が痛い`,
  'amenity/doctors/otolaryngology': `
    انف واذن وحنجرة, ušní lékař, krční lékař, mandelentzündung, ωρλ, ear nose throat doctor, ear wax removal, sinus doctor, tonsils, hearing doctor,
    amígdalas, oído tapado, bouchon de cérumen, angine, कान नाक गला, ईएनटी, कान का डॉक्टर, tht, tappo di cerume, tonsille, 花粉症, 비염, oorarts, ухо горло нос,
    гайморит, kbb, bademcik ameliyatı, burun eti, вухо горло ніс, viêm xoang, khám tai mũi họng, 鼻炎,
    ear infection, ear pain, earache, blocked ear, sinus infection, nosebleed, ohrenschmerzen, otite, mal d'oreille, dolor de oído, mal d'orecchio, dor de
    ouvido, kulak ağrısı, geniz eti, болит ухо, ból ucha, الم الاذن, कान में दर्द, 耳朵疼, 耳が痛い, 귀 통증`,
  'amenity/doctors/paediatrics': `
    dětský lékař, kinderärztin, u untersuchung, child specialist, baby doctor, médico de niños, دکتر اطفال, متخصص اطفال, médecin pour enfants, רופא ילדים,
    शिशु रोग विशेषज्ञ, dječji doktor, gyerekorvos, gyermekorvos, medico dei bambini, 子供の病院, lekarz dziecięcy, médico de criança, doctor copii,
    குழந்தைகள் டாக்டர், คลินิกเด็ก, bebek doktoru, дитячий лікар, phòng khám nhi, khám nhi, 儿科医生`,
  'amenity/doctors/plastic_surgery': `
    쌍꺼풀, breast augmentation, tummy tuck, facelift, brustvergrößerung, fettabsaugung, nasen OP, estetik cerrah, burun estetiği, meme büyütme, yağ aldırma,
    aumento de senos, rinoplastia, chirurgie esthétique, augmentation mammaire, rifare il naso, mastoplastica, ринопластика, пластика носа, nâng mũi,
    phẫu thuật thẩm mỹ, cắt mí mắt, operacja nosa, powiększanie piersi, borstvergroting, جراح تجميل, تجميل الأنف, 美容外科, 二重整形, 코성형, 隆鼻, 双眼皮, 整形医院,
    operasi plastik, ศัลยกรรมจมูก, ทำตาสองชั้น`,
  'amenity/doctors/podiatry': `
    eingewachsener zehennagel, podologin, foot doctor, ingrown toenail, foot pain, verruca, uña encarnada, ongle incarné, semelles orthopédiques,
    unghia incarnita, pedicure medisch, ingegroeide teennagel`,
  'amenity/doctors/psychiatrist': `
    طبيب نفسي, adhs diagnose, tdah, दिमाग का डॉक्टर, 心療内科,
    can't sleep, insomnia, panic attacks, schlafstörungen, insomnie, insomnio, insonnia, insônia, uykusuzluk, бессонница, bezsenność`,
  'amenity/doctors/urology': `
    kidney stones doctor, prostate exam, vasectomy, vasektomie, nierensteine, prostat doktoru, böbrek taşı, sünnet, vasectomía, bác sĩ tiết niệu,
    مسالك بولية, دكتور مسالك, 비뇨기과, หมอทางเดินปัสสาวะ`,
  'amenity/hospital': `
    entbindungsklinik, επείγοντα, accident and emergency, maternidad, اورژانس, מיון, आपातकालीन, hitna pomoć, ügyelet, ugd, 救急病院, spoedeisende hulp,
    izba przyjęć, urgențe, maternitate, akuten, ஆஸ்பத்திரி, ห้องฉุกเฉิน, devlet hastanesi, пологовий будинок, cấp cứu, 急诊`,
  'amenity/pharmacy': `
    دواء, rezept einlösen, kopfschmerztabletten, cough syrup, doliprane, केमिस्ट, lekovi, patika, gyógyszer, 심야약국, medicijnen, dienstapotheek, ซื้อยา,
    เภสัชกร, gamot, tiệm thuốc tây, mua thuốc, 买药`,
  'amenity/social_facility/ambulatory_care': `
    häusliche pflege, altenpflege zuhause, home care, carer for elderly, home help elderly, cuidado de ancianos a domicilio, cuidadora de mayores,
    aide à domicile, auxiliaire de vie, badante, assistenza anziani, thuiszorg, îngrijire bătrâni la domiciliu, сиделка, уход за пожилыми, yaşlı bakımı,
    evde hasta bakımı, hasta bakıcı, chăm sóc người già tại nhà, 居家养老, 陪护`,
  'amenity/social_facility/nursing_home': `
    οίκος ευγηρίας, old people's home, 실버타운, пансионат для пожилых, ศูนย์ดูแลผู้สูงอายุ, yaşlı bakımevi, будинок для літніх людей, 老人院`,
  'amenity/veterinary': `
    animal doctor, esterilizar gata, מרפאה וטרינרית, कुत्ते का डॉक्टर, sterilizacija mačke, veterinarska ambulanta, 고양이 병원, dierenkliniek, நாய் டாக்டர்,
    bakuna ng aso, tiêm phòng cho chó, 狗打疫苗,
    dog won't eat, dog wont eat, dog vomiting, cat vomiting, hund frisst nicht, katze erbricht, mon chien vomit, gatto malato, cachorro doente, собака не
    ест, كلب مريض, قطة مريضة, कुत्ता बीमार, 狗生病, 犬 病気, 강아지 아파요`,
  'healthcare/alternative/acupuncture': `ฝังเข็ม, bấm huyệt, 拔罐`,
  'healthcare/alternative/ayurveda': `आयुर्वेदिक डॉक्टर, वैद्य, आयुर्वेदिक दवा`,
  'healthcare/alternative/chiropractic': `
    back adjustment, spine adjustment, 整骨院, 接骨院, мануальный терапевт, chiropraktor, 카이로프랙틱, χειροπράκτης`,
  'healthcare/alternative/osteopathy': `osteopathin, 整骨`,
  'healthcare/alternative/traditional_chinese_medicine': `한약, thuốc bắc, thuốc nam, thầy thuốc đông y, 中药`,
  'healthcare/dentist/orthodontics': `
    teeth straightening, frenillos, alineadores, दांत में तार, टेढ़े दांत, proteza za zube fiksna, apparecchio invisibile, 교정치과, alinhador invisível,
    исправление прикуса, элайнеры, பல் கம்பி, பல் சீரமைப்பு, จัดฟันใส, 箍牙, 隐形牙套, 牙齒矯正`,
  'healthcare/diagnostics': `
    mrt, ct untersuchung, mammographie, μαγνητική τομογραφία, ακτινογραφία, irm, radio du genou, सोनोग्राफी, एमआरआई, rendgen, usg, mammografia,
    prześwietlenie, raio x, เอกซเรย์, mr çektirme, узд, chụp x quang, chụp cộng hưởng từ, 核磁共振, 拍片`,
  'healthcare/laboratory': `
    coronatest, μικροβιολογικό, covid pcr test, allergy test, prueba de embarazo en sangre, prueba de covid, test pcr, krvna slika, laboratorijske analize,
    tampone covid, pcr検査, 건강검진, morfologia, pobranie krwi, teste de covid, recoltare sânge, пцр тест, ரத்த பரிசோதனை, แล็บ, ตรวจสุขภาพ, здати аналізи,
    аналізи, lấy máu xét nghiệm, 抽血化验, 验血检查, 体检化验`,
  'healthcare/midwife': `home birth, ostetrica, 助産院`,
  'healthcare/physiotherapist': `
    lymphdrainage, manuelle therapie, sports rehab, rehabilitación física, kinesiólogo, kiné, फिजियोथेरेपी, fizikalna terapija, bolovi u leđima,
    terapi saraf kejepit, massaggio decontratturante, 理学療法, masaż leczniczy, физиотерапия, лечебная физкультура, реабилитация, sjukgymnast, ont i ryggen,
    คลินิกกายภาพ, manuel terapi, 物理治療`,
  'healthcare/psychotherapist': `
    psychoterapie, therapieplatz, eheberatung, ψυχολόγος, ψυχοθεραπεία, depression help, مشاور خانواده, thérapie de couple, פסיכותרפיה, konseling,
    心理カウンセラー, 상담센터, relatietherapie, parterapi, aile terapisi, çift terapisi, psikolojik danışman, tư vấn tâm lý, 心理医生, 心理諮商`,
  'healthcare/speech_therapist': `stuttering help, konuşma terapisi, نطق وتخاطب, 言語聴覚, 언어치료, 语言治疗`,
  'office/therapist': `
    weight loss program, ernährungsberaterin, ernährungsberater, nutriólogo, diététicien, nutritionniste, chuyên gia dinh dưỡng, أخصائي تغذية, 栄養士, 영양사,
    营养师, διαιτολόγος, ahli gizi, डाइटिशियन, นักโภชนาการ`,
  'shop/hearing_aids': `
    hörtest, hearing aid, hearing test, hearing aid batteries, prothèse auditive, audífonos para sordos, máy trợ thính, aparat słuchowy, hoortoestellen,
    hörapparat, سماعات طبية, 補聴器, 보청기, 助听器, ακουστικά βαρηκοΐας, เครื่องช่วยฟัง, işitme testi`,
  'shop/medical_supply': `
    walker for elderly, hospital bed rental, rollator, kompressionsstrümpfe, hasta yatağı, ausili ortopedici, wózek inwalidzki, rolstoel, كرسي متحرك, 의료기기`,
  'shop/optician': `
    progressive glasses, progressive lenses, varifocals, bifocals, gleitsichtgläser, verres progressifs, lentes progresivos, examen de la vista, kontaktne leće, 안경원, contactlenzen, oogmeting, oprawki, оправы, วัดสายตา, cắt kính cận`,
  'shop/pet_grooming': `
    κούρεμα σκύλων, καλλωπισμός σκύλων, puppy groom, tondre mon chien, ספרית כלבים, salon za pse, lavaggio cani, tosare il cane, 犬の美容院, 강아지 목욕,
    klippa hund, อาบน้ำตัดขนหมา, อาบน้ำหมา, tắm cho chó, 狗美容`,
};
