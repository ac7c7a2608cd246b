/** Dishes and drinks, in any language, by the kind of restaurant that has them; meant as kinds where nothing has the word. */
export const everydayDishes: Readonly<Record<string, string>> = {
  'amenity/restaurant/turkish': `
    köfte, çorba, mantı, börek, gözleme, dürüm, adana kebap, ali nazik, beyti, kumpir, menemen, şavarma, kokoreç, işkembe, simit, tantuni`,
  'amenity/fast_food/kebab': `шаурма, шаверма, شاورما, dürüm döner, döner kebab`,
  'amenity/restaurant/serbian': `ćevapi, ćevapčići, ћевапи, ћевапчићи, чевапчичи, pljeskavica, пљескавица`,
  'amenity/restaurant/barbecue': `ribs, spare ribs, brisket, pulled pork, шашлык, шашлыки, مشاوي, ražnjići, lechon, inihaw, liempo, ปิ้งย่าง`,
  'amenity/restaurant/german': `schnitzel, bratwurst, sauerbraten, schweinshaxe, haxn, spätzle, maultaschen, eisbein, шницель`,
  'amenity/restaurant/mexican': `tacos, taco, burrito, burritos, quesadilla, quesadillas, enchiladas, nachos, guacamole, fajitas`,
  'amenity/restaurant/spanish': `croquetas, patatas bravas, jamón, jamón ibérico, gambas al ajillo`,
  'amenity/restaurant/greek': `ψησταριά, meze, mezze, mezedes, μεζέδες, μεζέ, tzatziki, kleftiko, saganaki, gyro, σουβλάκια, κλέφτικο, сувлаки`,
  'amenity/restaurant/vietnamese': `banh mi, bánh mì, bun bo, bun bo hue, goi cuon, summer rolls, bánh cuốn, cơm tấm, bún riêu, bun thit nuong`,
  'amenity/restaurant/thai': `som tam, somtam, ส้มตำ, papaya salad, red curry, massaman, khao soi, sticky rice, ลาบ, larb, tom kha`,
  'amenity/restaurant/indian': `thali, curry, currys, tandoori chicken, chapati, pani puri, chaat, vindaloo, बिरयानी, डोसा, थाली, карри`,
  'amenity/restaurant/japanese': `donburi, okonomiyaki, takoyaki, tonkatsu, yakitori, katsu curry, omakase, sashimi, sake`,
  'amenity/restaurant/korean': `kimchi, kimchi jjigae, samgyeopsal, galbi, japchae, soju, ramyun`,
  'amenity/restaurant/chinese': `
    dim sum, dimsum, peking duck, peking ente, xiaolongbao, xiao long bao, jiaozi, bao buns, baozi, chow mein, fried rice, wonton, mantou,
    mapo tofu, wan tan, sweet and sour, 点心, 饺子, 小笼包, 烤鸭`,
  'amenity/restaurant/hot_pot': `hot pot, lẩu, shabu shabu, shabu, 샤브샤브, しゃぶしゃぶ, 涮涮锅, 涮涮鍋, 훠궈, ชาบู, หมูกระทะ, หมูกะทะ, จิ้มจุ่ม, สุกี้, moo kata, moo krata, mu kratha, steamboat, feuertopf, fondue chinoise, горячий горшок, 火锅, mookata, sukiyaki`,
  'amenity/restaurant/noodle': `noodles, noodle, ก๋วยเตี๋ยว, บะหมี่, mì, nudeln, nudelsuppe, лапша, lapša, mami, lomi, noodle soup`,
  'amenity/restaurant/seafood': `
    scampi, prawns, garnelen, crevettes, huîtres, austern, устрицы, креветки, mejillones, muscheln, moules, calamari, octopus, kalamar, midye,
    karides, قريدس, ربيان, روبيان, rakovi, škampi, riba, риба, morski plodovi, морепродукты, cá, tôm, fruits de mer`,
  'amenity/restaurant/georgian': `
    хинкали, khinkali, хачапури, khachapuri,
    ხაჭაპური, ხინკალი, მწვადი, ლობიანი, lobiani, adjarian khachapuri`,
  'amenity/restaurant/italian': `ossobuco, saltimbocca, focaccia, antipasti, bruschetta, tagliatelle, ravioli, pasta, trattoria`,
  'amenity/restaurant/steakhouse': `ستيك, סטייק, стейк, 牛排, ステーキ, สเต็ก, entrecôte, entrecote, ribeye, rib eye, t bone, tomahawk steak, chateaubriand, biftek, bistecca, antrikot`,
  'amenity/fast_food/burger': `cheeseburger, smash burger, smashburger, hamburguesa, hamburguesas, бургер, бургеры, hambúrguer, برجر, برغر`,
  'amenity/fast_food/chicken': `fried chicken, poulet frit, pollo frito, pollo fritto, frango frito, krokant kip, gebratenes hähnchen, frittiertes hähnchen, backhendl, kızarmış tavuk, çıtır tavuk, жареный цыпленок, курица гриль, pečeno pile, עוף מטוגן, دجاج مقلي, دجاج كرسبي, gà chiên, ไก่ทอด, 炸鸡, 炸雞, フライドチキン, 唐揚げ, からあげ, 치킨, 후라이드치킨, ayam goreng, roast chicken, grillhähnchen, poulet rôti, pollo asado, жареная курица, tavuk döner, gà rán, دجاج مشوي, بروستد, ไก่ย่าง`,
  'amenity/cafe/bubble_tea': `milk tea, boba, boba tea, trà sữa, bubble tea, ชานม`,
  'amenity/cafe': `
    crêpes, crepes, waffles, waffle, waffeln, gaufres, pancakes, pancake, cappuccino, latte, espresso, matcha, flat white, cà phê, kafa, кафа, doručak,
    доручак, café da manhã, petit déjeuner, petit dej, ăn sáng, serpme kahvaltı, kahvaltı tabağı, türk kahvesi, شاي`,
  'amenity/ice_cream': `sundae, frozen yogurt, froyo, halo halo, sladoled, sorbet, kem`,
  'amenity/restaurant': `soup, suppe, suppen, soupe, sopa, zuppa, суп, супа, corba, salads, salad, salade, salat, ensalada, салат`,
};
