import { isAustralianDebit } from '@quickportal/contracts/rules/payments/payment-methods';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import { listCustomerAccounts } from '@quickportal/db/customer-accounts/list-customer-accounts';
import type { CallContext } from '../../../procedures/context.ts';
import { loadCustomer } from '../../customers/offers.ts';
import { checkMayHaveAgreement, sydneyDate } from './new-agreement.ts';

/** What a new agreement starts with. 409 where the customer can have none. */
export async function newAgreementData(ctx: CallContext, customerId: number) {
  const customer = await loadCustomer(ctx, customerId);
  const payee = await checkMayHaveAgreement(ctx.db, customer);
  const now = ctx.services.clock.now();
  const { items } = await listCustomerAccounts(ctx.db, { customerId, enabled: true, page: 1, pageSize: 100 });
  const accounts = items.flatMap(({ accountId, accountType, displayName, holderName }) =>
    isAustralianDebit(accountType) ? [{ accountId, displayName, accountName: holderName }] : [],
  );
  return {
    payerName: customer.customerName,
    customerId,
    customerNumber: customer.customerNumber,
    supplierBusiness: customer.businessName,
    payeeAccount: payee.displayName,
    today: sydneyDate(now),
    respondBy: respondBy(now).toISOString(),
    accounts,
  };
}
