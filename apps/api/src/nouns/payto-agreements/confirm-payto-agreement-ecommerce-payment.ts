import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import { insertEcommercePayment } from '@quickportal/db/payto-agreements/ecommerce-payment';
import { realPerson } from '../../engines/access/actor.ts';
import { sendAgreement } from '../../engines/payto/send-agreement.ts';
import { takenBy } from '../payments/offers.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { insertAgreement } from './new-agreement/insert-agreement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';
import { checkEcommerceAmount, checkEcommerceParties } from './new-ecommerce-payment.ts';

export const confirmPayToAgreementEcommercePayment = implement(
  contracts.confirmPayToAgreementEcommercePayment,
).mutation(async ({ ctx, input }) => {
  const { services, actor, origin } = ctx;
  const sent = await change(ctx, input, async (tools) => {
    const { trx, now } = tools;
    const { body } = input;
    const { communityId } = communityOf(ctx);
    const { business, payer } = await checkEcommerceParties(ctx, trx, body);
    const { businessId, settlementAccountId } = business;
    const { customerReferenceNumber = '', paymentReferenceNumber = '' } = body;
    const { agreementId, shown } = await insertAgreement(ctx, tools, {
      communityId,
      businessId,
      customerId: null,
      settlementAccountId,
      purpose: body.purpose,
      description: body.description,
      shortDescription: '',
      payeeReference: customerReferenceNumber || paymentReferenceNumber,
      party: body,
      payer,
      terms: await checkEcommerceAmount(ctx, trx, body, now),
    });
    await insertEcommercePayment(
      trx,
      {
        communityId,
        businessId,
        agreementId,
        source: takenBy(actor).source,
        customerReferenceNumber,
        paymentReferenceNumber,
        requestedByUserId: realPerson(actor)?.systemUserId ?? null,
      },
      now,
    );
    return sentOf(shown, respondBy(now).toISOString());
  });
  await sendAgreement(services, sent.agreementToken, { actor, origin });
  const agreement = await loadAgreement(ctx.db, sent.agreementToken);
  return sentOf(await shownAgreement(ctx.db, agreement), agreement.respondBy ?? sent.respondBy);
});

const sentOf = (
  { agreementToken, status, statusDisplay }: Pick<PayToAgreement, 'agreementToken' | 'status' | 'statusDisplay'>,
  lapsesAt: string,
) => ({ agreementToken, status, statusDisplay, respondBy: lapsesAt });
