/**
 * Converts a name to kebab case, as in file names, folders and audit actions: `customerAccounts.setDefault` becomes
 * `customer-accounts.set-default`. Product names stay one word: `createPayToAgreement` becomes
 * `create-payto-agreement`.
 */
export const kebabCase = (name: string): string =>
  name.replaceAll(/(?<=P)ayTo/g, 'ayto').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
