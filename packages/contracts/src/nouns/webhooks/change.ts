import { z } from 'zod';
import { noContent } from '../../kernel/response.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { webhookAudience, endpointParams, replaysPath, endpointId, deliveryParams, replayCall } from './call-parts.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { webhookChangeRights } from './webhook-rights.ts';
import { webhookEndpointShape, WebhookEndpointWithSecret, WebhookEndpoint } from './webhook-endpoint.ts';
import { replayChoiceShape, replaySpeedShape, WebhookReplay, MOST_REPLAYED_EVENTS } from './webhook-replay.ts';

const layout = { groups: [{ title: 'Endpoint' }, { title: 'Events' }] };
const changes = {
  kind: 'mutation',
  audience: webhookAudience,
  rights: { anyOf: webhookChangeRights },
  refusedInViewAs: true,
  spec: ['1P014'],
} as const;

export const createWebhook = contract({
  ...changes,
  name: 'webhooks.create',
  method: 'POST',
  path: 'webhooks',
  body: z.strictObject(webhookEndpointShape).meta({
    id: 'WebhookEndpointCreation',
    'x-form-layout': { ...layout, title: 'Add endpoint', submitLabel: 'Add endpoint' },
  }),
  responses: { 201: WebhookEndpointWithSecret },
  errors: ['state-conflict'],
  showsSecret: true,
  summary: 'Add an endpoint',
  description:
    'Adds an enabled endpoint. Its signing secret is returned only in this response. Addresses inside private networks are refused.',
});

export const updateWebhook = contract({
  ...changes,
  name: 'webhooks.update',
  method: 'PUT',
  path: 'webhooks/{endpointId}',
  params: endpointParams,
  body: z.strictObject({ ...webhookEndpointShape, version: readVersion() }).meta({
    id: 'WebhookEndpointChange',
    'x-form-layout': { ...layout, title: 'Edit endpoint', submitLabel: 'Save changes' },
  }),
  responses: { 200: WebhookEndpoint },
  summary: 'Edit an endpoint',
  description: 'Replaces the details of an endpoint. Pending deliveries are attempted at once.',
});

export const setWebhookStatus = contract({
  ...changes,
  name: 'webhooks.setStatus',
  method: 'PATCH',
  path: 'webhooks/{endpointId}/status',
  params: endpointParams,
  body: z
    .strictObject({
      enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether events are sent to it.' }),
      version: readVersion(),
    })
    .meta({ id: 'WebhookStatusChange' }),
  responses: { 200: WebhookEndpoint },
  errors: ['state-conflict'],
  summary: 'Enable or disable an endpoint',
  description: 'Pending deliveries of a disabled endpoint are kept for 3 days and sent when it is enabled again.',
});

export const rotateWebhookSecret = contract({
  ...changes,
  name: 'webhooks.rotateSecret',
  method: 'POST',
  path: 'webhooks/{endpointId}/secret',
  params: endpointParams,
  body: z
    .strictObject({
      overlapHours: z
        .enum(['0', '24', '72'])
        .default('24')
        .meta({
          title: 'The current secret keeps signing',
          description: 'Number of hours during which both secrets sign, so that no event is lost.',
          'x-form': {
            widget: 'radio',
            options: [
              { value: '24', label: 'For 1 day', description: 'Events carry both signatures during this time.' },
              { value: '72', label: 'For 3 days', description: 'Events carry both signatures during this time.' },
              { value: '0', label: 'Stop at once', description: 'Choose this if others may know the secret.' },
            ],
          },
        }),
      version: readVersion(),
    })
    .meta({ id: 'WebhookSecretRotation', 'x-form-layout': { title: 'Replace secret', submitLabel: 'Replace secret' } }),
  responses: { 201: WebhookEndpointWithSecret },
  current: WebhookEndpoint,
  showsSecret: true,
  summary: 'Replace the signing secret',
  description: 'Creates a new secret, which is returned only in this response.',
});

export const deleteWebhook = contract({
  ...changes,
  name: 'webhooks.delete',
  method: 'DELETE',
  path: 'webhooks/{endpointId}',
  params: endpointParams,
  query: z.strictObject({ version: readVersion() }),
  responses: { 204: noContent() },
  current: WebhookEndpoint,
  summary: 'Delete an endpoint',
  description: 'No more events are sent to it, and pending deliveries are dropped.',
});

export const startWebhookReplay = contract({
  ...replayCall,
  kind: 'mutation',
  name: 'webhooks.startReplay',
  method: 'POST',
  path: replaysPath,
  params: endpointParams,
  body: z.strictObject({ ...replayChoiceShape, ...replaySpeedShape }).meta({ id: 'WebhookReplayStart' }),
  rights: { anyOf: webhookChangeRights },
  refusedInViewAs: true,
  responses: { 201: WebhookReplay },
  errors: ['state-conflict'],
  cost: 20,
  summary: 'Start a replay',
  description: `Sends up to ${MOST_REPLAYED_EVENTS.toLocaleString('en-AU')} events of a window to an enabled endpoint, with their original IDs, in the order in which they occurred. It stops at the first failure. An endpoint has one replay at a time.`,
});

export const changeWebhookReplay = contract({
  ...replayCall,
  kind: 'mutation',
  name: 'webhooks.changeReplay',
  method: 'PATCH',
  path: `${replaysPath}/{replayId}`,
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
      version: readVersion(),
    })
    .meta({ id: 'WebhookReplayChange' }),
  rights: { anyOf: webhookChangeRights },
  refusedInViewAs: true,
  responses: { 200: WebhookReplay },
  errors: ['state-conflict'],
  summary: 'Change whether a replay runs',
  description: 'Pauses, resumes or cancels a replay. A replay that is paused or stopped is cancelled after 3 days.',
});

const sends = {
  kind: 'mutation',
  method: 'POST',
  audience: webhookAudience,
  rights: { anyOf: webhookChangeRights },
  refusedInViewAs: true,
  spec: ['1P014'],
} as const;

export const sendWebhookTest = contract({
  ...sends,
  name: 'webhooks.sendTest',
  path: 'webhooks/{endpointId}/test',
  params: endpointParams,
  responses: { 201: WebhookDelivery },
  errors: ['state-conflict'],
  summary: 'Send a test event',
  description: 'Sends a webhook.test event to an enabled endpoint, after its pending deliveries.',
});

export const resendWebhook = contract({
  ...sends,
  name: 'webhooks.resend',
  path: 'webhooks/{endpointId}/deliveries/{deliveryId}/resend',
  params: deliveryParams,
  responses: { 201: WebhookDelivery },
  errors: ['state-conflict'],
  summary: 'Send a delivery again',
  description:
    'A pending delivery is attempted at once. A finished one is sent again with the same event ID, as a new delivery at the end of the queue.',
});
