import type { CallName, ChangeName } from './call.ts';
import { staleQueriesOfNouns } from './stale-queries.gen.ts';
import { queryClient } from '../connection/trpc.ts';

type NounOf<N> = N extends `${infer Name}.${string}` ? Name : never;
type Noun = NounOf<CallName>;

/** Queries of other nouns that a noun's change affects. Its own queries are always stale afterwards. */
const staleElsewhere: { readonly [N in Noun]?: readonly (Noun | CallName)[] } = staleQueriesOfNouns;

/** Refetches shown queries that a change may have affected, and marks the others as stale. */
export async function refreshAfter(name: ChangeName): Promise<void> {
  const noun = name.slice(0, name.indexOf('.')) as Noun;
  const stale = [noun, ...(staleElsewhere[noun] ?? [])];
  await Promise.all(stale.map((path) => queryClient.invalidateQueries({ queryKey: [path.split('.')] })));
}
