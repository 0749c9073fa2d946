import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { PaymentAccount } from './payment-accounts.ts';

/** Of the accounts that were declined on this screen the last payment, by account. */
export type DeclinedAccounts = ReadonlyMap<number, Transaction>;

/** The accounts without those whose bank said that no other try can succeed. */
export function withDeclines(accounts: readonly PaymentAccount[], declined: DeclinedAccounts): PaymentAccount[] {
  return accounts.map((entry) => {
    const { responseCode, paidFrom } = declined.get(entry.account.accountId) ?? {};
    if (!responseCode || !paidFrom || entry.fault !== null) return entry;
    const { kind, text } = responseMeaning(paidFrom.accountType, responseCode);
    return kind === 'HARD' ? { ...entry, fault: `Declined: ${text.toLowerCase()}.` } : entry;
  });
}

/** The first account that can be charged and was not declined; null: there is none. */
export const otherAccount = (accounts: readonly PaymentAccount[], declined: DeclinedAccounts): number | null =>
  accounts.find(({ account, fault }) => fault === null && !declined.has(account.accountId))?.account.accountId ?? null;
