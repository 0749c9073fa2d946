/** Payments, and entries of the audit history, on a page. */
// In the specification: 2K059
export const ACCOUNT_PAGE_SIZE = 10;
