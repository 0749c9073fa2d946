import { lockProposal } from '@quickportal/db/proposals/write-proposals';
import { realPerson } from '../engines/access/actor.ts';
import { checkVersion } from '../kernel/check-version.ts';
import { conflict, orNotFound, Problem } from '../kernel/problem.ts';
import { change, type ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';
import {
  closeAutomatically,
  closeByPerson,
  EXPIRED_REASON,
  scopeOf,
  staleReason,
  type DecisionRequest,
  type LoadResponse,
} from './decide-proposal.ts';
import { propose } from './propose.ts';

/**
 * Requests the same change again, built on the record as it is now. A pending request that is out of date is withdrawn.
 * Throws forbidden for anyone but the requester, state-conflict where the request can still be decided or was, and what
 * `propose` throws.
 */
export const requestAgain = (
  ctx: CallContext,
  input: unknown,
  decision: DecisionRequest,
  loadCurrent: LoadResponse<unknown>,
): Promise<{ proposalId: number }> =>
  change(
    ctx,
    input,
    async (tools) => {
      const { kind, version } = decision;
      const row = orNotFound(await lockProposal(tools.trx, decision.row.proposalId));
      await checkVersion(row, version, () => loadCurrent(tools.trx));
      const requester = realPerson(ctx.actor);
      if (requester?.systemUserId !== row.requesterId)
        throw new Problem('forbidden', { detail: `Only ${row.requesterName} can make this request again.` });
      const requested = kind.schema.parse(row.change);
      if (row.status === 'PENDING') await closeOutdated(tools, decision, row, requester);
      else if (row.status !== 'STALE' && row.status !== 'EXPIRED') throw conflict(STILL_GOOD);
      const { communityId, reason } = row;
      const { proposalId } = await propose(ctx, tools, kind, { change: requested, communityId, reason });
      return { proposalId };
    },
    scopeOf(decision),
  );

const STILL_GOOD = 'Only a request that is out of date or has expired can be made again.';

async function closeOutdated(
  tools: ChangeTools,
  { kind }: DecisionRequest,
  row: DecisionRequest['row'],
  requester: NonNullable<ReturnType<typeof realPerson>>,
): Promise<void> {
  if (Date.parse(row.expiresAt) <= tools.now.getTime())
    return void (await closeAutomatically(tools, row, { status: 'EXPIRED', reason: EXPIRED_REASON }));
  const current = await kind.load(tools.trx, kind.schema.parse(row.change), true);
  if (staleReason(kind, row, current) === null) throw conflict(STILL_GOOD);
  await closeByPerson(tools, row, { status: 'WITHDRAWN', reason: null }, requester);
}
