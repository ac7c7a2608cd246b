import { plainWords } from './plainWords.ts';

/** Numbers as names have them: "3 Brothers" is typed "three brothers". */
const groups = `
  2=two=to=zwei=deux=dos=due=iki, 3=three=drei=trois=tres=tre=üç, 4=four=for=vier=quatre=cuatro=quattro=dört, 5=five=fünf=cinq=cinco=cinque=beş
  6=six=sechs=seis=altı, 7=seven=sieben=sept=siete=sette=yedi, 8=eight=acht=huit=ocho=otto=sekiz, 9=nine=neun=neuf=nueve=nove=dokuz
  10=ten=zehn=dix=diez=dieci, 11=eleven=elf=onze, 12=twelve=zwölf=douze=doce, 100=hundred=hundert=cent=cien=yüz
  1st=first, 2nd=second, 3rd=third, 4th=fourth, 5th=fifth, 6th=sixth, 7th=seventh, 8th=eighth, 9th=ninth, 10th=tenth`;

const others = new Map<string, readonly string[]>(
  groups.split(/[,\n]/).flatMap((group) => {
    const [digits = '', ...words] = group.split('=').flatMap(plainWords);
    return [[digits, words] as const, ...words.map((word) => [word, [digits]] as const)];
  }),
);

/** The digit 0 of scripts whose readers also write numbers in Latin digits. */
const zeros = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐၀០', (zero) => zero.codePointAt(0) ?? 0);

/** A number in digits of another script in Latin ones: "٣٣" is 33. The word itself where it has none. */
function inLatinDigits(word: string): string {
  return word.replace(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Words of a search that are a number, each with how else it is written. */
export function numbersIn(
  words: readonly string[],
): { words: readonly string[]; means: readonly string[] }[] {
  return words.flatMap((word) => {
    const digits = inLatinDigits(word);
    const means = digits === word ? (others.get(word) ?? []) : [digits];
    return means.map((other) => ({ words: [word], means: [other] }));
  });
}
