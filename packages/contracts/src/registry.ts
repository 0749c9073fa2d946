import type { AnyContract } from './kernel/contract.ts';
import { nouns } from './nouns.gen.ts';

/** Whether an export of a noun is a call. */
export const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'responses' in value && 'audience' in value;

/** Every call there is, by name: how a module lists its exports differs between Node and bundlers. */
export const contracts: readonly AnyContract[] = nouns
  .flatMap((noun) => Object.values(noun).filter(isContract))
  .toSorted((anyContract, other) => (anyContract.name < other.name ? -1 : 1));
