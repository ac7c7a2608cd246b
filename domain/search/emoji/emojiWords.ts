import { emojiByKind } from './emojiByKind.ts';

/** Meanings of emoji in searches, where that is another kind, no kind, or a kind by another word than its tag. */
const ownWords = `
  🥩 butcher, 🐟 seafood, 🥗 vegetarian, 🌯 burrito, 🌮 taco, 🍵 cafe, 🍰 bakery, 🍺 bar, 🍻 bar, 🍴 restaurant
  👁 eye doctor, 🩸 blood test, 💅 nail salon, 💉 doctor, 🩺 doctor, 🫀 cardiologist, 🫁 pulmonologist, 🏋 gym, 📚 bookstore
  🚗 car, 🔧 repair, 🚿 plumber, 🐶 dog, 🐕 dog, 🐱 cat, 🐾 pet, ⛽ gas station, 🛏 hotel, 🎓 school, ⚕ doctor`;

const own = ownWords
  .split(/[,\n]/)
  .map((pair) => /^\s*(\S+) (.+)$/.exec(pair) ?? [])
  .map(([, emoji = '', words = '']): [string, string] => [emoji, words]);

/** A kind by the last part of its tag: "shop/tyres", "amenity/restaurant/hot_pot". */
const wordsOf = (kind: string): string => kind.slice(kind.lastIndexOf('/') + 1).replaceAll('_', ' ');

const words = new Map([
  ...Object.entries(emojiByKind).flatMap(([kind, emojis]) =>
    emojis.split(' ').map((emoji): [string, string] => [emoji, wordsOf(kind)]),
  ),
  ...own,
]);

/** English words for an emoji that stands for a kind of place; none for any other. */
export const emojiWords = (emoji: string): string => words.get(emoji) ?? '';
