import { foldText } from '../../../../domain/text/fold.ts';
import { kilometresBetween, type GazetteerPlace } from './gazetteer.ts';

interface County {
  country: string;
  latitude: number;
  longitude: number;
  /** Approximate radius in kilometres. */
  reach: number;
}

/** Counties by country: centre and radius. The gazetteer has no divisions below the first level, but visitors name counties. */
const lists: Readonly<Record<string, string>> = {
  GB: `
    bedfordshire 52.08 -0.45 22, berkshire 51.45 -1.0 28, bristol 51.45 -2.6 10, buckinghamshire 51.8 -0.8 27, cambridgeshire 52.35 0.0 35
    cheshire 53.2 -2.5 33, cornwall 50.4 -4.9 55, cumbria 54.6 -2.9 50, derbyshire 53.1 -1.55 32, devon 50.75 -3.75 50, dorset 50.8 -2.3 33
    durham 54.7 -1.8 32, east sussex 50.95 0.3 28, west sussex 50.95 -0.45 28, essex 51.8 0.6 38, gloucestershire 51.8 -2.15 32
    greater manchester 53.5 -2.25 20, hampshire 51.05 -1.3 37, herefordshire 52.1 -2.75 25, hertfordshire 51.82 -0.25 23
    isle of wight 50.67 -1.3 15, kent 51.22 0.75 42, lancashire 53.85 -2.6 35, leicestershire 52.65 -1.13 26, lincolnshire 53.1 -0.25 48
    london 51.5 -0.12 24, merseyside 53.43 -2.95 15, norfolk 52.65 0.95 45, northamptonshire 52.3 -0.85 30, northumberland 55.25 -2.0 45
    nottinghamshire 53.15 -1.0 28, oxfordshire 51.8 -1.3 30, rutland 52.65 -0.65 10, shropshire 52.62 -2.73 30, somerset 51.1 -2.95 40
    staffordshire 52.85 -2.0 32, suffolk 52.2 1.0 38, surrey 51.27 -0.4 24, tyne and wear 54.95 -1.55 14, warwickshire 52.3 -1.55 25
    west midlands 52.5 -1.95 18, wiltshire 51.3 -1.95 33, worcestershire 52.2 -2.2 25, north yorkshire 54.15 -1.4 48
    south yorkshire 53.5 -1.3 22, west yorkshire 53.75 -1.65 24, east yorkshire 53.9 -0.5 30
    powys 52.35 -3.4 45, pembrokeshire 51.85 -4.9 28, carmarthenshire 51.87 -4.2 28, ceredigion 52.25 -4.2 28, gwynedd 52.9 -3.9 35
    anglesey 53.27 -4.35 18, flintshire 53.2 -3.15 14, denbighshire 53.12 -3.35 18, monmouthshire 51.77 -2.85 18, glamorgan 51.5 -3.4 22
    gwent 51.65 -3.05 14, aberdeenshire 57.25 -2.6 45, angus 56.7 -2.9 25, argyll 56.2 -5.3 50, ayrshire 55.5 -4.5 32
    scottish borders 55.55 -2.75 35, dumfries and galloway 55.05 -4.0 50, fife 56.22 -3.1 25, scottish highlands 57.5 -4.7 90
    lanarkshire 55.7 -3.85 22, lothian 55.9 -3.0 25, moray 57.5 -3.3 25, orkney 59.0 -3.1 30, perthshire 56.6 -3.8 40, shetland 60.3 -1.3 45
    stirlingshire 56.1 -4.1 25, outer hebrides 57.9 -7.0 80, county antrim 54.9 -6.2 32, county armagh 54.35 -6.6 18, county down 54.3 -5.9 27
    county fermanagh 54.35 -7.65 25, county londonderry 54.95 -6.95 27, county tyrone 54.6 -7.2 30`,
  IE: `
    county carlow 52.7 -6.85 16, county cavan 53.95 -7.3 25, county clare 52.85 -9.0 32, county cork 51.95 -8.7 50, county donegal 54.9 -7.9 45
    county dublin 53.35 -6.25 20, county galway 53.35 -8.8 50, county kerry 52.15 -9.6 42, county kildare 53.2 -6.8 22, county kilkenny 52.6 -7.25 23
    county laois 53.0 -7.4 20, county leitrim 54.1 -8.0 20, county limerick 52.55 -8.75 28, county longford 53.7 -7.75 15, county louth 53.9 -6.45 15
    county mayo 53.9 -9.3 40, county meath 53.65 -6.65 26, county monaghan 54.15 -6.95 18, county offaly 53.25 -7.6 22, county roscommon 53.75 -8.3 25
    county sligo 54.15 -8.6 22, county tipperary 52.6 -7.9 36, county waterford 52.2 -7.6 24, county westmeath 53.55 -7.45 20
    county wexford 52.5 -6.6 27, county wicklow 53.0 -6.4 23`,
};

const counties = new Map<string, County>(
  Object.entries(lists).flatMap(([country, list]) =>
    list.split(/[,\n]/).flatMap((line) => {
      const [, name = '', ...numbers] = /^\s*(.+?) (-?[\d.]+) (-?[\d.]+) (\d+)$/.exec(line) ?? [];
      const [latitude = 0, longitude = 0, reach = 0] = numbers.map(Number);
      return name === '' ? [] : [[name, { country, latitude, longitude, reach }] as const];
    }),
  ),
);

/** Names of several counties, and alternative names. */
const others: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    sussex: ['east sussex', 'west sussex'],
    yorkshire: ['north yorkshire', 'south yorkshire', 'west yorkshire', 'east yorkshire'],
    'county derry': ['county londonderry'],
    'county durham': ['durham'],
    'the borders': ['scottish borders'],
    'the highlands': ['scottish highlands'],
    'western isles': ['outer hebrides'],
    'tyne wear': ['tyne and wear'],
    'dumfries galloway': ['dumfries and galloway'],
    ...{ gloucs: ['gloucestershire'], hants: ['hampshire'], herts: ['hertfordshire'], lancs: ['lancashire'] },
    ...{ lincs: ['lincolnshire'], northants: ['northamptonshire'], notts: ['nottinghamshire'] },
    ...{
      staffs: ['staffordshire'],
      wilts: ['wiltshire'],
      worcs: ['worcestershire'],
      bucks: ['buckinghamshire'],
    },
  }),
);
/** Counties with the name of a town; the bare name means the town. */
const alsoTowns = new Set(['bristol', 'durham', 'london']);

/** The counties of a name in folded words, each with a test whether a town is in it. Empty for other names. */
export function countiesNamed(key: string): { country: string; has: (town: GazetteerPlace) => boolean }[] {
  const name = foldText(key).replace(/^co /, 'county ');
  const named = others.get(name) ?? (alsoTowns.has(name) ? [] : [name]);
  return named.flatMap((each) => {
    const county = counties.get(each);
    return county
      ? [{ country: county.country, has: (town: GazetteerPlace) => countyOf(town) === county }]
      : [];
  });
}

/** The county whose centre is nearest to a town, relative to its radius; undefined in other countries. */
function countyOf(town: GazetteerPlace): County | undefined {
  const distance = (county: County) => kilometresBetween(county, town) / county.reach;
  return [...counties.values()]
    .filter(({ country }) => country === town.country)
    .reduce<County | undefined>(
      (best, each) => (best === undefined || distance(each) < distance(best) ? each : best),
      undefined,
    );
}
