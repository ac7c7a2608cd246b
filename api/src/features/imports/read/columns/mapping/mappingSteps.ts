import { dropContradicted } from '../dropContradicted.ts';
import { ignoreDisagreeing } from '../evidence/agreement.ts';
import { ignoreContactsOfDirectory } from '../evidence/directoryContacts.ts';
import { ignoreFilledCoordinates } from '../evidence/filledCoordinates.ts';
import { ignoreMailsOfPersons, markMailsOfPersons } from '../evidence/mailsOfPersons.ts';
import { preferMainKinds } from '../evidence/mainKinds.ts';
import { askWhetherPlaces } from '../support/askWhetherPlaces.ts';
import { askAboutRegions } from '../evidence/namesOfRegions.ts';
import { ignoreContradictingStreets } from '../evidence/contradictingStreets.ts';
import { ignorePartialScores } from '../evidence/partialScores.ts';
import { ignoreSearchedPoints } from '../evidence/searchArea/searchCentres.ts';
import { ignoreSearchedCodes } from '../evidence/searchArea/searchedCodes.ts';
import { ignoreSearchedTowns } from '../evidence/searchArea/searchedTowns.ts';
import { ignorePositionsOfVisitors } from '../persons/visitorPositions.ts';
import { correctReadings } from '../headers/correctReadings.ts';
import { ignoreMisplacedMapLinks } from '../headers/location/misplacedMapLinks.ts';
import { ignoreQuarters, ignoreQuartersAsRegions } from '../headers/location/quarterColumns.ts';
import { putWiderRegionsFirst } from '../headers/location/quarterColumns.ts';
import { ignoreDistrictsAsTowns } from '../support/districtsAsTowns.ts';
import { addLinkedNames, nameByLinks } from '../content/linkedNames.ts';
import { chooseNames, ignoreRepeatedNames } from '../nameColumns.ts';
import { askAboutPersonColumns } from '../persons/markPersonColumns.ts';
import { ignoreForeignAddresses } from '../support/foreignAddresses.ts';
import { checkThinReadings, ignoreRegionsOfOthers } from '../support/thinReadings.ts';
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
  // Meanings of headers.
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
    askAboutPersonColumns,
    askAboutRegions,
  ),
  // Before the steps that compare columns: they rely on the best of each field being the first.
  orderByRank,

  // Columns that other columns contradict are left out again.
  unlessOwn(
    // First, as the others compare with addresses, regions and phones: these must be the place's.
    checkThinReadings,
    ignoreForeignAddresses,
    ignoreRegionsOfOthers,
    ignoreMisplacedMapLinks,
    ignoreQuarters,
    // After districts among cities, since a district is in one region as well.
    ignoreQuartersAsRegions,
    // After the regions of others are left out: the columns that remain are compared.
    putWiderRegionsFirst,
    // Before search centres, which must not be compared with filled-in coordinates.
    ignoreFilledCoordinates,
    ignorePositionsOfVisitors,
    ignoreSearchedPoints,
    // These compare with addresses and names, and never leave those out.
    ignoreSearchedCodes,
    ignoreSearchedTowns,
    ignoreDistrictsAsTowns,
    ignoreContradictingStreets,
    ignoreContactsOfDirectory,
    // Before the comparison with the first rating, which must be that of the listing.
    ignorePartialScores,
    // After all steps on single fields: it compares columns with the first of their field, which must be final.
    ignoreDisagreeing,
    // After all other steps that leave out columns: it compares e-mail addresses with unread columns.
    ignoreMailsOfPersons,
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
    ignoreRepeatedNames,
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
