import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { NewPayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { formatAmount } from '@quickportal/contracts/rules/money';
import { realPerson } from '../../../engines/access/actor.ts';
import { recordAgreement } from '../../../engines/payto/record-agreement.ts';
import type { ChangeTools } from '../../../procedures/change.ts';
import type { CallContext } from '../../../procedures/context.ts';
import { keepPayer } from './keep-payer.ts';
import { holdAgreement, shownAgreement } from '../load-agreement.ts';
import type { CheckedPayer, PartyBody } from './new-agreement.ts';

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
  const { payerType, payerName, payerReference = '' } = party;
  const account = await keepPayer(services, trx, payer, { communityId, businessId, at: now });
  const { agreementId, agreementToken } = await recordAgreement(
    services,
    trx,
    { ...agreement, creationType: 'AUTHORISED', payer: { payerType, payerName, payerReference, ...account }, terms },
    { userId: realPerson(actor)?.systemUserId ?? null, now },
  );
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
