import { getCommunityBasics, type CommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { holdOpenCommunity } from '@quickportal/db/decommission/open-community';
import { listSandboxBusinesses } from '@quickportal/db/sandboxes/list-sandbox-businesses';
import { recordAudits, type AuditRecord } from '../../engines/audit/audit.ts';
import { zoneAt } from '../../engines/clock/community-days.ts';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import type { PaymentInstruction } from '../../engines/gateways/gateway.ts';
import type { OutboxHandler } from '../../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { jobLearner } from '../../engines/payments/learner.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { recordPayments } from '../../engines/payments/record-payment.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../procedures/services.ts';
import { addTestCustomer } from './add-test-customer.ts';
import { testCustomers } from './test-customers.ts';

export const FILL_SANDBOX = 'sandboxes.fill';
const learner = jobLearner(FILL_SANDBOX);

/**
 * Fills a new sandbox with customers, cards, schedules and payments, through the engines that everyone's go through. All
 * is recorded in one transaction, so that a repetition finds either all of it or nothing.
 */
export const fillSandboxHandler: OutboxHandler<Services> = {
  topic: FILL_SANDBOX,
  async handle(payload, { services }) {
    const { communityId } = payload as { communityId: number };
    const basics = await getCommunityBasics(services.db.reader({ kind: 'jobs' }), communityId);
    if (!basics) return;
    const instructions = await record(services, basics);
    nudgeOutbox();
    nudgeDeliveries();
    for (const instruction of instructions) {
      const { instructionId } = instruction;
      await sendAttempt(services, {
        kind: 'PAYMENT',
        instructionId,
        send: (gateway) => gateway.authorise(instruction),
        learner,
      });
    }
  },
};

const record = (services: Services, basics: CommunityBasics): Promise<PaymentInstruction[]> =>
  services.db.transaction({ kind: 'community', communityId: basics.communityId }, async (trx) => {
    const [business] = await listSandboxBusinesses(trx);
    if (!business || business.hasCustomers) return [];
    // One that ended meanwhile stays empty
    if (!(await holdOpenCommunity(trx, basics.communityId))) return [];
    const place = { ...basics, businessId: business.businessId };
    const now = services.clock.now();
    const payers: Awaited<ReturnType<typeof addTestCustomer>>[] = [];
    for (const customer of testCustomers) payers.push(await addTestCustomer(services, trx, { place, customer, now }));
    await recordAudits(trx, [auditOf(basics.communityId, payers.length, now)]);
    const tools = { trx, now, record: (entries: readonly AuditRecord[]) => recordAudits(trx, entries) };
    const requests = payers.flatMap(({ customer, customerId, accountId }) =>
      customer.payments.map((principal, at) => ({
        ...learner,
        idempotencyKeyId: null,
        order: {
          customerId,
          accountId,
          principal,
          product: 'TERMINAL' as const,
          source: 'TERMINAL' as const,
          eci: 'PHONE' as const,
          paymentReferenceNumber: `INV-${customerId}-${at + 1}`,
        },
      })),
    );
    const recorded = await recordPayments(
      services,
      tools,
      { communityId: basics.communityId, timeZone: zoneAt(basics, now) },
      requests,
    );
    return recorded.flatMap((payment) => {
      if (payment instanceof Problem) throw payment;
      return payment.instruction ? [payment.instruction] : [];
    });
  });

const auditOf = (communityId: number, count: number, at: Date): AuditRecord => ({
  ...learner,
  action: 'sandboxes.fill',
  communityId,
  objectType: 'community',
  objectId: String(communityId),
  description: `Sandbox filled with ${count} test customers`,
  outcome: 'SUCCESS',
  at,
});
