/** Columns of bulk routing, in the order in which they are pasted, with their headings (2E007). */
export const routingColumns = {
  supplierCode: 'Supplier Business Code',
  merchantId: 'Merchant Id',
  mastercardRule: 'Mastercard Rule',
  mastercardThreshold: 'Mastercard Threshold Amount',
  visaRule: 'Visa Rule',
  visaThreshold: 'Visa Threshold Amount',
} as const;
export type RoutingColumn = keyof typeof routingColumns;
export const routingColumnNames = Object.keys(routingColumns) as RoutingColumn[];

/** Most lines of a bulk upload. */
export const MOST_ROUTING_LINES = 5_000;
/** Most errors that a check names. */
export const MOST_ROUTING_ERRORS = 500;
