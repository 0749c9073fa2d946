import { describe, expect, it } from 'vitest';
import { payToPurposeCodes } from './purposes.ts';
import { payToAgreementTypeCodes, payToFrequencyCodes } from './terms.ts';
import { fromWireCode, toWireCode, wireCodes, type WireField } from './wire-codes.ts';

describe('the codes of the network', () => {
  it('name every type, frequency and purpose', () => {
    expect(payToAgreementTypeCodes.map((name) => toWireCode('agreementType', name))).toEqual([
      'FIXE',
      'VARI',
      'USGB',
      'BALN',
    ]);
    expect(payToFrequencyCodes.map((name) => toWireCode('frequency', name)).join(' ')).toBe(
      'ADHO INDA DAIL WEEK FRTN MNTH QURT MIAN YEAR',
    );
    expect(payToPurposeCodes.map((name) => toWireCode('purpose', name)).join(' ')).toBe(
      'MORT UTIL LOAN DEPD GAMP RETL SALA PERS GOVT PENS TAXS OTHR',
    );
  });

  it.each(Object.keys(wireCodes) as WireField[])('lead back to the name of each %s', (field) => {
    for (const [name, code] of Object.entries(wireCodes[field])) expect(fromWireCode(field, code)).toBe(name);
  });

  it('have no name where they are not known', () => {
    expect([fromWireCode('frequency', 'XXXX'), fromWireCode('frequency', 'toString')]).toEqual([null, null]);
    expect(fromWireCode('purpose', 'MNTH')).toBeNull();
  });
});
