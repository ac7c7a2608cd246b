import { dishesOfCuisines } from './dishesOfCuisines.ts';
import { plainWords } from '../plainWords.ts';

/** Dishes as visitors type them, also those that are a kind of their own, by how listings name the cuisine. */
const dishes: readonly (readonly [cuisines: string, dishes: string])[] = [
  [
    'japanese',
    'sushi, sashimi, ramen, udon, soba, tempura, yakitori, суши, суші, سوشي, 寿司, ラーメン, 스시, ซูชิ',
  ],
  [
    'italian',
    'pizza, pasta, spaghetti, lasagne, lasagna, risotto, gnocchi, пицца, піца, паста, بيتزا, πίτσα, ピザ, 피자',
  ],
  ['turkish', 'kebab, kebap, döner, doner, lahmacun, pide, iskender, köfte, кебаб, донер, كباب'],
  ['greek', 'gyros, gyro, souvlaki, moussaka, гирос, мусака'],
  ['mexican', 'taco, tacos, burrito, burritos, quesadilla, nachos, enchiladas, fajitas, тако, буррито'],
  [
    'indian',
    'curry, tandoori, biryani, tikka masala, samosa, dosa, naan, карри, chole bhature, butter chicken, paneer, dal makhani, pav bhaji, idli, jalebi',
  ],
  ['spanish', 'tapas, paella, тапас'],
  [
    'chinese',
    'dim sum, dumplings, wonton, peking duck, chow mein, hot pot, hotpot, feuertopf, 点心, 饺子, 火锅, 火鍋, 훠궈',
  ],
  ['vietnamese', 'pho, banh mi, bun cha, фо, phở bò, phở gà, bún chả, bánh xèo, bún bò'],
  ['thai', 'pad thai, tom yum, som tam, том ям, ข้าวมันไก่, ก๋วยเตี๋ยวเรือ, ผัดไทย, pad krapow'],
  [
    'korean',
    'bibimbap, kimchi, bulgogi, samgyupsal, samgyeopsal, tteokbokki, 칼국수, 국밥, 냉면, 순대국, 감자탕, 부대찌개, 비빔밥, 떡볶이',
  ],
  ['german', 'schnitzel, currywurst, bratwurst, schweinshaxe'],
  ['tibetan nepalese nepali', 'momo, momos, момо, thukpa, dal bhat'],
  ['ethiopian eritrean', 'injera, инжера, doro wat, zigni'],
  [
    'lebanese syrian',
    'falafel, hummus, houmous, tabouleh, kibbeh, manakish, shawarma, фалафель, хумус, فلافل, حمص, تبولة, منقوشة, شاورما, פלאפל, חומוס, حمص وفول, סביח, חומוסיה, fattoush, فتوش, مناقيش',
  ],
  ['israeli', 'shakshuka, шакшука, שקשוקה'],
  ['egyptian', 'koshari, koshary, كشري'],
  ['saudi yemeni', 'kabsa, mandi, كبسة, مندي, مظبي, مندي دجاج, maqluba, مضغوط'],
  ['jordanian', 'mansaf, منسف'],
  ['moroccan', 'couscous, tajine, tagine, кускус, كسكس, طاجين'],
  ['persian iranian', 'chelo kebab, ghormeh sabzi, koobideh, کوبیده, چلوکبابی, چلوکباب, دیزی, tahdig'],
  ['afghan', 'kabuli palaw, mantu'],
  ['uzbek', 'plov, lagman, плов, лагман'],
  ['russian ukrainian', 'borscht, borschtsch, pelmeni, blini, борщ, пельмени, вареники, блины'],
  ['armenian', 'khorovats, хоровац'],
  ['polish', 'pierogi, bigos, żurek, pierogarnia, schabowy'],
  ['hungarian', 'goulash, gulasch, gulyás, lángos, főzelék, pörkölt, halászlé'],
  ['serbian bosnian balkan', 'ćevapi, ćevapčići, pljeskavica, ћевапи, ћевапчићи, чевапчичи, sarma'],
  ['austrian', 'kaiserschmarrn, backhendl, tafelspitz'],
  ['swiss', 'fondue, käsefondue, raclette, rösti, älplermagronen, фондю'],
  ['danish', 'smørrebrød'],
  ['british', 'fish and chips, sunday roast, full english breakfast, afternoon tea'],
  ['peruvian', 'ceviche, lomo saltado, севиче'],
  ['venezuelan colombian', 'arepa, arepas, bandeja paisa'],
  ['argentinian argentine', 'empanada, empanadas, chimichurri'],
  ['brazilian', 'feijoada, picanha, moqueca, rodizio'],
  ['caribbean jamaican', 'jerk chicken, oxtail, curry goat'],
  ['nigerian african', 'jollof, jollof rice, fufu, suya'],
  [
    'indonesian malaysian',
    'nasi goreng, rendang, satay, nasi lemak, mie goreng, bakso, ayam geprek, gado gado, soto ayam, pecel lele, mie ayam, nasi padang',
  ],
  [
    'singaporean malaysian',
    'laksa, hainanese chicken rice, bak kut teh, roti canai, nasi kandar, char kuey teow, mee goreng',
  ],
  [
    'filipino',
    'adobo, sisig, lechon, bulalo, lugaw, pares, pancit, sinigang, kare kare, halo halo, crispy pata, lumpia, lechonan',
  ],
  ['sri', 'kottu, hoppers'],
  ['hawaiian', 'poke, poke bowl, poké'],
  ['taiwanese', 'beef noodle soup, lu rou fan, 牛肉麵'],
];

const cuisines = new Map<string, readonly string[]>(
  [...dishes, ...Object.entries(dishesOfCuisines)].flatMap(([names, list]) =>
    list.split(',').map((dish) => [plainWords(dish).join(' '), names.split(' ')] as const),
  ),
);
/** Dishes that are also typed apart: "käse fondue", "cheese burger". */
const joined = new Map([...cuisines].filter(([dish]) => /^[a-z]{8,}$/.test(dish)));
const maxWords = Math.max(...Array.from(cuisines.keys(), (dish) => dish.split(' ').length));

/** Whether folded words are a dish of some cuisine. */
export const isDish = (text: string): boolean => cuisines.has(text);

/** Dishes of one word in Latin letters that names of a cuisine's restaurants may have. */
export const dishesOf = (cuisine: string): string[] =>
  [...cuisines].flatMap(([dish, names]) =>
    names.includes(cuisine) && /^[a-z]{4,}$/.test(dish) ? [dish] : [],
  );

/** Words of a search that are a dish, each with a word of a cuisine that has it. */
export function cuisinesIn(
  words: readonly string[],
): { words: readonly string[]; means: readonly string[] }[] {
  return words.flatMap((_word, from) =>
    Array.from({ length: Math.min(maxWords, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1),
    ).flatMap((dish) =>
      (cuisines.get(dish.join(' ')) ?? joined.get(dish.join('')) ?? []).map((name) => ({
        words: dish,
        means: [name],
      })),
    ),
  );
}
