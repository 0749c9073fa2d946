import { z } from 'zod';
import { id, version } from '../kernel/primitives.ts';

/** Who webhook calls are open to. */
export const webhookAudience = ['facility', 'staff'] as const;

export const endpointId = id().meta({ title: 'Endpoint ID', description: 'Identifier of the endpoint.' });
export const endpointParams = z.strictObject({ endpointId });
export const deliveryParams = z.strictObject({
  endpointId,
  deliveryId: id().meta({ title: 'Delivery ID', description: 'Identifier of the delivery.' }),
});

/** The version a change was made against; never asked for, always sent by the portal. */
export const versionRead = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; with it a lost update is refused with 409.',
    'x-form': { widget: 'hidden' },
  });

export const replayCall = { audience: webhookAudience, spec: ['1P014'] } as const;
export const replaysPath = 'webhooks/{endpointId}/replays';
