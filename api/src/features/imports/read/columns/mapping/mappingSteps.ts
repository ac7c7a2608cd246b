import { dropContradicted } from '../dropContradicted.ts';
import { leaveOutDisagreeing } from '../evidence/agreement.ts';
import { leaveOutContactsOfDirectory } from '../evidence/directoryContacts.ts';
import { leaveOutFilledDegrees } from '../evidence/filledDegrees.ts';
import { leaveOutMailsOfPersons, markMailsOfPersons } from '../evidence/mailsOfPersons.ts';
import { preferMainKinds } from '../evidence/mainKinds.ts';
import { askAboutRegions } from '../evidence/namesOfRegions.ts';
import { leaveOutContradictingStreets } from '../evidence/contradictingStreets.ts';
import { leaveOutPartialScores } from '../evidence/partialScores.ts';
import { leaveOutSearchedPoints } from '../evidence/searchCentres.ts';
import { leaveOutSearchedCodes } from '../evidence/searchedCodes.ts';
import { leaveOutSearchedTowns } from '../evidence/searchedTowns.ts';
import { leaveOutPositionsOfVisitors } from '../persons/visitorPositions.ts';
import { correctReadings } from '../headers/correctReadings.ts';
import { leaveOutMisplacedMapLinks } from '../headers/misplacedMapLinks.ts';
import { leaveOutQuarters, leaveOutQuartersAsRegions } from '../headers/quarterColumns.ts';
import { addLinkedNames, nameByLinks } from '../content/linkedNames.ts';
import { chooseNames, leaveOutRepeatedNames } from '../nameColumns.ts';
import { askWhetherPersons } from '../persons/markPersonColumns.ts';
import { guessUnlabelledColumns } from './guessUnlabelledColumns.ts';
import { cutTextAroundNames, readBracketsBehindNames } from './namesAsWritten.ts';
import { compareMailsWithPersons, markPersons } from './personSteps.ts';
import type { MappingStep } from './sheetColumns.ts';
import {
  orderAlternatives,
  orderByRank,
  recogniseReviews,
  takeByHeaders,
  takeDroppedName,
} from './takeColumns.ts';

/** Steps for sheets of others: of our own export, headers say all. */
const unlessOwn =
  (...steps: readonly MappingStep[]): MappingStep =>
  (sheet) => {
    if (!sheet.isOwn) for (const step of steps) step(sheet);
  };

/** Steps for sheets of places: visitors who wrote reviews are none. */
const unlessReviews =
  (...steps: readonly MappingStep[]): MappingStep =>
  (sheet) => {
    if (!sheet.isOfReviews) for (const step of steps) step(sheet);
  };

/** The steps by which the columns of a sheet are mapped, in their order. */
export const mappingSteps: readonly MappingStep[] = [
  // What headers mean.
  unlessOwn(
    // First, so that headers that other columns or values explain do not count as wrong.
    ({ judged }) => correctReadings(judged),
    // Before all that relies on headers: persons, and what is taken by header or guessed.
    (sheet) => (sheet.isMisleading = dropContradicted(sheet.judged)),
  ),
  // Before anything is taken, since no column about persons is.
  markPersons,

  // Which columns are read.
  takeByHeaders,
  // Once headers have named the places or not, and before guesses would take visitors for places.
  recogniseReviews,
  unlessReviews(
    // After the headers: values decide on the fields that these have left.
    guessUnlabelledColumns,
    // After guesses: a column of names goes before names in links.
    unlessOwn(nameByLinks),
    // After both, since it is the last resort.
    takeDroppedName,
  ),
  unlessOwn(
    // Once it is known which column names the places.
    askWhetherPersons,
    askAboutRegions,
  ),
  // Before the steps that compare columns: they rely on the best of each field being the first.
  orderByRank,

  // Which of these are left out again, since other columns show that they are about something else.
  unlessOwn(
    leaveOutMisplacedMapLinks,
    leaveOutQuarters,
    // After the quarters among towns: a quarter lies in one region as well as a town does.
    leaveOutQuartersAsRegions,
    // Before the points of a search, which are compared with positions: degrees that were filled in are none.
    leaveOutFilledDegrees,
    leaveOutPositionsOfVisitors,
    leaveOutSearchedPoints,
    // These compare with the addresses and names, and leave out none of them themselves.
    leaveOutSearchedCodes,
    leaveOutSearchedTowns,
    leaveOutContradictingStreets,
    leaveOutContactsOfDirectory,
    // Before the comparison with the first rating: that must be one of the place.
    leaveOutPartialScores,
    // After all steps on single fields: the first of a field, with which it compares the others, is right by then.
    leaveOutDisagreeing,
    // After all others that leave out columns: it compares addresses of mail with the columns that are not read.
    leaveOutMailsOfPersons,
    // Of the columns of mail that remain.
    markMailsOfPersons,
    // After `orderByRank`, whose order it changes.
    preferMainKinds,
  ),
  // After the steps that add alternatives, and before the choice of names, which states its own.
  orderAlternatives,

  // What the names are.
  chooseNames,
  unlessOwn(
    // After the choice: it compares with the first column of names.
    leaveOutRepeatedNames,
    // Of the columns of names that remain.
    cutTextAroundNames,
    // After the text around names: brackets are read only where there is none.
    readBracketsBehindNames,
    // Last of the names, since it fills in where the others are empty.
    addLinkedNames,
  ),
  // Last, as it depends on which columns of mail are read.
  compareMailsWithPersons,
];
