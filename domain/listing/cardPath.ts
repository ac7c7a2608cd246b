/** The picture that a shared link shows, 1200 by 630: of a listing in one of its versions, or of the site. */
export const businessCardPath = (id: number, version: number) => `/img/card/business/${id}-${version}.png`;
export const siteCardPath = '/img/card/site.png';
export const CARD_SIZE = { width: 1200, height: 630 } as const;
