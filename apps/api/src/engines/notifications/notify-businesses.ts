import {
  businessNoticeKinds,
  type BusinessNotice,
} from '@quickportal/contracts/facility-settings/business-notice-kinds';
import type { NotificationFields } from '@quickportal/contracts/notifications/kinds';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getBusinessNotifications } from '@quickportal/db/facility-settings/change-business-notifications';
import { findNoticeRecipients } from '@quickportal/db/notifications/find-notice-recipients';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { instalmentOf, type OutcomeSubscriber, type PaymentOutcome } from '../payments/outcome.ts';
import { accountSummary } from '../payments/to-transaction.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { notifyAll, type Notice } from './notify.ts';

type KindOf<N extends BusinessNotice> = (typeof businessNoticeKinds)[N];

/** What happened, to a business where there is one. */
export interface BusinessOccasion<N extends BusinessNotice> {
  readonly key: string;
  readonly businessId: number | null;
  readonly fields: Omit<NotificationFields<KindOf<N>>, 'businessName'>;
}

/** Notifies those who are paid, as the settings of the facility say: the business, the facility, or both. */
export async function notifyBusinesses<N extends BusinessNotice>(
  services: MailServices,
  trx: WriteTransaction,
  { communityId, notice, now }: { communityId: number; notice: N; now: Date },
  occasions: readonly BusinessOccasion<N>[],
): Promise<void> {
  if (occasions.length === 0) return;
  const settings = await getBusinessNotifications(trx, communityId);
  if (!settings[`${notice}Enabled`]) return;
  const sendTo = settings[`${notice}SendTo`];
  const ids = occasions.flatMap(({ businessId }) => businessId ?? []);
  const [businesses, facility] = await Promise.all([
    findNoticeRecipients(trx, communityId, ids),
    getCommunity(trx, communityId),
  ]);
  const notices = occasions.flatMap(({ key, businessId, fields }): Notice[] => {
    const business = businessId === null ? undefined : businesses.get(businessId);
    const values = { ...fields, businessName: business?.name ?? '' };
    const to = (audience: string, recipient: { name: string; email: string } | undefined): Notice[] =>
      recipient
        ? [
            {
              communityId,
              kind: businessNoticeKinds[notice],
              key: `${key} ${audience}`,
              to: { businessId, ...recipient },
              fields: values,
            },
          ]
        : [];
    return [
      ...(sendTo === 'FACILITY' ? [] : to('business', business)),
      ...(sendTo === 'BUSINESS'
        ? []
        : to('facility', facility && { name: facility.name, email: facility.replyToEmail })),
    ];
  });
  await notifyAll(services, trx, notices, now);
}

/** Notifies those who are paid of payments that were received or dishonoured, and of instalments that were declined. */
export const notifyBusinessesOfOutcomes: OutcomeSubscriber<MailServices> = async (services, trx, outcomes) => {
  const [first] = outcomes;
  if (!first) return;
  const { after, now } = first;
  const payments = outcomes.filter((each) => each.after.transactionType === 'PAYMENT');
  const about = (notice: BusinessNotice) => ({ communityId: after.communityId, notice, now }) as const;
  const received = payments.filter(({ outcome }) => outcome === 'APPROVED');
  const dishonoured = payments.filter(({ outcome }) => outcome === 'DISHONOURED');
  const failed = payments.filter((each) => each.outcome === 'DECLINED' && instalmentOf(each.after) !== null);
  await notifyBusinesses(
    services,
    trx,
    { ...about('paymentReceived'), notice: 'paymentReceived' },
    received.map(receivedOf),
  );
  await notifyBusinesses(
    services,
    trx,
    { ...about('paymentDishonoured'), notice: 'paymentDishonoured' },
    dishonoured.map((payment) => failedOf('dishonoured', payment)),
  );
  await notifyBusinesses(
    services,
    trx,
    { ...about('scheduleFailed'), notice: 'scheduleFailed' },
    failed.map((payment) => failedOf('schedule-failed', payment)),
  );
};

const fieldsOf = (transaction: TransactionRecord) => ({
  customerName: transaction.customerName ?? '',
  amount: { amount: transaction.total, currency: transaction.currency },
  accountSummary: accountSummary(transaction),
  receiptNumber: transaction.receiptNumber,
});

const receivedOf = ({ after, now }: PaymentOutcome): BusinessOccasion<'paymentReceived'> => ({
  key: `business-received ${after.receiptNumber}`,
  businessId: after.businessId,
  fields: { ...fieldsOf(after), paidAt: now.toISOString() },
});

const failedOf = (what: string, { after, now }: PaymentOutcome) => ({
  key: `business-${what} ${after.receiptNumber}`,
  businessId: after.businessId,
  fields: { ...fieldsOf(after), attemptedAt: now.toISOString() },
});
