/** Names of kinds in smaller languages of Europe, Africa and Central Asia, by language; `kind: name, other name`. */
export const namesOfEuropeAfricaCentralAsia: Readonly<Record<string, string>> = {
  cy: `
    amenity/restaurant: Bwyty, Tŷ bwyta; amenity/cafe: Tŷ coffi, Siop goffi; amenity/pub: Tafarn, Tafarndy; tourism/hotel: Gwesty;
    tourism/guest_house: Gwely a brecwast, Llety; amenity/pharmacy: Fferyllfa, Fferyllydd; amenity/dentist: Deintydd, Deintyddfa, Deintyddion;
    amenity/doctors: Meddyg, Meddygfa, Meddyg teulu; amenity/hospital: Ysbyty; amenity/veterinary: Milfeddyg, Milfeddygon;
    shop/hairdresser: Siop trin gwallt, Trin gwallt; shop/hairdresser/barber: Barbwr; shop/beauty: Salon harddwch; shop/bakery: Becws, Siop fara, Popty;
    shop/butcher: Cigydd, Siop gig, Cigyddion; shop/supermarket: Archfarchnad; shop/greengrocer: Siop ffrwythau a llysiau;
    shop/seafood: Gwerthwr pysgod, Siop bysgod; shop/florist: Siop flodau, Gwerthwr blodau; shop/optician: Optegydd; shop/car_repair: Garej, Trwsio ceir;
    amenity/car_wash: Golchi ceir; shop/tyres: Teiars; amenity/fuel: Gorsaf betrol; craft/plumber: Plymwr, Plymiwr; craft/electrician: Trydanwr;
    craft/carpenter: Saer coed; craft/builder: Adeiladwr; office/lawyer: Cyfreithiwr, Cyfreithwyr; office/accountant: Cyfrifydd, Cyfrifwyr;
    leisure/fitness_centre: Campfa; amenity/nightclub: Clwb nos; amenity/theatre: Theatr; tourism/museum: Amgueddfa; amenity/library: Llyfrgell;
    education/school: Ysgol; education/kindergarten: Meithrinfa; shop/books: Siop lyfrau; shop/clothes: Siop ddillad; shop/shoes: Siop esgidiau;
    shop/furniture: Siop ddodrefn; shop/jewelry: Gemydd; shop/toys: Siop deganau; shop/bicycle: Siop feiciau; shop/pet: Siop anifeiliaid;
    shop/laundry: Golchdy; shop/locksmith: Saer cloeon; office/estate_agent: Gwerthwr tai; craft/photographer: Ffotograffydd;
    shop/funeral_directors: Trefnydd angladdau; amenity/fast_food/fish_and_chips: Siop sglodion`,
  ga: `
    amenity/restaurant: Bialann, Proinnteach; amenity/cafe: Caifé, Siopa caife; amenity/pub: Teach tábhairne, Teach leanna; tourism/hotel: Óstán;
    tourism/guest_house: Leaba agus bricfeasta, Teach aíochta; amenity/pharmacy: Cógaslann, Poitigéir; amenity/dentist: Fiaclóir;
    amenity/doctors: Dochtúir, Dochtúir teaghlaigh; amenity/hospital: Ospidéal; amenity/veterinary: Tréidlia; shop/hairdresser: Gruagaire, Gruagaireacht;
    shop/hairdresser/barber: Bearbóir; shop/beauty: Salón áilleachta; shop/bakery: Bácús, Báicéir; shop/butcher: Búistéir, Siopa búistéara;
    shop/supermarket: Ollmhargadh; shop/seafood: Ceannaí éisc; shop/florist: Bláthadóir; shop/optician: Radharceolaí; shop/car_repair: Garáiste;
    amenity/car_wash: Níochán gluaisteán; craft/plumber: Pluiméir; craft/electrician: Leictreoir; craft/carpenter: Siúinéir; craft/builder: Tógálaí;
    office/lawyer: Dlíodóir, Aturnae; office/accountant: Cuntasóir; leisure/fitness_centre: Giomnáisiam; amenity/cinema: Pictiúrlann;
    amenity/theatre: Amharclann; tourism/museum: Iarsmalann, Músaem; amenity/library: Leabharlann; education/school: Scoil; education/kindergarten: Naíonra;
    shop/books: Siopa leabhar, Siopa leabhair; shop/clothes: Siopa éadaí; shop/shoes: Siopa bróg; shop/furniture: Siopa troscáin; shop/jewelry: Seodóir;
    shop/bicycle: Siopa rothar; craft/photographer: Grianghrafadóir; shop/funeral_directors: Adhlacóir; amenity/post_office: Oifig an phoist`,
  af: `
    amenity/restaurant: Restourant, Eetplek; amenity/cafe: Koffiekroeg; tourism/guest_house: Gastehuis; amenity/veterinary: Dierearts;
    shop/hairdresser: Haarkapper, Haarsalon; shop/beauty: Skoonheidsalon; shop/bakery: Bakkery; shop/butcher: Slaghuis, Slagtery;
    shop/supermarket: Supermark; shop/optician: Oogkundige; shop/car_repair: Motorwerktuigkundige, Motorhawe; amenity/car_wash: Karwas;
    amenity/fuel: Vulstasie, Petrolstasie; craft/electrician: Elektrisiën; craft/carpenter: Skrynwerker; office/lawyer: Prokureur, Regsgeleerde;
    office/accountant: Rekenmeester; education/school: Skool; education/kindergarten: Kleuterskool; shop/shoes: Skoenwinkel; shop/jewelry: Juweliersware;
    shop/locksmith: Slotmaker; shop/tailor: Kleremaker; shop/travel_agency: Reisagentskap; office/estate_agent: Eiendomsagent; shop/hardware: Hardewarewinkel`,
  sq: `
    amenity/pub: Birrari; shop/hairdresser/barber: Floktar; shop/greengrocer: Dyqan fruta perime; shop/seafood: Peshkatore; shop/tyres: Goma makinash;
    craft/painter: Bojaxhi; education/school: Shkollë; shop/clothes: Veshje; shop/furniture: Mobileri; shop/jewelry: Argjendari, Bizhuteri;
    shop/toys: Dyqan lodrash; shop/bicycle: Dyqan biçikletash; shop/mobile_phone: Dyqan celularësh; shop/locksmith: Çelësabërës; shop/tailor: Rrobaqepës;
    shop/travel_agency: Agjenci udhëtimesh; amenity/fast_food/kebab: Qebaptore`,
  mk: `
    amenity/cafe: Кафуле; shop/hairdresser/barber: Берберница; shop/bakery: Фурна; shop/pastry: Слаткарница; shop/car_repair: Автомеханичар;
    shop/tyres: Вулканизер; craft/painter: Молер; office/accountant: Сметководител; shop/clothes: Бутик; shop/shoes: Продавница за чевли; shop/tailor: Шнајдер`,
  sw: `
    amenity/restaurant: Mgahawa; tourism/guest_house: Nyumba ya wageni; amenity/pharmacy: Duka la dawa, Famasia; amenity/doctors: Zahanati;
    shop/hairdresser: Saluni, Msusi; shop/hairdresser/barber: Kinyozi; shop/bakery: Duka la mikate; shop/butcher: Duka la nyama, Bucha;
    shop/supermarket: Duka kubwa; shop/seafood: Duka la samaki; shop/florist: Duka la maua; shop/optician: Duka la miwani;
    shop/car_repair: Gereji, Fundi magari, Fundi wa magari; amenity/car_wash: Kuosha magari; amenity/fuel: Kituo cha mafuta;
    craft/plumber: Fundi bomba, Fundi wa bomba; craft/electrician: Fundi umeme, Fundi wa umeme; craft/carpenter: Seremala;
    office/lawyer: Wakili, Mwanasheria; office/accountant: Mhasibu; education/school: Shule; education/kindergarten: Chekechea; amenity/library: Maktaba;
    shop/books: Duka la vitabu; shop/clothes: Duka la nguo; shop/shoes: Duka la viatu; shop/furniture: Duka la samani; shop/mobile_phone: Duka la simu;
    shop/tailor: Fundi cherehani, Fundi nguo; shop/hardware: Duka la vifaa vya ujenzi; amenity/bank: Benki; craft/photographer: Mpiga picha;
    tourism/museum: Makumbusho; amenity/cafe: Mkahawa wa kahawa; amenity/dentist: Daktari wa meno; amenity/veterinary: Daktari wa mifugo`,
  uz: `
    amenity/restaurant: Oshxona; amenity/cafe: Choyxona, Qahvaxona; tourism/hotel: Mehmonxona; amenity/pharmacy: Dorixona; amenity/dentist: Tish shifokori;
    amenity/doctors: Shifokor; amenity/hospital: Kasalxona, Shifoxona; shop/hairdresser: Sartaroshxona, Sartarosh; shop/beauty: Go'zallik saloni;
    shop/bakery: Novvoyxona, Nonvoyxona; shop/butcher: Go'sht do'koni, Qassob; shop/florist: Gul do'koni; shop/car_repair: Avto ustaxona;
    amenity/car_wash: Avtomoyka; amenity/fuel: Benzin quyish shoxobchasi; craft/carpenter: Duradgor; office/lawyer: Yurist; office/accountant: Buxgalter;
    leisure/fitness_centre: Sport zal; education/school: Maktab; education/kindergarten: Bog'cha, Bolalar bog'chasi; amenity/library: Kutubxona;
    shop/books: Kitob do'koni; shop/clothes: Kiyim do'koni; shop/shoes: Poyabzal do'koni; shop/furniture: Mebel do'koni; shop/jewelry: Zargarlik;
    shop/tailor: Tikuvchi, Atelye; shop/toys: O'yinchoqlar do'koni; shop/mobile_phone: Telefon do'koni`,
  kk: `
    amenity/cafe: Шайхана; tourism/hotel: Қонақүй; amenity/veterinary: Мал дәрігері; shop/florist: Гүл дүкені; office/lawyer: Заңгер;
    office/accountant: Есепші; amenity/library: Кітапхана; shop/jewelry: Зергерлік бұйымдар`,
  mt: `
    amenity/pharmacy: Spiżerija; amenity/doctors: Tabib; amenity/hospital: Sptar; shop/hairdresser: Ħajjar tan-nisa; shop/bakery: Forn, Ħobż;
    shop/butcher: Tal-laħam, Biċċier; shop/seafood: Tal-ħut; shop/clothes: Ħwienet tal-ħwejjeġ; craft/electrician: Elektrixin; craft/carpenter: Mastrudaxxa;
    office/notary: Nutar; tourism/museum: Mużew; shop/greengrocer: Tal-ħaxix; craft/plumber: Plamer; shop/car_repair: Mekkanik`,
  eu: `
    amenity/pub: Garagardotegia; tourism/guest_house: Landetxea, Nekazalturismoa; amenity/doctors: Medikua, Osasun zentroa;
    shop/hairdresser: Ile apaindegia, Ileapaindegia; shop/hairdresser/barber: Bizartegia; shop/butcher: Harategia, Harategi; shop/florist: Loradenda;
    shop/car_repair: Auto konponketa; craft/electrician: Argiketaria; craft/carpenter: Arotza, Arotz; office/lawyer: Abokatua, Abokatu;
    office/notary: Notarioa; tourism/museum: Museoa; education/kindergarten: Haurtzaindegia; shop/books: Liburudenda; shop/clothes: Arropa denda;
    shop/jewelry: Bitxidenda; shop/toys: Jostailu denda; shop/bicycle: Bizikleta denda; amenity/restaurant/basque: Sagardotegia;
    shop/wine: Ardo denda, Ardotegia; amenity/dentist: Hortz klinika; shop/supermarket: Supermerkatua`,
  gl: `
    shop/hairdresser/barber: Barbaría; shop/seafood: Peixería; craft/carpenter: Carpintaría; shop/toys: Xoguetaría; education/kindergarten: Gardaría`,
  az: `
    amenity/restaurant: Yeməkxana; shop/hairdresser: Bərbərxana, Qadın salonu; shop/bakery: Çörək sexi; shop/butcher: Ət dükanı;
    shop/supermarket: Ərzaq mağazası; shop/seafood: Balıq dükanı; shop/florist: Gül dükanı; shop/car_repair: Maşın ustası; amenity/car_wash: Moyka;
    shop/tyres: Təkər; amenity/fuel: Yanacaqdoldurma məntəqəsi; craft/carpenter: Dülgər; education/school: Məktəb; amenity/library: Kitabxana;
    shop/shoes: Ayaqqabı mağazası; shop/jewelry: Qızıl mağazası; shop/toys: Oyuncaq mağazası; shop/dry_cleaning: Kimyəvi təmizləmə;
    shop/travel_agency: Turizm agentliyi; office/estate_agent: Daşınmaz əmlak agentliyi; craft/photographer: Fotoqraf; shop/locksmith: Açar ustası`,
  et: `
    tourism/guest_house: Majutus, Kodumajutus; amenity/dentist: Hambaravi; shop/hairdresser: Juuksur; shop/beauty: Kosmeetik; shop/beauty/nails: Küünetehnik;
    shop/bakery: Pagar, Leivapood; shop/pastry: Kondiitriäri; shop/florist: Lilleäri; shop/car_repair: Autoteenindus, Autotöökoda; shop/tyres: Rehvivahetus;
    craft/plumber: Torumees; office/lawyer: Advokaat; shop/clothes: Rõivapood; shop/jewelry: Kullassepp; shop/bicycle: Jalgrattapood; shop/tailor: Rätsep;
    office/estate_agent: Maakler; amenity/restaurant/pizza: Pitsabaar; amenity/restaurant: Söögikoht`,
  lv: `
    tourism/guest_house: Naktsmītnes; amenity/dentist: Zobārstniecība; amenity/veterinary: Vetklīnika; shop/hairdresser: Frizētava;
    shop/beauty: Skaistumkopšanas salons; shop/bakery: Maiznīca, Maizes veikals; shop/car_repair: Autoserviss, Auto remonts;
    shop/tyres: Riepu serviss, Riepas; office/accountant: Grāmatvedis; leisure/fitness_centre: Trenažieru zāle, Sporta klubs;
    shop/jewelry: Juvelieris, Rotaslietas; shop/bicycle: Veloveikals, Velosipēdu veikals; shop/laundry: Veļas mazgātava; shop/tailor: Šūšanas darbnīca;
    office/estate_agent: Nekustamo īpašumu aģentūra; shop/shoe_repair: Apavu remonts; shop/pet: Zooveikals; shop/butcher: Gaļas veikals;
    shop/supermarket: Pārtikas veikals; shop/seafood: Zivju veikals; shop/florist: Ziedu veikals, Puķu veikals; amenity/restaurant/pizza: Pica`,
  lt: `
    amenity/restaurant: Valgykla; amenity/pub: Smuklė; tourism/guest_house: Nakvynė; amenity/doctors: Šeimos gydytojas; shop/hairdresser: Kirpėja, Kirpėjas;
    shop/beauty/nails: Manikiūras; shop/bakery: Duonos parduotuvė; shop/pastry: Konditerija; shop/butcher: Mėsos parduotuvė; shop/supermarket: Maisto prekės;
    shop/seafood: Žuvies parduotuvė; shop/florist: Gėlių parduotuvė; shop/car_repair: Autoservisas, Automobilių remontas; shop/tyres: Padangų montavimas;
    office/lawyer: Teisininkas; office/notary: Notaras; office/accountant: Buhalteris, Buhalterė; leisure/fitness_centre: Sporto salė, Sporto klubas;
    shop/books: Knygynas; shop/shoes: Avalynės parduotuvė; shop/furniture: Baldai; shop/jewelry: Juvelyras, Juvelyrika; shop/dry_cleaning: Valykla;
    shop/locksmith: Spynų meistras; shop/tailor: Siuvykla; office/estate_agent: Nekilnojamojo turto agentūra; shop/shoe_repair: Batų taisykla;
    shop/pet: Gyvūnų prekės; amenity/dentist: Odontologijos klinika; amenity/veterinary: Veterinarijos klinika; amenity/restaurant/pizza: Pica`,
};
