import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Who webhook calls are open to. */
export const webhookAudience = ['facility', 'staff', 'apiKey'] as const;

export const endpointId = id().meta({ title: 'Endpoint ID', description: 'Identifier of the endpoint.' });
export const endpointParams = z.strictObject({ endpointId });
export const deliveryParams = z.strictObject({
  endpointId,
  deliveryId: id().meta({ title: 'Delivery ID', description: 'Identifier of the delivery.' }),
});

/** Replays are decided by people. */
export const replayCall = { audience: ['facility', 'staff'], spec: ['1P014'] } as const;
export const replaysPath = 'webhooks/{endpointId}/replays';
