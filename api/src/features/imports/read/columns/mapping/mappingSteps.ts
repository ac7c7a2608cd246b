import { dropContradicted } from '../dropContradicted.ts';
import { leaveOutDisagreeing } from '../evidence/agreement.ts';
import { leaveOutContactsOfDirectory } from '../evidence/directoryContacts.ts';
import { leaveOutFilledDegrees } from '../evidence/filledDegrees.ts';
import { leaveOutMailsOfPersons, markMailsOfPersons } from '../evidence/mailsOfPersons.ts';
import { preferMainKinds } from '../evidence/mainKinds.ts';
import { askWhetherPlaces } from '../support/askWhetherPlaces.ts';
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
import { putWiderRegionsFirst } from '../headers/quarterColumns.ts';
import { leaveOutDistrictsAsTowns } from '../support/districtsAsTowns.ts';
import { addLinkedNames, nameByLinks } from '../content/linkedNames.ts';
import { chooseNames, leaveOutRepeatedNames } from '../nameColumns.ts';
import { askWhetherPersons } from '../persons/markPersonColumns.ts';
import { leaveOutForeignAddresses } from '../support/foreignAddresses.ts';
import { checkThinReadings, leaveOutRegionsOfOthers } from '../support/thinReadings.ts';
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

/** Runs steps only for foreign sheets: the headers of our own export are reliable. */
const unlessOwn =
  (...steps: readonly MappingStep[]): MappingStep =>
  (sheet) => {
    if (!sheet.isOwn) for (const step of steps) step(sheet);
  };

/** Runs steps only for sheets of listings, not of reviews, whose names are those of authors. */
const unlessReviews =
  (...steps: readonly MappingStep[]): MappingStep =>
  (sheet) => {
    if (!sheet.isOfReviews) for (const step of steps) step(sheet);
  };

/** The steps by which the columns of a sheet are mapped, in their order. */
export const mappingSteps: readonly MappingStep[] = [
  // What headers mean.
  unlessOwn(
    // First, so that headers that other columns or values explain do not count as contradicted.
    ({ judged }) => correctReadings(judged),
    // Before all steps that rely on headers.
    (sheet) => (sheet.isMisleading = dropContradicted(sheet.judged)),
  ),
  // Before columns are accepted, since those about persons never are.
  markPersons,

  // Which columns are read.
  takeByHeaders,
  // After headers for names were read, and before guesses could take authors of reviews for listings.
  recogniseReviews,
  unlessReviews(
    // After the headers: values decide on the remaining fields.
    guessUnlabelledColumns,
    // After guesses: a column of names goes before names in links.
    unlessOwn(nameByLinks),
    // After both, as the last resort.
    takeDroppedName,
  ),
  unlessOwn(
    // Once the column of names is known.
    askWhetherPersons,
    askAboutRegions,
  ),
  // Before the steps that compare columns: they rely on the best of each field being the first.
  orderByRank,

  // Columns that other columns contradict are left out again.
  unlessOwn(
    // First, as the others compare with addresses, regions and phones: these must be the place's.
    checkThinReadings,
    leaveOutForeignAddresses,
    leaveOutRegionsOfOthers,
    leaveOutMisplacedMapLinks,
    leaveOutQuarters,
    // After districts among cities, since a district is in one region as well.
    leaveOutQuartersAsRegions,
    // After the regions of others are left out: the columns that remain are compared.
    putWiderRegionsFirst,
    // Before search centres, which must not be compared with filled-in coordinates.
    leaveOutFilledDegrees,
    leaveOutPositionsOfVisitors,
    leaveOutSearchedPoints,
    // These compare with addresses and names, and never leave those out.
    leaveOutSearchedCodes,
    leaveOutSearchedTowns,
    leaveOutDistrictsAsTowns,
    leaveOutContradictingStreets,
    leaveOutContactsOfDirectory,
    // Before the comparison with the first rating, which must be that of the listing.
    leaveOutPartialScores,
    // After all steps on single fields: it compares columns with the first of their field, which must be final.
    leaveOutDisagreeing,
    // After all other steps that leave out columns: it compares e-mail addresses with unread columns.
    leaveOutMailsOfPersons,
    // For the remaining columns of e-mail addresses.
    markMailsOfPersons,
    // After `orderByRank`, whose order it changes.
    preferMainKinds,
  ),
  // After the steps that add alternatives, and before the choice of names, which states its own.
  orderAlternatives,

  // Columns of names.
  chooseNames,
  unlessOwn(
    // After the choice: it compares with the first column of names.
    leaveOutRepeatedNames,
    // For the remaining columns of names.
    cutTextAroundNames,
    // After the common text: brackets are read only without any.
    readBracketsBehindNames,
    // After the steps on names, since it fills gaps of the others.
    addLinkedNames,
  ),
  // Once it is known which columns are read.
  unlessOwn(unlessReviews(askWhetherPlaces)),
  // Last, since it depends on the columns of e-mail addresses that are read.
  compareMailsWithPersons,
];
