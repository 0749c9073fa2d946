import { disableSandbox } from '@quickportal/db/sandboxes/close-sandbox';
import type { Services } from '../../procedures/services.ts';

/** Closes the community of a sandbox that has ended to keys and jobs; where this fails, the nightly job does so. */
export async function closeCommunity(services: Services, communityId: number | null): Promise<void> {
  if (communityId === null) return;
  await services.db.transaction({ kind: 'staff' }, (trx) => disableSandbox(trx, communityId, services.clock.now()));
}
