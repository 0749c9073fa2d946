import { getPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { NotificationReceiver } from '../gateways/inbox.ts';
import { jobLearner } from '../payments/learner.ts';
import { learnAgreement } from './learn-agreement.ts';
import { askAmendment } from './learn-amendment.ts';
import { amendmentOfNetworkId } from './amendment-network-id.ts';

const learner = jobLearner('payto-agreements.notified');

/** A notification that an agreement's status changed. It says that there is something to ask for, not what. */
export const agreementReceiver: NotificationReceiver = {
  kind: 'agreement',
  async receive(notification, services) {
    if (notification.kind === 'agreement') await learnAgreement(services, notification.agreementId, learner);
  },
};

/** A notification that an amendment was decided. */
export const amendmentReceiver: NotificationReceiver = {
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
