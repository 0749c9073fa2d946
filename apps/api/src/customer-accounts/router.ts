import { addBankAccount, addCreditCard, addNzBankAccount } from './add-accounts.ts';
import { pollExpiringCardsExport, startExpiringCardsExport } from './export-expiring-cards.ts';
import { listAcceptedSchemes, listAcceptedTypes } from './list-accepted.ts';
import { countDisabled, getAccount, listAccounts, listDisabledAccounts } from './list-accounts.ts';
import { listExpiringCards } from './list-expiring-cards.ts';
import { previewStatusChange } from './preview-status-change.ts';
import { disableAccount, enableAccount, setDefault } from './set-account-status.ts';
import { updateAccount } from './update-account.ts';

/** The calls about customer accounts. */
export const customerAccounts = {
  acceptedAccountTypes: listAcceptedTypes,
  acceptedCardSchemes: listAcceptedSchemes,
  addBankAccount,
  addCreditCard,
  addNzBankAccount,
  disable: disableAccount,
  disabledCount: countDisabled,
  enable: enableAccount,
  expiringCards: listExpiringCards,
  get: getAccount,
  list: listAccounts,
  listDisabled: listDisabledAccounts,
  pollExpiringCardsExport,
  setDefault,
  startExpiringCardsExport,
  statusChangePreview: previewStatusChange,
  update: updateAccount,
};
