import { plainWords } from '../../../../domain/search/plainWords.ts';
import { districts } from './districts.ts';
import { isPartOfTown, kilometresBetween, placesNamed, type GazetteerPlace } from './gazetteer.ts';
import { placeKinds } from './packedGazetteer.ts';

/** Districts, squares and main streets of large cities that visitors name and the gazetteer lacks, with their centre, by country. */
const lists: Readonly<Record<string, string>> = {
  DE: `
    savignyplatz 52.505 13.322, bergmannkiez 52.489 13.394, graefekiez 52.492 13.417, reuterkiez 52.489 13.430, schillerkiez 52.476 13.421, kollwitzkiez 52.536 13.417, kollwitzplatz 52.536 13.418
    bötzowviertel 52.533 13.437, scheunenviertel 52.526 13.405, nikolaiviertel 52.517 13.407, rixdorf 52.474 13.445, alexanderplatz 52.522 13.413, hackescher markt 52.523 13.402
    potsdamer platz 52.509 13.376, kurfürstendamm 52.503 13.328, ostkreuz 52.503 13.469, rosenthaler platz 52.530 13.401, boxhagener platz 52.511 13.460, boxhagener kiez 52.511 13.460
    winterfeldtplatz 52.496 13.354, nollendorfplatz 52.499 13.354, mehringdamm 52.494 13.388, kottbusser tor 52.499 13.418, hermannplatz 52.487 13.425, schlesisches tor 52.501 13.441
    görlitzer park 52.497 13.438, mauerpark 52.544 13.402, checkpoint charlie 52.507 13.390, gendarmenmarkt 52.514 13.392, unter den linden 52.517 13.389, stuttgarter platz 52.506 13.302
    helmholtzplatz 52.542 13.418, helmholtzkiez 52.542 13.418, akazienkiez 52.488 13.354, simon dach kiez 52.509 13.458, wrangelkiez 52.500 13.439, sprengelkiez 52.546 13.351
    kreuzkölln 52.492 13.424, samariterkiez 52.516 13.466, bayerisches viertel 52.494 13.341, rüdesheimer platz 52.473 13.315, klausenerplatz 52.511 13.292, brunnenviertel 52.542 13.394, rollbergkiez 52.477 13.432
    karoviertel 53.556 9.971, sternschanze 53.563 9.964, grindelviertel 53.568 9.981, werksviertel 48.124 11.605, agnesviertel 50.952 6.962, südstadt köln 50.921 6.958, nordend frankfurt 50.126 8.693, hohenschönhausen 52.549 13.503, bahnhof zoo 52.507 13.333, warschauer straße 52.506 13.449, schanzenviertel 53.563 9.963, reeperbahn 53.550 9.961, jungfernstieg 53.553 9.993
    hafencity 53.541 10.000, marienplatz 48.137 11.575, viktualienmarkt 48.135 11.576, glockenbachviertel 48.130 11.570, gärtnerplatz 48.132 11.576, belgisches viertel 50.938 6.937
    zeil 50.115 8.685, sachsenhausen frankfurt 50.101 8.683, königsallee 51.225 6.779, plagwitz 51.328 12.333, äußere neustadt 51.067 13.753`,
  CH: `
    wiedikon 47.370 8.515, niederdorf 47.374 8.544, schwamendingen 47.404 8.572, europaallee 47.378 8.535, paradeplatz 47.370 8.539, riesbach 47.355 8.557, leimbach zürich 47.333 8.517
    selnau 47.372 8.531, helvetiaplatz 47.377 8.527, stauffacher 47.373 8.530, limmatplatz 47.385 8.532, hardbrücke 47.385 8.517, stadelhofen 47.366 8.548, kreuzplatz 47.365 8.555
    triemli 47.368 8.495, bellevue zürich 47.367 8.545, zürich west 47.390 8.516, bürkliplatz 47.366 8.541, escher wyss platz 47.391 8.522, idaplatz 47.372 8.517
    hirslanden 47.362 8.575, hottingen 47.368 8.560, fluntern 47.378 8.560, oberstrass 47.386 8.549, enge 47.362 8.530, züri west 47.390 8.516
    weinegg 47.354 8.573, mühlebach 47.361 8.554, friesenberg 47.361 8.505, sihlfeld 47.374 8.511, werd 47.371 8.526, lindenhof zürich 47.373 8.541, binz zürich 47.362 8.519
    st johann basel 47.571 7.577, gundeldingen 47.542 7.590, länggasse 46.953 7.432, lorraine bern 46.957 7.444, breitenrain 46.962 7.452, plainpalais 46.198 6.141, eaux vives 46.203 6.164, goldbrunnenplatz 47.370 8.513, römerhof 47.370 8.561, schaffhauserplatz 47.392 8.540, albisriederplatz 47.378 8.510, kleinbasel 47.562 7.594, gundeli 47.543 7.591, pâquis 46.212 6.149`,
  AT: `naschmarkt 48.198 16.364, stephansplatz 48.208 16.373, praterstern 48.218 16.392, mariahilfer straße 48.198 16.350, karlsplatz 48.200 16.370, schwedenplatz 48.212 16.378`,
  GB: `
    covent garden 51.512 -0.123, piccadilly circus 51.510 -0.134, oxford street 51.515 -0.142, leicester square 51.510 -0.130, shoreditch 51.526 -0.078, brick lane 51.521 -0.072, king's cross 51.531 -0.123
    london bridge 51.506 -0.087, borough market 51.505 -0.091, notting hill 51.509 -0.196, south bank 51.506 -0.116, northern quarter 53.484 -2.235, gay village manchester 53.477 -2.236
    stokes croft 51.464 -2.590, harbourside 51.450 -2.600, gloucester road bristol 51.473 -2.590, royal mile 55.950 -3.190, grassmarket 55.947 -3.196, merchant city 55.859 -4.246, jewellery quarter 52.487 -1.913
    botanic belfast 54.585 -5.932, cathedral quarter belfast 54.602 -5.927`,
  FR: `
    le marais 48.858 2.360, montmartre 48.887 2.341, quartier latin 48.849 2.346, saint germain des prés 48.854 2.334, champs élysées 48.870 2.307, bastille 48.853 2.369, pigalle 48.882 2.337, belleville paris 48.872 2.380
    oberkampf 48.865 2.379, république paris 48.867 2.364, montparnasse 48.842 2.321, croix rousse 45.774 4.828, vieux lyon 45.762 4.827, part dieu 45.760 4.859, vieux port marseille 43.295 5.373`,
  US: `
    times square 40.758 -73.986, greenwich village 40.734 -74.002, soho new york 40.723 -74.000, union square new york 40.736 -73.990, lower east side 40.715 -73.984, flatiron 40.741 -73.989, koreatown manhattan 40.748 -73.987
    midtown 40.755 -73.984, midtown manhattan 40.755 -73.984, downtown brooklyn 40.693 -73.986, dumbo 40.703 -73.989, rodeo drive 34.068 -118.401, sunset strip 34.093 -118.378
    downtown la 34.045 -118.250, wilshire center 34.062 -118.297, melrose 34.084 -118.361, union square san francisco 37.788 -122.407, soma 37.778 -122.405
    wicker park 41.909 -87.677, river north 41.893 -87.634, fenway 42.344 -71.100, seaport boston 42.351 -71.045, newbury street 42.350 -71.081, harvard square 42.373 -71.119
    inman square 42.374 -71.101, porter square 42.388 -71.119, central square cambridge 42.365 -71.103, south end boston 42.341 -71.073, north end boston 42.365 -71.055, back bay 42.350 -71.080, beacon hill 42.358 -71.067, old naples 26.135 -81.797
    davis square 42.396 -71.122, kendall square 42.362 -71.084, coolidge corner 42.342 -71.121, fifth avenue naples 26.142 -81.796, third street south 26.133 -81.796, strip district 40.450 -79.983
    squirrel hill 40.438 -79.923, rittenhouse square 39.949 -75.172, fishtown 39.972 -75.132, french quarter 29.958 -90.065, las vegas strip 36.115 -115.173, south beach 25.782 -80.134, wynwood 25.801 -80.199`,
  TR: `
    sultanahmet 41.006 28.976, sirkeci 41.014 28.977, galata 41.026 28.974, karaköy 41.023 28.977, eminönü 41.017 28.970, tophane 41.027 28.981, asmalımescit 41.030 28.974, moda 40.982 29.025, mecidiyeköy 41.067 28.995, bomonti 41.058 28.980, fener 41.029 28.951
    cihangir 41.031 28.983, taksim 41.037 28.985, istiklal caddesi 41.034 28.979, ortaköy 41.048 29.027, nişantaşı 41.050 28.993
    balat 41.029 28.949, kumkapı 41.005 28.962, laleli 41.010 28.955, maslak 41.112 29.020, etiler 41.081 29.033, bebek 41.077 29.043, cankurtaran 41.004 28.983, çemberlitaş 41.008 28.971, tünel 41.028 28.974
    bağdat caddesi 40.965 29.070, kapalıçarşı 41.011 28.968, gülhane 41.013 28.981, tunalı hilmi 39.906 32.861, ostim 39.970 32.740, ivedik osb 39.990 32.760, kızılay ankara 39.920 32.854
    bahçelievler ankara 39.925 32.825, alsancak 38.438 27.143, kordon izmir 38.432 27.138, kaleiçi 36.885 30.705, lara antalya 36.853 30.790`,
  AE: `dubai marina 25.080 55.140, jbr 25.078 55.133, deira 25.271 55.308, bur dubai 25.255 55.297, jumeirah 25.205 55.240, business bay 25.186 55.273, al barsha 25.107 55.200, palm jumeirah 25.112 55.139`,
  CY: `coral bay 34.856 32.365, kato paphos 34.757 32.412, latchi 35.039 32.395, finikoudes 34.913 33.638, nissi beach 34.987 33.970, limassol marina 34.671 33.043, ledra street 35.172 33.362, mackenzie beach 34.886 33.637`,
  GR: `plaka 37.973 23.730, monastiraki 37.976 23.726, syntagma 37.975 23.735, psyrri 37.978 23.723, exarcheia 37.986 23.735, ladadika 40.635 22.937`,
  IT: `trastevere 41.889 12.470, navigli 45.450 9.172, brera 45.472 9.188, testaccio 41.876 12.475, campo de' fiori 41.896 12.472, porta romana milano 45.452 9.203, san lorenzo roma 41.898 12.517, piazza navona 41.899 12.473, santo spirito 43.767 11.248`,
  ES: `malasaña 40.426 -3.704, chueca 40.423 -3.697, lavapiés 40.409 -3.701, gran vía madrid 40.420 -3.705, puerta del sol 40.417 -3.704, el born 41.385 2.182, las ramblas 41.381 2.173, ruzafa 39.462 -0.373, triana 37.384 -6.003`,
  PT: `bairro alto 38.713 -9.145, alfama 38.712 -9.130, chiado 38.711 -9.142, cais do sodré 38.706 -9.145, príncipe real 38.717 -9.149, parque das nações 38.768 -9.094, ribeira porto 41.141 -8.613`,
  NL: `de pijp 52.354 4.893, jordaan 52.374 4.880, leidseplein 52.364 4.882, de wallen 52.373 4.898, amsterdam noord 52.400 4.920, witte de withstraat 51.915 4.475`,
  PL: `nowy świat 52.233 21.019, stare miasto warszawa 52.250 21.012, kazimierz kraków 50.051 19.945, rynek główny 50.062 19.937`,
  CZ: `staré město praha 50.087 14.421, václavské náměstí 50.082 14.427, žižkov 50.084 14.450, vinohrady 50.075 14.440`,
  RU: `арбат 55.750 37.594, китай город 55.755 37.631, чистые пруды 55.765 37.638, патриаршие пруды 55.764 37.592, невский проспект 59.934 30.338, петроградская 59.966 30.311`,
  JP: `渋谷 35.659 139.700, 新宿 35.691 139.700, 池袋 35.730 139.711, 銀座 35.671 139.765, 秋葉原 35.698 139.773, 原宿 35.670 139.702, 浅草 35.712 139.796, 梅田 34.703 135.497, 難波 34.664 135.502, 道頓堀 34.669 135.501`,
  KR: `강남역 37.498 127.028, 홍대 37.557 126.924, 명동 37.563 126.983, 이태원 37.534 126.994, 신촌 37.555 126.937, 성수동 37.545 127.056, 종로 37.570 126.990, 서면 35.158 129.059, 해운대 35.159 129.160`,
  TH: `sukhumvit 13.738 100.561, silom 13.728 100.534, khao san road 13.759 100.497, thonglor 13.733 100.583, ari bangkok 13.780 100.545, nimman 18.796 98.968, สุขุมวิท 13.738 100.561, สีลม 13.728 100.534`,
  SG: `orchard road 1.304 103.832, tiong bahru 1.286 103.831, little india singapore 1.307 103.852, clarke quay 1.290 103.846, holland village 1.311 103.796`,
  PH: `eastwood city 14.609 121.080, bonifacio global city 14.551 121.049, bgc 14.551 121.049, poblacion makati 14.566 121.031`,
  IN: `cyber city 28.495 77.089, anna nagar 13.085 80.210, besant nagar 13.000 80.267`,
  AU: `newtown sydney -33.898 151.179`,
  CA: `yorkville toronto 43.671 -79.391, kensington market 43.655 -79.401, gastown 49.283 -123.107, plateau mont royal 45.525 -73.575`,
  BR: `vila madalena -23.554 -46.691, avenida paulista -23.561 -46.656, copacabana -22.971 -43.182, ipanema -22.984 -43.198, lapa rio -22.913 -43.180`,
  MX: `condesa 19.412 -99.172, roma norte 19.418 -99.162, zona rosa 19.427 -99.165`,
  AR: `palermo soho -34.588 -58.430, san telmo -34.621 -58.373, recoleta -34.588 -58.393, puerto madero -34.612 -58.363`,
};
/** Minimum length of a name that is rarely one of a business, and the assumed population for such names and for others. */
const [ownLength, ownPopulation, population] = [6, 20_000, 6_000];
/** Places of the gazetteer have the ids from 0 on. */
let lastId = 0;

