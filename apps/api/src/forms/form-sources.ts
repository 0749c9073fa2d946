import { customerFormSources } from '../customers/customer-form-sources.ts';
import type { FormSource } from './form-source.ts';

/** What nouns add to their forms: one sorted line per noun. */
const nouns: readonly (readonly FormSource[])[] = [customerFormSources];

/** By the name of the call. */
export const formSources: ReadonlyMap<string, FormSource> = new Map(
  nouns.flat().map((source) => [source.contract, source]),
);
