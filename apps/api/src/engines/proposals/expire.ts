import { expireProposals } from '@quickportal/db/proposals/write-proposals';
import type { Foundation } from '../foundation.ts';
import { recordAudit } from '../audit/audit.ts';

const AT_ONCE = 500;

/** Closes requests older than seven days, each with an audit entry. Returns how many. */
export async function expireDueProposals({ db, clock }: Foundation): Promise<number> {
  const now = clock.now();
  return db.transaction({ kind: 'jobs' }, async (trx) => {
    const expired = await expireProposals(trx, now, AT_ONCE);
    for (const { proposalId, communityId, title } of expired) {
      await recordAudit(trx, {
        action: 'proposals.expire',
        actor: { kind: 'job', job: 'proposals.expire' },
        origin: { requestId: '', ip: '', userAgent: '' },
        communityId,
        objectType: 'proposal',
        objectId: String(proposalId),
        description: `${title}: expired without a decision`,
        outcome: 'SUCCESS',
        at: now,
      });
    }
    return expired.length;
  });
}
