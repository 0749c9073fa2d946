/**
 * For each noun whose calls have an id in their path: the id of one that exists, in community 20. The generated
 * checks ask for it as somebody of community 10. One line per noun.
 */
export const otherCommunitysThings: Readonly<Record<string, string | number>> = {
  'customers/{customerId}': 2001,
  'customers/{id}': 2001,
  'my-profile/sessions/{sessionId}': 1,
  'rights/{customerId}': 2001,
  'saved-views/{id}': 3001,
};

/** The thing at the beginning of a path, if its calls are checked so. */
export function otherCommunitysThing(path: string): { name: string; value: string | number } | null {
  const start = /^(?:[\w-]+\/)+\{(\w+)\}/.exec(path);
  const value = start && otherCommunitysThings[start[0]];
  return start?.[1] !== undefined && value !== null && value !== undefined ? { name: start[1], value } : null;
}
