import type { ProductConfig, ProductUse } from '@quickportal/contracts/products/product-config';

/** Everything is on. */
export const everyProduct: ProductConfig = {
  payto: true,
  payid: true,
  quickvault: true,
  restapi: true,
  webhooks: true,
  quickterminal: true,
  quickbatch: true,
  quickbills: true,
  notifications: true,
  showLegacyFields: false,
  preregAccountTokenGenIsProvided: false,
  version: 14,
};

/** A community that takes payments at the desk only. */
export const deskOnly: ProductConfig = {
  ...everyProduct,
  payto: false,
  payid: false,
  quickvault: false,
  restapi: false,
  webhooks: false,
  quickbatch: false,
  quickbills: false,
  notifications: false,
};

export const productUse: ProductUse = {
  payToAccounts: 2,
  payToAgreements: 41,
  payToSchedules: 12,
  payIdAccounts: 1,
  payIds: 1,
  apiKeys: 3,
  certificates: 1,
  webhookEndpoints: 2,
  storedAccounts: 1204,
  accountSchedules: 310,
  openHandOffs: 2,
};
