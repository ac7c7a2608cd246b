import { foldText } from '../../../../../../domain/text/fold.ts';
import type { PlaceChoicesQuery, PlaceKind } from '../../../../graphql/generated.ts';
import { usePlaceChoicesQuery } from '../../../../graphql/generated.ts';
import { latestData } from '../../../../graphql/latestData.ts';
import { useDebouncedValue } from '../../../shared/form/useDebouncedValue.ts';

/** Number of choices; more typing narrows them. */
const MAX_OFFERED = 20;

export type PlaceChoice = PlaceChoicesQuery['managedPlaces']['nodes'][number];

interface PlaceChoices {
  choices: readonly PlaceChoice[];
  /** Choices whose name equals the typed one; case and accents are ignored, as on the server. */
  matches: readonly PlaceChoice[];
  /** Whether the server has answered for what is typed now. */
  isSettled: boolean;
  refetch: () => Promise<unknown>;
}

/** Categories or cities for a typed name, including those without listings, looked up after a pause in typing. */
export function usePlaceChoices(kind: PlaceKind, name: string): PlaceChoices {
  const typed = name.trim();
  const search = useDebouncedValue(typed);
  const result = usePlaceChoicesQuery({
    variables: { kind, search, first: MAX_OFFERED },
  });
  const choices = latestData(result)?.managedPlaces.nodes ?? [];
  const { loading, error, refetch } = result;
  const key = foldText(typed);
  return {
    choices,
    matches: key === '' ? [] : choices.filter((choice) => foldText(choice.name.trim()) === key),
    isSettled: search === typed && !loading && !error,
    refetch,
  };
}
