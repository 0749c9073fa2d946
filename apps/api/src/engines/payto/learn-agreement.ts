import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { changePayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { getPayToAgreement, lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { getMigrationScheduleOf } from '@quickportal/db/payto-migrations/change-migration-schedule';
import { lockRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { insertPayToEvent } from '@quickportal/db/payto-agreements/payto-event';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { realPerson } from '../access/actor.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { AgreementResponse } from '../gateways/responses.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { jobLearner, type Learner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { eventsBetween, eventText, type AgreementStatusFact } from './agreement-events.ts';
import { endWaitingAmendment, queryWaitingAmendment } from './end-waiting-amendment.ts';
import { followEcommerceAgreement } from './follow-ecommerce-payment.ts';
import { followMigration } from './follow-migration.ts';
import { recordAgreementChange } from './record-change.ts';
import { nextAgreementQuery } from './query-times.ts';

const JOBS = { kind: 'jobs' } as const;
/** Queries in a row, when others change the agreement during the query. */
const MOST_TRIES = 5;

const isOver = (status: PayToAgreementStatus) => status === 'CANCELLED' || status === 'REJECTED';

const isUndecided = (status: PayToAgreementStatus) => status === 'PROCESSING' || status === 'PENDING';

/**
 * Queries the state of an agreement at the payer's bank and records it. The status in notifications is ignored, because
 * they arrive late, repeated and in any order. The response only counts if the agreement did not change during the
 * query; otherwise the query is repeated. Returns the resulting agreement.
 */
export async function learnAgreement(
  services: PaymentServices,
  agreementToken: string,
  learner: Learner = jobLearner('payto-agreements.query'),
): Promise<PayToAgreementRecord | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await getPayToAgreement(services.db.reader(JOBS), agreementToken);
    if (!before || isOver(before.status)) return before;
    const response = await gatewayOf(services).queryAgreement(agreementToken);
    const isEnding = response.status === 'CANCELLED' || response.status === 'REJECTED';
    const waiting = isEnding ? await queryWaitingAmendment(services, before) : null;
    const migrating = isUndecided(before.status)
      ? await getMigrationScheduleOf(services.db.reader(JOBS), before)
      : undefined;
    const isLearned = await services.db.transaction(JOBS, async (trx) => {
      // The schedule before its agreement, the lock order of the worker that takes payments
      const schedule = migrating && (await lockRecurringPayment(trx, migrating.recurringPaymentId));
      const agreement = await lockPayToAgreement(trx, agreementToken);
      if (agreement?.version !== before.version) return false;
      await applyAgreementResponse(services, trx, { agreement, response, learner, schedule });
      if (isEnding) await endWaitingAmendment(services, trx, { agreement, waiting, learner });
      return true;
    });
    if (isLearned) break;
  }
  nudgeOutbox();
  nudgeDeliveries();
  return getPayToAgreement(services.db.reader(JOBS), agreementToken);
}

interface Learned {
  agreement: PayToAgreementRecord;
  response: AgreementResponse;
  learner: Learner;
  /** The schedule to be moved to the agreement, locked. */
  schedule: RecurringPaymentRecord | undefined;
}

/** Records the state of a locked agreement at the network. Can be repeated. */
async function applyAgreementResponse(
  services: PaymentServices,
  trx: WriteTransaction,
  { agreement, response, learner, schedule }: Learned,
): Promise<void> {
  const now = services.clock.now();
  const fact = factOf(agreement, response);
  const queries = agreement.queries + 1;
  const status = fact?.status ?? agreement.status;
  const nextQueryAt = nextAgreementQuery(services, { ...agreement, status, queries }, now);
  if (!fact || isSame(agreement, fact)) {
    await changePayToAgreement(trx, agreement, { nextQueryAt, queries }, now);
    return;
  }
  await changePayToAgreement(trx, agreement, { status: fact, nextQueryAt, queries: 0 }, now);
  const events = eventsBetween({ status: agreement.status, by: agreement.statusBy }, fact);
  for (const event of events) {
    const userId = event.side === 'PAYEE' ? (realPerson(learner.actor)?.systemUserId ?? null) : null;
    await insertPayToEvent(trx, agreement, { ...event, userId }, now);
  }
  await followEcommerceAgreement(trx, agreement, fact.status, now);
  await recordAgreementChange(trx, agreement, {
    learner,
    now,
    action: 'payto-agreements.status',
    description: `PayTo agreement ${eventText(events.at(-1)?.kind ?? 'DELIVERED')}`,
    before: { status: agreement.status },
    after: { status: fact.status, reasonCode: fact.reasonCode },
    event: 'payto-agreement.status-changed',
  });
  if (schedule && isUndecided(agreement.status))
    await followMigration(services, trx, { agreement, fact, schedule, learner, now });
}

/** Whether nothing changed. Who suspended an agreement matters too: only that side can release it. */
const isSame = ({ status, statusBy }: PayToAgreementRecord, fact: AgreementStatusFact): boolean =>
  fact.status === status && (fact.by === statusBy || (status !== 'ACTIVE' && status !== 'SUSPENDED'));

/**
 * Interprets a response; null when it says nothing. An agreement that never arrived counts as refused: it is not sent
 * again.
 */
function factOf({ status }: PayToAgreementRecord, response: AgreementResponse): AgreementStatusFact | null {
  if (response.status === 'UNKNOWN') return null;
  if (response.status === 'NOT_RECEIVED')
    return status === 'PROCESSING' ? { status: 'REJECTED', by: 'SYSTEM', reasonCode: 'NARR' } : null;
  return { status: response.status, by: response.by ?? 'SYSTEM', reasonCode: response.reasonCode };
}
