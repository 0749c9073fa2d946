import type {
  CustomerPayments,
  DeclinedPayment as Shown,
  PaymentMonth,
  PaymentTotals,
} from '@quickportal/contracts/customers/customer-payments';
import { DECLINED_WITHIN_DAYS, SUMMARY_ITEMS } from '@quickportal/contracts/customers/summary-parts';
import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  listDeclinedPayments,
  listLatestTransactions,
  sumMonthsOfCustomer,
  type DeclinedPayment,
  type MonthOfPayments,
} from '@quickportal/db/transactions/list-customer-transactions';
import { moneyOf, toTransaction } from '../../engines/payments/to-transaction.ts';
import { toTransactionRow } from '../transactions/offers.ts';

const DAY = 86_400_000;

interface Place {
  customerId: number;
  /** yyyy-mm-dd */
  today: string;
  timeZone: string;
  now: Date;
}

/** What a customer paid in twelve months, lately, and what failed. */
export async function customerPayments(db: Reader, place: Place): Promise<CustomerPayments> {
  const { customerId, today, now } = place;
  const since = new Date(now.getTime() - DECLINED_WITHIN_DAYS * DAY).toISOString();
  const [rows, latest, declined] = await Promise.all([
    sumMonthsOfCustomer(db, place),
    listLatestTransactions(db, { customerId, limit: SUMMARY_ITEMS }),
    listDeclinedPayments(db, { customerId, since, limit: SUMMARY_ITEMS }),
  ]);
  return {
    months: monthsUpTo(today).map((month) => monthOf(month, rows)),
    totals: totalsOf(rows),
    latest: latest.map(toTransactionRow),
    declined: { items: declined.items.map(toDeclined), recordsCount: declined.recordsCount },
  };
}

/** First days of the month of a date and of the eleven before, the oldest first. */
function monthsUpTo(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 10));
}

type Kind = 'taken' | 'refunded' | 'declined';
const sum = <K extends string>(rows: readonly Readonly<Record<K, number>>[], key: K): number =>
  rows.reduce((total, row) => total + row[key], 0);

function monthOf(month: string, rows: readonly MonthOfPayments[]): PaymentMonth {
  const its = rows.filter((row) => row.month === month);
  return { month, taken: sum(its, 'taken'), refunded: sum(its, 'refunded'), declined: sum(its, 'declined') };
}

function totalsOf(rows: readonly MonthOfPayments[]): PaymentTotals[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const its = rows.filter((row) => row.currency === currency);
    const cents = (kind: Kind) => BigInt(sum(its, `${kind}Amount`));
    const tally = (kind: Kind) => ({ count: sum(its, kind), amount: moneyOf(cents(kind), currency) });
    return {
      currency,
      taken: tally('taken'),
      refunded: tally('refunded'),
      declined: tally('declined'),
      balance: moneyOf(cents('taken') - cents('refunded'), currency),
    };
  });
}

function toDeclined(payment: DeclinedPayment): Shown {
  const { receiptNumber, transactionTime, status, statusDisplay, statusGroup, totalAmount } = toTransaction(payment);
  const { paymentMethod, responseCode, responseText, customerAccountId, accountEnabled, retryDate } = payment;
  const meaning = responseCode === null ? null : responseMeaning(paymentMethod, responseCode);
  return {
    receiptNumber,
    transactionTime,
    status,
    statusDisplay,
    statusGroup,
    totalAmount,
    reason: meaning?.text ?? responseText,
    nextStep: meaning?.nextStep ?? '',
    accountId: accountEnabled && meaning?.kind !== 'HARD' ? customerAccountId : null,
    retryDate,
  };
}
