import { webhookReplayStates } from '@quickportal/contracts/rules/states/delivery';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import * as contracts from '@quickportal/contracts/webhooks/contracts';
import { getReplay, lockReplay } from '@quickportal/db/webhooks/read-replays';
import { setReplayStatus } from '@quickportal/db/webhooks/write-replays';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { lockEnabled } from './webhook-deliveries.ts';
import { auditedEndpoint, loadEndpoint, webhooksOf } from './webhook-guards.ts';
import { toReplay } from './webhook-replays.ts';

const events = { PAUSE: 'pause', RESUME: 'resume', CANCEL: 'cancel' } as const;
const done = { PAUSE: 'paused', RESUME: 'resumed', CANCEL: 'cancelled' } as const;

export const changeWebhookReplay = implement(contracts.changeWebhookReplay).mutation(async ({ ctx, input }) => {
  const { endpointId, replayId } = input.params;
  const endpointKey = { communityId: webhooksOf(ctx).communityId, endpointId };
  const key = { ...endpointKey, replayId };
  const { body } = input;
  const response = await change(ctx, input, async ({ trx, now, audit }) => {
    const { url } = await (body.change === 'RESUME' ? lockEnabled(trx, endpointKey) : loadEndpoint(trx, endpointKey));
    const replay = orNotFound(await lockReplay(trx, key));
    await checkVersion(replay, body.version, () => toReplay(replay));
    const status = next(webhookReplayStates, replay.status, events[body.change]);
    if (status === null) {
      const { title } = webhookReplayStates.states[replay.status];
      throw conflict(`The replay is ${title.toLowerCase()}.`);
    }
    await setReplayStatus(trx, key, status, now);
    await audit({
      ...auditedEndpoint(endpointId),
      description: `Replay of events to ${url} ${done[body.change]}`,
      before: { status: replay.status },
      after: { status, replayId },
    });
    return toReplay(orNotFound(await getReplay(trx, key)));
  });
  nudgeDeliveries();
  return response;
});
