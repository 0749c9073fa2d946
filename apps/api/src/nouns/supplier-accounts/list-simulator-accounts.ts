import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import type { ReturnStatus } from '@quickportal/contracts/rules/settlement-accounts/return-statuses';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from './shown-accounts.ts';

export const listSimulatorAccounts = implement(contracts.listSimulatorAccounts).query(async ({ ctx, input }) => {
  const accounts = await listAccountRows(ctx, input.params.businessId, ['SIMULATOR']);
  return accounts.map((account) => ({
    ...toRow(account),
    accountAlias: account.accountAlias,
    returnStatus: account.details['returnStatus'] as ReturnStatus,
    delay: account.details['delay'] as number,
  }));
});
