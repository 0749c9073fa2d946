import { accountDisplayName } from '@quickportal/contracts/rules/accounts/account-display-name';
import { CARD_TYPE } from '@quickportal/contracts/rules/accounts/account-types';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { getCommunityBasics, type CommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertCustomerAccount, setDefaultAccount } from '@quickportal/db/customer-accounts/change-customer-account';
import { insertCustomer, nextCustomerNumber } from '@quickportal/db/customers/change-customer';
import { insertRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { listSandboxBusinesses } from '@quickportal/db/sandboxes/list-sandbox-businesses';
import { recordAudits, type AuditRecord } from '../../engines/audit/audit.ts';
import { dayAt, zoneAt } from '../../engines/clock/community-days.ts';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import type { PaymentInstruction } from '../../engines/gateways/gateway.ts';
import type { OutboxHandler } from '../../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { jobLearner } from '../../engines/payments/learner.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { recordPayments } from '../../engines/payments/record-payment.ts';
import { planOf, progressOf } from '../../engines/schedules/plan-of.ts';
import { fingerprintNumber, keepNumber } from '../../engines/vault/vault.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../procedures/services.ts';
import { type TestCustomer, testCustomers } from './test-customers.ts';

export const FILL_SANDBOX = 'sandboxes.fill';
const learner = jobLearner(FILL_SANDBOX);

interface Place extends CommunityBasics {
  businessId: number;
}

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
    const place = { ...basics, businessId: business.businessId };
    const now = services.clock.now();
    const payers: { customer: TestCustomer; customerId: number; accountId: number }[] = [];
    for (const customer of testCustomers) {
      const customerId = await addCustomer(trx, place, customer, now);
      const accountId = await addCard(services, trx, { place, customerId, customer, now });
      payers.push({ customer, customerId, accountId });
      if (customer.monthly !== undefined)
        await addSchedule(trx, { place, customerId, accountId, amount: customer.monthly, now });
    }
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

async function addCustomer(
  trx: WriteTransaction,
  { communityId, businessId }: Place,
  { customerName, email }: TestCustomer,
  now: Date,
): Promise<number> {
  const customerNumber = await nextCustomerNumber(trx, { communityId, businessId });
  return insertCustomer(
    trx,
    {
      communityId,
      businessId,
      customerNumber,
      customerName,
      email,
      street1: '12 Wharf Road',
      street2: '',
      street3: '',
      city: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
      country: 'AU',
      receivesEmail: false,
      receivesSms: false,
      phoneNumber: '',
    },
    now,
  );
}

async function addCard(
  services: Services,
  trx: WriteTransaction,
  {
    place: { communityId, businessId },
    customerId,
    customer,
    now,
  }: { place: Place; customerId: number; customer: TestCustomer; now: Date },
): Promise<number> {
  const number = { kind: 'CARD' as const, cardNumber: customer.cardNumber };
  const fingerprint = await fingerprintNumber(services, trx, { communityId, number, at: now });
  const kept = await keepNumber(services, trx, { communityId, businessId, number, at: now });
  const { masked, lastDigits, cardScheme } = kept;
  const accountId = await insertCustomerAccount(
    trx,
    {
      communityId,
      businessId,
      customerId,
      accountType: CARD_TYPE,
      displayName: accountDisplayName({ cardScheme, bsb: null, lastDigits, masked }),
      holderName: customer.customerName,
      cardScheme,
      cardType: 'CREDIT',
      maskedNumber: masked,
      lastDigits,
      expiry: { month: 12, year: now.getUTCFullYear() + 2 },
      bsb: null,
      nzBankCode: null,
      nzBranchCode: null,
      vaultEntryId: kept.vaultEntryId,
      fingerprint,
    },
    now,
  );
  await setDefaultAccount(trx, { customerId, accountId }, now);
  return accountId;
}

async function addSchedule(
  trx: WriteTransaction,
  {
    place,
    customerId,
    accountId,
    amount,
    now,
  }: { place: Place; customerId: number; accountId: number; amount: bigint; now: Date },
): Promise<void> {
  const { communityId, businessId, currency } = place;
  const today = dayAt(place, now);
  const terms = {
    accountId,
    description: 'Monthly plan',
    amount,
    frequency: 'MONTHLY' as const,
    startDate: addDays(today, 7),
    end: { rule: 'UNTIL_STOPPED' as const },
    customerReferenceNumber: '',
    paymentReferenceNumber: '',
  };
  const plan = planOf({ ...terms, account: { accountType: CARD_TYPE } });
  const progress = progressOf(plan, 0, { today, lastRunOn: null });
  await insertRecurringPayment(trx, { communityId, businessId, customerId, currency }, terms, progress, now);
}

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
