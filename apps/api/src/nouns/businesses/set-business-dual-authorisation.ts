import * as contracts from '@quickportal/contracts/businesses/contracts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { NoChangesProblem, propose } from '../../procedures/propose.ts';
import { findBusinessContact } from '@quickportal/db/businesses/read-business-sections';
import { orNotFound } from '../../kernel/problem.ts';
import { keyOf } from './shown-business.ts';
import { alreadySo, switchDualAuthKind } from './switch-dual-auth-kind.ts';

export const setBusinessDualAuthorisation = implement(contracts.setBusinessDualAuthorisation).mutation(
  async ({ ctx, input }) => {
    const key = keyOf(ctx, input.params);
    const { enabled: isOn, reason } = input.body;
    // What the caller sees, before the change looks over all communities
    if (orNotFound(await findBusinessContact(ctx.db, key)).dualAuthEnabled === isOn) throw alreadySo(isOn);
    const { communityId } = key;
    return change(
      ctx,
      input,
      async (tools) => {
        const requested = { change: { ...key, isOn }, communityId, reason };
        const { proposalId } = await propose(ctx, tools, switchDualAuthKind, requested).catch((error: unknown) => {
          throw error instanceof NoChangesProblem ? alreadySo(isOn) : error;
        });
        return { proposalId };
      },
      { scope: { kind: 'staff' }, communityId },
    );
  },
);
