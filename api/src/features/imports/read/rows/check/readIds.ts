import {
  cidOf,
  cidOfGoogleId,
  googleIdOf,
  isRounded,
  placeIdOf,
  readMapLink,
} from '../../values/placeIds.ts';
import { ValueProblem } from '../rowProblem.ts';
import type { RowValues } from '../rowValues.ts';

/** The ids of a place on a map, from their columns and from its links. An id that has lost digits is a warning. */
export function readIds(
  values: RowValues,
  links: { locationLink: string | null; reviewsLink: string | null },
) {
  const link = readMapLink(links.locationLink);
  const ofReviews = readMapLink(links.reviewsLink);
  const stated = values.first('googleId', googleIdOf) ?? link.googleId;
  const cid = values.first('cid', cidOf) ?? cidOfGoogleId(stated) ?? link.cid;
  if (cid === null) values.first('cid', refuseRounded);
  return {
    link,
    placeId: values.first('placeId', placeIdOf) ?? link.placeId ?? ofReviews.placeId,
    // An id without its first half is only the cid.
    googleId: stated?.startsWith('0x0:') ? null : stated,
    cid,
  };
}

/** Reports that an id has lost its last digits; it would identify another place. */
function refuseRounded(text: string): null {
  if (isRounded(text)) throw new ValueProblem('BAD_NUMBER', 'idRounded', text);
  return null;
}
