import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { expiryText } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { Badge } from '@quickportal/ui/badge';
import { KeyRound, Star } from 'lucide-react';
import { StatusWordBadge } from '../status-badge.tsx';

const marks: Record<NonNullable<CustomerAccount['cardScheme']>, string> = {
  VISA: 'VISA',
  MASTERCARD: 'MC',
  AMEX: 'AMEX',
  DINERS: 'DC',
  JCB: 'JCB',
  UNIONPAY: 'UP',
};

/** Badge of the account type: card scheme, or country of the bank. The name beside it has it as text. */
export function AccountMark({ account }: { account: Pick<CustomerAccount, 'accountType' | 'cardScheme'> }) {
  const text = account.cardScheme ? marks[account.cardScheme] : accountTypes[account.accountType].mark;
  return (
    <span
      aria-hidden="true"
      className="grid h-6.5 w-11 flex-none place-items-center rounded-1 border border-line-strong bg-surface-sunken text-[0.6875rem] font-strong tracking-[0.02em] text-ink-2"
    >
      {text}
    </span>
  );
}

/** Shows that the card has expired, or will within 60 days. */
export function ExpiryBadge({ status }: { status: CustomerAccount['expiryStatus'] }) {
  if (status === 'EXPIRED') return <StatusWordBadge word="Expired" />;
  return status === 'EXPIRING' ? <StatusWordBadge word="Expiring soon" /> : null;
}

/** Special properties of an account. */
export function AccountBadges({ account }: { account: CustomerAccount }) {
  return (
    <>
      {account.defaultAccount && (
        <Badge tone="accent" icon={<Star />}>
          Default
        </Badge>
      )}
      {account.tokenised && (
        <Badge outline icon={<KeyRound />}>
          Tokenised
        </Badge>
      )}
      <ExpiryBadge status={account.expiryStatus} />
    </>
  );
}

/** Returns the holder's name, for any account type. */
export const holderOf = (account: CustomerAccount): string =>
  account.cardholderName || account.accountName || account.nzAccountName;

/** Formats the expiry as on a card, `12/26`; empty for a bank account. */
export const expiryOf = ({ expiryDateMonth, expiryDateYear }: CustomerAccount): string =>
  expiryDateMonth === null || expiryDateYear === null
    ? ''
    : expiryText({ month: expiryDateMonth, year: expiryDateYear });

/** The line under the name: holder and type. */
export function accountNote(account: CustomerAccount): string {
  const expiry = expiryOf(account);
  const kind =
    expiry === ''
      ? accountTypes[account.accountType].label
      : `${account.expiryStatus === 'EXPIRED' ? 'expired' : 'expires'} ${expiry}`;
  const funding = account.cardType === 'DEBIT' ? 'debit' : account.cardType === 'PREPAID' ? 'prepaid' : '';
  return [holderOf(account), funding, kind].filter(Boolean).join(' · ');
}

/** "Visa, Mastercard and Amex" */
export function schemesText(schemes: readonly { cardScheme: keyof typeof cardSchemeTitles }[]): string {
  return new Intl.ListFormat('en-AU').format(schemes.map(({ cardScheme }) => cardSchemeTitles[cardScheme]));
}
