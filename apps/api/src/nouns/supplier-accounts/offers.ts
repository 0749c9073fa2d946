// What other nouns may use of this one.
export { changeAccount } from './requests/change-account.ts';
export { addAccountOf, updateAccountOf } from './requests/save-account.ts';
export { blockAccountKind, unblockAccountKind } from './requests/switch-account-kinds.ts';
export { findOtherAccounts, listAccountRows, requireAccount, requireAccountBusiness } from './shown-accounts.ts';
export { toRow } from './to-account-row.ts';
