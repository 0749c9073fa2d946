import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BECS_CHARSET, NZ_CHARSET, bankText, fittedBankText, isBankText } from './bank-text.ts';

describe('texts for banks', () => {
  it.each([
    ['José Núñez', 'JOSE NUNEZ', 'Jose Nunez'],
    ['Māori Whānau', 'MAORI WHANAU', 'Maori Whanau'],
    ['Straße 5; “Hof”', "STRASSE 5, 'HOF'", "Strasse 5  'Hof'"],
    ['O’Brien – Søn, Łódź', "O'BRIEN - SON, LODZ", "O'Brien - Son  Lodz"],
    ['a@b #1: {x}', 'A@B #1: (X)', 'a at b  1  (x)'],
    ['ﬁve\u00A0½', null, null],
    ['  Pat  ', 'PAT', 'Pat'],
    ['', '', ''],
  ])('%s', (text, becs, nz) => {
    expect(bankText(text, BECS_CHARSET)).toBe(becs);
    expect(bankText(text, NZ_CHARSET)).toBe(nz);
  });

  it.each(['李', 'Пат', '€5', 'A\nB', 'A\tB', '\u{1F3CB}', '\uD800', 'A\0'])('refuses %j', (text) => {
    expect(bankText(text, BECS_CHARSET)).toBeNull();
    expect(bankText(text, NZ_CHARSET)).toBeNull();
  });

  it('is cut only on request', () => {
    expect(fittedBankText('Straßenbahner Anton', 8, BECS_CHARSET)).toBe('STRASSEN');
    expect(fittedBankText('Alex Tester', 5, BECS_CHARSET)).toBe('ALEX');
    expect(fittedBankText('李', 5, BECS_CHARSET)).toBeNull();
  });

  it('is allowed, and stays as it is when written again, whatever was typed', () => {
    const texts = fc.oneof(
      fc.uint16Array().map((units) => String.fromCharCode(...units)),
      fc.string({ unit: fc.constantFrom(...'éßØ“,;:#@aB -\u0304'.split('')) }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(BECS_CHARSET, NZ_CHARSET), (text, charset) => {
        const written = bankText(text, charset);
        if (written === null) return;
        expect(isBankText(written, charset)).toBe(true);
        expect(bankText(written, charset)).toBe(written);
      }),
    );
  });
});
