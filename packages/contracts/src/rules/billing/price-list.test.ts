import { describe, expect, it } from 'vitest';
import { newlyWaived } from './billing-schemes.ts';
import { feeTypes, isSold, productsWith, soldItemsOf, soldProductNames } from './price-list.ts';

describe('the price list', () => {
  it('has an item of each fee type for each product [2R215 2R216]', () => {
    for (const feeType of feeTypes)
      for (const product of soldProductNames)
        expect(
          soldItemsOf(feeType).some((item) => isSold(feeType, product, item)),
          product,
        ).toBe(true);
  });

  it('knows which products an item belongs to', () => {
    expect(isSold('ESTAB', 'REST API', 'Certificate set-up')).toBe(true);
    expect(isSold('ESTAB', 'PayTo', 'Certificate set-up')).toBe(false);
    expect(isSold('MONTHLY', 'REST API', 'Certificate set-up')).toBe(false);
    expect(isSold('ESTAB', 'PayTo', 'toString')).toBe(false);
    expect(productsWith('MONTHLY', 'Stored account fee')).toEqual(['QuickVault']);
  });
});

describe('products that become waived', () => {
  const of = (billingItemProduct: string, billingScheme: string) => ({ billingItemProduct, billingScheme });
  it('are those that were not', () => {
    const stored = [of('PayTo', 'COMMUNITY'), of('QuickBills', 'WAIVED'), of('QuickBatch', 'BUSINESS')];
    const entered = [of('PayTo', 'WAIVED'), of('QuickBills', 'WAIVED'), of('QuickBatch', 'COMMUNITY')];
    expect(newlyWaived(stored, entered)).toEqual(['PayTo']);
  });
});
