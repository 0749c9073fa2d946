import { takePayment } from '@quickportal/contracts/payments/contracts';
import { listChargeableAccounts } from '@quickportal/db/payments/list-chargeable-accounts';
import { getPayer } from '@quickportal/db/payments/payer';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The accounts that a payment can be taken from, the default one first, in the currency that the business settles in. */
export const paymentFormSources = [
  formSource(takePayment, async ({ db }, { id: customerId }) => {
    const [found, accounts] = await Promise.all([
      getPayer(db, { customerId, accountId: 0 }),
      listChargeableAccounts(db, customerId),
    ]);
    const { currency, customerNumber } = orNotFound(found);
    const [first] = accounts;
    return {
      values: { ...(first && { accountId: first.accountId }), customerReferenceNumber: customerNumber },
      options: {
        paymentAccounts: accounts.map(({ accountId, displayName, holderName }) => ({
          value: String(accountId),
          label: displayName,
          description: holderName,
        })),
      },
      currency,
    };
  }),
];
