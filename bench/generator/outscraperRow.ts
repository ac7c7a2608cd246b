/** A row under the column names of an Outscraper export, and `user_reviews` as gosom has it. Cells hold no objects. */
export interface OutscraperRow {
  name: string;
  site: string | null;
  subtypes: string;
  category: string;
  type: string;
  phone: string | null;
  email: string | null;
  full_address: string;
  street: string;
  city: string;
  postal_code: string;
  state: string | null;
  country: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  rating: number | null;
  reviews: number;
  reviews_link: string | null;
  /** JSON: day -> text. */
  working_hours: string | null;
  /** JSON: section -> feature -> true, false or text. */
  about: string | null;
  range: string | null;
  business_status: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY';
  verified: boolean;
  description: string | null;
  location_link: string;
  menu_link: string | null;
  order_links: string | null;
  reservation_links: string | null;
  place_id: string;
  google_id: string;
  cid: string;
  /** JSON: [{ Name, Rating, Description, When, source }]. */
  user_reviews: string | null;
}
