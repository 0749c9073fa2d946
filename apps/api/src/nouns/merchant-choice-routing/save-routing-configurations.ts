import * as contracts from '@quickportal/contracts/merchant-choice-routing/contracts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { toRouting } from './entered-routing.ts';
import { requireCommunity } from './require-community.ts';
import { saveRoutingConfigurationsKind } from './save-routing-configurations-kind.ts';
import { toRoutingFields } from './to-merchant-choice-routing.ts';

export const saveRoutingConfigurations = implement(contracts.saveRoutingConfigurations).mutation(({ ctx, input }) => {
  const { communityId } = input.params;
  requireCommunity(ctx, communityId);
  const { configurations } = input.body;
  return change(ctx, input, async (tools) => {
    const entered = { communityId, configurations };
    const changed = await changeSetting(ctx, tools, saveRoutingConfigurationsKind, { change: entered });
    const saved = configurations.map(({ supplierCode, merchantId, ...routing }) => ({
      supplierCode,
      merchantId,
      ...toRoutingFields(toRouting(routing)),
    }));
    return settingResponse(changed, 200, () => Promise.resolve({ configurations: saved }));
  });
});
