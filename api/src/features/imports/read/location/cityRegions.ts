import { isTown, placesNamed } from '../../../../lib/gazetteer/gazetteer.ts';

/** Cities that are hardly less than the region of their name, by country (ISO 3166-1); no other region has the name. */
const table = `
AM Yerevan|AT Wien|AZ Baku|BE Brussels|CN Beijing,Shanghai,Tianjin|CO Bogotá|CZ Praha|DE Berlin,Hamburg
EG Cairo,Alexandria|ET Addis Ababa|GE Tbilisi|HU Budapest|ID Jakarta|IN Delhi|IQ Baghdad|JP Tokyo|KE Nairobi,Mombasa
KR Seoul,Busan,Daegu,Incheon,Gwangju,Daejeon,Ulsan,Sejong|KZ Astana|LV Riga|MX Ciudad de México|MY Kuala Lumpur
PK Islamabad|RO Bucharest|RU Moscow,Saint Petersburg|TH Bangkok|TW Taipei,Kaohsiung,Tainan,Taichung
VN Hà Nội,Hồ Chí Minh,Đà Nẵng,Hải Phòng,Cần Thơ
`;
const cities = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((line) => [line.slice(0, 2), line.slice(3).split(',')] as const),
);

/** Their numbers in the gazetteer, in which they have their names in other languages. */
const numbers = new Map<string, ReadonlySet<number>>();

function numbersOf(country: string): ReadonlySet<number> {
  const known = numbers.get(country);
  if (known) return known;
  const towns = (cities.get(country) ?? [])
    .flatMap((name) => placesNamed(name))
    .filter((place) => isTown(place) && place.country === country);
  const found = new Set(towns.map(({ id }) => id));
  numbers.set(country, found);
  return found;
}

/** Whether a region of the country is one city, so that its name is that of the city, too: 'Hamburg', 'Baghdad'. */
export const isOneCity = (state: string, country: string): boolean =>
  cities.has(country) &&
  placesNamed(state).some((place) => isTown(place) && numbersOf(country).has(place.id));
