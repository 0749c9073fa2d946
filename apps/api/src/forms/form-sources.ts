import type { FormSource } from './form-source.ts';
import { formSourcesOfNouns } from './form-sources.gen.ts';

/** What nouns add to their forms, by the name of the call. */
export const formSources: ReadonlyMap<string, FormSource> = new Map(
  formSourcesOfNouns.flat().map((source) => [source.contract, source]),
);
