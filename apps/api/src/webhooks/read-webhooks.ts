import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { getDelivery, listAttempts, listDeliveries } from '@quickportal/db/webhooks/read-deliveries';
import { listEndpoints } from '@quickportal/db/webhooks/read-endpoints';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { notFound } from '../kernel/problem.ts';
import { endpointAnswer, loadEndpoint, webhooksOf } from './webhook-guards.ts';

export const listWebhooks = implement(contracts.listWebhooks).query(async ({ ctx }) => {
  const { communityId, db } = webhooksOf(ctx);
  return { items: (await listEndpoints(db, communityId)).map(endpointAnswer) };
});

export const listWebhookDeliveries = implement(contracts.listWebhookDeliveries).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const { communityId, db } = webhooksOf(ctx);
  const of = { communityId, endpointId: input.params.endpointId };
  await loadEndpoint(db, of);
  const { page, pageSize, status, eventType } = input.query;
  return pageOf(await listDeliveries(db, { ...of, page, pageSize, status, eventType }), input.query);
});

export const getWebhookDelivery = implement(contracts.getWebhookDelivery).query(async ({ ctx, input }) => {
  const { communityId, db } = webhooksOf(ctx);
  const of = { communityId, ...input.params };
  await loadEndpoint(db, of);
  const found = await getDelivery(db, of);
  if (!found) throw notFound();
  const { eventId: _, ...delivery } = found;
  return { ...delivery, attemptsMade: await listAttempts(db, of) };
});
