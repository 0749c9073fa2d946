import { getPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { NotificationReceiver } from '../gateways/inbox.ts';
import { jobLearner } from '../payments/learner.ts';
import { learnAgreement } from './learn-agreement.ts';
import { askAmendment } from './learn-amendment.ts';
import { amendmentOfNetworkId } from './amendment-network-id.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

const learner = jobLearner('payto-agreements.notified');

/** Receives notifications about agreements, which only trigger a query. */
export const agreementReceiver: NotificationReceiver<PaymentServices> = {
  kind: 'agreement',
  async receive(notification, services) {
    if (notification.kind === 'agreement') await learnAgreement(services, notification.agreementId, learner);
  },
};

/** Receives notifications of decided amendments. */
export const amendmentReceiver: NotificationReceiver<PaymentServices> = {
  kind: 'amendment',
  async receive(notification, services) {
    if (notification.kind !== 'amendment') return;
    const { agreementId: agreementToken } = notification;
    const amendmentId = amendmentOfNetworkId(notification.amendmentId);
    const agreement = await getPayToAgreement(services.db.reader({ kind: 'jobs' }), agreementToken);
    if (!agreement || amendmentId === null) return;
    await askAmendment(services, { communityId: agreement.communityId, amendmentId, agreementToken }, learner);
  },
};
