import { z } from 'zod';
import type { EventDefinitions } from '../../kernel/noun-facts.ts';

const webhookTest = z
  .strictObject({ message: z.string().meta({ title: 'Message', description: 'A test message.' }) })
  .meta({ title: 'Test', description: 'Confirms that the endpoint can be reached.' });

/** Events about webhooks. */
export const events = {
  'webhook.test': {
    description: 'Sent manually to test an endpoint.',
    group: 'Webhooks',
    data: webhookTest,
  },
} as const satisfies EventDefinitions;
