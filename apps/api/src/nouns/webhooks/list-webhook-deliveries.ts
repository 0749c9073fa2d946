import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { listDeliveries } from '@quickportal/db/webhooks/read-deliveries';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';

export const listWebhookDeliveries = implement(contracts.listWebhookDeliveries).query(async ({ ctx, input }) => {
  const { communityId, db } = webhooksOf(ctx);
  const key = { communityId, endpointId: input.params.endpointId };
  await loadEndpoint(db, key);
  return pageOf(await listDeliveries(db, { ...key, ...input.query }), input.query);
});