const quarters = new Map<string, GazetteerPlace[]>();
for (const [country, list] of [...Object.entries(lists), ...Object.entries(districts)])
  for (const line of list.split(/[,\n]/)) {
    const [, name = '', latitude, longitude] = /^\s*(.+?) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
    const key = plainWords(name).join(' ');
    if (key === '') continue;
    const isOwn = key.length >= ownLength || !/^[a-z ]*$/.test(key);
    lastId -= 1;
    quarters.set(key, [
      ...(quarters.get(key) ?? []),
      {
        id: lastId,
        country,
        admin: '',
        kind: placeKinds.section,
        population: isOwn ? ownPopulation : population,
        latitude: Number(latitude),
        longitude: Number(longitude),
        isMainName: true,
      },
    ]);
  }

/** Maximum error (km) of the gazetteer, which rounds to minutes, for the position of a district. */
const sameKm = 4;

const isSame = (place: GazetteerPlace, quarter: GazetteerPlace): boolean =>
  place.country === quarter.country && isPartOfTown(place) && kilometresBetween(place, quarter) <= sameKm;

/**
 * The places and districts of a name in plain words; a place that is also in this list gets its centre. For searches only: an import
 * must not read a square as a town.
 */
export function placesAndQuartersNamed(name: string): readonly GazetteerPlace[] {
  const named = quarters.get(name);
  if (!named) return placesNamed(name);
  const places = placesNamed(name).map((place): GazetteerPlace => {
    const quarter = named.find((one) => isSame(place, one));
    return quarter ? { ...place, latitude: quarter.latitude, longitude: quarter.longitude } : place;
  });
  return [...places, ...named.filter((quarter) => !places.some((place) => isSame(place, quarter)))];
}
