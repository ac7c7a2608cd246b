import type { Kind } from './category.ts';

export interface Tones {
  good: readonly string[];
  fair: readonly string[];
  poor: readonly string[];
}

/** Texts of reviews by kind of business. All written for this directory. */
export const reviewTexts: Record<Kind, Tones> = {
  restaurant: {
    good: [
      'We came for a quick lunch and stayed until they lit the candles.',
      'The daily special was the best thing I ate on the whole trip.',
      'Small menu, every plate thought through, and the bread alone is worth the walk.',
      'They moved two tables so that our pram would fit, without being asked.',
      'The kind of place where the waiter talks you out of ordering too much.',
      'Booked for an anniversary and they remembered it when we arrived.',
      'Simple cooking, done with care. The soup tasted like somebody’s grandmother was in the kitchen.',
    ],
    fair: [
      'Food was very good, the wait between courses less so.',
      'Lovely room, but it gets loud once it fills up.',
      'Good, if a little dear for the size of the plates.',
    ],
    poor: [
      'We had a booking and still waited forty minutes.',
      'My main came cold. They did apologise and took it off the bill.',
      'Friendly people, but the kitchen had an off night.',
    ],
  },
  cafe: {
    good: [
      'Nobody minds if you sit there for an hour with one cup and a book.',
      'Go early, the good things are gone by noon.',
      'My regular stop on the way to work. They know my order and my dog’s name.',
      'Everything tastes as if it had been made that morning, because it was.',
      'Calm, bright, and the staff seem to like being there.',
      'A proper neighbourhood place, with regulars who greet you on your second visit.',
    ],
    fair: [
      'Very good, but hardly any seats on a Saturday.',
      'Nice spot, though the queue tests your patience.',
      'Lovely place. I wish they opened earlier.',
    ],
    poor: [
      'They were out of almost everything by two.',
      'What I had was fine, the table was sticky.',
      'Had to ask three times for the bill.',
    ],
  },
  bar: {
    good: [
      'Sat at the counter and learned more about the list than I expected to.',
      'Good music at a volume where you can still talk.',
      'They make an excellent drink without alcohol, which is rarer than it should be.',
      'Ended up sharing a table with strangers and left with friends.',
      'Fair prices and a bartender who listens.',
    ],
    fair: [
      'Great drinks, but standing room only after nine.',
      'Good atmosphere, a bit dark to read the list.',
      'Nice courtyard. Closes earlier than we thought.',
    ],
    poor: [
      'Too crowded to reach the bar.',
      'Service was slow, even for a Friday.',
      'The house wine was nothing to write home about.',
    ],
  },
  lodging: {
    good: [
      'Slept better than at home. The room to the courtyard is really quiet.',
      'They let us store the bags until the night train and made us tea.',
      'Breakfast had home-made jam and no hurry at all.',
      'Spotless, friendly and an easy walk from the station.',
      'The hand-drawn map from reception was better than any guide book.',
      'Booked one night, stayed three.',
    ],
    fair: [
      'Nice rooms, thin walls.',
      'Clean and central, but the stairs are steep with a suitcase.',
      'Good value. The shower takes a while to get warm.',
    ],
    poor: [
      'The room faced the street and the bins are emptied at five.',
      'Check-in took half an hour with nobody else waiting.',
      'Smaller than it looked in the pictures.',
    ],
  },
  foodShop: {
    good: [
      'They let me taste before buying and wrapped everything like a present.',
      'You can tell that they eat what they sell.',
      'Things here taste the way I remember them from childhood.',
      'Good advice on how to cook it, too. Dinner was a success.',
      'My weekly stop. Honest quality and a chat for free.',
      'They kept my order back when I was late. A small thing, but still.',
    ],
    fair: [
      'Great selection, not the cheapest.',
      'Lovely shop, but be there early on Saturdays.',
      'Good quality. Card payment only over a minimum.',
    ],
    poor: [
      'Half the shelves were empty when I came.',
      'I felt a little rushed.',
      'I had expected a little more for the price.',
    ],
  },
  shop: {
    good: [
      'Went in for one thing and came out with three, and regret none of them.',
      'They ordered what I needed and rang me when it came.',
      'Patient, knowledgeable and not at all pushy.',
      'The sort of shop every street should have.',
      'Found a present for the man who has everything.',
      'They repaired it instead of selling me a new one. I will be back.',
    ],
    fair: [
      'Beautiful things, tight space.',
      'Good choice, but opening hours are a bit of a lottery around holidays.',
      'Helpful staff. A little more expensive than online.',
    ],
    poor: [
      'Nobody at the counter for ten minutes.',
      'They would not take back an unopened box.',
      'The item online was not in the shop.',
    ],
  },
  beauty: {
    good: [
      'Left looking like myself after a good holiday.',
      'They listen first, which is rare.',
      'On time, relaxed and fairly priced.',
      'I nearly fell asleep, which is the highest praise I have.',
      'Explained every product without trying to sell me any.',
      'Been coming for two years and have never once been unhappy.',
    ],
    fair: [
      'Nice result, though it took longer than planned.',
      'Good, but you need to book far ahead.',
      'Friendly place, small waiting area.',
    ],
    poor: [
      'Not quite what I had asked for.',
      'Waited twenty-five minutes with an appointment.',
      'Fine in the end, but it felt hurried.',
    ],
  },
  health: {
    good: [
      'They took the time to explain everything, twice, in plain words.',
      'Seen on time and not rushed for a moment.',
      'My daughter is afraid of white coats and now asks when we may go back.',
      'Kind at the desk, kind in the room.',
      'Rang me the next day to hear how I was. Who does that any more?',
      'Clear advice and no unnecessary extras.',
    ],
    fair: [
      'Good care, but very busy.',
      'Very competent. Getting through on the phone takes patience.',
      'Helpful, but parking is hopeless.',
    ],
    poor: [
      'Waited far longer than they had said.',
      'I had hoped for a few more answers.',
      'The paperwork was a muddle.',
    ],
  },
  office: {
    good: [
      'They explained every step so that even I understood it.',
      'Answered within the hour and kept to the price.',
      'Calm, thorough and quick. I wish I had come earlier.',
      'No jargon, no surprises on the invoice.',
      'They told me honestly that I did not need them. I will come when I do.',
    ],
    fair: [
      'Good work, slower than promised.',
      'Competent, but hard to reach on Fridays.',
      'All in order. A reminder about deadlines would have been nice.',
    ],
    poor: [
      'Had to ask several times for an update.',
      'The quote doubled along the way.',
      'Our contact changed twice.',
    ],
  },
  trade: {
    good: [
      'Came the same day, fixed it in twenty minutes and would not take a tip.',
      'Showed me the broken part and explained what had happened.',
      'The price was exactly what they had said on the phone.',
      'Left the place cleaner than they had found it.',
      'Could have sold me a new one, repaired the old one instead.',
      'Straightforward, punctual, skilled.',
    ],
    fair: [
      'Good job, a week later than agreed.',
      'Fair price. The follow-up call never came.',
      'It works again, though the finish could be neater.',
    ],
    poor: [
      'Missed the first appointment.',
      'Had to come back twice for the same fault.',
      'More expensive than the estimate.',
    ],
  },
  workshop: {
    good: [
      'Ready a day earlier than promised.',
      'They know their craft and enjoy explaining it.',
      'Did a better job than I had hoped, and for less.',
      'Brought it in on Monday, had it back on Tuesday, like new.',
      'Told me honestly that it was not worth the money, and charged nothing.',
      'Careful work and a fair price.',
    ],
    fair: [
      'Good work, a week later than agreed.',
      'Well done, but I had to ring to hear that it was ready.',
      'Fair price, short opening hours.',
    ],
    poor: [
      'Had to bring it back twice.',
      'More expensive than the estimate.',
      'It was not ready on the day they had named.',
    ],
  },
  fitness: {
    good: [
      'Trainers who correct you kindly and remember your bad knee.',
      'Clean, never too crowded before work.',
      'I had never done it before and felt welcome from the first minute.',
      'The morning class keeps me sane.',
      'Good mix of people, no showing off.',
    ],
    fair: [
      'Great classes, changing rooms too small.',
      'Well equipped, very full after six.',
      'Good, but the music is not for everyone.',
    ],
    poor: [
      'Two of the machines were out of order for weeks.',
      'Cancelling took three letters.',
      'The showers were cold.',
    ],
  },
  culture: {
    good: [
      'We talked about it all the way home.',
      'Small, but made with love down to the last detail.',
      'Even our teenagers put their phones away.',
      'Friendly people at the door and fair prices.',
      'A gem that locals keep to themselves.',
      'Carefully made and with a sense of humour.',
    ],
    fair: [
      'Interesting, though little of it is in English.',
      'Lovely building, uncomfortable chairs.',
      'Worth a visit. The café was shut.',
    ],
    poor: [
      'Part of it was closed and nobody told us at the till.',
      'Too warm inside to enjoy it.',
      'Shorter than expected for the price.',
    ],
  },
  school: {
    good: [
      'After four months I dared to do it in front of other people.',
      'My son practises without being told, which says it all.',
      'Small groups and a teacher with endless patience.',
      'They adapted the course when half of us were ill.',
      'Good humour, real progress.',
    ],
    fair: [
      'Good teaching, dull rooms.',
      'Helpful lessons, but the timetable changed twice.',
      'A bit fast for beginners, the tutor did help afterwards.',
    ],
    poor: [
      'The group was larger than advertised.',
      'Three different teachers in one term.',
      'Lessons were cancelled at short notice.',
    ],
  },
};

/** Endings of a review, by tone. */
export const closings: Tones = {
  good: [
    'Will be back.',
    'Recommended.',
    'Thank you!',
    'Five stars from the whole family.',
    'Don’t change a thing.',
    'See you next month.',
  ],
  fair: [
    'Would give it another try.',
    'Still worth knowing.',
    'All in all fine.',
    'Three or four stars, depending on the day.',
  ],
  poor: ['A pity.', 'Maybe we were unlucky.', 'I expected more.', 'Others may have a better day.'],
};
