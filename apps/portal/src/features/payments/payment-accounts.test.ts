import { describe, expect, it } from 'vitest';
import { auAccount, visa } from '../../storybook/accounts.ts';
import { firstAccount, paymentAccounts } from './payment-accounts.ts';

const faults = (...accounts: (typeof visa)[]) =>
  paymentAccounts(accounts, [visa], 'Harbour City Water').map(({ fault }) => fault);

describe('accounts to take a payment from', () => {
  it('say why none can be taken: disabled, expired, or not taken by the business', () => {
    expect(faults(visa)).toEqual([null]);
    expect(faults({ ...visa, enabled: false })).toEqual(['Account not enabled.']);
    expect(faults({ ...visa, expiryStatus: 'EXPIRED' })).toEqual(['The card has expired.']);
    expect(faults({ ...visa, accountId: 7 })).toEqual(['Harbour City Water does not accept this card.']);
    expect(faults(auAccount)).toEqual(['Harbour City Water does not accept this account type.']);
  });

  it('begin with the default account, or the only one that can be charged; otherwise a user chooses', () => {
    const other = { ...auAccount, defaultAccount: false };
    const usable = (account: typeof visa) => ({ account, fault: null });
    expect(firstAccount([usable(other), usable(visa)])).toBe(visa.accountId);
    expect(firstAccount([usable(other)])).toBe(other.accountId);
    expect(firstAccount([{ account: visa, fault: 'The card has expired.' }, usable(other)])).toBe(other.accountId);
    expect(firstAccount([usable(other), usable({ ...other, accountId: 8 })])).toBeNull();
    expect(firstAccount([])).toBeNull();
  });
});
