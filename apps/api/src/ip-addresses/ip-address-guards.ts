import type { CallContext } from '../procedures/context.ts';
import { requireWholeCommunity } from '../procedures/scope.ts';

/** Refuses (403) anyone who is kept to some businesses: the whitelist counts for all of the facility. */
export const requireWhitelistReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'The whitelist applies to the whole facility. Only users with access to all businesses can change it.',
  );

/** Why an address is refused that another entry has. */
export const TAKEN = 'This address is already in the whitelist.';
