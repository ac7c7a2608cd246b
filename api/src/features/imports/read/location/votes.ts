/** Sources that a country was derived from. */
export type CountrySource =
  | 'position'
  | 'address'
  | 'postalCode'
  | 'phone'
  | 'region'
  | 'domain'
  | 'language'
  | 'file'
  | 'default';

/** A town beside a postal code counts apart from the names of towns, but says no more of the country than they do. */
type VoteSource = CountrySource | 'townWithCode';

/** Weights of the evidence. */
export const weights = {
  ...{ position: 5, named: 5, namedLikeTown: 2, stateWithZip: 5, distinctCode: 3, townWithCode: 3 },
  ...{
    townInState: 3,
    international: 3,
    region: 2,
    town: 1.5,
    zone: 1.5,
    usual: 2,
    national: 1,
    domain: 1.5,
    currency: 2,
    mostOfNames: 3.5,
    mostOfLanguage: 2.5,
  },
};
/** Votes of each source of evidence for each country. */
export class Votes {
  private readonly bySource = new Map<VoteSource, Map<string, number>>();

  add(source: VoteSource, countries: Iterable<string>, weight: number, most = Infinity): void {
    const votes = this.bySource.get(source) ?? new Map<string, number>();
    this.bySource.set(source, votes);
    for (const country of countries) votes.set(country, Math.min(most, (votes.get(country) ?? 0) + weight));
  }

  of(country: string): number {
    return [...this.bySource.values()].reduce((sum, votes) => sum + (votes.get(country) ?? 0), 0);
  }

  /** The countries with votes, most first. */
  ranked(): { code: string; weight: number }[] {
    const codes = new Set([...this.bySource.values()].flatMap((votes) => [...votes.keys()]));
    return [...codes].map((code) => ({ code, weight: this.of(code) })).sort((a, b) => b.weight - a.weight);
  }

  sourceOf(country: string): CountrySource {
    const sources = [...this.bySource].map(([source, votes]) => ({
      source,
      weight: votes.get(country) ?? 0,
    }));
    const best = sources.sort((a, b) => b.weight - a.weight)[0]?.source ?? 'region';
    return best === 'townWithCode' ? 'region' : best;
  }
}
