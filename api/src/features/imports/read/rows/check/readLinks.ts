import { linkOf, siteOf } from '../../values/linkValue.ts';
import { type RowValues } from '../rowValues.ts';
import { isLabelled, labelledSite } from '../../details/labelledLinks.ts';
import { isMapLink } from '../../values/placeIds.ts';

/** The website of a place, its page on a map and that of its reviews, from columns of links and from others that have them. */
export function readLinks(values: RowValues) {
  // A link whose kind only the value reveals.
  const labelled = values.first('anyLink', labelledSite);
  const unnamed = labelled ?? values.first('anyLink', (text) => (isLabelled(text) ? null : linkOf(text)));
  const isMap = unnamed !== null && isMapLink(unnamed);
  return {
    website:
      values.first('website', siteOf) ??
      (isMap || unnamed === null ? null : siteOf(unnamed)) ??
      // Where a place has no address of mail, some lists write its site.
      values.first('email', (text) => (/^(?:https?:\/\/|www\.)[^\s@]+$/i.test(text) ? siteOf(text) : null)),
    locationLink:
      values.first('locationLink', mapPageOf) ??
      (isMap ? unnamed : null) ??
      values.first('address', mapLinkOf) ??
      values.first('coordinates', mapLinkOf),
    reviewsLink: values.first('reviewsLink', linkOf),
  };
}

/** A link under a word for maps: a map leads to places within it, never from its front page. */
function mapPageOf(text: string): string | null {
  const link = linkOf(text);
  return link !== null && isFrontPage(link) && !isMapLink(link) ? null : link;
}

const isFrontPage = (link: string) => /^https?:\/\/[^/?#]+\/?(?:[?#]|$)/i.test(link);

/** A link to a map, in a column that other things are in. */
function mapLinkOf(text: string): string | null {
  return isMapLink(text) ? linkOf(text) : null;
}
