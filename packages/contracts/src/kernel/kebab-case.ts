/** `customerAccounts.setDefault` as file names, folders and audit actions have it: `customer-accounts.set-default`. */
export const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
