import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from './shown-accounts.ts';

export const listPayIdAccounts = implement(contracts.listPayIdAccounts).query(async ({ ctx, input }) => {
  const accounts = await listAccountRows(ctx, input.params.businessId, ['PAYID_BILLER']);
  return accounts.map((account) => {
    const { enabled, ...row } = toRow(account);
    return {
      ...row,
      accountAlias: account.accountAlias,
      supplierReference: String(account.details['supplierReference']),
      status: enabled ? ('ENABLED' as const) : ('DISABLED' as const),
    };
  });
});
