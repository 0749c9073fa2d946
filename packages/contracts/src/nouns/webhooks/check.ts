import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { replayCall, replaysPath, endpointParams } from './call-parts.ts';
import { replayPreviewShape, WebhookReplayPreview } from './webhook-replay.ts';
import { webhookChangeRights } from './webhook-rights.ts';

export const previewWebhookReplay = contract({
  ...replayCall,
  kind: 'query',
  name: 'webhooks.previewReplay',
  method: 'POST',
  path: `${replaysPath}/preview`,
  params: endpointParams,
  body: z.strictObject(replayPreviewShape).meta({ id: 'WebhookReplayChoice' }),
  rights: { anyOf: webhookChangeRights },
  responses: { 200: WebhookReplayPreview },
  cost: 10,
  summary: 'Preview a replay',
  description:
    'Counts the events of a window that would be sent to the endpoint again. Nothing is sent. Start a replay with the "from" and "until" of the response.',
});
