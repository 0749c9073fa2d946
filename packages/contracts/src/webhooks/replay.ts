import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { paged, pageFields } from '../kernel/paging.ts';
import { id } from '../kernel/primitives.ts';
import { endpointId, endpointParams, versionRead, webhookAudience } from './call-parts.ts';
import {
  MOST_REPLAYED_EVENTS,
  replayChoiceShape,
  replayPreviewShape,
  replaySpeedShape,
  WebhookReplay,
  WebhookReplayPreview,
} from './webhook-replay.ts';
import { webhookChangeRights, webhookReadRights } from './webhook-rights.ts';

const shared = { audience: webhookAudience, spec: ['1P014'] } as const;
const path = 'webhooks/{endpointId}/replays';

export const previewWebhookReplay = contract({
  ...shared,
  kind: 'query',
  name: 'webhooks.previewReplay',
  method: 'POST',
  path: `${path}/preview`,
  params: endpointParams,
  body: z.strictObject(replayPreviewShape).meta({ id: 'WebhookReplayChoice' }),
  rights: { anyOf: webhookChangeRights },
  responses: { 200: WebhookReplayPreview },
  cost: 10,
  summary: 'Preview a replay',
  description:
    'Counts the events of a window that would be sent to the endpoint again. Nothing is sent. Start a replay with the "from" and "until" of the response.',
});

export const startWebhookReplay = contract({
  ...shared,
  kind: 'mutation',
  name: 'webhooks.startReplay',
  method: 'POST',
  path,
  params: endpointParams,
  body: z.strictObject({ ...replayChoiceShape, ...replaySpeedShape }).meta({ id: 'WebhookReplayStart' }),
  rights: { anyOf: webhookChangeRights },
  responses: { 201: WebhookReplay },
  errors: ['state-conflict'],
  cost: 20,
  summary: 'Start a replay',
  description: `Sends up to ${MOST_REPLAYED_EVENTS.toLocaleString('en-AU')} events of a window to an enabled endpoint, with their original IDs, in the order in which they occurred. It stops at the first failure. An endpoint has one replay at a time.`,
});

export const listWebhookReplays = contract({
  ...shared,
  kind: 'query',
  name: 'webhooks.listReplays',
  method: 'GET',
  path,
  params: endpointParams,
  query: z.strictObject(pageFields(5)),
  rights: { anyOf: webhookReadRights },
  responses: { 200: paged(WebhookReplay, 'Replays').meta({ id: 'WebhookReplayPage' }) },
  summary: 'List replays of an endpoint',
  description: 'Replays of the last 30 days, newest first.',
});

export const changeWebhookReplay = contract({
  ...shared,
  kind: 'mutation',
  name: 'webhooks.changeReplay',
  method: 'PATCH',
  path: `${path}/{replayId}`,
  params: z.strictObject({
    endpointId,
    replayId: id().meta({ title: 'Replay ID', description: 'Identifier of the replay.' }),
  }),
  body: z
    .strictObject({
      change: z.enum(['PAUSE', 'RESUME', 'CANCEL']).meta({
        title: 'Change',
        description:
          'RESUME goes on where it was paused or stopped, with the event that failed. CANCEL sends no more of it.',
      }),
      version: versionRead,
    })
    .meta({ id: 'WebhookReplayChange' }),
  rights: { anyOf: webhookChangeRights },
  responses: { 200: WebhookReplay },
  errors: ['state-conflict'],
  summary: 'Change whether a replay runs',
  description: 'Pauses, resumes or cancels a replay. A replay that is paused or stopped is cancelled after 3 days.',
});
