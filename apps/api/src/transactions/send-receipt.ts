import * as contracts from '@quickportal/contracts/transactions/contracts';
import { receiptWords } from '@quickportal/contracts/rules/receipt-words';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { notify } from '../engines/notifications/notify.ts';
import { accountSummary } from '../engines/payments/present-transaction.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';

const conflict = (detail: string) => new Problem('state-conflict', { detail });

export const sendReceipt = implement(contracts.sendReceipt).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const it = await findByReceipt(trx, input.params.receiptNumber);
    if (!it) throw notFound();
    const { communityId, customerId, receiptNumber, transactionId } = it;
    if (!receiptWords(it.transactionType, it.status).isReceipt)
      throw conflict('There is a receipt to send once the money has moved.');
    const customer = customerId === null ? undefined : await getCustomer(trx, customerId);
    if (customerId === null || !customer) throw conflict('There is no customer to send it to.');
    const refusal = await notify(
      ctx.services,
      trx,
      {
        communityId,
        kind: 'PAYMENT_RECEIPT',
        key: `receipt-sent ${receiptNumber} ${now.toISOString()}`,
        to: { customerId },
        fields: {
          amount: { amount: it.total, currency: it.currency },
          accountSummary: accountSummary(it),
          paidAt: it.transactionTime,
          receiptNumber,
        },
        receiptOf: transactionId,
      },
      now,
    );
    if (refusal !== null) throw conflict(refusal);
    await audit({
      objectType: 'transaction',
      objectId: receiptNumber,
      customerId,
      description: `Receipt ${receiptNumber} sent to the customer`,
    });
    return { email: customer.email };
  }),
);
