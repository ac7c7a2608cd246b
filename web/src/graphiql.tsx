import { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './graphiql.css';

// GraphiQL, a separate page at /graphql. Public pages do not load it.

const firstQuery = `# The best rated coffee in Portugal that is open now.
query {
  businesses(
    filter: { search: "coffee", countryCode: "PT", openNow: true }
    sort: { field: RATING }
    first: 12
  ) {
    nodes {
      slug
      name
      rating
      city {
        name
      }
    }
    totalCount
    totalCountIsLowerBound
  }
}
`;

const root = document.getElementById('graphiql');
if (!root) throw new Error('The document lacks the element of the explorer.');
createRoot(root).render(
  <GraphiQL
    defaultQuery={firstQuery}
    defaultEditorToolsVisibility="variables"
    fetcher={async (parameters, options) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { ...(options?.headers as Record<string, string>), 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      });
      return (await response.json()) as ExecutionResult;
    }}
  />,
);
