import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import { getBankStatementAccount as get } from '@quickportal/db/bank-statement-accounts/get-bank-statement-account';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toBankStatementAccount } from './shown-account.ts';

export const getBankStatementAccount = implement(contracts.getBankStatementAccount).query(async ({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  return toBankStatementAccount(orNotFound(await get(ctx.db, { communityId, ...input.params })));
});
