import { misspelt } from '../misspelt.ts';
import { readByValues } from '../readByValues.ts';
import { areNonRatingNumbers } from '../../evidence/nonRatingNumbers.ts';
import { brazilianPostalCode, degreeOfAxis, foundAddress, indianPostalCode } from './addressRules.ts';
import { codeBesideTown, houseNumber, houseNumberBesideStreet } from './addressRules.ts';
import {
  departmentOfState,
  kindOfStreetBesideStreet,
  listedLines,
  sitingsBesideStreets,
} from './addressRules.ts';
import { labelledLinks, phoneOfContact, phoneOfNumber } from './contactRules.ts';
import { readAs, type Correction, type ExaminedColumn, type HeaderRule } from './headerRule.ts';
import { classOrSearchedKind, codesOfKinds, kindInRatedLine } from './kindRules.ts';
import { listsOfKinds, listsUnderWordForKinds, optionsOfHeader, sitingOfShops } from './kindRules.ts';
import { typeOfNamedKind } from './kindRules.ts';
import {
  linksToDirectory,
  linksToOneSite,
  linksToPictures,
  numbersToWriteTo,
  picturesOfPage,
  profilesOnNetwork,
} from './linkRules.ts';
import { closingOfPair, daysOfTimes, openingOfPair } from './openingRules.ts';
import { branchOfBrand, brandOfBranches, tradeName } from './nameRules.ts';
import {
  figureThatIsNoRating,
  marksOfInspectors,
  ratingUnderRanking,
  ratingUnderReviews,
  textsUnderReviews,
  wordsOfRatings,
} from './ratingRules.ts';
import { closedTooOften, closingDays, dayOfRow, isOpenOnDay } from './stateRules.ts';
import { stateOfLiveStatus, statusOfPlace } from './stateRules.ts';

/** Columns of a sheet of which misspelt headers are looked up: each is compared with every known word. */
const maxSpelled = 200;

/** 'number_of_reviwes' over counts: a header that is unknown because of one letter. */
const misspeltHeader: HeaderRule = ({ reading, header, comparable, values, judged }) => {
  const isLookedUp = reading === undefined && judged.length <= maxSpelled;
  if (!isLookedUp || areNonRatingNumbers(comparable, values)) return null;
  const field = misspelt(header, values);
  return field === null ? null : readAs(field);
};

/** Values that show another field than the header names: 'region' over names of countries. */
const fieldOfValues: HeaderRule = ({ one, values, judged }) => {
  const reading = readByValues(one, values, judged);
  return reading === undefined ? null : { kind: 'read', reading, fits: true };
};

/**
 * The rules on the meaning of a single column, in the order in which they are tried: the first that applies decides. Each has
 * its condition and its effect where it is defined. The comments say which rules below could apply to the same column, and
 * why they must not; where they name none, headers or values of the rules exclude each other.
 */
const headerRules: readonly HeaderRule[] = [
  // Decides by values alone, so that it goes before all that ask what the header says.
  dayOfRow,
  // Before the rules for unknown headers: this one is known except for a letter.
  misspeltHeader,
  // Before the rules that take an option for a kind or a street.
  optionsOfHeader,
  // Before the rules that refine what a header says: here it says the wrong thing.
  fieldOfValues,
  brazilianPostalCode,
  indianPostalCode,
  // Before all rules on kinds, since neither holds any of places.
  kindOfStreetBesideStreet,
  codesOfKinds,
  sitingOfShops,
  listedLines,
  sitingsBesideStreets,
  departmentOfState,
  codeBesideTown,
  tradeName,
  brandOfBranches,
  branchOfBrand,
  // After `fieldOfValues`, which reads 'Review' beside ratings as their count.
  ratingUnderReviews,
  ratingUnderRanking,
  textsUnderReviews,
  wordsOfRatings,
  // Before `houseNumberBesideStreet` and `phoneOfNumber`, since the word for contacts says more than the one for numbers.
  phoneOfContact,
  // Before `picturesOfPage`: a label says more than the link behind it.
  labelledLinks,
  // Before `kindInRatedLine` and both rules on lists: the name of a class may have commas, and is one kind.
  classOrSearchedKind,
  // Before `houseNumberBesideStreet`, which needs a street beside it to believe the number.
  houseNumber,
  degreeOfAxis,
  openingOfPair,
  closingOfPair,
  daysOfTimes,
  isOpenOnDay,
  // Before `closedTooOften`: a column of days is of use, where one that is true of many places is not.
  closingDays,
  closedTooOften,
  // Before `kindInRatedLine` and the rules below it, which look at values under any header or none.
  picturesOfPage,
  // Before both rules on lists: the line holds one kind, whatever signs are around it. Before `stateOfLiveStatus`, since the line
  // may end with whether the place is open.
  kindInRatedLine,
  // Before `linksToOneSite` and `linksToDirectory`: profiles and pictures of many places lie on one host, too.
  numbersToWriteTo,
  profilesOnNetwork,
  linksToPictures,
  // Before `linksToDirectory`, which leaves a column out for good; under a bare 'url' the values may still say what it is.
  linksToOneSite,
  listsUnderWordForKinds,
  listsOfKinds,
  typeOfNamedKind,
  linksToDirectory,
  // Before `stateOfLiveStatus`, which reads words of people; these are words of programs.
  statusOfPlace,
  stateOfLiveStatus,
  foundAddress,
  // Before `houseNumberBesideStreet`: a phone number beside a street has more digits than a house.
  phoneOfNumber,
  // After `misspeltHeader` and `ratingUnderReviews`, which have read the figures that are ratings.
  figureThatIsNoRating,
  marksOfInspectors,
  // Last, since it relies on the neighbours: what the column before it means has been corrected by now.
  houseNumberBesideStreet,
];

/** The correction by the first rule that applies to a column; null if none does. */
export function correctionOf(column: ExaminedColumn): Correction | null {
  for (const rule of headerRules) {
    const correction = rule(column);
    if (correction !== null) return correction;
  }
  return null;
}
