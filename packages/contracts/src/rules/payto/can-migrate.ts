import type { AccountType } from '../accounts/account-types.ts';
import { addDays } from '../banking-calendar/days.ts';
import { displayDate } from '../dates/calendar-date.ts';
import { displayAmount, type Currency } from '../money.ts';
import { paymentMethods } from '../payments/payment-methods.ts';
import { frequencyTitles, type ScheduleFrequency } from '../schedule/frequency.ts';
import type { RecurringPaymentStatus } from '../states/recurring-payment.ts';
import { LARGEST_PAYTO_AMOUNT, type PayToFrequency } from './terms.ts';

/** A schedule of direct debits that is to move to a PayTo agreement. */
export interface MigrationCandidate {
  accountType: AccountType;
  currency: Currency;
  accountEnabled: boolean;
  customerEnabled: boolean;
  scheduleStatus: RecurringPaymentStatus;
  frequency: ScheduleFrequency;
  /** Of each payment, in cents. */
  amount: bigint;
  /** Whether the business has an account that PayTo payments settle to. */
  payToPayee: boolean;
  /** Yyyy-mm-dd; null where no payment is left. */
  nextPaymentDate: string | null;
  /** It is paid by an agreement already. */
  isPaidByPayTo: boolean;
  /** A migration that is not over has it. */
  isInMigration: boolean;
  /** A payment to come was moved or has an amount of its own. */
  hasChangedPayments: boolean;
  /** Yyyy-mm-dd in Sydney. */
  today: string;
}

/** Why a schedule cannot move: for a list of reasons, and with its own dates. */
interface MigrationFault {
  title: string;
  text: string;
}

/** The first calendar days of a moved agreement in which no payment can be taken. */
export const DAYS_WITHOUT_PAYMENT = 5;

const equals: Readonly<Record<ScheduleFrequency, PayToFrequency | null>> = {
  ONCE: 'AD_HOC',
  WEEKLY: 'WEEKLY',
  FORTNIGHTLY: 'FORTNIGHTLY',
  FOUR_WEEKLY: null,
  MONTHLY: 'MONTHLY',
  QUARTERLY: 'QUARTERLY',
  HALF_YEARLY: 'HALF_YEARLY',
  YEARLY: 'YEARLY',
};

/** The frequency of an agreement that takes what a schedule takes; null where PayTo has none. */
export const payToFrequencyOf = (frequency: ScheduleFrequency): PayToFrequency | null => equals[frequency];

/** Why a schedule of direct debits cannot move to PayTo, as sentences; null where it can. */
export function migrationFault(candidate: MigrationCandidate): MigrationFault | null {
  const title = standingFault(candidate) ?? termsFault(candidate);
  if (title !== null) return { title, text: title };
  const { nextPaymentDate, today } = candidate;
  if (nextPaymentDate === null) return sameText('The schedule has no payment left.');
  const earliest = addDays(today, DAYS_WITHOUT_PAYMENT);
  if (nextPaymentDate >= earliest) return null;
  return {
    title: `The next payment is less than ${DAYS_WITHOUT_PAYMENT} days away.`,
    text: `The next payment is on ${displayDate(nextPaymentDate)}, and an agreement takes none before ${displayDate(earliest)}, in its first ${DAYS_WITHOUT_PAYMENT} days.`,
  };
}

const sameText = (text: string): MigrationFault => ({ title: text, text });

function standingFault(candidate: MigrationCandidate): string | null {
  if (!candidate.payToPayee) return 'The business has no enabled PayTo payee account.';
  if (candidate.isPaidByPayTo) return 'The schedule is paid by PayTo already.';
  if (candidate.isInMigration) return 'The schedule is in a migration that is not over.';
  if (paymentMethods[candidate.accountType].network !== 'AU_DIRECT_ENTRY')
    return 'Only bank accounts with a BSB and an account number can move to PayTo.';
  if (candidate.currency !== 'AUD') return 'PayTo takes payments in Australian dollars only.';
  if (!candidate.customerEnabled) return 'The customer is disabled.';
  if (!candidate.accountEnabled) return 'The account is disabled.';
  return candidate.scheduleStatus === 'ACTIVE' ? null : 'Only active schedules can move to PayTo.';
}

function termsFault({ frequency, amount, hasChangedPayments }: MigrationCandidate): string | null {
  if (payToFrequencyOf(frequency) === null)
    return `PayTo has no frequency for ${frequencyTitles[frequency].toLowerCase()} payments.`;
  if (amount <= 0n || amount > LARGEST_PAYTO_AMOUNT)
    return `PayTo takes amounts from ${displayAmount(1n, 'AUD')} to ${displayAmount(LARGEST_PAYTO_AMOUNT, 'AUD')}.`;
  return hasChangedPayments
    ? 'A payment to come was moved or has another amount, and an agreement takes the same amount once in each period.'
    : null;
}
