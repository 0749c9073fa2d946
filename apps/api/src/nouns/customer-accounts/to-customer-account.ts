import { displayBsb, withoutBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import type { CustomerAccount as Shown } from '@quickportal/contracts/customer-accounts/customer-account';
import { cardExpiryStatus } from '@quickportal/contracts/rules/cards/card-expiry-window';
import type { CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';

/** Numbers and holders of the other kinds. */
const noNumber = {
  cardNumber: '',
  cardholderName: '',
  accountNumber: '',
  accountName: '',
  nzAccountNumber: '',
  nzAccountName: '',
};

/** An account as it is answered: each kind has its own names for what it holds. `today` is the community's date. */
export function shownAccount(account: CustomerAccount, today: string): Shown {
  const { accountType, holderName, maskedNumber, bsb, expiry } = account;
  const { numberField, holderField } = accountTypes[accountType];
  return {
    accountId: account.accountId,
    customerId: account.customerId,
    businessId: account.businessId,
    accountType,
    displayName: account.displayName,
    enabled: account.enabled,
    defaultAccount: account.defaultAccount,
    tokenised: account.tokenised,
    accountToken: account.accountToken,
    cardScheme: account.cardScheme,
    cardType: account.cardType,
    expiryDateMonth: expiry?.month ?? null,
    expiryDateYear: expiry?.year ?? null,
    expiryStatus: expiry && cardExpiryStatus(expiry, today),
    bsb: bsb === null ? '' : displayBsb(bsb),
    nzBankCode: account.nzBankCode ?? '',
    nzBranchCode: account.nzBranchCode ?? '',
    ...noNumber,
    [numberField]: withoutBsb(maskedNumber),
    [holderField]: holderName,
    version: account.version,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  };
}
