import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { checkMayHaveAgreement, checkTerms, sydneyDate, termsOf } from './new-agreement/new-agreement.ts';

export const checkPayToAgreementPayment = implement(contracts.checkPayToAgreementPayment).query(
  async ({ ctx, input }) => {
    const customer = await loadCustomer(ctx, input.params.customerId);
    await checkMayHaveAgreement(ctx.db, customer);
    checkTerms(termsOf(input.body), { today: sydneyDate(ctx.services.clock.now()), isNew: true });
  },
);
