import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { searchLinkableMerchants } from '@quickportal/db/merchant-accounts/search-linkable-merchants';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { fieldProblem } from '../../kernel/problem.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { findAccountBusiness } from '@quickportal/db/supplier-accounts/read-account-setup';
import { linkKey } from './link-merchant-kind.ts';

export const searchLinkableMerchantAccounts = implement(contracts.searchLinkableMerchantAccounts).query(
  async ({ ctx, input: { query } }) => {
    const { communityId } = communityOf(ctx);
    const { businessId } = query;
    if (!(await findAccountBusiness(ctx.db, { communityId, businessId })))
      throw fieldProblem('businessId', 'Choose a supplier business of the community.');
    const found = await searchLinkableMerchants(ctx.db, { ...query, communityId });
    const keyOf = (settlementAccountId: number) => linkKey({ businessId, settlementAccountId });
    const pending = await findPendingProposals(ctx.services.db.reader({ kind: 'staff' }), {
      communityId,
      objectType: 'settlement-account',
      keys: found.items.map(({ accountId }) => keyOf(accountId)),
    });
    const items = found.items.map(({ bsb, maskedNumber, ...merchant }) => ({
      ...merchant,
      settlementAccountBsb: bsb === null ? null : displayBsb(bsb),
      // The masked number begins with the BSB
      settlementAccountNumber: maskedNumber?.split(' ').slice(1).join(' ') ?? null,
      pendingAccountAuthorisationId: pending.get(keyOf(merchant.accountId)) ?? null,
    }));
    return pageOf({ ...found, items }, query);
  },
);
