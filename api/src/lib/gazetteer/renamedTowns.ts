import { placeKey } from './placeKey.ts';

/** New names of towns, and names that the gazetteer lacks, with the names under which it has them. */
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
      ['ウィーン', 'Vienna'],
      ['וינה', 'Vienna'],
      ['Λισαβόνα', 'Lisbon'],
      ['Μιλάνο', 'Milan'],
      ['Στουτγάρδη', 'Stuttgart'],
      ['إسطنبول', 'Istanbul'],
      ['איסטנבול', 'Istanbul'],
      ['லண்டன்', 'London'],
      ['मुनिख', 'Munich'],
      ['ज़्यूरिख', 'Zürich'],
      ['브리스톨', 'Bristol'],
      ['Բեռլին', 'Berlin'],
      ['索非亚', 'Sofia'],
      ['基辅', 'Kyiv'],
      ['キーウ', 'Kyiv'],
      ['키이우', 'Kyiv'],
      ['Madri', 'Madrid'],
      ['Boroszló', 'Wrocław'],
      ['Göteborgas', 'Gothenburg'],
    ] as const
  ).map(([name, former]) => [placeKey(name), placeKey(former)]),
);

/** The key of the name that a town had before; undefined for any other town. */
export const formerNameKey = (key: string): string | undefined => renamed.get(key);
