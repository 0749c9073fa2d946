import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Reader } from '@quickportal/db/connect/reader';
import type { CallContext, Context } from './context.ts';
import { communityScope } from './scope.ts';

/** Adds the contract and a reader in the caller's scope to a context. */
export const withContract = (ctx: Context, contract: AnyContract): CallContext => {
  const call = { ...ctx, contract };
  return { ...call, db: callerReader(call) };
};

/**
 * A reader in the caller's scope (`communityScope`), resolved at the first read because not every call has a community.
 */
function callerReader(ctx: Context): Reader {
  let reader: Reader | undefined;
  const scopedReader = () => (reader ??= ctx.services.db.reader(communityScope(ctx)));
  return {
    get scope() {
      return scopedReader().scope;
    },
    all: (query, params) => scopedReader().all(query, params),
    first: (query, params) => scopedReader().first(query, params),
    run: (query) => scopedReader().run(query),
  };
}
