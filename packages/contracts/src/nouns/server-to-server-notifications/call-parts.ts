export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_WEBHOOKS', 'MANAGE_WEBHOOKS'] } as const;
export const changeRights = { anyOf: ['MANAGE_WEBHOOKS'] } as const;
