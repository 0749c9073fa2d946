import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { closeSandbox } from '@quickportal/db/sandboxes/close-sandbox';
import { getSandboxOfCommunity, type Sandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { endedSandboxCookie, endedSessionCookie } from '../../engines/auth/session-cookie.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { closeCommunity } from './close-community.ts';
import { findVisitorSandbox } from './visitor-sandbox.ts';

export const deleteSandbox = implement(contracts.deleteSandbox).mutation(async ({ ctx, input }) => {
  const { services, actor, notes } = ctx;
  const { sandboxId, communityId } = await callersSandbox(ctx);
  await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      await closeSandbox(trx, { sandboxId, communityId, now });
      await audit({ objectType: 'sandbox', objectId: sandboxId, description: 'Sandbox deleted' });
    },
    { scope: { kind: 'auth' }, communityId },
  );
  await closeCommunity(services, communityId);
  notes.setCookies.push(endedSandboxCookie(services.configuration));
  if (actor.kind === 'user') notes.setCookies.push(endedSessionCookie(services.configuration));
});

/** The sandbox that a signed-in user works in, or that a visitor asked for. */
async function callersSandbox(ctx: CallContext): Promise<Sandbox> {
  const { services, actor } = ctx;
  if (actor.kind === 'anonymous') {
    const sandbox = await findVisitorSandbox(ctx);
    if (!sandbox) throw notFound();
    return sandbox;
  }
  if (actor.kind === 'user' && actor.next !== 'home') throw new Problem('forbidden', { detail: 'Sign in first.' });
  const communityId = actor.kind === 'user' && actor.viewedBy === null ? actor.community?.communityId : undefined;
  const sandbox =
    communityId !== undefined && actor.kind === 'user' && actor.user.kind === 'CLIENT'
      ? await getSandboxOfCommunity(services.db.reader({ kind: 'auth' }), communityId)
      : undefined;
  if (!sandbox) throw new Problem('forbidden', { detail: 'Only a sandbox can be deleted here.' });
  return sandbox;
}
