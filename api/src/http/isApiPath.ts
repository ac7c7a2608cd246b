const pattern = /^\/(?:api|graphql)(?:[/?]|$)/;

/** Whether a URL is one of GraphQL or REST, by its path. */
export function isApiPath(url: string): boolean {
  return pattern.test(url);
}
