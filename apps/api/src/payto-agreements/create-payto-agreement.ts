import { randomInt } from 'node:crypto';
import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import { insertPayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { insertPayToEvent } from '@quickportal/db/payto-agreements/payto-events';
import { toCustomer } from '../customers/load-customer.ts';
import { realPerson } from '../engines/access/actor.ts';
import { nextAgreementQuery } from '../engines/payto/query-times.ts';
import { sendAgreement } from '../engines/payto/send-agreement.ts';
import { change } from '../procedures/change.ts';
import { implement } from '../procedures/implement.ts';
import { communityOf } from '../procedures/scope.ts';
import { keepPayer } from './keep-payer.ts';
import { holdAgreement, loadAgreement, shownAgreement } from './load-agreement.ts';
import { checkMayHaveAgreement, checkPayer, checkTerms, sydneyDate, termsOf } from './new-agreement.ts';

/** Network, community and a number that no one can guess: 32 characters. */
function newAgreementToken(communityId: number): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('');
  return `C09${String(communityId).padStart(9, '0')}${digits}`;
}

export const createPayToAgreement = implement(contracts.createPayToAgreement).mutation(async ({ ctx, input }) => {
  const { services, actor, origin } = ctx;
  const { agreementToken } = await change(ctx, input, async ({ trx, now, audit, emit }) => {
    const { body } = input;
    const { communityId } = communityOf(ctx);
    const customer = await toCustomer(trx, input.params.customerId);
    const { customerId, businessId } = customer;
    const payee = await checkMayHaveAgreement(trx, customer);
    const checked = await checkPayer(trx, customerId, body);
    const terms = termsOf(body);
    checkTerms(terms, { today: sydneyDate(now), isNew: true });
    const place = { communityId, businessId };
    const { payerType, payerName, payerReference = '' } = body;
    const token = newAgreementToken(communityId);
    const lapsesAt = respondBy(now).toISOString();
    const sent = { status: 'PROCESSING', respondBy: lapsesAt, queries: 0 } as const;
    const agreementId = await insertPayToAgreement(
      trx,
      {
        ...place,
        customerId,
        settlementAccountId: payee.settlementAccountId,
        agreementToken: token,
        creationType: 'AUTHORISED',
        purpose: body.purpose,
        description: body.description,
        shortDescription: body.shortDescription ?? '',
        payeeReference: body.payeeReference || customer.customerNumber.slice(0, 35),
        payer: {
          payerType,
          payerName,
          payerReference,
          ...(await keepPayer(services, trx, checked, { ...place, at: now })),
        },
        terms,
        respondBy: lapsesAt,
        nextQueryAt: nextAgreementQuery(services, sent, now) ?? lapsesAt,
      },
      now,
    );
    const event = { kind: 'SUBMITTED', side: 'PAYEE', reasonCode: null } as const;
    const userId = realPerson(actor)?.systemUserId ?? null;
    await insertPayToEvent(trx, { ...place, agreementId }, { ...event, userId }, now);
    const shown = await shownAgreement(trx, await holdAgreement(trx, token));
    await audit({
      objectType: 'payto-agreement',
      objectId: token,
      customerId,
      description: `PayTo agreement "${body.description}" created`,
      after: {
        description: body.description,
        payerName,
        agreementType: terms.agreementType,
        frequency: terms.frequency,
        amount: body.amount ?? null,
        maximumPaymentAmount: body.maximumPaymentAmount ?? null,
      },
    });
    await emit({ type: 'payto-agreement.created', object: { type: 'payto-agreement', id: token }, data: shown });
    return shown;
  });
  await sendAgreement(services, agreementToken, { actor, origin });
  return shownAgreement(ctx.db, await loadAgreement(ctx.db, agreementToken));
});
