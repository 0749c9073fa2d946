import { getSimulationLine } from '@quickportal/db/quickrec/list-simulation-lines';
import { listSimulationBusinesses } from '@quickportal/db/quickrec/list-simulation-businesses';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { requireStatementAccount } from './simulated-account.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'quickrec/{}': (ctx, accountId) => requireStatementAccount(ctx, accountId),
  'quickrec/{}/simulation/lines/{}': async (ctx, lineId, [accountId]) => {
    const account = await requireStatementAccount(ctx, Number(accountId));
    return orNotFound(await getSimulationLine(ctx.db, { ...account, lineId }));
  },
  'quickrec/{}/simulation/configuration/business/{}': async (ctx, businessId, [accountId]) => {
    const account = await requireStatementAccount(ctx, Number(accountId));
    const businesses = await listSimulationBusinesses(ctx.db, account);
    return orNotFound(businesses.find((business) => business.businessId === businessId));
  },
};
