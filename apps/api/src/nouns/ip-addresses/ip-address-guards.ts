import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';

/** Throws forbidden (403) for users restricted to some businesses: the whitelist applies to the whole facility. */
export const requireWhitelistReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'The whitelist applies to the whole facility. Only users with access to all businesses can change it.',
  );

/** Message about the address of another entry. */
export const TAKEN = 'This address is already in the whitelist.';
