import * as contracts from '@quickportal/contracts/transactions/contracts';
import { receiptWords } from '@quickportal/contracts/rules/payments/receipt-words';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { findSentNotice } from '@quickportal/db/notifications/write-notices';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { countMail } from '../../engines/access/mail-limits.ts';
import { notify } from '../../engines/notifications/notify.ts';
import { accountSummary } from '../../engines/payments/to-transaction.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';

const MINUTE = 60_000;

export const sendTransactionReceipt = implement(contracts.sendTransactionReceipt).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const item = orNotFound(await findByReceipt(trx, input.params.receiptNumber));
    const { communityId, customerId, receiptNumber, transactionId } = item;
    if (!receiptWords(item.transactionType, item.status).isReceipt)
      throw conflict('You can send a receipt once the payment or refund is approved.');
    const customer = customerId === null ? undefined : await getCustomer(trx, customerId);
    if (customerId === null || !customer) throw conflict('The payment has no customer to send the receipt to.');
    if (!input.query.confirmSendAgain) {
      const since = new Date(now.getTime() - MINUTE).toISOString();
      const sent = await findSentNotice(trx, {
        communityId,
        customerId,
        occasions: [`receipt-sent ${receiptNumber} `],
        since,
      });
      if (sent)
        throw fieldProblem('confirmSendAgain', `The receipt was sent to ${sent.recipient} less than a minute ago.`);
    }
    countMail(ctx, { kind: 'receipt', communityId, subject: receiptNumber });
    const refusal = await notify(
      ctx.services,
      trx,
      {
        communityId,
        kind: 'PAYMENT_RECEIPT',
        key: `receipt-sent ${receiptNumber} ${now.toISOString()}`,
        to: { customerId },
        fields: {
          amount: { amount: item.total, currency: item.currency },
          accountSummary: accountSummary(item),
          paidAt: item.transactionTime,
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
