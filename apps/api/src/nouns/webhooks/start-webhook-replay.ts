import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { getReplay } from '@quickportal/db/webhooks/read-replays';
import { insertReplayedEvents } from '@quickportal/db/webhooks/insert-replayed-events';
import { insertReplay } from '@quickportal/db/webhooks/write-replays';
import { realPerson } from '../../engines/access/actor.ts';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { lockEnabled } from './webhook-deliveries.ts';
import { auditedEndpoint, webhooksOf } from './webhook-guards.ts';
import { countEvents, replayChoice, toReplay } from './webhook-replays.ts';

export const startWebhookReplay = implement(contracts.startWebhookReplay).mutation(async ({ ctx, input }) => {
  const key = { communityId: webhooksOf(ctx).communityId, endpointId: input.params.endpointId };
  const { body } = input;
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const endpoint = await lockEnabled(trx, key);
    const choice = replayChoice(key.communityId, endpoint, body);
    const { eventsCount } = await countEvents(trx, choice);
    if (eventsCount === 0) throw conflict('No events of this window are left to send.');
    const startedByUserId = realPerson(ctx.actor)?.systemUserId ?? null;
    const replayId = await insertReplay(trx, { ...key, ...body, startedByUserId }, now);
    if (replayId === undefined) throw conflict('Another replay of this endpoint has not ended.');
    await insertReplayedEvents(trx, { ...choice, replayId, now });
    await audit({
      ...auditedEndpoint(key.endpointId),
      description: `Replay of ${eventsCount} ${eventsCount === 1 ? 'event' : 'events'} to ${endpoint.url} started`,
      after: { replayId, ...body },
    });
    return toReplay(orNotFound(await getReplay(trx, { ...key, replayId })));
  });
  nudgeDeliveries();
  return response;
});
