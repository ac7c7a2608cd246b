/** Whether a change of a view is the search text alone, as it is typed: it replaces the address, so that Back skips its steps. */
export const isTypedSearch = (part: object): boolean => Object.keys(part).join() === 'search';
