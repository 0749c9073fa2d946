import * as contracts from '@quickportal/contracts/administrators/contracts';
import { getAdministrator as get } from '@quickportal/db/administrators/administrators';
import { listStaffRoles } from '@quickportal/db/roles/list-roles';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { confirmPassword } from '../engines/auth/confirm-password.ts';
import { NoChangesProblem, propose } from '../engines/proposals/propose.ts';
import type { ProposalKind } from '../engines/proposals/proposal-kind.ts';
import { change } from '../kernel/change.ts';
import { implement, type CallContext } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { enableAdministratorKind, updateAdministratorKind } from './change-administrator-kinds.ts';
import { createAdministratorKind } from './create-administrator-kind.ts';

export const getAdministrator = implement(contracts.getAdministrator).query(async ({ ctx, input }) => {
  const { systemUserId } = input.params;
  const db = ctx.services.db.reader({ kind: 'staff' });
  const found = await get(db, systemUserId);
  if (!found) throw notFound();
  const key = String(systemUserId);
  const pending = await findPendingProposals(db, { communityId: null, objectType: 'system-user', keys: [key] });
  const { roleIds, ...administrator } = found;
  const roles = (await listStaffRoles(db)).filter(({ roleId }) => roleIds.includes(roleId));
  return {
    ...administrator,
    roles: roles.map(({ roleId, name }) => ({ roleId, name })),
    pendingSystemUserId: pending.get(key) ?? null,
  };
});

interface Asked<C> {
  readonly change: C;
  readonly systemUserId: number | null;
  readonly reason?: string;
  /** The version that the person saw. */
  readonly version?: number | undefined;
}

/** Asks for a change of an administrator, which a second one must approve. */
const ask = <C, S, P>(ctx: CallContext, input: unknown, kind: ProposalKind<C, S, P>, asked: Asked<C>) =>
  change(
    ctx,
    input,
    async (tools) => {
      if (asked.version !== undefined) {
        const present = await kind.load(tools.trx, asked.change, true);
        if (present && present.version !== asked.version) throw new Problem('lost-update');
      }
      const { proposalId } = await propose(ctx.actor, tools, kind, { ...asked, communityId: null });
      return saved(asked.systemUserId, proposalId);
    },
    { scope: { kind: 'auth' } },
  );

const saved = (systemUserId: number | null, pendingSystemUserId: number | null) => ({
  dualAuth: true,
  userUpdated: pendingSystemUserId !== null,
  pendingSystemUserId,
  systemUserId,
  message: null,
});

export const createAdministrator = implement(contracts.createAdministrator).mutation(({ ctx, input }) => {
  const { reason, ...asked } = input.body;
  return ask(ctx, input, createAdministratorKind, { change: asked, systemUserId: null, reason });
});

export const updateAdministrator = implement(contracts.updateAdministrator).mutation(async ({ ctx, input }) => {
  const { systemUserId } = input.params;
  const { reason, version, ...values } = input.body;
  const asked = { change: { ...values, systemUserId }, systemUserId, reason, version };
  try {
    return await ask(ctx, input, updateAdministratorKind, asked);
  } catch (error) {
    // Under dual authorisation this is an answer, not a failure (decisions, 1-customers)
    if (error instanceof NoChangesProblem) return { ...saved(systemUserId, null), message: 'No changes detected.' };
    throw error;
  }
});

export const enableAdministrator = implement(contracts.enableAdministrator).mutation(async ({ ctx, input }) => {
  const { services, actor, origin } = ctx;
  const { systemUserId } = input.params;
  const { issueKey, password } = input.body;
  await confirmPassword(services, { actor, origin, password, field: 'password', action: 'administrators.enable' });
  const { password: _secret, ...body } = input.body;
  const asked = { change: { systemUserId, issueKey }, systemUserId, reason: issueKey };
  return ask(ctx, { ...input, body }, enableAdministratorKind, asked);
});
