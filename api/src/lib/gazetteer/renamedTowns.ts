import { placeKey } from './placeKey.ts';

/** Names that towns have got since the gazetteer was written, and those by which it knows them. */
const renamed: ReadonlyMap<string, string> = new Map(
  (
    [
      ['Gurugram', 'Gurgaon'],
      ['Sahibzada Ajit Singh Nagar', 'Mohali'],
      ['SAS Nagar', 'Mohali'],
      ['Chhatrapati Sambhajinagar', 'Aurangabad'],
      ['Chhatrapati Sambhaji Nagar', 'Aurangabad'],
      ['Dharashiv', 'Osmanabad'],
      ['Ahilyanagar', 'Ahmednagar'],
      ['Narmadapuram', 'Hoshangabad'],
      ['Chattogram', 'Chittagong'],
      ['Cumilla', 'Comilla'],
      ['Bogura', 'Bogra'],
      ['Jashore', 'Jessore'],
      ['Gqeberha', 'Port Elizabeth'],
      ['Makhanda', 'Grahamstown'],
      ['Kariega', 'Uitenhage'],
    ] as const
  ).map(([name, former]) => [placeKey(name), placeKey(former)]),
);

/** The key of the name that a town had before; undefined for any other town. */
export const formerKey = (key: string): string | undefined => renamed.get(key);
