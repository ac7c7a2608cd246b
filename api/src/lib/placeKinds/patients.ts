/** Animals that are treated, as visitors name them, with the forms that languages have behind "for" and "of". */
const animals = new Set(
  (
    'dog dogs cat cats puppy puppies kitten kittens pet pets rabbit hund hunde hunden katze katzen kaninchen haustier haustiere ' +
    'chien chiens chat chats perro perros gato gatos cane cani gatto gatti cao caes cachorro cachorros kopek kopekler kedi kediler ' +
    'собака собаки собаке собак собакам кошка кошки кошке кошек кошкам кота коту пса щенка щенку котенка котенку животных ' +
    'собаці котам кішка кішки pies psa psow pso kot kota kotow kotki hond honden kat katten hundar katt katter caine caini pisica pisici ' +
    'pas psa pse macka macke pes psu kocka kocky kutya kutyak macska σκυλος σκυλου σκυλους γατα γατας γατες كلب كلاب قط قطط قطة ' +
    'कुत्ता कुत्ते बिल्ली anjing kucing cho meo 犬 猫 개 강아지 고양이 狗 狗狗 猫咪 หมา สุนัข แมว'
  ).split(' '),
);
const joiners = new Set('for my a of fur den die das pour un para mi per il для dla voor'.split(' '));

/** The service for an animal: "vaccination" of "vaccination for dogs". Undefined for other words. */
export function animalService(words: readonly string[]): string[] | undefined {
  const rest = words.filter((word) => !animals.has(word) && !joiners.has(word));
  return words.some((word) => animals.has(word)) && rest.length > 0 ? rest : undefined;
}
