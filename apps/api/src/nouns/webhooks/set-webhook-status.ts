import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { setEndpointEnabled } from '@quickportal/db/webhooks/write-endpoints';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict } from '../../kernel/problem.ts';
import { auditedEndpoint, endpointResponse, loadEndpoint, lockedWebhook, webhooksOf } from './webhook-guards.ts';

export const setWebhookStatus = implement(contracts.setWebhookStatus).mutation(async ({ ctx, input }) => {
  const key = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const { enabled, version } = input.body;
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const current = await lockedWebhook(trx, key, version);
    const word = enabled ? 'enabled' : 'disabled';
    if (current.enabled === enabled) throw conflict(`The endpoint is already ${word}.`);
    await setEndpointEnabled(trx, key.endpointId, enabled, now);
    await audit({
      ...auditedEndpoint(key.endpointId),
      action: enabled ? 'webhooks.enable' : 'webhooks.disable',
      description: `Webhook endpoint ${current.url} ${word}`,
      before: { enabled: current.enabled },
      after: { enabled },
    });
    return endpointResponse(await loadEndpoint(trx, key));
  });
  nudgeDeliveries();
  return response;
});
