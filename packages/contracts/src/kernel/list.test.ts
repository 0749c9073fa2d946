import { describe, expect, it } from 'vitest';
import { expiringCardList } from '../nouns/customer-accounts/expiring-card-list.ts';
import { customerList } from '../nouns/customers/customer-list.ts';
import { payToAgreementList } from '../nouns/payto-agreements/payto-agreement-list.ts';
import { migrationScheduleList } from '../nouns/payto-migrations/migration-schedule-list.ts';
import { scheduleList } from '../nouns/recurring-payments/schedule-lists.ts';
import { transactionList } from '../nouns/transactions/transaction-list.ts';
import { criteriaInWords, fileColumns, fileColumnsOf, type List, sortKeys, tableKeys } from './list.ts';

const exported: List[] = [customerList, transactionList, expiringCardList];
const everyExported: List[] = [...exported, payToAgreementList, scheduleList, migrationScheduleList];

describe('a list that can be exported', () => {
  it.each(exported)('has every column of its table in its file, each once: $name', (list) => {
    const file: readonly string[] = fileColumns(list);
    const ofTable = tableKeys(list).filter((key) => list.columns[key]?.inFile?.length !== 0);
    for (const key of ofTable) expect(fileColumnsOf(list, [key]), key).not.toEqual([]);
    const chosen = fileColumnsOf(list, tableKeys(list));
    expect(new Set(chosen).size).toBe(chosen.length);
    for (const key of chosen) expect(file).toContain(key);
  });

  it.each(everyExported)('calls its columns in the file as in the table: $name', (list) => {
    // But for a column whose content is several in the file
    const renamed = Object.entries(list.columns).filter(
      ([, { title, fileTitle, inFile = [] }]) => fileTitle !== undefined && fileTitle !== title && inFile.length < 2,
    );
    expect(renamed.map(([name]) => name)).toEqual([]);
  });

  it('has the columns of its file in the order of the table that is shown', () => {
    expect(fileColumnsOf(customerList, ['status', 'city', 'customerName'])).toEqual([
      'status',
      'city',
      'state',
      'customerName',
    ]);
    expect(fileColumnsOf(transactionList, ['response', 'receiptNumber', 'paidFrom', 'totalAmount'])).toEqual([
      'responseCode',
      'responseText',
      'receiptNumber',
      'paidFrom',
      'cardScheme',
      'bsb',
      'accountNumber',
      'totalAmount',
      'currency',
    ]);
  });

  it('keeps the columns of its file: another set or order needs a new version', () => {
    expect(exported.map((list) => [list.name, list.columnsVersion, fileColumns(list).join(' ')]))
      .toMatchInlineSnapshot(`
      [
        [
          "customers",
          2,
          "customerName customerNumber customerId status email receivesEmail phoneNumber receivesSms street1 street2 street3 city state postcode hasPayToProduct businessName businessCode createdAt updatedAt",
        ],
        [
          "transactions",
          1,
          "receiptNumber transactionTime customerName status transactionType customerReferenceNumber paymentReferenceNumber paidFrom accountNumber cardScheme bsb source settlementDate responseCode responseText principalAmount surchargeAmount totalAmount currency businessName customerId comment",
        ],
        [
          "expiring-cards",
          1,
          "customerName customerNumber customerId account cardNumber cardholderName expiryDate tokenised activeSchedules phoneNumber email businessName",
        ],
      ]
    `);
  });
});

describe('the table of a list', () => {
  it('puts a column in front of the one it names, and leaves out those of the file only', () => {
    expect(tableKeys(transactionList).slice(-5)).toEqual([
      'response',
      'businessName',
      'principalAmount',
      'surchargeAmount',
      'totalAmount',
    ]);
    expect(tableKeys(customerList)).not.toContain('street1');
  });

  it('sorts by the columns that say so', () => {
    expect(sortKeys(customerList)).toEqual(['customerName', 'customerNumber', 'customerId', 'status', 'createdAt']);
  });
});

describe('criteria in words', () => {
  it('names what narrows a list, codes by their words', () => {
    expect(criteriaInWords(customerList, { status: 'ENABLED', query: 'olsson', sort: 'status' })).toBe(
      'Search: olsson, Status: Enabled',
    );
    expect(criteriaInWords(transactionList, { status: ['IN_FLIGHT', 'PENDING'], transactionType: 'REFUND' })).toBe(
      'Status: Processing or Pending, Type: Refund',
    );
    expect(criteriaInWords(customerList, {})).toBe('');
  });
});
