/** Values from which pages of one site are known as those of a directory rather than of the places. */
const minPages = 5;

function hostOf(link: string): string | null {
  return /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? null;
}

/** Whether links all lead to one site that is no map: pages of the directory that was copied, not sites of the places. */
export function areOfOneSite(values: readonly string[]): boolean {
  const [first, ...others] = values.map(hostOf);
  return (
    values.length >= minPages &&
    first !== undefined &&
    first !== null &&
    !/(?:^|\.)(?:google\.[a-z.]+|goo\.gl|share\.google|g\.co)$/.test(first) &&
    others.every((host) => host === first)
  );
}

/** Sites on which visitors look for places: their pages are no sites of the places. */
const directory =
  /(?:^|\.)(?:tripadvisor|yelp|yellowpages|yell|foursquare|trustpilot|justdial|indiamart|pagesjaunes|paginasamarillas|paginegialle|gelbeseiten|dasoertliche|goldenpages|opentable|thefork|zomato|swiggy|booking|expedia|airbnb|hotels|agoda|bbb|manta|superpages|mapquest|healthgrades|doctolib|houzz|thumbtack|angi|2gis|zoon|hotfrog|cylex\S*|restaurantguru)\.[a-z.]+$/;

/** Pictures of a directory have endings, or lie on a host of their own. */
const isImage = (value: string) =>
  /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)|^https?:\/\/[^/]*(?:media|photo|img|image|cdn|static)/i.test(
    value,
  );

/** Whether links all lead to pages of one such site. */
export const areOfDirectory = (values: readonly string[]): boolean =>
  areOfOneSite(values) && directory.test(hostOf(values[0] ?? '') ?? '') && !values.some(isImage);
