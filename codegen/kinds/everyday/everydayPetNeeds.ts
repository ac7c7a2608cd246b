/** Words for needs of pets, in any language, by the kind of place that meets them. */
export const everydayPetNeeds: Readonly<Record<string, string>> = {
  'amenity/veterinary': `
    pet vaccination, rabies shot, spay and neuter, neutering, dog neutering, cat spaying, pet dental, dog limping, animal emergency, pet surgery,
    pet microchip, hund impfen, katze impfen, katze kastrieren, hund kastrieren, hund krank, chip hund, vaccination chien, vaccin chat,
    castration chien, castrar gato, esterilizar perra, urgencias veterinarias, pronto soccorso veterinario, veterinário 24 horas,
    dierenarts spoed, kat castreren, hond vaccineren, vaccinera hund, kastrera katt, vaksine hund, kastrering kat, kissan sterilointi,
    kastracja kota, sterylizacja kotki, kastrace kočky, kutya oltás, macska ivartalanítás, sterilizare pisică, στείρωση γάτας,
    kedi kısırlaştırma, прививки кошкам, кастрация кота, щеплення собаці, تطعيم قطط, تطعيم كلاب, تعقيم قطط, واکسن سگ, عقیم سازی گربه, חיסון לכלב,
    עיקור חתולה, וטרינר חירום, कुत्ते का टीका, जानवरों का अस्पताल, 犬 予防接種, 猫 去勢, 動物救急, 고양이 중성화, 24시 동물병원, 狗狗疫苗, 猫绝育, 宠物急诊, triệt sản mèo,
    ฉีดวัคซีนหมา, vaksin anjing, steril kucing`,
  'shop/pet_grooming': `
    dog bath, self serve dog wash, nail trim dog, mobile grooming, hund scheren, hund baden, krallen schneiden hund, katzen scheren, tonte chien,
    corte de pelo perro, tosatura cane, tosquia cão, hond trimmen, hundeklipp, stříhání psa, kutyanyírás, tuns câini, kedi tıraşı, стрижка кошек,
    стрижка котів, قص شعر القطط, تحميم قطط, آرایش سگ, אילוף וטיפוח כלבים, कुत्ते की ग्रूमिंग, トリミング 犬, 고양이미용, 狗狗洗澡, spa chó mèo`,
  'amenity/dog_walking': `
    someone to walk my dog, dog walks, hund ausführen, hund gassi, gassi gehen, pasear perro, portare a spasso il cane, dog sitter passeggiate,
    passear cachorro, hond uitlaten, rasta hund, hundrastning, koiran ulkoilutus, plimbat câini, погулять с собакой, הולכת כלבים, कुत्ता घुमाना,
    jalan anjing`,
  'amenity/animal_boarding': `
    dog sitting, cat sitting, doggie daycare, cat hotel, leave dog on holiday, overnight dog care, hundetagesstätte, katzenbetreuung,
    katzenpension, garde chat, pension chien, pension pour chats, hotel para perros, cuidador de gatos, asilo per cani, hotel para cães,
    creche para cachorro, kattenoppas, kattenpension, hunddagis, hundepensjonat, koirahoitola, kissahoitola, hotel dla psów, hotel dla kotów,
    hotel pro psy, kutyapanzió, macskapanzió, hotel câini, pensiune pisici, φύλαξη σκύλου, ξενοδοχείο σκύλων, köpek bakımı, kedi oteli,
    передержка кошек, догситтер, перетримка собак, فندق قطط, فندق كلاب, پانسیون سگ, پانسیون گربه, פנסיון לכלבים, פנסיון לחתולים, दॉग होस्टल,
    डॉग हॉस्टल, 犬 預かり, 애견호텔, 고양이호텔, 강아지유치원, 狗狗寄养, 猫咪寄养, gửi chó mèo, รับฝากหมา, โรงแรมแมว, โรงแรมสุนัข`,
  'amenity/animal_training': `
    dog obedience, dog behaviour, aggressive dog, leash training, hundeerziehung, éducation canine, adiestrador, entrenador de perros,
    puppycursus, valpkurs, hundträning, valpekurs, hundetræning, pentukurssi, treser psów, kutyakiképzés, dresor câini, köpek eğitmeni,
    дресирування собак, تربیت سگ, מאלף כלבים, कुत्ते की ट्रेनिंग, パピー教室, 강아지훈련, 狗狗训练, ฝึกหมา, pelatihan anjing`,
  'shop/pet': `
    cat litter, dog treats, dog toys, dog leash, dog collar, aquarium fish, bird food, hamster cage, katzenstreu, hundeleine, hundespielzeug,
    aquaristik, nourriture pour chien, croquettes chat, litière chat, laisse chien, arena para gatos, correa perro, crocchette cane,
    lettiera gatto, ração para cachorro, ração para gato, areia para gato, kattenbakvulling, kattsand, kattefoder, żwirek dla kota,
    granule pro psy, krmivo pro kočky, macskaeledel, hrană pisici, τροφή για σκύλους, τροφή για γάτες, kedi kumu, наполнитель для кошек,
    корм для котів, اكل قطط, رمل قطط, غذای گربه, אוכל לחתולים, 猫砂, 고양이모래, 宠物用品, อาหารหมา, ทรายแมว, pasir kucing`,
  'amenity/crematorium': `
    pet cremation, dog cremation, cat cremation, pet funeral, pet burial, tierbestattung, haustierbestattung, tierkrematorium, crémation animaux,
    crémation chien, incinération animaux, cremación de mascotas, crematorio de mascotas, cremazione animali, crematório de animais,
    dierencrematorium, djurkremering, kæledyrskremering, lemmikkien tuhkaus, kremacja zwierząt, kremacja psa, kremace zvířat, kremace psa,
    állathamvasztás, incinerare animale, αποτέφρωση ζώων, кремация животных, кремация собак, кремація тварин, evcil hayvan krematoryumu,
    ペット火葬, ペット葬儀, 반려동물 장례, 강아지 장례, 宠物火化, 宠物殡葬, hỏa táng thú cưng, ฌาปนกิจสัตว์เลี้ยง`,
};
