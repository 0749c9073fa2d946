/** The ways in which a facility's programs and pages connect (2K021). */
export const connectionTypes = ['apiRequest', 'tokenRequest', 'signedHandoff', 'restApi'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

export const connectionTitles = {
  apiRequest: 'API request',
  tokenRequest: 'Token request',
  signedHandoff: 'Signed hand-off',
  restApi: 'REST API',
} as const satisfies Record<ConnectionType, string>;

/** What a community can buy, as people read it. */
export const productNames = {
  PAYTO: 'PayTo',
  PAYID: 'PayID',
  QUICKVAULT: 'QuickVault',
  RESTAPI: 'REST API',
  WEBHOOKS: 'Webhooks',
  QUICKTERMINAL: 'QuickTerminal',
  QUICKBATCH: 'QuickBatch',
  QUICKBILLS: 'QuickBills',
  NOTIFICATIONS: 'Notifications',
} as const;
export type ProductCode = keyof typeof productNames;

/** What a business uses of it, as its enablement calls them. */
export const businessProductNames = {
  PAYTO: productNames.PAYTO,
  PAYID: productNames.PAYID,
  QUICKVAULT: productNames.QUICKVAULT,
  RECURRING: 'Schedules',
  TERMINAL: productNames.QUICKTERMINAL,
} as const;

/** Products that are used by each connection. */
export const connectionProducts = {
  apiRequest: ['QUICKBATCH', 'QUICKTERMINAL', 'QUICKVAULT'],
  tokenRequest: ['QUICKVAULT', 'RESTAPI'],
  signedHandoff: ['QUICKBILLS', 'QUICKTERMINAL'],
  restApi: ['PAYID', 'PAYTO', 'QUICKVAULT', 'RESTAPI', 'WEBHOOKS'],
} as const satisfies Record<ConnectionType, readonly ProductCode[]>;

/** Products of payment terms whose payments come by a connection that has a list of businesses. */
export const connectionTerms = {
  ccapi: ['TERMINAL', 'RECURRING', 'BATCH'],
  online: ['ONLINE'],
  restapi: ['RESTAPI', 'PAYTO', 'PAYID'],
} as const;

/** How accounts of each kind are paid into, as the business lists call it. */
export const accountMethodTitles = {
  AU_MERCHANT: 'Credit card',
  TANDEM_MERCHANT: 'Credit card',
  NZ_MERCHANT: 'Credit card',
  AU_BANK: 'Direct debit',
  NZ_BANK: 'NZ direct debit',
  PAYTO_PAYEE: 'PayTo',
  PAYID_BILLER: 'PayID',
} as const;
