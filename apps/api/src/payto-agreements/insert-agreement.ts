import { randomInt } from 'node:crypto';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { insertPayToAgreement, type NewPayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { insertPayToEvent } from '@quickportal/db/payto-agreements/payto-events';
import { formatAmount } from '@quickportal/contracts/rules/money';
import { realPerson } from '../engines/access/actor.ts';
import { nextAgreementQuery } from '../engines/payto/query-times.ts';
import type { ChangeTools } from '../procedures/change.ts';
import type { CallContext } from '../procedures/context.ts';
import { keepPayer } from './keep-payer.ts';
import { holdAgreement, shownAgreement } from './load-agreement.ts';
import type { CheckedPayer, PartyBody } from './new-agreement.ts';

/** Network, community and a number that no one can guess: 32 characters. */
function newAgreementToken(communityId: number): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('');
  return `C09${String(communityId).padStart(9, '0')}${digits}`;
}

/** An agreement that was checked, before it has a token. */
export interface CheckedAgreement extends Omit<
  NewPayToAgreement,
  'agreementToken' | 'creationType' | 'payer' | 'terms' | 'respondBy' | 'nextQueryAt'
> {
  party: Pick<PartyBody, 'payerType' | 'payerName' | 'payerReference'>;
  payer: CheckedPayer;
  terms: PayToTerms & { currency: 'AUD' };
}

/** Records an agreement that is sent after the commit, with its first event, audit entry and webhook event. */
export async function insertAgreement(
  { services, actor }: CallContext,
  { trx, now, audit, emit }: ChangeTools,
  { party, payer, terms, ...agreement }: CheckedAgreement,
): Promise<{ agreementId: number; shown: PayToAgreement }> {
  const { communityId, businessId, customerId, description } = agreement;
  const place = { communityId, businessId };
  const agreementToken = newAgreementToken(communityId);
  const lapsesAt = respondBy(now).toISOString();
  const sent = { status: 'PROCESSING', respondBy: lapsesAt, queries: 0 } as const;
  const { payerType, payerName, payerReference = '' } = party;
  const account = await keepPayer(services, trx, payer, { ...place, at: now });
  const agreementId = await insertPayToAgreement(
    trx,
    {
      ...agreement,
      agreementToken,
      creationType: 'AUTHORISED',
      payer: { payerType, payerName, payerReference, ...account },
      terms,
      respondBy: lapsesAt,
      nextQueryAt: nextAgreementQuery(services, sent, now) ?? lapsesAt,
    },
    now,
  );
  const event = { kind: 'SUBMITTED', side: 'PAYEE', reasonCode: null } as const;
  const userId = realPerson(actor)?.systemUserId ?? null;
  await insertPayToEvent(trx, { ...place, agreementId }, { ...event, userId }, now);
  const shown = await shownAgreement(trx, await holdAgreement(trx, agreementToken));
  const amountOf = (cents: bigint | null) => (cents === null ? null : formatAmount(cents));
  await audit({
    objectType: 'payto-agreement',
    objectId: agreementToken,
    customerId,
    description: `PayTo agreement "${description}" created`,
    after: {
      description,
      payerName,
      agreementType: terms.agreementType,
      frequency: terms.frequency,
      amount: amountOf(terms.paymentAmount),
      maximumPaymentAmount: amountOf(terms.maximumPaymentAmount),
    },
  });
  await emit({ type: 'payto-agreement.created', object: { type: 'payto-agreement', id: agreementToken }, data: shown });
  return { agreementId, shown };
}
