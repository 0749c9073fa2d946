import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccount, showAccount } from './shown-accounts.ts';

export const getSupplierAccount = implement(contracts.getSupplierAccount).query(async ({ ctx, input }) => {
  const key = await requireAccount(ctx, input.params);
  return showAccount(ctx.services.db.reader({ kind: 'staff' }), key);
});
