import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import { listAccountGroups as list } from '@quickportal/db/bank-statement-accounts/list-account-groups';
import { implement } from '../../procedures/implement.ts';

export const listAccountGroups = implement(contracts.listAccountGroups).query(({ ctx, input }) =>
  list(ctx.db, input.params.communityId),
);
