import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { deleteEndpoint } from '@quickportal/db/webhooks/write-endpoints';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { auditedEndpoint, lockedWebhook, webhooksOf } from './webhook-guards.ts';

export const deleteWebhook = implement(contracts.deleteWebhook).mutation(({ ctx, input }) => {
  const key = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  return change(ctx, input, async ({ trx, now, audit }) => {
    const { url, description, allEvents, eventTypes } = await lockedWebhook(trx, key, input.query.version);
    await deleteEndpoint(trx, key.endpointId, now);
    const before = { url, description, allEvents, eventTypes };
    await audit({ ...auditedEndpoint(key.endpointId), description: `Webhook endpoint ${url} deleted`, before });
    return undefined;
  });
});
