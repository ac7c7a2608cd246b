import { isolated } from '../../text/bidi.ts';
import { englishCount, englishCountry, englishNumber } from './englishFormat.ts';

export const englishPlace = {
  citiesOfTwoCountries: 'Cities of two countries cannot be merged.',
  slugInvalid: 'Only lowercase letters, digits and hyphens',
  iconUnknown: 'There is no such icon',
  nameInvisible: 'The name must not consist of invisible characters only',
  placeChanged: ({ name }: { name: string }) =>
    `“${isolated(name)}” has been changed in the meantime; check its current state and try again.`,
  nameTaken: 'Another entry has this name; you can merge the two',
  slugTaken: 'This address is or was used by another entry',
  nameLooksAlike: ({ name }: { name: string }) =>
    `Looks the same as “${isolated(name)}” but is spelled with other letters; use that entry or merge the two`,
  importWritingName: 'An import is writing this name; try again when it has ended.',
  nameTakenMeanwhile: 'This name or address has been taken in the meantime; try again.',
  nothingToDelete: 'There are no empty entries to delete.',
  categoryNotFound: 'Category not found.',
  cityNotFound: 'City not found.',
  placeMerged: ({ name }: { name: string }) => `“${isolated(name)}” has been merged; first undo the merge.`,
  placeInUse: ({ name, listings }: { name: string; listings: number }) =>
    `“${isolated(name)}” is in use: ${englishCount(listings, 'listing')}. Merge it with another entry instead of deleting it.`,
  placeInTrash: ({ name, trashed }: { name: string; trashed: number }) =>
    `“${isolated(name)}” is in use: ${englishCount(trashed, 'listing')} in the trash. Merge it with another entry instead of deleting it.`,
  placeInUseAndTrash: ({ name, listings, trashed }: { name: string; listings: number; trashed: number }) =>
    `“${isolated(name)}” is in use: ${englishCount(listings, 'listing')}, and ${englishNumber(trashed)} in the trash. Merge it with another entry instead of deleting it.`,
  formerSlugsTaken: 'It cannot be restored, because other entries use its former addresses.',
  countryRenamed: ({ name }: { name: string }) =>
    `This country was renamed to “${isolated(name)}” in the meantime; try again.`,
  changedAgain: 'It has been changed again since; first undo the later change.',
  nameOfCountry: ({ countryCode }: { countryCode: string }) =>
    `This name is used for ${englishCountry(countryCode)}`,
  changeNeverApplied: 'This change was never applied.',
  mergedAgain: 'It has been merged again since; first undo the later merge.',
  mergeWithItself: 'An entry cannot be merged with itself.',
  changeEnded: 'This change has already ended.',
  changeNotApplied: 'This change has not been applied yet.',
  changeUndoing: 'This change has already been undone, or is being undone.',
};
