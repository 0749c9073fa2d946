import * as contracts from '@quickportal/contracts/merchant-choice-routing/contracts';
import { getRoutedAccount } from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { saveMerchantChoiceRoutingKind } from './save-merchant-choice-routing-kind.ts';
import { toMerchantChoiceRouting } from './to-merchant-choice-routing.ts';

export const saveMerchantChoiceRouting = implement(contracts.saveMerchantChoiceRouting).mutation(({ ctx, input }) => {
  const key = { communityId: communityOf(ctx).communityId, ...input.params };
  const { version, ...entered } = input.body;
  return change(ctx, input, async (tools) => {
    const show = async () => toMerchantChoiceRouting(orNotFound(await getRoutedAccount(tools.trx, key)));
    const changed = await changeSetting(ctx, tools, saveMerchantChoiceRoutingKind, {
      change: { ...key, ...entered },
      version,
      show,
    });
    return settingResponse(changed, 200, show);
  });
});
