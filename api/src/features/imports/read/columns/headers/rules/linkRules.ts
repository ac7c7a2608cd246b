// Rules for columns of links: pictures, and pages that are not the listing's own website.
import { socialLinkOf } from '../../../../../../../../domain/listing/socialLinks.ts';
import { isPicture, linkOf } from '../../../values/linkValue.ts';
import { areOfOneSite, arePicturesOfPage, leadsToDirectory } from '../directoryPages.ts';
import { shareOf } from '../judgedHeader.ts';
import { dropColumn, ignoreHeader, mostShare, readAs, rule } from './headerRule.ts';

/** 'no-tracks src': the pictures of a copied page, one for each listing. */
export const picturesOfPage = rule(({ one, judged }) => arePicturesOfPage(one, judged), readAs('photoUrl'));

const whatsApp = /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?\d{7}/i;

/** Links by which a business is written to, under any header: 'wa.me/905321112233' is its number. */
export const numbersToWriteTo = rule(
  ({ reading, values }) =>
    (reading === undefined || reading.field === 'anyLink') &&
    values.length > 0 &&
    shareOf(values, (value) => whatsApp.test(value)) >= mostShare,
  readAs('phone', 90),
);

/** Networks in headers. */
const network =
  /facebook|(?:^|[^a-z])fb(?:[^a-z]|$)|insta(?:gram)?(?:[^a-z]|$)|(?:^|[^a-z])ig(?:[^a-z]|$)|linked ?in|twitter|tik ?tok|youtube|pinterest/i;
/** Links to what a business said, or how many follow it. */
const ofPosts =
  /post|follower|like|share|pixel|messenger|image|photo|picture|logo|verified|status|(?:^|[^c])count|number|date/i;
const isProfile = (value: string) => {
  const link = linkOf(value);
  return link !== null && socialLinkOf(link, null) !== null;
};
const isHandle = (value: string) => /^@[\w.-]{3,40}$/.test(value);

/** 'Facebook Company Profile URL', 'Cuenta de Instagram': a header with the name of a network over its profiles. */
export const profilesOnNetwork = rule(
  ({ reading, header, values }) =>
    reading === undefined &&
    values.length > 0 &&
    network.test(header) &&
    !ofPosts.test(header) &&
    shareOf(values, (value) => isHandle(value) || isProfile(value)) >= mostShare,
  readAs('socialLink', 50),
);

/** 'url' over links to pictures. */
export const linksToPictures = rule(
  ({ reading, values }) =>
    (reading?.field === 'anyLink' || reading?.field === 'website') && shareOf(values, isPicture) >= mostShare,
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
