import * as contracts from '@quickportal/contracts/payto-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from '../supplier-accounts/offers.ts';

export const listPayToAccounts = implement(contracts.listPayToAccounts).query(async ({ ctx, input }) => {
  const accounts = await listAccountRows(ctx, input.params.businessId, ['PAYTO_PAYEE']);
  return accounts.map((account) => {
    const { enabled: _enabled, ...row } = toRow(account);
    return {
      ...row,
      accountAlias: account.accountAlias,
      payeeAlias: String(account.details['payeeAlias']),
      payeeReference: String(account.details['payeeReference']),
      status: account.status,
    };
  });
});
