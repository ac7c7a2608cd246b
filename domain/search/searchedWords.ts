import { isPreposition, isPurpose, isStopWord } from './stopWords.ts';
import { plainWords } from './plainWords.ts';

const maxSearchLength = 200;
const maxWords = 10;

/** Signs that visitors type for a kind of place. */
const signs = new Map(
  `🍕 pizza, 🍣 sushi, 🍔 burger, 🌮 taco, 🌯 kebab, 🥙 kebab, 🍜 ramen, 🍝 italian restaurant, 🍛 indian restaurant, 🍗 chicken
  🥩 butcher, 🐟 seafood, 🦐 seafood, 🥗 vegetarian, 🍽 restaurant, 🍴 restaurant, ☕ cafe, 🍵 cafe, 🍺 bar, 🍻 bar, 🍸 bar, 🍷 wine
  🍦 ice cream, 🍨 ice cream, 🍰 bakery, 🥐 bakery, 🥖 bakery, 🍞 bakery, 🛒 supermarket, 🏨 hotel, 🛏 hotel, 🏥 hospital, 💊 pharmacy
  🦷 dentist, 👓 optician, 👁 eye, 🩸 blood test, 💇 hairdresser, 💈 barber, 💅 nail salon, 💆 massage, 🏋 gym, 💐 florist, 🌹 florist
  📚 bookstore, 📱 mobile phone, 🚗 car, 🚕 taxi, ⛽ gas station, 🔧 repair, 🚿 plumber, 🚰 plumber, 🔑 locksmith, 🐶 dog, 🐕 dog, 🐱 cat
  🚲 bicycle, 👗 clothes, 👟 shoes, 💍 jewelry, ⚖ lawyer, 🏦 bank, 🎓 school`
    .split(/[,\n]/)
    .map((pair) => /^\s*(\S+) (.+)$/.exec(pair) ?? [])
    .map(([, sign = '', words = '']) => [sign, words]),
);
const anySign = /\p{Extended_Pictographic}/gu;
/** Before a kitchen, the Vietnamese word for a dish. */
const dish = /(?<!\p{L})món(?: ăn)?(?= \p{L})/giu;
/** Countries in Vietnamese that fold to stop words of other languages. */
const italy = /(?<!\p{L})ý(?!\p{L})/giu;
const india = /(?<!\p{L})(?:ấn độ|(?<=(?:hang|quan|mon) )an do)(?!\p{L})/giu;

/** The words of a search, folded; none for text without letters, digits or known signs. Longer input is cut, not refused. */
export function searchedWords(text: string): string[] {
  const spelled = text
    .slice(0, maxSearchLength)
    .normalize('NFC')
    .replace(dish, '')
    .replace(italy, 'italia')
    .replace(india, 'india')
    .replace(anySign, (sign) => ` ${signs.get(sign) ?? ''} `);
  const words = plainWords(spelled);
  if (words.length <= maxWords) return words;
  const required = words.filter((word) => !isStopWord(word) || isPreposition(word) || isPurpose(word));
  return (required.length > 0 ? required : words).slice(0, maxWords);
}
