import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';
import { countEvents, replayChoice, replayWindow } from './webhook-replays.ts';

export const previewWebhookReplay = implement(contracts.previewWebhookReplay).query(async ({ ctx, input }) => {
  const { communityId, db } = webhooksOf(ctx);
  const endpoint = await loadEndpoint(db, { communityId, endpointId: input.params.endpointId });
  const window = replayWindow(input.body, ctx.services.clock.now());
  const choice = replayChoice(communityId, endpoint, { ...input.body, ...window });
  const { eventsCount, byType } = await countEvents(db, choice);
  return {
    ...window,
    eventsCount,
    byType: byType.map(({ eventType, eventsCount: ofType }) => ({ eventType, eventsCount: ofType })),
    firstAt: byType.map(({ firstAt }) => firstAt).toSorted()[0] ?? null,
    lastAt:
      byType
        .map(({ lastAt }) => lastAt)
        .toSorted()
        .at(-1) ?? null,
  };
});
