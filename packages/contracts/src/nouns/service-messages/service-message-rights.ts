/** Either opens the pages about service messages. Without schemas, for the browser. */
export const serviceMessageReadRights = ['VIEW_OPERATIONS', 'MANAGE_OPERATIONS'] as const;
/** Sends a failed one again. */
export const serviceMessageResendRights = ['MANAGE_OPERATIONS'] as const;
/** Downloads its file, which may hold customers. */
export const serviceMessageFileRights = ['VIEW_REPORTS', 'MANAGE_REPORTS'] as const;
