import { createWebhook, updateWebhook } from '@quickportal/contracts/webhooks/contracts';
import type { FormSource } from '../forms/form-source.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';

/** Present values of the webhook forms. */
export const webhookFormSources: readonly FormSource[] = [
  {
    contract: createWebhook.name,
    values: async ({ actor }) => ({ notificationEmail: actor.kind === 'user' ? actor.user.email : '' }),
  },
  {
    contract: updateWebhook.name,
    values: async (ctx, params) => {
      const { communityId, db } = webhooksOf(ctx);
      const row = await loadEndpoint(db, { communityId, endpointId: params.endpointId as number });
      const { url, description, notificationEmail, allEvents, eventTypes, version } = row;
      return { url, description, notificationEmail, allEvents, eventTypes, version };
    },
  },
];
