/** Sends a GraphQL request, with a session or anonymously, and returns its data. Throws if the response has errors. */
export async function executeGraphql<Data>(
  url: string,
  query: string,
  { variables = {}, cookie }: { variables?: object; cookie?: string } = {},
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie, origin: url } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}
