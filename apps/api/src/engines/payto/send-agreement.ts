import { getPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { gatewayOf } from '../gateways/adapter.ts';
import type { Payer } from '../gateways/gateway.ts';
import type { AgreementResponse } from '../gateways/responses.ts';
import { jobLearner, type Learner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { openVaultNumber } from '../vault/vault.ts';
import { learnAgreement } from './learn-agreement.ts';
import { networkTerms } from './network-terms.ts';
import { postponeQuery } from './postpone-query.ts';

const JOBS = { kind: 'jobs' } as const;

/**
 * Sends a recorded agreement to the payer's bank, with no connection held, and records the response. Sent twice it is
 * created once. Without confirmation it stays PROCESSING, and a job sends it again.
 */
export async function sendAgreement(
  services: PaymentServices,
  agreementToken: string,
  learner: Learner = jobLearner('payto-agreements.send'),
): Promise<void> {
  const agreement = await getPayToAgreement(services.db.reader(JOBS), agreementToken);
  if (agreement?.status !== 'PROCESSING') return;
  const payer = await payerOf(services, agreement, learner);
  const respondBy = new Date(agreement.respondBy ?? services.clock.now());
  const sent = { agreementId: agreementToken, payer, terms: networkTerms(agreement.terms), respondBy };
  const response = await gatewayOf(services)
    .createAgreement(sent)
    .catch((error: unknown): AgreementResponse => {
      services.log.error({ err: error }, 'A PayTo agreement could not be sent');
      return { status: 'UNKNOWN', by: null, reasonCode: null };
    });
  if (response.status === 'UNKNOWN') await postponeQuery(services, agreementToken);
  else await learnAgreement(services, agreementToken, learner);
}

async function payerOf(services: PaymentServices, agreement: PayToAgreementRecord, learner: Learner): Promise<Payer> {
  const { payer, communityId } = agreement;
  const { payerName: name, payId, payIdType, bsb, vaultEntryId } = payer;
  if (payId !== null && payIdType !== null) return { kind: 'PAYID', payId, payIdType, name };
  const place = { communityId, vaultEntryId: vaultEntryId ?? 0 };
  const opening = { place, reason: 'AGREEMENT', ...learner, at: services.clock.now() } as const;
  const number = await services.db.transaction(JOBS, (trx) => openVaultNumber(services, trx, opening));
  if (number?.kind !== 'AU_ACCOUNT' || bsb === null) throw new Error('A payer has no stored account number');
  return { kind: 'ACCOUNT', bsb, accountNumber: number.accountNumber, name };
}
