import { joinIsolated } from '../../../domain/text/bidi.ts';

interface City {
  name: string;
  region?: string | null;
}

/** A city in a list: 'Portland, Maine'; '' without one. */
export const cityWithRegion = (city: City | null | undefined): string =>
  joinIsolated([city?.name, city?.region], ', ');

interface CityPlace {
  region?: string | null;
  country?: { name: string } | null;
}

/** Where a city is: 'Maine, United States', or the country alone where no other city of it has the name. '' if neither is known. */
export const regionAndCountry = ({ region, country }: CityPlace): string =>
  joinIsolated([region, country?.name], ', ');
