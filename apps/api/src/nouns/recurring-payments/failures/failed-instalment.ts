import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { collectOn } from '@quickportal/contracts/rules/schedule/collection';
import { retryNowRefusal } from '@quickportal/contracts/rules/schedule/retry-now';
import { noRetryReasons } from '@quickportal/contracts/rules/schedule/retry-plan';
import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  getUnpaidInstalment,
  type PastOccurrence,
} from '@quickportal/db/recurring-payments/list-recurring-payment-occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { declinedTimes } from '@quickportal/db/recurring-payments/read-retry-limits';
import { getLastTry, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import { planOf } from '../../../engines/schedules/plan-of.ts';
import { dayAt } from '../../../engines/clock/community-days.ts';

const MONTH = 31 * 86_400_000;

/** The latest instalment of a schedule that was given up. */
export interface FailedInstalment {
  instalment: PastOccurrence;
  /** Undefined: nothing was sent. */
  lastTry: TransactionRecord | undefined;
  /** Whether the schedule still charges what the last try charged. */
  isSameAccount: boolean;
  /** The day on which another try would be made, yyyy-mm-dd. */
  retryOn: string;
  /** Why the networks allow no other try, in words; empty: they do. */
  refusal: string;
}

/** Reads the latest instalment that was given up, and whether it may be tried again now; undefined: there is none. */
export async function loadFailedInstalment(
  db: Reader,
  schedule: RecurringPaymentRecord,
  { now, zones }: { now: Date; zones: CommunityZones },
): Promise<FailedInstalment | undefined> {
  const { communityId, recurringPaymentId, account } = schedule;
  const instalment = await getUnpaidInstalment(db, recurringPaymentId);
  if (!instalment) return undefined;
  const lastTry = await getLastTry(db, { communityId, occurrenceId: instalment.occurrenceId });
  const isSameAccount = lastTry !== undefined && isChargedBy(lastTry, account);
  const { date: retryOn } = collectOn(planOf(schedule).collection, dayAt(zones, now));
  const since = new Date(now.getTime() - MONTH);
  const fingerprint = account?.fingerprint;
  const times = fingerprint ? await declinedTimes(db, { communityId, fingerprint, since }) : [];
  const charged = {
    cardScheme: account?.cardScheme ?? null,
    declinedOn: times.map((time) => dayAt(zones, new Date(time))),
  };
  const reason = retryNowRefusal(lastTry ? responseOf(lastTry, isSameAccount) : null, charged, retryOn);
  return { instalment, lastTry, isSameAccount, retryOn, refusal: reason === null ? '' : noRetryReasons[reason] };
}

/** Whether an account has the number that a try charged: the same card may have been added again. */
function isChargedBy(lastTry: TransactionRecord, account: RecurringPaymentRecord['account']): boolean {
  if (!account) return false;
  if (lastTry.fingerprint && account.fingerprint) return lastTry.fingerprint.equals(account.fingerprint);
  return lastTry.customerAccountId === account.accountId;
}

function responseOf({ status, paymentMethod, responseCode, cardScheme }: TransactionRecord, isSameAccount: boolean) {
  if ((status !== 'DECLINED' && status !== 'DISHONOURED') || responseCode === null) return null;
  const { kind } = responseMeaning(paymentMethod, responseCode);
  return { code: responseCode, kind: kind ?? 'HARD', cardScheme, isSameAccount };
}
