import { foldText } from '../../../../../../domain/text/fold.ts';
import type { PlaceChoicesQuery, PlaceKind } from '../../../../graphql/generated.ts';
import { usePlaceChoicesQuery } from '../../../../graphql/generated.ts';
import { useSettled } from '../../../shared/form/useSettled.ts';

/** How many are offered; who wants another types more of its name. */
const MOST_OFFERED = 20;

export type PlaceChoice = PlaceChoicesQuery['managedPlaces']['nodes'][number];

interface PlaceChoices {
  choices: readonly PlaceChoice[];
  /** Those that have exactly the name that is typed, as the server compares names: whatever its case and accents. */
  matches: readonly PlaceChoice[];
  /** Whether the server has answered for what is typed now. */
  isSettled: boolean;
  refetch: () => Promise<unknown>;
}

/** The categories or cities that a typed name may mean, those without listings too, looked up once nothing is typed for a moment. */
export function usePlaceChoices(kind: PlaceKind, name: string): PlaceChoices {
  const typed = name.trim();
  const search = useSettled(typed);
  const { data, previousData, loading, error, refetch } = usePlaceChoicesQuery({
    variables: { kind, search, first: MOST_OFFERED },
  });
  const choices = (data ?? previousData)?.managedPlaces.nodes ?? [];
  const key = foldText(typed);
  return {
    choices,
    matches: key === '' ? [] : choices.filter((choice) => foldText(choice.name.trim()) === key),
    isSettled: search === typed && !loading && !error,
    refetch,
  };
}
