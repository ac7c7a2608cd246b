/** Names of kinds in Georgian, Armenian and Azerbaijani, by language; `kind: name, other name`. */
export const namesOfTheCaucasus: Readonly<Record<string, string>> = {
  ka: `
    amenity/cafe: კაფე, ყავახანა; amenity/bar: ბარი; amenity/pub: პაბი, ლუდის ბარი; tourism/hotel: სასტუმრო; tourism/hostel: ჰოსტელი; tourism/guest_house: საოჯახო სასტუმრო; amenity/pharmacy: აფთიაქი; amenity/dentist: სტომატოლოგი, სტომატოლოგია, კბილის ექიმი
    amenity/hospital: საავადმყოფო; amenity/clinic: კლინიკა; amenity/doctors: ექიმი; amenity/veterinary: ვეტერინარი, ვეტკლინიკა; shop/hairdresser: პარიკმახერი, საპარიკმახერო; shop/hairdresser/barber: ბარბერშოპი; shop/beauty: სილამაზის სალონი
    shop/bakery: საცხობი, თონე; shop/pastry: საკონდიტრო; shop/supermarket: სუპერმარკეტი; shop/butcher: საყასბო; shop/florist: ყვავილების მაღაზია; shop/optician: ოპტიკა; shop/car_repair: ავტოსერვისი; amenity/car_wash: ავტოსამრეცხაო; amenity/fuel: ბენზინგასამართი
    amenity/bank: ბანკი; shop/books: წიგნის მაღაზია; shop/clothes: ტანსაცმლის მაღაზია; shop/furniture: ავეჯის მაღაზია; office/lawyer: ადვოკატი, იურისტი; office/notary: ნოტარიუსი; office/accountant: ბუღალტერი; leisure/fitness_centre: ფიტნესი, სპორტდარბაზი
    amenity/nightclub: ღამის კლუბი; amenity/cinema: კინოთეატრი; amenity/theatre: თეატრი; tourism/museum: მუზეუმი; education/kindergarten: საბავშვო ბაღი; amenity/taxi: ტაქსი; craft/plumber: სანტექნიკოსი; craft/electrician: ელექტრიკოსი; amenity/fast_food: სწრაფი კვება`,
  hy: `
    amenity/restaurant: Ռեստորան; amenity/cafe: Սրճարան; amenity/bar: Բար; amenity/pub: Գարեջրատուն; tourism/hotel: Հյուրանոց; tourism/hostel: Հոսթել; tourism/guest_house: Հյուրատուն; amenity/pharmacy: Դեղատուն, Դեղատն; amenity/dentist: Ատամնաբույժ, Ստոմատոլոգ, Ստոմատոլոգիա
    amenity/hospital: Հիվանդանոց; amenity/clinic: Կլինիկա; amenity/doctors: Բժիշկ; amenity/veterinary: Անասնաբույժ; shop/hairdresser: Վարսավիր, Վարսավիրանոց; shop/beauty: Գեղեցկության սրահ; shop/bakery: Հացատուն, Փուռ; shop/pastry: Հրուշակեղենի խանութ
    shop/supermarket: Սուպերմարկետ; shop/florist: Ծաղկի խանութ, Ծաղկի սրահ; shop/optician: Օպտիկա; shop/car_repair: Ավտոսերվիս; amenity/car_wash: Ավտոլվացում; amenity/bank: Բանկ; shop/books: Գրախանութ; shop/clothes: Հագուստի խանութ; shop/furniture: Կահույքի խանութ
    office/lawyer: Փաստաբան, Իրավաբան; office/notary: Նոտար; office/accountant: Հաշվապահ; leisure/fitness_centre: Մարզասրահ; amenity/nightclub: Գիշերային ակումբ; amenity/cinema: Կինոթատրոն; amenity/theatre: Թատրոն; tourism/museum: Թանգարան; education/kindergarten: Մանկապարտեզ; amenity/taxi: Տաքսի`,
  az: `
    amenity/cafe: Kafe, Qəhvəxana; tourism/hotel: Otel, Mehmanxana; tourism/hostel: Hostel; amenity/pharmacy: Aptek, Əczaxana; amenity/dentist: Diş həkimi, Stomatoloq, Stomatologiya; amenity/hospital: Xəstəxana; amenity/clinic: Klinika; amenity/doctors: Həkim; amenity/veterinary: Baytar
    shop/hairdresser: Bərbər, Saç ustası; shop/beauty: Gözəllik salonu; shop/bakery: Çörəkxana, Çörək zavodu; shop/pastry: Şirniyyat evi; shop/butcher: Qəssab; shop/florist: Gül mağazası; shop/optician: Optika; shop/car_repair: Avtoservis; amenity/car_wash: Avtoyuma; amenity/fuel: Benzin doldurma
    shop/books: Kitab mağazası; shop/clothes: Geyim mağazası; shop/furniture: Mebel mağazası; office/lawyer: Vəkil, Hüquqşünas; office/notary: Notarius; office/accountant: Mühasib; leisure/fitness_centre: Fitnes klubu, İdman zalı; amenity/cinema: Kinoteatr; tourism/museum: Muzey`,
};
