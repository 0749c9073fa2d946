import type { Client } from 'pg';
import { things } from './other-community.gen.ts';

/**
 * Things that community 20 has, for a noun whose calls have an id in their path: by the beginning of the path, the id
 * of one. The generated checks ask for them as somebody of community 10. In `<noun>/other-community.fixture.ts`.
 */
export interface OtherCommunity {
  things: Readonly<Record<string, string | number>>;
  /** Makes them, as the owner of the database; communities 10 and 20 and their customers are there. */
  insert?: (owner: Client) => Promise<void>;
}

const nouns: readonly OtherCommunity[] = things;

/** Makes what community 20 has. */
export async function insertOtherCommunitysThings(owner: Client): Promise<void> {
  for (const noun of nouns) await noun.insert?.(owner);
}

/** The thing at the beginning of a path; null where the noun's fixture names none. */
export function otherCommunitysThing(path: string): { name: string; value: string | number } | null {
  const start = /^(?:[\w-]+\/)+\{(?<name>\w+)\}/.exec(path);
  const value = start && nouns.map((noun) => noun.things[start[0]]).find((it) => it !== undefined);
  return start?.groups?.name !== undefined && value !== null && value !== undefined
    ? { name: start.groups.name, value }
    : null;
}
