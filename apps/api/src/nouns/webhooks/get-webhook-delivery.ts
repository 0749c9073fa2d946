import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { getDelivery, listAttempts } from '@quickportal/db/webhooks/read-deliveries';
import { implement } from '../../procedures/implement.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { auditScope } from '../../procedures/scope.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';

export const getWebhookDelivery = implement(contracts.getWebhookDelivery).query(async ({ ctx, input }) => {
  const { communityId } = webhooksOf(ctx);
  const db = ctx.services.db.reader(auditScope(ctx));
  const key = { communityId, ...input.params };
  await loadEndpoint(db, key);
  const found = orNotFound(await getDelivery(db, key));
  const { eventId: _, objectKey: _objectKey, ...delivery } = found;
  return { ...delivery, attemptsMade: await listAttempts(db, key) };
});
