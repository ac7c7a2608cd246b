// Rules for columns of links: pictures, and pages that are not the listing's own website.
import { isPicture } from '../../../values/linkValue.ts';
import { areOfOneSite, arePicturesOfPage, leadsToDirectory } from '../directoryPages.ts';
import { shareOf } from '../judgedHeader.ts';
import { dropColumn, ignoreHeader, mostly, readAs, rule } from './headerRule.ts';

/** 'no-tracks src': the pictures of a copied page, one for each listing. */
export const picturesOfPage = rule(({ one, judged }) => arePicturesOfPage(one, judged), readAs('photoUrl'));

/** 'url' over links to pictures. */
export const linksToPictures = rule(
  ({ reading, values }) =>
    (reading?.field === 'anyLink' || reading?.field === 'website') && shareOf(values, isPicture) >= mostly,
  readAs('photoUrl'),
);

/** 'url' over pages of one site, which is not the website of the listings. */
export const linksToOneSite = rule(
  ({ reading, values }) => reading?.field === 'anyLink' && areOfOneSite(values),
  ignoreHeader,
);

/** 'website' or 'photo' over pages of a directory that was copied. */
export const linksToDirectory = rule(
  ({ reading, values, judged }) => leadsToDirectory(reading?.field, values, judged),
  dropColumn,
);
