import { isOfDirectory } from '../../columns/headers/directoryPages.ts';
import { linkOf, siteOf } from '../../values/linkValue.ts';
import { type RowValues } from '../rowValues.ts';
import { isLabelled, labelledSite } from '../../details/labelledLinks.ts';
import { isMapLink } from '../../values/placeIds.ts';

/** Website, map link and reviews link of a row, from columns of links and from others that contain links. */
export function readLinks(values: RowValues) {
  // A link whose kind depends on the value.
  const labelled = values.first('anyLink', labelledSite);
  const unnamed = labelled ?? values.first('anyLink', (text) => (isLabelled(text) ? null : linkOf(text)));
  const isMap = unnamed !== null && isMapLink(unnamed);
  return {
    website:
      values.first('website', siteOf) ??
      (isMap || unnamed === null || isOfDirectory(unnamed) ? null : siteOf(unnamed)) ??
      // Some lists have the website in the e-mail column.
      values.first('email', (text) => (/^(?:https?:\/\/|www\.)[^\s@]+$/i.test(text) ? siteOf(text) : null)),
    locationLink:
      values.first('locationLink', mapPageOf) ??
      (isMap ? unnamed : null) ??
      values.first('address', mapLinkOf) ??
      values.first('coordinates', mapLinkOf),
    reviewsLink: values.first('reviewsLink', linkOf),
  };
}

/** A link under a header for maps; the front page of a map service is none. */
function mapPageOf(text: string): string | null {
  const link = linkOf(text);
  return link !== null && isFrontPage(link) && !isMapLink(link) ? null : link;
}

const isFrontPage = (link: string) => /^https?:\/\/[^/?#]+\/?(?:[?#]|$)/i.test(link);

/** A map link in a column of mixed content. */
function mapLinkOf(text: string): string | null {
  return isMapLink(text) ? linkOf(text) : null;
}
