import type { Category, Kind } from './category.ts';
import type { Random } from './random.ts';

/** Default sentences, for categories without their own. */
const factsByKind: Record<Kind, readonly string[]> = {
  restaurant: [
    'A short menu that follows the season, cooked in plain sight.',
    'Half the tables are kept for people who just walk in.',
  ],
  cafe: [
    'Something warm to drink, something sweet to go with it, and newspapers on sticks.',
    'The window seats fill first, the garden second.',
  ],
  bar: [
    'A short list, a long counter and music low enough to talk over.',
    'Open late, but never loud on weekdays.',
  ],
  lodging: [
    'Quiet rooms, good mattresses and breakfast with local jam.',
    'Bags may be left all day, and bicycles all night.',
  ],
  foodShop: [
    'Mostly local produce, with the grower’s name on the card.',
    'Regulars have a shelf for their orders.',
  ],
  shop: [
    'A small shop with a large stockroom, so it is worth asking.',
    'What is not there can usually be ordered by Friday.',
  ],
  beauty: ['Appointments run on time, and nobody is sold anything.', 'Two rooms, soft light and good tea.'],
  health: [
    'Appointments by phone or at the desk, with a short wait.',
    'The rooms are on the ground floor and free of steps.',
  ],
  office: ['A small team that answers its own phone.', 'First meetings are free and take half an hour.'],
  trade: ['Somebody answers the phone, and comes when they said they would.', 'Small jobs are welcome, too.'],
  workshop: [
    'Estimates are given in writing and kept.',
    'The bench stands in the window, so everybody can watch.',
  ],
  fitness: [
    'Trial lessons on Mondays, and showers that are hot on all days.',
    'Memberships can be paused in summer.',
  ],
  culture: [
    'A calm place for an hour or an afternoon.',
    'Guided tours on Sundays, for children on Saturdays.',
  ],
  school: [
    'Small groups, patient teachers and a trial lesson for everyone.',
    'Courses by day and in the evening.',
  ],
};

const landmarks = [
  'the old market hall',
  'the railway station',
  'the river',
  'the main square',
  'the university',
  'the city park',
  'the town hall',
  'the last tram stop',
];
const founders = [
  'two sisters',
  'a former teacher',
  'three friends',
  'a couple who met here',
  'a family that had done something else before',
  'a retired engineer',
];

/** A few sentences about a business; null for the share of businesses without a description. */
export function describe(
  category: Category,
  place: { city: string; streetName: string },
  random: Random,
): string | null {
  if (random.chance(0.08)) return null;
  const facts =
    category.facts.length > 1 ? category.facts : [...category.facts, ...factsByKind[category.kind]];
  const sentences = random.sample(facts, random.chance(0.6) ? 2 : 1);
  if (random.chance(0.55)) sentences.push(locate(place, random));
  if (random.chance(0.4))
    sentences.push(`It was opened in ${random.integer(1962, 2024)} by ${random.pick(founders)}.`);
  return sentences.join(' ');
}

function locate({ city, streetName }: { city: string; streetName: string }, random: Random): string {
  const minutes = random.integer(3, 14);
  const landmark = random.pick(landmarks);
  return random.pick([
    `You find it on ${streetName}, ${minutes} minutes on foot from ${landmark}.`,
    `${streetName} is a quiet street in ${city}, ${minutes} minutes from ${landmark}.`,
    `From ${landmark} in ${city} it is a walk of ${minutes} minutes.`,
  ]);
}
