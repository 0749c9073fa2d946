import { expiringMonths } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { cardEnd, expiryOf } from '@quickportal/contracts/rules/schedule/card-end';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { listClocks } from '@quickportal/db/recurring-payments/find-due-recurring-payments';
import {
  listEndingCards,
  listRecurringPaymentsOfAccounts,
  type EndingAccount,
} from '@quickportal/db/recurring-payments/list-ending-cards';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { dayAt } from '../clock/community-days.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { inOneOrEach } from '../payments/in-one-or-each.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { tellCardsEnding, type EndingCard } from './notices.ts';
import { planOf } from './plan-of.ts';

/** Days before expiry that customers are notified: banks send the next card in the last month. */
const TELL_DAYS = 30;
const PAGE = 100;

/**
 * Notifies customers once of an expiring card from which a schedule still has to take a payment after expiry. Returns
 * the number of cards.
 */
export async function tellEndingCards(services: PaymentServices): Promise<number> {
  const db = services.db.reader({ kind: 'jobs' });
  let count = 0;
  for (const { communityId, ...zones } of await listClocks(db)) {
    const { from, to } = expiringMonths(dayAt(zones, services.clock.now()), TELL_DAYS);
    let cards: EndingAccount[] = [];
    do {
      cards = await listEndingCards(db, { communityId, from: cards.at(-1) ?? from, to, limit: PAGE });
      const notified = await inOneOrEach(
        services,
        cards.map(({ accountId }) => accountId),
        (some) => tell(services, communityId, some),
        'A notice of a card about to expire could not be sent',
      );
      count += notified.length;
    } while (cards.length === PAGE);
  }
  if (count > 0) nudgeOutbox();
  return count;
}

const tell = (services: PaymentServices, communityId: number, ids: readonly number[]): Promise<EndingCard[]> =>
  services.db.transaction({ kind: 'community', communityId }, async (trx) => {
    const cards = await endingCards(trx, { communityId, ids });
    await tellCardsEnding(services, { trx, now: services.clock.now() }, cards);
    return cards;
  });

/** Finds for each card the schedule whose payment fails first; cards that outlast their schedules are left out. */
async function endingCards(
  trx: WriteTransaction,
  accountsOf: { communityId: number; ids: readonly number[] },
): Promise<EndingCard[]> {
  const schedules = await listRecurringPaymentsOfAccounts(trx, accountsOf);
  const ids = schedules.map(({ recurringPaymentId }) => recurringPaymentId);
  const exceptions = await findExceptions(trx, ids);
  const ending = schedules.flatMap((schedule): EndingCard[] => {
    const { account, nextNumber, recurringPaymentId } = schedule;
    const end = cardEnd(planOf(schedule, exceptions.get(recurringPaymentId)), nextNumber, expiryOf(account));
    return account && end ? [{ schedule, account, end }] : [];
  });
  const byDate = ending.toSorted((a, b) => a.end.firstPaymentAfter.localeCompare(b.end.firstPaymentAfter));
  return [...Map.groupBy(byDate, ({ account }) => account.accountId).values()].flatMap(([earliest]) => earliest ?? []);
}
