import type { CustomerSummary } from '@quickportal/contracts/customers/read';
import { SUMMARY_ITEMS } from '@quickportal/contracts/customers/summary-parts';
import type { Reader } from '@quickportal/db/connect/reader';
import { listExpiringCards } from '@quickportal/db/customer-accounts/list-expiring-cards';
import { listFailedOfCustomer } from '@quickportal/db/recurring-payments/list-customer-recurring-payments';
import { monthsOf } from '../customer-accounts/offers.ts';
import { shownAccount } from '../customer-accounts/offers.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

type Part<K extends keyof CustomerSummary> = NonNullable<CustomerSummary[K]>;

/** Schedules of a customer that take no payments until they are resumed. */
export async function failedSchedulesOf(db: Reader, customerId: number): Promise<Part<'failedSchedules'>> {
  const { items, recordsCount } = await listFailedOfCustomer(db, { customerId, limit: SUMMARY_ITEMS });
  const rows = items.map((schedule) => ({
    paymentScheduleId: schedule.recurringPaymentId,
    paymentScheduleCode: schedule.code,
    description: schedule.description,
    accountDisplayName: schedule.account?.displayName ?? '',
    accountEnabled: schedule.account?.enabled ?? false,
    amount: moneyOf(schedule.amount, schedule.currency),
    failedAt: schedule.statusChangedAt,
    statusReason: schedule.statusReason,
  }));
  return { items: rows, recordsCount };
}

/** Cards of a customer that should be renewed. `today` is the community's date. */
export async function expiringCardsOf(db: Reader, customerId: number, today: string): Promise<Part<'expiringCards'>> {
  const wanted = { ...monthsOf('ALL', today), customerId, page: 1, pageSize: SUMMARY_ITEMS };
  const { items, recordsCount } = await listExpiringCards(db, wanted);
  const rows = items.map((card) => {
    const { accountId, displayName, tokenised, expiryDateMonth, expiryDateYear, expiryStatus } = shownAccount(
      card,
      today,
    );
    const { activeSchedules } = card;
    return { accountId, displayName, tokenised, expiryDateMonth, expiryDateYear, expiryStatus, activeSchedules };
  });
  return { items: rows, recordsCount };
}
