// What other nouns may use of this one.
export { accountChange, hasDualAuth } from './requests/account-kind-parts.ts';
export { bankOf } from './requests/account-values.ts';
export { addAccount, changeAccount } from './requests/change-account.ts';
export { addAccountOf, updateAccountOf } from './requests/save-account.ts';
export { blockAccountKind, unblockAccountKind } from './requests/switch-account-kinds.ts';
export { findSameMerchant, requireUniqueMerchant } from './requests/unique-merchant.ts';
export {
  findOtherAccounts,
  listAccountRows,
  requireAccount,
  requireAccountBusiness,
  requireAccountSetup,
  toRow,
} from './shown-accounts.ts';
