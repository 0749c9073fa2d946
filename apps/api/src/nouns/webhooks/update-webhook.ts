import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { updateEndpoint } from '@quickportal/db/webhooks/write-endpoints';
import { changedFields } from '../../kernel/changed-fields.ts';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import {
  auditedEndpoint,
  checkAddress,
  endpointResponse,
  loadEndpoint,
  lockedWebhook,
  webhooksOf,
} from './webhook-guards.ts';

export const updateWebhook = implement(contracts.updateWebhook).mutation(async ({ ctx, input }) => {
  const { communityId, db } = webhooksOf(ctx);
  const key = { communityId, endpointId: input.params.endpointId };
  await loadEndpoint(db, key);
  await checkAddress(ctx, input.body.url);
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const { version, ...entered } = input.body;
    const current = await lockedWebhook(trx, key, version);
    const after = { ...entered, eventTypes: entered.eventTypes ?? [] };
    const { url, description, notificationEmail, allEvents, eventTypes } = current;
    const before = { url, description, notificationEmail, allEvents, eventTypes };
    changedFields(before, after);
    await updateEndpoint(trx, key.endpointId, after, now);
    await audit({
      ...auditedEndpoint(key.endpointId),
      description: `Webhook endpoint ${after.url} changed`,
      before,
      after,
    });
    return endpointResponse(await loadEndpoint(trx, key));
  });
  nudgeDeliveries();
  return response;
});
