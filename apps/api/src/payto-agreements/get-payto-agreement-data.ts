import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';

export const getPayToAgreementData = implement(contracts.getPayToAgreementData).query(async ({ ctx, input }) => {
  const agreement = await shownAgreement(ctx.db, await loadAgreement(ctx.db, input.params.token));
  const { agreementToken, status, statusDisplay, statusClass, customerId, customerName, description } = agreement;
  const { paymentTerms } = agreement;
  return { agreementToken, status, statusDisplay, statusClass, customerId, customerName, description, paymentTerms };
});
