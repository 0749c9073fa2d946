export const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['facility', 'staff'],
  rights: { anyOf: ['VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS'] },
} as const;

export const changes = {
  kind: 'mutation',
  method: 'PATCH',
  audience: ['facility'],
  rights: { anyOf: ['MANAGE_FACILITY_SETTINGS'] },
  errors: ['state-conflict'],
} as const;

/** Ends the description of each change. */
export const keepsTheRest =
  'Fields that are left out keep their value. An edit that changes nothing returns 422 with "No changes detected." on the whole form.';
