import * as contracts from '@quickportal/contracts/customers/contracts';
import { displayAmount, formatAmount } from '@quickportal/contracts/rules/money';
import { previewDisable, previewEnable } from '@quickportal/db/customers/change-customer-status';
import { implement } from '../../procedures/implement.ts';
import { loadCustomer } from './load-customer.ts';

export const previewCustomerStatusChange = implement(contracts.previewCustomerStatusChange).query(
  async ({ ctx, input }) => {
    const { customerId, customerEnabled } = await loadCustomer(ctx, input.params.id);
    const { db } = ctx;
    if (!customerEnabled)
      return { ...(await previewEnable(db, customerId)), unsettledPayments: 0, unsettledAmounts: [] };
    const { payments, ...switched } = await previewDisable(db, customerId);
    return {
      ...switched,
      unsettledPayments: payments.reduce((sum, { count }) => sum + count, 0),
      unsettledAmounts: payments.map(({ currency, amount }) => ({
        currency,
        amount: formatAmount(BigInt(amount)),
        displayAmount: displayAmount(BigInt(amount), currency),
      })),
    };
  },
);
