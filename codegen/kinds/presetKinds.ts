import { readFileSync } from 'node:fs';
import path from 'node:path';
import { englishNames } from './placeKindAdditions.ts';

/** Folder of the tagging schema of OpenStreetMap. */
export const schema = 'node_modules/@openstreetmap/id-tagging-schema/dist';

const places =
  /^(?:(?:amenity|shop|office|craft|healthcare|leisure|tourism|club|education)\/|aeroway\/aerodrome$|landuse\/(?:farmyard|cemetery|vineyard)$|historic\/(?:castle|monument|museum|ruins)|man_made\/works$|natural\/(?:beach|hot_spring)$|building\/(?:hotel|church|mosque|temple)$)/;
/** Kinds that are not businesses: street furniture, grounds of one discipline, parts of another place. */
const furniture =
  /^(?:amenity\/(?:vending_machine|waste|bench|clock|lounger|recycling_container|recycling\/|parking_space|parking_entrance|post_box|letter_box|grit_bin|dressing_room|ticket_validator|trolley_bay|toilets\/|shelter|water_point|watering_place|drinking_water|compressed_air|smoking_area|give_box|bbq|binoculars|bicycle_parking|luggage_locker|parcel_locker|hunting_stand|loading_dock|library_dropoff|device_charging)|leisure\/(?:fitness_station|pitch\/(?:athletics|gaga|four_square|funnel_ball|tetherball|biathlon)|track\/athletics|bleachers|outdoor_seating|picnic_table|slipway|firepit|common|bird_hide|garden\/)|tourism\/(?:information\/(?:board|map|guidepost|route_marker|terminal)|information$|artwork|camp_pitch)|shop\/vacant|amenity\/clock)/;

const presets = JSON.parse(readFileSync(path.join(schema, 'presets.min.json'), 'utf8')) as Record<
  string,
  { searchable?: boolean }
>;
/** Ids of all kinds of the dictionary that are not cuisines: those of the schema, and our own. */
export const kinds = new Set(
  Object.keys(presets).filter(
    (id) =>
      presets[id]?.searchable !== false && places.test(id) && !furniture.test(id) && !/-[A-Z]{2}/.test(id),
  ),
);
for (const id of Object.keys(englishNames)) kinds.add(id);
