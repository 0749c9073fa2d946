import type { CallContext } from '../procedures/context.ts';

export type PathId = string | number;
/** Loads what a path names by its last id; `given` are all ids up to there. Throws 404 where the caller can see no such thing. */
export type LoadPathThing = (ctx: CallContext, id: number, given: readonly PathId[]) => Promise<unknown>;
/** The things that paths name, by the beginning of the path up to their id, such as `customers/{}/accounts/{}`. */
export type PathThings = Readonly<Record<string, LoadPathThing>>;
