/**
 * What the main menu offers, in its order: parts of the portal that hold at least one page. `key` is the letter that
 * opens the area after `g`.
 */
export const areas = {
  Home: { key: 'h' },
  Community: { key: 'u' },
  Customers: { key: 'c' },
  Payments: { key: 'p' },
  PayTo: { key: 't' },
  Reports: { key: 'r' },
  Developer: { key: 'd' },
  Settings: { key: 's' },
  Business: { key: 'b' },
  Approvals: { key: 'a' },
  Communities: { key: 'm' },
  Operations: { key: 'o' },
  Finance: { key: 'f' },
  Reconciliation: { key: 'n' },
  Security: { key: 'y' },
} as const;

export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];
