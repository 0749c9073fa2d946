/** What every change of payment terms has: staff set them, and they are part of the history of the business. */
export const termChange = {
  objectType: 'business',
  noun: 'payment term',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_BUSINESSES', approve: 'APPROVE_REQUESTS' },
  scope: () => ({ kind: 'staff' }) as const,
} as const;
