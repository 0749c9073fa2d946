import { describe, expect, it } from 'vitest';
import { accountTypes } from '../accounts/account-types.ts';
import { printedName, printedNameWarning } from './printed-name.ts';

describe('the name of an account', () => {
  it.each([
    ['DIRECT_DEBIT', 'José García', 'JOSE GARCIA'],
    ['DIRECT_DEBIT', 'O’Brien & Søn', "O'BRIEN & SON"],
    ['DIRECT_DEBIT_NZ', 'Whānau Ōtautahi', 'Whanau Otautahi'],
    ['DIRECT_DEBIT_NZ', 'Olsson Family Trust No. 12', 'Olsson Family Trust'],
    ['DIRECT_DEBIT_NZ', 'Smith, Jones', 'Smith  Jones'],
    ['DIRECT_DEBIT', 'Straßenbahnverkehrsgesellschaft AG', 'STRASSENBAHNVERKEHRSGESELLSCHAFT'],
  ] as const)('of %s, %s, is printed as %s, and the user is warned', (accountType, name, printed) => {
    expect(printedName(accountTypes[accountType].printedBy, name)).toBe(printed);
    expect(printedNameWarning(accountType, name)).toBe(`The bank will print: ${printed}.`);
  });

  it.each(['李小龍', 'Пат Иванов', 'محمد', 'Kim 李'])('that the bank has no letters for is replaced: %s', (name) => {
    expect(printedNameWarning('DIRECT_DEBIT', name)).toBe(
      'The bank cannot print this name. It will print: ACCOUNT HOLDER.',
    );
  });

  it.each([
    ['DIRECT_DEBIT', 'M J Olsson'],
    ['DIRECT_DEBIT', '  m j  olsson '],
    ['DIRECT_DEBIT_NZ', "O'Brien & Sons"],
    ['DIRECT_DEBIT', ''],
    ['CREDIT_CARD', '李小龍'],
  ] as const)('of %s is left alone where only capitals differ, or nothing is printed: %j', (accountType, name) => {
    expect(printedNameWarning(accountType, name)).toBeNull();
  });
});
