import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { checkMayHaveAgreement, checkPayer } from './new-agreement/new-agreement.ts';

export const checkPayToAgreementParty = implement(contracts.checkPayToAgreementParty).query(async ({ ctx, input }) => {
  const customer = await loadCustomer(ctx, input.params.customerId);
  await checkMayHaveAgreement(ctx.db, customer);
  await checkPayer(ctx.db, customer.customerId, input.body);
});
