import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { getApiKeyConfig } from '@quickportal/db/api-keys/change-api-key-config';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { flushKeyUses } from './lock-out.ts';
import { saveApiKeyConfigKind } from './save-api-key-config-kind.ts';

export const saveApiKeyConfig = implement(contracts.saveApiKeyConfig).mutation(async ({ ctx, input }) => {
  requireKeyReader(ctx);
  const { communityId } = communityOf(ctx);
  const { version, ...values } = input.body;
  await flushKeyUses(ctx);
  return change(ctx, input, async (tools) => {
    const show = () => getApiKeyConfig(tools.trx, communityId);
    const saved = { ...values, communityId };
    return settingResponse(
      await changeSetting(ctx, tools, saveApiKeyConfigKind, { change: saved, version, show }),
      200,
      show,
    );
  });
});
