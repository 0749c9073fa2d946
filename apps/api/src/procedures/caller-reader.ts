import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Reader } from '@quickportal/db/connect/reader';
import type { CallContext, Context } from './context.ts';
import { communityScope } from './scope.ts';

/** The context of a call whose contract is known: with a reader in the caller's scope. */
export const withContract = (ctx: Context, contract: AnyContract): CallContext => {
  const call = { ...ctx, contract };
  return { ...call, db: callerReader(call) };
};

/** Reads in the caller's scope (`communityScope`), which is looked up at the first read: not every call has a community. */
function callerReader(ctx: Context): Reader {
  let reader: Reader | undefined;
  const inScope = () => (reader ??= ctx.services.db.reader(communityScope(ctx)));
  return {
    get scope() {
      return inScope().scope;
    },
    all: (query, params) => inScope().all(query, params),
    first: (query, params) => inScope().first(query, params),
    run: (query) => inScope().run(query),
  };
}
