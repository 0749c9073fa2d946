import { cancelUnsettledPayments, cancelWaitingFiles } from '@quickportal/db/decommission/close-community';
import type { SendableMessage, ServiceMessageSender } from '../../engines/service-messages/sender.ts';
import type { Services } from '../../procedures/services.ts';

export const DECOMMISSION_COMMUNITY = 'DECOMMISSION_COMMUNITY';

/** Payments cancelled in one transaction. */
const CHUNK = 500;

/** Cancels what waits in a decommissioned community; what was sent to the network is finished. */
export const decommissionSender: ServiceMessageSender<Services> = {
  doctypeCode: DECOMMISSION_COMMUNITY,
  async send({ communityId }: SendableMessage, { services: { db, clock }, signal }) {
    if (communityId === null) return;
    const jobs = { kind: 'jobs' } as const;
    const cancel = () =>
      db.transaction(jobs, (trx) => cancelUnsettledPayments(trx, { communityId, now: clock.now(), limit: CHUNK }));
    await db.transaction(jobs, (trx) => cancelWaitingFiles(trx, communityId, clock.now()));
    while ((await cancel()) > 0) signal.throwIfAborted();
  },
};
