import { agreementTextFaults, longestTexts } from '@quickportal/contracts/rules/payto/text-faults';
import { termFaults } from '@quickportal/contracts/rules/payto/term-faults';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getPayToAgreementById } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { getPayeeAccount } from '@quickportal/db/payto-agreements/get-payee-account';
import {
  changeMigrationSchedule,
  lockMigrationSchedule,
  type MigrationSchedule,
} from '@quickportal/db/payto-migrations/change-migration-schedule';
import { getMigrationCandidate } from '@quickportal/db/payto-migrations/list-migration-candidates';
import { holdRunningMigration } from '@quickportal/db/payto-migrations/read-payto-migrations';
import { holdPayer, type PayerAccount } from '@quickportal/db/payments/payer';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import {
  getRecurringPayment,
  lockFreeRecurringPayments,
} from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { dateIn } from '../../kernel/date-in.ts';
import { jobLearner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { candidateFault, planUnderAgreement, termsOfSchedule, UNKNOWN_ACCOUNT } from './migration-terms.ts';
import { payerOfAccount } from './payer-of-account.ts';
import { recordAgreementChange } from './record-change.ts';
import { recordAgreement, type AgreementRequest } from './record-agreement.ts';
import { sendAgreement } from './send-agreement.ts';

const JOBS = { kind: 'jobs' } as const;
const learner = jobLearner('payto-migrations.run');

/**
 * Creates and sends the agreement of a schedule in a running migration. One transaction checks the schedule again,
 * records the agreement and marks the schedule as sent; records locked by others wait.
 */
export async function migrateSchedule(services: PaymentServices, waiting: MigrationSchedule): Promise<void> {
  const token = await services.db.transaction(JOBS, (trx) => recordFor(services, trx, waiting));
  if (token !== null) await sendAgreement(services, token, learner);
}

/** Returns the token of the agreement to send; null where none was recorded. */
async function recordFor(
  services: PaymentServices,
  trx: WriteTransaction,
  { migrationId, recurringPaymentId, migrationScheduleId }: MigrationSchedule,
): Promise<string | null> {
  const now = services.clock.now();
  const migration = await holdRunningMigration(trx, migrationId);
  const known = await getRecurringPayment(trx, recurringPaymentId);
  if (!migration || !known) return null;
  // Lock order: customer and account before the schedule
  const accountId = known.account?.accountId ?? 0;
  const payer = await holdPayer(trx, { customerId: known.customerId, accountId });
  const [schedule] = await lockFreeRecurringPayments(trx, [recurringPaymentId]);
  if (!schedule || (schedule.account?.accountId ?? 0) !== accountId) return null;
  const member = await lockMigrationSchedule(trx, migrationScheduleId);
  const candidate = await getMigrationCandidate(trx, recurringPaymentId);
  if (member?.outcome !== 'WAITING' || !candidate) return null;
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const payee = await getPayeeAccount(trx, schedule.businessId);
  const today = dateIn('Australia/Sydney', now);
  const at = { exceptions, hasPayee: payee !== undefined, today };
  const fault = candidateFault({ ...candidate, isInMigration: false }, at);
  const account = payer?.account;
  if (fault !== null || !account || !payee) {
    const reason = fault?.text ?? UNKNOWN_ACCOUNT;
    await changeMigrationSchedule(trx, member, { outcome: 'SKIPPED', reason }, now);
    return null;
  }
  const terms = termsOfSchedule(planUnderAgreement(schedule, exceptions), schedule.nextNumber);
  if (termFaults(terms, { today, isNew: true }).length > 0) throw new Error('A schedule made terms with a fault');
  const agreementRequest = {
    ...agreementFor(schedule, account),
    settlementAccountId: payee.settlementAccountId,
    terms,
  };
  const by = { userId: migration.startedByUserId, now };
  const { agreementId, agreementToken } = await recordAgreement(services, trx, agreementRequest, by);
  await changeMigrationSchedule(trx, member, { outcome: 'SENT', agreementId }, now);
  const agreement = await getPayToAgreementById(trx, { communityId: schedule.communityId, agreementId });
  if (!agreement) throw new Error('A recorded agreement vanished');
  await recordAgreementChange(trx, agreement, {
    learner,
    now,
    action: 'payto-agreements.create',
    description: `PayTo agreement created to move schedule ${schedule.code} from direct debit`,
    before: null,
    after: { description: agreement.description, payerName: agreement.payer.payerName, schedule: schedule.code },
    event: 'payto-agreement.created',
  });
  return agreementToken;
}

function agreementFor(
  schedule: RecurringPaymentRecord,
  account: PayerAccount,
): Omit<AgreementRequest, 'terms' | 'settlementAccountId'> {
  const { communityId, businessId, customerId, customerName, code } = schedule;
  const payerName = (account.holderName || customerName).slice(0, longestTexts.payerName);
  return {
    communityId,
    businessId,
    customerId,
    creationType: 'MIGRATED_DDR',
    purpose: 'OTHER',
    description: descriptionOf(schedule),
    shortDescription: '',
    payeeReference: (schedule.paymentReferenceNumber || code).slice(0, longestTexts.payeeReference),
    payer: { payerType: 'PERSON', payerName, payerReference: '', ...payerOfAccount(account) },
  };
}

/** Returns the description at the payer's bank: that of the schedule if the network can carry it. */
function descriptionOf({ description, businessName, code }: RecurringPaymentRecord): string {
  const isFit = (text: string) => agreementTextFaults({ description: text }).length === 0;
  const options = [description.trim(), `Payments to ${businessName}`.slice(0, longestTexts.description)];
  return options.find(isFit) ?? `Payments, schedule ${code}`;
}
