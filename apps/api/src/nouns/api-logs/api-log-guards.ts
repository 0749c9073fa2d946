import { getApiLog, type ApiLogDetailsRecord } from '@quickportal/db/api-logs/get-api-log';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';

/** Refuses (403) users who are kept to some businesses: keys reach all of a facility or others of its businesses. */
export const requireLogReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'The developer log is of the whole facility. Only users with access to all businesses can see it.',
  );

/** The call; 404 where the facility has no such entry, 403 to users who are kept to some businesses. */
export async function loadApiLog(ctx: CallContext, apiLogId: number): Promise<ApiLogDetailsRecord> {
  requireLogReader(ctx);
  return orNotFound(await getApiLog(ctx.db, apiLogId));
}
