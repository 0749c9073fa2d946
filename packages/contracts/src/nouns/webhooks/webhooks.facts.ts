import type { AuditObjects, EventTitles, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Webhooks',
  description: 'Your own endpoints that receive events: which events, how they are signed, what was sent.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'webhook-endpoint': {
    rights: ['VIEW_WEBHOOKS', 'MANAGE_WEBHOOKS'],
    id: { name: 'endpointId', title: 'Webhook endpoint ID' },
  },
} as const satisfies AuditObjects;

/** What each kind of event is called. */
export const eventTitles = {
  'webhook.test': 'Test event',
} as const satisfies EventTitles;

/** A test event holds nothing: everyone who sees the delivery sees its body. */
export const eventObjects = { webhook: null } as const;

/** The product that its calls need. */
export const product = 'WEBHOOKS';
