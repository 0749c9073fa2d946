import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { listReplays } from '@quickportal/db/webhooks/read-replays';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';
import { toReplay } from './webhook-replays.ts';

export const listWebhookReplays = implement(contracts.listWebhookReplays).query(async ({ ctx, input }) => {
  const { communityId, db } = webhooksOf(ctx);
  const key = { communityId, endpointId: input.params.endpointId };
  await loadEndpoint(db, key);
  const { items, recordsCount } = await listReplays(db, { ...key, ...input.query });
  return pageOf({ items: items.map(toReplay), recordsCount }, input.query);
});
