import type { CallContext } from '../procedures/context.ts';
import type { PathId, PathThings } from './path-thing.ts';
import { pathThingsOfNouns } from './path-things.gen.ts';

const things: PathThings = Object.assign({}, ...pathThingsOfNouns) as PathThings;

/**
 * Refuses the form of a call whose path names a thing that does not exist, or that is out of reach of the rights of
 * the call: 404, as the call itself. The params are parsed.
 */
export async function requireThings(ctx: CallContext, params: Record<string, unknown>): Promise<void> {
  const given: PathId[] = [];
  let start = '';
  for (const segment of ctx.contract.path.split('/')) {
    const isParameter = segment.startsWith('{');
    start += `${start === '' ? '' : '/'}${isParameter ? '{}' : segment}`;
    if (!isParameter) continue;
    given.push(params[segment.slice(1, -1)] as PathId);
    // One after the other: an account is looked for only where its customer is there
    // oxlint-disable-next-line no-await-in-loop
    await things[start]?.(ctx, given.at(-1) as number, given);
  }
}
