/** The jobs that the left navigation is grouped by, in their order; the first six serve facility users and staff. */
export const navigationGroups = [
  'Customers',
  'Payments',
  'PayTo',
  'Risk',
  'Facility',
  'Developer',
  'Communities',
  'Accounts',
  'Reconciliation',
  'Finance',
  'Operations',
  'Administrators',
] as const;

export type NavigationGroup = (typeof navigationGroups)[number];
