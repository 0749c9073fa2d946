import { describe, expect, it } from 'vitest';
import { readQuery } from './transaction-query.ts';

const kinds = (text: string) => Object.keys(readQuery(text) ?? {}).toSorted();

describe('what a text in the search of transactions may be', () => {
  it.each([
    ['1000000001', ['accountToken', 'receiptNumber', 'reference', 'traceId']],
    ['1000-000-001', ['accountToken', 'receiptNumber', 'reference', 'traceId']],
    ['1000 0000 01', ['receiptNumber', 'reference']],
    ['王明', ['customer', 'name', 'reference']],
    ['00042', ['amount', 'principal', 'receiptPart', 'reference']],
    ['mzq4k1c8d0aa2f17', ['accountToken', 'customer', 'name', 'reference', 'traceId']],
    ['4242', ['amount', 'lastFour', 'principal', 'receiptPart', 'reference']],
    ['....4242', ['lastFour', 'reference']],
    ['visa 4242', ['card', 'customer', 'name', 'reference']],
    ['4242 Visa', ['card', 'customer', 'name', 'reference']],
    ['Visa •••• 4242', ['card', 'customer', 'name', 'reference']],
    ['lease 4242', ['customer', 'name', 'reference']],
    ['062-000', ['bsb', 'reference']],
    ['$1,234.50', ['amount', 'principal', 'reference']],
    ['Olsson', ['customer', 'name', 'reference']],
    ['Margaret Olsson', ['customer', 'name', 'reference']],
    ['o', ['name', 'reference']],
    ['0491 570 157', ['customer', 'reference']],
    ['margaret@example.com', ['customer', 'name', 'reference']],
    ['INV-4711/a', ['customer', 'name', 'reference']],
    ['SEED000000000042', ['accountToken', 'customer', 'name', 'reference', 'traceId']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('keeps the value of each', () => {
    expect(readQuery(' $1,234.5 ')).toMatchObject({ amount: 123_450n });
    expect(readQuery('062 000')).toMatchObject({ bsb: '062000' });
    expect(readQuery('american express ending in 0005')?.card).toEqual({ scheme: 'AMEX', lastFour: '0005' });
    expect(readQuery('mc 4444')?.card).toEqual({ scheme: 'MASTERCARD', lastFour: '4444' });
    expect(readQuery('xx 424')).toMatchObject({ lastFour: '424' });
    expect(readQuery('1000 0000 01')).toMatchObject({ receiptNumber: '1000000001' });
    expect(readQuery('MZQ4K1C8D0AA2F17')).toMatchObject({ traceId: 'mzq4k1c8d0aa2f17' });
  });

  it.each(['', '  ', '-', '%_%', '…'])('is nothing without a letter or digit: %j', (text) => {
    expect(readQuery(text)).toBeNull();
  });

  it('takes no amount that cannot be kept', () => {
    expect(readQuery('0.00')?.amount).toBeUndefined();
    expect(readQuery('9999999999999')?.amount).toBeUndefined();
  });
});
