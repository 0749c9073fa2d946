import { describe, expect, it } from 'vitest';
import { type BilledProduct, billingCodeStatus } from './billing-code-status.ts';

const confirmed: BilledProduct = {
  scheme: 'COMMUNITY',
  isProductOn: true,
  isBusinessEnabled: true,
  billingCode: 'HARBOUR-01',
  cisKey: 'C09182044',
  confirmation: { from: '2026-07-01', to: '2026-12-31' },
};
const statusOf = (product: Partial<BilledProduct>, today = '2026-11-20') =>
  billingCodeStatus({ ...confirmed, ...product }, today);

describe('the status of a billing code', () => {
  it('is Not Billed where no one pays, the product is off or the business disabled [2M199]', () => {
    expect(statusOf({ scheme: 'WAIVED', billingCode: '' })).toBe('Not Billed');
    expect(statusOf({ isProductOn: false })).toBe('Not Billed');
    expect(statusOf({ isBusinessEnabled: false })).toBe('Not Billed');
  });

  it('is No Billing Code before anything about a key is looked at [2M198]', () => {
    expect(statusOf({ billingCode: '', cisKey: '', confirmation: null })).toBe('No Billing Code');
  });

  it('is Not Confirmed without a key, and without a confirmation for code and key [2M196]', () => {
    expect(statusOf({ cisKey: '' })).toBe('Not Confirmed');
    expect(statusOf({ confirmation: null })).toBe('Not Confirmed');
  });

  it('is Confirmed on each day from the first to the last, and Not Effective outside [2M195 2M197]', () => {
    const on = (today: string) => statusOf({}, today);
    expect(['2026-07-01', '2026-12-31'].map(on)).toEqual(['Confirmed', 'Confirmed']);
    expect(['2026-06-30', '2027-01-01'].map(on)).toEqual(['Not Effective', 'Not Effective']);
    expect(statusOf({ confirmation: { from: '2026-07-01', to: null } }, '2099-01-01')).toBe('Confirmed');
  });
});
