import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import { maskedNumber, normalNumber } from '@quickportal/db/vault/vault-number';
import { moneyOf } from '../engines/payments/to-transaction.ts';
import { implement } from '../procedures/implement.ts';
import type { CheckedPayer } from './new-agreement.ts';
import { checkEcommerceAmount, checkEcommerceParties } from './new-ecommerce-payment.ts';

export const reviewEcommercePayment = implement(contracts.reviewEcommercePayment).query(async ({ ctx, input }) => {
  const { body } = input;
  const now = ctx.services.clock.now();
  const { business, payer } = await checkEcommerceParties(ctx, ctx.db, body);
  const terms = await checkEcommerceAmount(ctx, ctx.db, body, now);
  return {
    supplierBusiness: business.businessName,
    payeeAccount: business.payeeAccount,
    payerName: body.payerName,
    payerAccount: maskedAccount(payer),
    amount: moneyOf(terms.paymentAmount ?? 0n, terms.currency),
    description: body.description,
    customerReferenceNumber: body.customerReferenceNumber ?? '',
    paymentReferenceNumber: body.paymentReferenceNumber ?? '',
    respondBy: respondBy(now).toISOString(),
  };
});

function maskedAccount(payer: CheckedPayer): string {
  if (payer.kind === 'PAYID') return payer.maskedPayId;
  if (payer.kind === 'CUSTOMER_ACCOUNT') return payer.account.maskedNumber ?? '';
  const { bsb, accountNumber } = payer;
  const number = normalNumber({ kind: 'AU_ACCOUNT', bsb, accountNumber });
  return number ? maskedNumber(number).masked : '';
}
