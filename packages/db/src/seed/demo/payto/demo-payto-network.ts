import { createHash } from 'node:crypto';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { agreementToken, type DemoAgreement } from './demo-payto-agreements.ts';
import { amountInForce, raised, termsOf, type DemoAmendment } from './demo-payto-terms.ts';

/**
 * Writes the agreements into the book of the built-in network, with the amendments that wait for their payers, and plans
 * when these lapse: the jobs find there what they would find at a real one. It has yet to get what is on its way.
 */
export async function insertDemoNetworkAgreements(
  owner: Client,
  agreements: readonly DemoAgreement[],
  amendments: readonly DemoAmendment[],
): Promise<void> {
  const received = agreements.filter(({ status }) => status !== 'PROCESSING');
  const waiting = amendments.filter(({ status }) => status === 'PENDING');
  await insertRows(
    owner,
    'app.simulator_agreement',
    received.map((agreement) => agreementRow(agreement, amountInForce(agreement, amendments))),
  );
  await insertRows(owner, 'app.simulator_amendment', waiting.map(amendmentRow));
  await insertRows(owner, 'app.outbox', [
    ...received
      .filter(({ status }) => status === 'PENDING')
      .map((agreement) => stepRow('agreement-lapse', agreementToken(agreement), agreement.submittedAt)),
    ...waiting.map((amendment) => stepRow('amendment-lapse', networkIdOf(amendment), amendment.submittedAt)),
  ]);
}

const hashOf = (content: string): Buffer => createHash('sha256').update(content).digest();
const networkIdOf = ({ agreement, id }: DemoAmendment): string => `${agreementToken(agreement)}-${id}`;

/** Terms as the network keeps them: cents as text. */
function keptTerms(agreement: DemoAgreement, cents: number): object {
  const { type, amount, maximum, lastAmount, endDate } = termsOf(agreement, cents);
  const text = (value: number | null) => value?.toString() ?? null;
  return {
    type,
    amount: text(amount),
    maximum: text(maximum),
    firstAmount: null,
    lastAmount: text(lastAmount),
    endDate,
  };
}

function agreementRow(agreement: DemoAgreement, amount: number): object {
  const { status, statusBy, reason, ending, submittedAt } = agreement;
  const id = agreementToken(agreement);
  return {
    agreement_id: id,
    content_hash: hashOf(id),
    ending,
    status,
    status_by: status === 'PENDING' ? null : statusBy,
    reason_code: reason,
    terms: keptTerms(agreement, amount),
    respond_by: respondBy(submittedAt),
    received_at: submittedAt,
  };
}

function amendmentRow(amendment: DemoAmendment): object {
  const { agreement, submittedAt } = amendment;
  const terms = keptTerms(agreement, raised(agreement.amount));
  // Jobs send it again: under a known id the network takes the same content only
  const sent = {
    amendmentId: networkIdOf(amendment),
    agreementId: agreementToken(agreement),
    kind: 'BILATERAL',
    terms: JSON.stringify(terms),
    respondBy: respondBy(submittedAt),
  };
  return {
    amendment_id: sent.amendmentId,
    agreement_id: sent.agreementId,
    kind: sent.kind,
    content_hash: hashOf(JSON.stringify(sent)),
    status: 'PENDING',
    reason_code: null,
    terms,
    respond_by: sent.respondBy,
    received_at: submittedAt,
  };
}

const stepRow = (step: 'agreement-lapse' | 'amendment-lapse', id: string, submittedAt: Date): object => ({
  community_id: null,
  topic: 'gateways.network-step',
  payload: { step, id },
  available_at: respondBy(submittedAt),
});
