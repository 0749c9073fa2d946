import type { Client } from 'pg';
import { things } from './other-community.gen.ts';
import type { RestInput } from './rest-call.ts';
import type { TestServices } from './test-services.ts';

type Value = string | number;

/**
 * Things that community 20 has, for a noun whose calls have an id in their path: by the beginning of the path, the id
 * of one. The generated checks ask for them as somebody of community 10. In `<noun>/other-community.fixture.ts`.
 */
export interface OtherCommunity {
  things: Readonly<Record<string, Value>>;
  /** Makes them, as the owner of the database; communities 10 and 20 and their customers are there. */
  insert?: (owner: Client) => Promise<void>;
  /** Makes what callers who are kept to business 102 of community 10 reach, and the same of others. */
  reach?: (services: TestServices) => Promise<Reach>;
}

/** One that the caller may name, and some of other businesses, customers, users and communities. */
export interface Named {
  readonly own: Value;
  readonly others: readonly Value[];
}

/** What the generated checks of the restriction by business need to know about the ids of a noun's calls. */
export interface Reach {
  /** By the path up to and with the id; null: a thing of the whole community, or of nobody else's concern. */
  paths?: Readonly<Record<string, Named | null>>;
  /** By the field of a query or body that names it, or by the last part of the field's name. */
  fields?: Readonly<Record<string, Named>>;
  /** By the name of a call: what makes it succeed for the caller, beside the smallest input that fits. */
  inputs?: Readonly<Record<string, RestInput>>;
  /** Gives what belongs to a person to the one who is about to call. */
  giveTo?: (userId: number) => Promise<void>;
}

const nouns: readonly OtherCommunity[] = things;

/** Makes what community 20 has. */
export async function insertOtherCommunitysThings(owner: Client): Promise<void> {
  for (const noun of nouns) await noun.insert?.(owner);
}

/** Makes what is in and out of reach for somebody of business 102. */
export async function makeReach(services: TestServices): Promise<Required<Reach>> {
  const made: Reach[] = [];
  for (const noun of nouns) if (noun.reach) made.push(await noun.reach(services));
  return {
    paths: Object.assign({}, ...made.map(({ paths }) => paths)) as Required<Reach>['paths'],
    fields: Object.assign({}, ...made.map(({ fields }) => fields)) as Required<Reach>['fields'],
    inputs: Object.assign({}, ...made.map(({ inputs }) => inputs)) as Required<Reach>['inputs'],
    giveTo: async (userId) => {
      for (const { giveTo } of made) await giveTo?.(userId);
    },
  };
}

/** The thing at the beginning of a path; null where the noun's fixture names none. */
export function otherCommunitysThing(path: string): { name: string; value: Value } | null {
  const start = /^(?:[\w-]+\/)+\{(?<name>\w+)\}/.exec(path);
  const value = start && nouns.map((noun) => noun.things[start[0]]).find((it) => it !== undefined);
  return start?.groups?.name !== undefined && value !== null && value !== undefined
    ? { name: start.groups.name, value }
    : null;
}
