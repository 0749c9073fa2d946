import { describe, expect, it } from 'vitest';
import { hasTooManyLines, readAccountLines } from './account-lines.ts';

const reasons = (text: string) => readAccountLines(text).wrong.map(({ reason }) => reason);

describe('pasted accounts', () => {
  it('are read by commas and tabs, with what is left out filled in', () => {
    const text =
      'Receipts, 062-000 , 1234 5678\nTasman\t01-0902-0068389-00\tHCTAS\tcamt.053\r\nOld,062000,9,hc-old,nai';
    expect(readAccountLines(text)).toEqual({
      accounts: [
        {
          aliasName: 'Receipts',
          number: { kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '12345678' },
          groupCode: '',
          source: 'BAI2',
        },
        {
          aliasName: 'Tasman',
          number: { kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068389-00' },
          groupCode: 'HCTAS',
          source: 'CAMT053',
        },
        {
          aliasName: 'Old',
          number: { kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '9' },
          groupCode: 'hc-old',
          source: 'NAI',
        },
      ],
      wrong: [],
    });
  });

  it('may have a heading and empty lines, which count as lines', () => {
    const { accounts, wrong } = readAccountLines('Name,BSB,Account Number\n\nReceipts,062-000,1\n\nWrong,06200,1\n');
    expect([accounts.length, wrong]).toEqual([
      1,
      [{ text: 'Wrong,06200,1', reason: 'Line 5: Use six digits for the BSB, such as 062-000.' }],
    ]);
  });

  it('keep a comma in a name where tabs separate', () => {
    expect(readAccountLines('Smith, Jones\t062-000\t77').accounts[0]?.aliasName).toBe('Smith, Jones');
  });

  it.each([
    [',062-000,1', 'Begin with a name of 1 to 60 characters.'],
    [`${'x'.repeat(61)},062-000,1`, 'Begin with a name of 1 to 60 characters.'],
    ['Receipts', 'Add a BSB and an account number, or a New Zealand account number.'],
    ['Receipts,000-000,1', 'Use six digits for the BSB, such as 062-000.'],
    ['Receipts,062-000,1234567890', 'Use one to nine digits for the account number.'],
    ['Receipts,062-000,000', 'Use one to nine digits for the account number.'],
    ['Receipts,062-000,', 'Use one to nine digits for the account number.'],
    ['Receipts,01-0902-0068388-00', 'Check the New Zealand account number: its bank or its check digit is wrong.'],
    ['Receipts,062-000,1,A B', 'Use up to 20 letters, digits, dashes and underscores for the group code.'],
    ['Receipts,062-000,1,A,PDF', 'Use BAI2, NAI, MT940, CAMT053 or SIMULATION for the source.'],
    ['Receipts,062-000,1,A,BAI2,more', 'Leave out what follows the source.'],
  ])('say what is wrong with %j', (line, reason) => {
    expect(reasons(line)).toEqual([`Line 1: ${reason}`]);
  });

  it('are at most 500 lines', () => {
    expect([hasTooManyLines('a\n'.repeat(499)), hasTooManyLines('a\n'.repeat(500))]).toEqual([false, true]);
  });
});
