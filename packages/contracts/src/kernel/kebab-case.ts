/**
 * `customerAccounts.setDefault` as file names, folders and audit actions have it: `customer-accounts.set-default`. The
 * names of products are one word: `createPayToAgreement` is `create-payto-agreement`.
 */
export const kebabCase = (name: string): string =>
  name.replaceAll(/(?<=P)ayTo/g, 'ayto').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
