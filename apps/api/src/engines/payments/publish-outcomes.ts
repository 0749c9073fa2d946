import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudits, type AuditRecord } from '../audit/audit.ts';
import type { PaymentServices } from './payment-services.ts';
import { nounOf, type Outcome, type PaymentOutcome } from './outcome.ts';
import { moneyOf } from './to-transaction.ts';

const verbs: Readonly<Record<Outcome, string>> = {
  APPROVED: 'approve',
  DECLINED: 'decline',
  CANCELLED: 'cancel',
  VOIDED: 'void',
  DISHONOURED: 'dishonour',
  SUSPENDED: 'suspend',
};

/** Audits outcomes of one community and passes them to the subscribers, in the transaction that writes them. */
export async function publishOutcomes(
  services: PaymentServices,
  trx: WriteTransaction,
  outcomes: readonly PaymentOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await recordAudits(trx, outcomes.map(auditOf));
  for (const follow of services.outcomeSubscribers) await follow(services, trx, outcomes);
}

function auditOf({ before, after, outcome, now, learner }: PaymentOutcome): AuditRecord {
  const noun = nounOf(after);
  const amount = moneyOf(after.total, after.currency).displayAmount;
  const text = after.responseCode === null ? '' : ` (${after.responseCode} ${after.responseText})`;
  return {
    ...learner,
    action: `${noun}s.${verbs[outcome]}`,
    communityId: after.communityId,
    objectType: 'transaction',
    objectId: after.receiptNumber,
    customerId: after.customerId,
    description: `${noun === 'refund' ? 'Refund' : 'Payment'} of ${amount} ${outcome.toLowerCase()}${text}`,
    before: { status: before.status },
    after: { status: after.status, responseCode: after.responseCode },
    outcome: 'SUCCESS',
    at: now,
  };
}
