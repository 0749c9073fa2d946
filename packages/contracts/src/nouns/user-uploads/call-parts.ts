/** Users are administered by their facility and by staff who work in it. */
export const audience = ['facility', 'staff'] as const;
export const rights = { allOf: ['MANAGE_USERS'] } as const;
