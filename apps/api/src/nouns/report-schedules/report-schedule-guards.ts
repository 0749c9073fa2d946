import { conflict } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';

/** Throws forbidden (403) for users restricted to some businesses: reports are of the whole facility. */
export const requireReportReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'Reports have the data of the whole facility. Only users with access to all businesses can see them.',
  );

/** The report is enabled already, perhaps by another user a moment ago. */
export const enabledAlready = () => conflict('This report is enabled already.');
/** The report runs as it does. */
export const notConfigurable = () => conflict('This report cannot be configured.');
