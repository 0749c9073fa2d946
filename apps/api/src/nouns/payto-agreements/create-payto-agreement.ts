import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { toCustomer } from '../customers/offers.ts';
import { sendAgreement } from '../../engines/payto/send-agreement.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { insertAgreement } from './new-agreement/insert-agreement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';
import { checkMayHaveAgreement, checkPayer, checkTerms, sydneyDate, termsOf } from './new-agreement/new-agreement.ts';

export const createPayToAgreement = implement(contracts.createPayToAgreement).mutation(async ({ ctx, input }) => {
  const { services, actor, origin } = ctx;
  const { agreementToken } = await change(ctx, input, async (tools) => {
    const { trx, now } = tools;
    const { body } = input;
    const customer = await toCustomer(trx, input.params.customerId);
    const { customerId, businessId } = customer;
    const payee = await checkMayHaveAgreement(trx, customer);
    const payer = await checkPayer(trx, customerId, body);
    const terms = termsOf(body);
    checkTerms(terms, { today: sydneyDate(now), isNew: true });
    const { shown } = await insertAgreement(ctx, tools, {
      communityId: communityOf(ctx).communityId,
      businessId,
      customerId,
      settlementAccountId: payee.settlementAccountId,
      purpose: body.purpose,
      description: body.description,
      shortDescription: body.shortDescription ?? '',
      payeeReference: body.payeeReference || customer.customerNumber.slice(0, 35),
      party: body,
      payer,
      terms,
    });
    return shown;
  });
  await sendAgreement(services, agreementToken, { actor, origin });
  return shownAgreement(ctx.db, await loadAgreement(ctx.db, agreementToken));
});
