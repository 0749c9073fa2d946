import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import { getBusinessWithCommunity } from '@quickportal/db/businesses/get-business-with-community';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const getBankStatementAccountBankrecLink = implement(contracts.getBankStatementAccountBankrecLink).query(
  async ({ ctx, input }) => {
    const { bankrecCode } = orNotFound(await getBusinessWithCommunity(ctx.db, input.params.businessId));
    const { bankReconciliationUrl } = ctx.services.configuration;
    if (bankrecCode === null || bankReconciliationUrl === null) return { href: null };
    const href = new URL(bankReconciliationUrl);
    href.searchParams.set('code', bankrecCode);
    return { href: href.href };
  },
);
