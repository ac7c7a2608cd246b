/** Names of cuisines as restaurants use them, in scripts and languages with words of their own, by kind; for searches only. */
export const everydayCuisines: Readonly<Record<string, string>> = {
  'amenity/restaurant/chinese': `
    中華, 中華屋, 四川料理, 広東料理, 餃子, 餃子屋, 짬뽕, 짬뽕집, 마라탕, 양꼬치, 川菜馆, 粤菜馆, 湘菜馆, 东北菜, 新疆菜, 本帮菜, 家常菜, 烤鱼, 麻辣香锅, 烤鸭,
    restaurant sichuan, szechuan restaurant, cantonese food, chinalokal, chinaimbiss, китайская кухня`,
  'amenity/restaurant/japanese': `
    和食, 割烹, 懐石, 懐石料理, 日本食, 料亭, すき焼き, お好み焼き, たこ焼き, 串カツ, 串揚げ, もつ鍋, 牛丼, 丼, 天丼, うなぎ, 鰻, 立ち食いそば, 일본 음식, 일본음식, 라멘집, 돈까스집,
    日料, 日式料理, 日式餐厅, ร้านชาบู, японская кухня, suşi restoranı, מסעדה יפנית`,
  'amenity/restaurant/sushi': `回転寿司, 鮨, 鮨屋, 海鮮丼, суши бар, роллы, суши и роллы, sushibar, sushi bar, sushi lieferservice`,
  'amenity/restaurant/korean': `
    한정식, 족발, 보쌈, 족발보쌈, 곱창집, 닭갈비, 닭갈비집, 갈비집, 불고기, 김밥, 김밥집, 설렁탕, 순두부, 찜닭, 부대찌개, 韓国料理, 韓国焼肉, 韩国料理, 韩餐, 韩式烤肉,
    корейская кухня, kore restoranı, מסעדה קוריאנית`,
  'amenity/restaurant/italian': `
    イタリアン, イタリア料理, イタリアンレストラン, 이탈리안, 이탈리안 레스토랑, 이태리, 意餐, 意式餐厅, 意大利菜, итальянская кухня, מסעדה איטלקית,
    nudelhaus, pastabar, pasta bar, pastateca, spaghetteria, spagetteria, อาหารอิตาเลียน`,
  'amenity/restaurant/french': `フレンチ, フレンチレストラン, フランス料理, 프렌치, 프렌치 레스토랑, 法餐, 法国菜, французская кухня, מסעדה צרפתית`,
  'amenity/restaurant/spanish': `tapas bar, tapasbar, bar de tapas, スペインバル, バル, スペイン料理, 스페인 요리, 西班牙菜, испанская кухня`,
  'amenity/restaurant/mexican': `メキシカン, メキシコ料理, 멕시칸, 멕시코 음식, 墨西哥菜, мексиканская кухня, מסעדה מקסיקנית`,
  'amenity/restaurant/indian': `
    カレー屋, カレー, インドカレー, スープカレー, インド料理, 인도 음식, 인도음식, 인도 커리, 커리집, 印度料理, 印度菜, индийская кухня, מסעדה הודית`,
  'amenity/restaurant/thai': `タイ料理, 태국 음식, 태국음식, 泰餐, 泰国料理, тайская кухня, מסעדה תאילנדית`,
  'amenity/restaurant/vietnamese': `ベトナム料理, フォー, 베트남 쌀국수, 쌀국수, 쌀국수집, 베트남 음식, 越餐, 越南料理, 越南粉, вьетнамская кухня`,
  'amenity/restaurant/russian': `pelmeni, пельмени, vareniki, вареники, blini, блины, soljanka, солянка, borschtsch, борщ`,
  'amenity/restaurant/georgian': `грузинская кухня, кавказская кухня, хинкали и хачапури, gruzińska restauracja`,
  'amenity/restaurant/turkish': `トルコ料理, 터키 음식, 土耳其菜, турецкая кухня`,
  'amenity/restaurant/greek': `ギリシャ料理, 그리스 음식, 希腊菜, греческая кухня`,
  'amenity/restaurant/vegan': `มังสวิรัติ, ร้านอาหารเจ, อาหารเจ, вегетарианское кафе, веганское кафе, 素食馆, 素菜馆, 채식, 채식 식당, ヴィーガンカフェ`,
  'amenity/restaurant/steakhouse': `ステーキ, ステーキ屋, 牛排馆, 牛排店, 牛排, 스테이크집, ร้านสเต็ก, מסעדת בשרים, סטייקיה, bifteckerie`,
  'amenity/restaurant/seafood': `海鮮, 海鮮料理, 魚料理, 해산물, 회센터, 조개구이, 海鲜, 海鲜酒楼, מסעדת דגים, דגים, рыбная кухня, fischbude, fischimbiss, fischerhütte`,
  'amenity/restaurant/barbecue': `炭火焼, 焼肉食べ放題, 烧烤店, 撸串, 烤肉, 烤肉店, ร้านปิ้งย่าง, гриль бар`,
  'amenity/restaurant': `
    洋食, 洋食屋, 洋食レストラン, ファミレス, ダイニング, ビュッフェ, バイキング, 食べ放題, 郷土料理, 양식, 양식당, 레스토랑, 뷔페, 무한리필, 가정식, 西餐, 西餐馆, 自助餐, 农家乐,
    私房菜, ร้านข้าวต้ม, ข้าวแกง, ร้านข้าวแกง, bufe, بوفيه مفتوح, بوفيه, אוכל ביתי, מסעדה ביתית, узбекская кухня, русская кухня, домашняя кухня, бизнес ланч,
    комплексный обед, suppenküche, suppenbar, mittagstisch, cucina casalinga, cocina casera, comida corrida, almuerzo ejecutivo, almuerzos`,
  'amenity/fast_food': `立ち食い, 弁当, 弁当屋, お弁当, 도시락, 便当, 快餐, מזנון, pommesbude, frittenbude, salatbar, imbissstand, finger food`,
  'amenity/cafe': `
    カフェバー, カフェレストラン, 純喫茶, スイーツ, 브런치, 디저트 카페, 디저트, 下午茶, ร้านน้ำชา, ร้านขนม, كافتيريا, كافتريا, brunchlokal, frühstückscafé, frühstückslokal,
    stehcafé, eetcafé, eetcafe, lunchroom, lunchcafé, завтраки, кафе кондитерская`,
  'amenity/cafe/bubble_tea': `ชานมไข่มุก, ชานม, タピオカ, 珍珠奶茶, 버블티, trân châu`,
  'amenity/ice_cream': `גלידריה, גלידה, ジェラート, 아이스크림, 冰淇淋, 冰淇淋店, 雪糕`,
  'amenity/nightclub': `מועדון, מועדון לילה, クラブ, 夜店`,
  'shop/coffee': `
    rösterei, kaffeeröster, roastery, coffee roastery, coffee roaster, micro roastery, torrefazione, torréfaction, tostador de café, tostaduría,
    torrefação, kahve kavurma, kuru kahveci, обжарка кофе, محمصة قهوة, محمصة بن, koffiebranderij, kafferosteri, palarnia kawy, カフェ焙煎, 焙煎所, ロースタリー, 로스터리`,
  'shop/pastry': `和菓子, 和菓子屋, 洋菓子, 케이크집, 마카롱, 甜品, 点心店`,
};
