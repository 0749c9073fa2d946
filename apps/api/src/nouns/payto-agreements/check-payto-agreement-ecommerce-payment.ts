import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../../procedures/implement.ts';
import { checkEcommerceAmount } from './new-ecommerce-payment.ts';

export const checkPayToAgreementEcommercePayment = implement(contracts.checkPayToAgreementEcommercePayment).query(
  async ({ ctx, input }) => {
    await checkEcommerceAmount(ctx, ctx.db, input.body, ctx.services.clock.now());
  },
);
