import { createWebhook, updateWebhook } from '@quickportal/contracts/webhooks/contracts';
import { formSource } from '../../forms/form-source.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';

/** Current values of the webhook forms. */
export const webhookFormSources = [
  formSource(createWebhook, ({ actor }) => ({
    values: { notificationEmail: actor.kind === 'user' ? actor.user.email : '' },
  })),
  formSource(updateWebhook, async (ctx, { endpointId }) => {
    const { communityId, db } = webhooksOf(ctx);
    const row = await loadEndpoint(db, { communityId, endpointId });
    const { url, description, notificationEmail, allEvents, eventTypes, version } = row;
    return { values: { url, description, notificationEmail, allEvents, eventTypes, version } };
  }),
];
