import { builder } from '../../../graphql/builder.ts';
import type { SearchDescription, SearchPart, SearchPartKind } from './describeSearch.ts';

const SearchPartKindEnum = builder.enumType('SearchPartKind', {
  description: 'Meaning of words of a search.',
  values: {
    OPEN_NOW: { description: 'A filter: open at this moment.' },
    ALWAYS_OPEN: { description: 'A filter: open 24 hours on every day.' },
    OPEN_ON: { description: 'A filter: open on a day of the week.' },
    OPEN_AT: { description: 'A filter: open at a time of today, by the clock of the place.' },
    OPEN_LATE: { description: 'A filter: still open at 11 p.m. on some day.' },
    NEAR_ME: {
      description: 'Nearest first, from the origin of filter.near; without one, nothing is asked for it.',
    },
    BEST: { description: 'An order: best rated first.' },
    CHEAP: { description: 'An order: cheapest first.' },
    CATEGORY: { description: 'A kind of place, and with it the categories of that kind.' },
    CITY: { description: 'A city, or cities of one name.' },
    AROUND: {
      description: 'A town that has nothing of what is asked for; what is around it, nearest first.',
    },
    FEATURE: { description: 'What listings have or allow: "dog friendly".' },
    EXCLUDED: { description: 'What no listing of the answer is, has or is in: "not in Berlin".' },
    COUNTRY: { description: 'A country.' },
    PHONE: { description: 'A phone number of a listing.' },
    EMAIL: { description: 'An e-mail address of a listing.' },
    WEBSITE: { description: 'A web address of a listing.' },
    ID: { description: 'A number or id of a listing; operators only.' },
  } as const satisfies Record<SearchPartKind, { description: string }>,
});

const SearchPartType = builder.objectRef<SearchPart>('SearchPart').implement({
  description: 'Words of a search that were understood as something other than text.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchPartKindEnum, description: 'Meaning of the words.' }),
    label: t.exposeString('label', {
      description: 'Name of the category or place, or the filter in English.',
    }),
    words: t.exposeString('words', { description: 'The words as they were typed.' }),
    without: t.exposeString('without', { description: 'The search without this part.' }),
  }),
});

const SearchUnderstanding = builder.objectRef<SearchDescription>('SearchUnderstanding').implement({
  description: 'What was made of a search.',
  fields: (t) => ({
    parts: t.expose('parts', {
      type: [SearchPartType],
      description: 'Parts with a meaning; the other words are text.',
    }),
    leftOut: t.exposeStringList('leftOut', {
      description: 'Words that were left out because nothing matches all of them.',
    }),
  }),
});

export const understoodAsField = {
  type: SearchUnderstanding,
  nullable: true,
  description:
    'Interpretation of the search. Null without a search, and if its words were searched unchanged.',
} as const;
