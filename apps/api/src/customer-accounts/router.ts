import { addBankAccount } from './add-bank-account.ts';
import { addCreditCard } from './add-credit-card.ts';
import { addNzBankAccount } from './add-nz-bank-account.ts';
import { countDisabledCustomerAccounts } from './count-disabled-customer-accounts.ts';
import { disableCustomerAccount } from './disable-customer-account.ts';
import { enableCustomerAccount } from './enable-customer-account.ts';
import { getAccountStatusChangePreview } from './get-account-status-change-preview.ts';
import { getCustomerAccount } from './get-customer-account.ts';
import { listAcceptedAccountTypes } from './list-accepted-account-types.ts';
import { listAcceptedCardSchemes } from './list-accepted-card-schemes.ts';
import { listCustomerAccounts } from './list-customer-accounts.ts';
import { listDisabledCustomerAccounts } from './list-disabled-customer-accounts.ts';
import { listExpiringCards } from './list-expiring-cards.ts';
import { pollExpiringCardExport } from './poll-expiring-card-export.ts';
import { setDefaultCustomerAccount } from './set-default-customer-account.ts';
import { startExpiringCardExport } from './start-expiring-card-export.ts';
import { updateCustomerAccount } from './update-customer-account.ts';

/** The calls about customer accounts. */
export const customerAccounts = {
  acceptedAccountTypes: listAcceptedAccountTypes,
  acceptedCardSchemes: listAcceptedCardSchemes,
  addBankAccount,
  addCreditCard,
  addNzBankAccount,
  disable: disableCustomerAccount,
  disabledCount: countDisabledCustomerAccounts,
  enable: enableCustomerAccount,
  expiringCards: listExpiringCards,
  get: getCustomerAccount,
  list: listCustomerAccounts,
  listDisabled: listDisabledCustomerAccounts,
  pollExpiringCardsExport: pollExpiringCardExport,
  setDefault: setDefaultCustomerAccount,
  startExpiringCardsExport: startExpiringCardExport,
  statusChangePreview: getAccountStatusChangePreview,
  update: updateCustomerAccount,
};
