import * as contracts from '@quickportal/contracts/dual-authorisation/contracts';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { NoChangesProblem } from '../../procedures/propose.ts';
import { communityOf } from '../../procedures/scope.ts';
import { alreadySo, dualAuthorisationKind } from './dual-authorisation-kind.ts';
import { shownDualAuthorisation } from './shown-dual-authorisation.ts';

const NO_TWO =
  'Two users of the facility must be able to approve for each other first: with the right "Approve requests", and without shared contact details or having created or changed each other’s accounts in the last days.';

export const updateDualAuthorisation = implement(contracts.updateDualAuthorisation).mutation(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  const { isOn } = input.body;
  return change(ctx, input, async (tools) => {
    const { trx } = tools;
    const show = () => shownDualAuthorisation(trx, ctx.services, communityId);
    if (isOn && (await show()).approvers.length === 0) throw fieldProblem('isOn', NO_TWO);
    const requested = { change: { communityId, isOn } };
    const changed = await changeSetting(ctx, tools, dualAuthorisationKind, requested).catch((error: unknown) => {
      throw error instanceof NoChangesProblem ? alreadySo(isOn) : error;
    });
    return settingResponse(changed, 200, show);
  });
});
