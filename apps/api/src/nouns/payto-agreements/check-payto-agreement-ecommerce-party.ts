import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../../procedures/implement.ts';
import { checkEcommerceParties } from './new-ecommerce-payment.ts';

export const checkPayToAgreementEcommerceParty = implement(contracts.checkPayToAgreementEcommerceParty).query(
  async ({ ctx, input }) => {
    await checkEcommerceParties(ctx, ctx.db, input.body);
  },
);
