import type { Client } from 'pg';
import { things } from './other-community.gen.ts';
import type { OtherCommunity, Reach } from './other-community.ts';
import type { TestServices } from '../test-services.ts';

type Value = OtherCommunity['things'][string];

const nouns: readonly OtherCommunity[] = things;

/** Makes what community 20 has. */
export async function insertOtherCommunitysThings(owner: Client): Promise<void> {
  for (const noun of nouns) await noun.insert?.(owner);
}

/** Makes what is in and out of reach for a user of business 102. */
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
  const value = start && nouns.map((noun) => noun.things[start[0]]).find((entry) => entry !== undefined);
  return start?.groups?.name !== undefined && value !== null && value !== undefined
    ? { name: start.groups.name, value }
    : null;
}
