import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { cardSchemeTitles } from '@quickportal/contracts/rules/account-display-name';
import { accountTypes } from '@quickportal/contracts/rules/account-types';
import { expiryText } from '@quickportal/contracts/rules/card-expiry-window';
import { Badge } from '@quickportal/ui/badge';
import { KeyRound, Star, TriangleAlert } from 'lucide-react';

const marks: Record<NonNullable<CustomerAccount['cardScheme']>, string> = {
  VISA: 'VISA',
  MASTERCARD: 'MC',
  AMEX: 'AMEX',
  DINERS: 'DC',
  JCB: 'JCB',
  UNIONPAY: 'UP',
};

/** The kind of account in a glance: card scheme, or country of the bank. The name beside it says it in words. */
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

/** Expired, or within 60 days of it; nothing where the card is good for longer. */
export function ExpiryBadge({ status }: { status: CustomerAccount['expiryStatus'] }) {
  if (status === 'EXPIRED')
    return (
      <Badge tone="danger" icon={<TriangleAlert />}>
        Expired
      </Badge>
    );
  return status === 'EXPIRING' ? (
    <Badge tone="warning" icon={<TriangleAlert />}>
      Expiring soon
    </Badge>
  ) : null;
}

/** What is special about an account. */
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

/** Name of the holder, whatever the kind calls it. */
export const holderOf = (account: CustomerAccount): string =>
  account.cardholderName || account.accountName || account.nzAccountName;

/** The expiry as it stands on a card, `12/26`; empty for a bank account. */
export const expiryOf = ({ expiryDateMonth, expiryDateYear }: CustomerAccount): string =>
  expiryDateMonth === null || expiryDateYear === null
    ? ''
    : expiryText({ month: expiryDateMonth, year: expiryDateYear });

/** The line under the name: who holds it, and what it is. */
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
