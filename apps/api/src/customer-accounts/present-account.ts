import type { CustomerAccount as Shown } from '@quickportal/contracts/customer-accounts/customer-account';
import { cardExpiryStatus } from '@quickportal/contracts/rules/card-expiry-window';
import type { CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';

const onlyOf = (is: boolean, text: string | null): string => (is && text) || '';

/** Digits of the account without the BSB in front of them. */
const withoutBsb = (masked: string): string => masked.replace(/^[0-9]{3}-[0-9]{3} /, '');

/** An account as it is answered: each kind has its own names for what it holds. `today` is the community's date. */
export function shownAccount(account: CustomerAccount, today: string): Shown {
  const { accountType, holderName, maskedNumber, bsb, expiry } = account;
  const isCard = accountType === 'CREDIT_CARD';
  const isAu = accountType === 'DIRECT_DEBIT';
  const isNz = accountType === 'DIRECT_DEBIT_NZ';
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
    cardNumber: onlyOf(isCard, maskedNumber),
    expiryDateMonth: expiry?.month ?? null,
    expiryDateYear: expiry?.year ?? null,
    expiryStatus: expiry && cardExpiryStatus(expiry, today),
    cardholderName: onlyOf(isCard, holderName),
    bsb: bsb === null ? '' : `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
    accountNumber: onlyOf(isAu, withoutBsb(maskedNumber)),
    accountName: onlyOf(isAu, holderName),
    nzBankCode: account.nzBankCode ?? '',
    nzBranchCode: account.nzBranchCode ?? '',
    nzAccountNumber: onlyOf(isNz, maskedNumber),
    nzAccountName: onlyOf(isNz, holderName),
    version: account.version,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  };
}
