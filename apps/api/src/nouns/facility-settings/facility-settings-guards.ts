import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';

/** Refuses (403) users who are kept to some businesses: these settings apply to all of a facility. */
export const requireSettingsReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'These settings apply to the whole facility. Only users with access to all businesses can see them.',
  );
