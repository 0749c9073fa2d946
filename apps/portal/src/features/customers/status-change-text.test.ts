import { describe, expect, it } from 'vitest';
import { disablingText, restoringText } from './status-change-text.ts';

const nothing = { accounts: 0, schedules: 0, unsettledPayments: 0, unsettledAmounts: [] };

describe('the words of the status dialogs', () => {
  it('say what disabling switches off and cancels', () => {
    const preview = {
      accounts: 5,
      schedules: 2,
      unsettledPayments: 1,
      unsettledAmounts: [{ displayAmount: '$186.40' }],
    };
    expect(disablingText(preview)).toBe(
      '5 linked accounts and 2 recurring schedules become inactive, and 1 unsettled payment of $186.40 is cancelled. No payments can be taken until the customer is enabled again.',
    );
    expect(disablingText({ ...nothing, accounts: 1 })).toBe(
      '1 linked account becomes inactive. No payments can be taken until the customer is enabled again.',
    );
    expect(
      disablingText({
        ...nothing,
        unsettledPayments: 3,
        unsettledAmounts: [{ displayAmount: '$1.00' }, { displayAmount: 'NZ$2.00' }],
      }),
    ).toBe(
      '3 unsettled payments of $1.00 and NZ$2.00 are cancelled. No payments can be taken until the customer is enabled again.',
    );
    expect(disablingText(nothing)).toContain('no active accounts or schedules');
  });

  it('still say what disabling does when the numbers could not be had', () => {
    expect(disablingText(null)).toBe(
      'All linked accounts and recurring schedules become inactive, and unsettled payments are cancelled.',
    );
  });

  it('offer to reactivate what was deactivated', () => {
    expect(restoringText({ ...nothing, accounts: 1, schedules: 2 })).toBe('Reactivate 1 account and 2 schedules');
    expect(restoringText({ ...nothing, schedules: 1 })).toBe('Reactivate 1 schedule');
  });
});
