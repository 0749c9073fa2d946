import * as contracts from '@quickportal/contracts/settlement-accounts/contracts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadSettlementAccounts } from './shown-settlement-accounts.ts';
import { updateRemitterNamesKind } from './update-remitter-names-kind.ts';

export const updateSettlementAccountRemitterNames = implement(contracts.updateSettlementAccountRemitterNames).mutation(
  ({ ctx, input }) => {
    const { communityId } = communityOf(ctx);
    const { businessId } = input.params;
    const { remitterNames, version } = input.body;
    return change(ctx, input, async (tools) => {
      const show = () =>
        loadSettlementAccounts(tools.trx, { communityId, businessId, currency: '1', accountType: 'ALL' });
      const entered = { communityId, businessId, remitterNames };
      const changed = await changeSetting(ctx, tools, updateRemitterNamesKind, { change: entered, version, show });
      return settingResponse(changed, 200, show);
    });
  },
);
