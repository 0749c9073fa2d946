import { createPaymentTerm } from '@quickportal/contracts/payment-terms/contracts';
import { accountKindCodes, accountKinds } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { productList, termsOfAccount } from '@quickportal/contracts/rules/settlement-accounts/payment-terms';
import { findBusinessContact } from '@quickportal/db/businesses/read-business-sections';
import { listSupplierAccounts } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

/** The accounts that can take payments, each with the products that it can take. */
export const paymentTermsFormSources = [
  formSource(createPaymentTerm, async (ctx, { businessId }) => {
    const key = { communityId: communityOf(ctx).communityId, businessId };
    orNotFound(await findBusinessContact(ctx.db, key));
    const accounts = await listSupplierAccounts(ctx.db, { ...key, kinds: accountKindCodes });
    return {
      options: {
        accounts: accounts.flatMap(
          ({ settlementAccountId, businessId: owner, accountAlias, kind, status, details }) => {
            const takes = termsOfAccount(kind, details['accountType'] as NzBankType | undefined);
            if (takes === null || status !== 'ENABLED' || owner !== businessId) return [];
            const description = `${accountKinds[kind].title}: ${productList(takes.products)}`;
            return [{ value: String(settlementAccountId), label: accountAlias, description }];
          },
        ),
      },
    };
  }),
];
