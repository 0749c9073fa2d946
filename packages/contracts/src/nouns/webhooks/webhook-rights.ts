/** Who sees webhooks and what was delivered. */
export const webhookReadRights = ['VIEW_WEBHOOKS', 'MANAGE_WEBHOOKS'] as const;
/** Who adds, changes and removes them. */
export const webhookChangeRights = ['MANAGE_WEBHOOKS'] as const;
