export const audience = ['facility', 'staff'] as const;
/** Who may see the secrets, and replace the key. */
export const secretRights = ['MANAGE_CERTIFICATES', 'MANAGE_API_KEYS'] as const;
export const readRights = { anyOf: ['VIEW_CONNECTION_DETAILS', ...secretRights] } as const;
/** Minutes after a password was entered in which the secrets are shown. */
export const SECRETS_SHOWN_MINUTES = 15;
/** Characters that the key of signed hand-offs needs. */
export const LEAST_KEY_LENGTH = 32;
/** Hours for which a replaced key goes on working. */
export const FORMER_KEY_HOURS = 24;
