import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { implement } from '../../procedures/implement.ts';
import { maskedPayer } from './new-agreement/new-agreement.ts';
import { checkEcommerceAmount, checkEcommerceParties } from './new-ecommerce-payment.ts';

export const reviewPayToAgreementEcommercePayment = implement(contracts.reviewPayToAgreementEcommercePayment).query(
  async ({ ctx, input }) => {
    const { body } = input;
    const now = ctx.services.clock.now();
    const { business, payer } = await checkEcommerceParties(ctx, ctx.db, body);
    const terms = await checkEcommerceAmount(ctx, ctx.db, body, now);
    return {
      supplierBusiness: business.businessName,
      payeeAccount: business.payeeAccount,
      payerName: body.payerName,
      payerAccount: maskedPayer(payer),
      amount: moneyOf(terms.paymentAmount ?? 0n, terms.currency),
      description: body.description,
      customerReferenceNumber: body.customerReferenceNumber ?? '',
      paymentReferenceNumber: body.paymentReferenceNumber ?? '',
      respondBy: respondBy(now).toISOString(),
    };
  },
);
