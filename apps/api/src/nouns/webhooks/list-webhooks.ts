import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { listEndpoints } from '@quickportal/db/webhooks/read-endpoints';
import { implement } from '../../procedures/implement.ts';
import { endpointResponse, webhooksOf } from './webhook-guards.ts';

export const listWebhooks = implement(contracts.listWebhooks).query(async ({ ctx, input: { query } }) => {
  const { communityId, db } = webhooksOf(ctx);
  const endpoints = (await listEndpoints(db, communityId)).map(endpointResponse);
  return { items: endpoints.filter(({ status }) => query.status?.includes(status) ?? true) };
});
