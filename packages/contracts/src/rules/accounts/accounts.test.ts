import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayAbn, normalAbn, normalAcn } from '../abn.ts';
import { bankOfBsbStart, bsbBank, normalAuAccount, normalBsb } from './bsb.ts';
import { bankOfNzAccountStart, type NzAccount, readNzAccount } from './nz-account.ts';

/** Accounts with a right check digit, suffixes of two digits. */
const validNzAccounts = fc
  .tuple(
    fc.constantFrom('01-0902', '12-3140', '38-9000', '03-1300', '26-2600', '08-6500'),
    fc.stringMatching(/^[0-9]{7}$/),
    fc.stringMatching(/^[0-9]{2}$/),
  )
  .map((parts) => parts.join('-'))
  .filter((text) => readNzAccount(text).valid);

/** The account without regard to the width of its suffix. */
const comparable = (account: NzAccount) =>
  account.valid ? account.normal.replace(/[0-9]+$/, (suffix) => suffix.padStart(4, '0')) : null;

describe('BSB', () => {
  it.each([
    ['062-000', '062-000'],
    ['062000', '062-000'],
    [' 062 000 ', '062-000'],
    ['000-000', null],
    ['06-2000', null],
    ['062 - 000', '062-000'],
    ['062\u2011000', '062-000'],
    ['062\u2013000', '062-000'],
    ['0-62000', null],
    ['0620001', null],
    ['06200a', null],
  ])('%s', (text, normal) => expect(normalBsb(text)).toBe(normal));

  it('tells its bank by the first digits, and none by too few', () => {
    expect(['0', '06', '48', '484', '062-0'].map(bankOfBsbStart)).toEqual([
      null,
      'Commonwealth',
      null,
      'Suncorp',
      'Commonwealth',
    ]);
    expect(['0', '01', '12-3', '26', '99'].map(bankOfNzAccountStart)).toEqual([null, 'ANZ', 'ASB', null, null]);
  });

  it('names the larger banks and stays quiet about others', () => {
    expect([bsbBank('032-999'), bsbBank('650-000'), bsbBank('999-999'), bsbBank('03')]).toEqual([
      'Westpac',
      'Newcastle Permanent',
      null,
      null,
    ]);
  });
});

describe('Australian account number', () => {
  it.each([
    ['12345678', '12345678'],
    ['0012', '0012'],
    ['123 456-789', '123456789'],
    ['123\u2011456', '123456'],
    ['1234567890', null],
    ['0000', null],
    ['12a', null],
  ])('%s', (text, normal) => expect(normalAuAccount(text)).toBe(normal));
});

describe('New Zealand account number', () => {
  it.each([
    ['01-0902-0068389-00', '01-0902-0068389-00'],
    ['08-6523-1954512-001', '08-6523-1954512-001'],
    ['26-2600-0320871-032', '26-2600-0320871-032'],
    ['01-0902-0998907-00', '01-0902-0998907-00'],
    ['25-2500-2608486-001', '25-2500-2608486-001'],
    ['09-0000-0007471-2', '09-0000-0007471-02'],
    ['31-2825-0000001-00', '31-2825-0000001-00'],
    ['12-3140-0171307-50', '12-3140-0171307-50'],
    ['38-9000-0000108-00', '38-9000-0000108-00'],
    ['02-1200-0990008-00', '02-1200-0990008-00'],
    ['08-6500-1000004-000', '08-6500-1000004-000'],
    ['33-6700-1234507-00', '33-6700-1234507-00'],
    ['26-2600-1234509-001', '26-2600-1234509-001'],
    ['11-5000-0654306-00', '11-5000-0654306-00'],
    ['06-1400-0123418-00', '06-1400-0123418-00'],
    ['03-1300-0999918-00', '03-1300-0999918-00'],
    ['09-0000-0001234-3', '09-0000-0001234-03'],
    ['010902006838900', '01-0902-0068389-00'],
    ['01 0902 0068389 000', '01-0902-0068389-000'],
    ['12-3140-00060025-0000', '12-3140-0060025-00'],
    ['123140000600250000', '12-3140-0060025-00'],
    ['01-902-0068389-00', '01-0902-0068389-00'],
    ['01 - 0902 - 0068389 - 00', '01-0902-0068389-00'],
    ['01\u20130902\u20130068389\u201300', '01-0902-0068389-00'],
    ['08-6523-01954512-0001', '08-6523-1954512-01'],
    ['26-2600-0320871-0032', '26-2600-0320871-32'],
  ])('accepts %s', (text, normal) => {
    expect(readNzAccount(text)).toMatchObject({ valid: true, normal, knownBranch: true });
  });

  it.each([
    ['01-0902-0068380-00', 'check-digit'],
    ['08-6523-1954513-001', 'check-digit'],
    ['26-2600-0320872-032', 'check-digit'],
    ['01-0902-0998908-00', 'check-digit'],
    ['25-2500-2608487-001', 'check-digit'],
    ['09-0000-0007472-2', 'check-digit'],
    ['07-0000-0068389-00', 'bank'],
    ['01-0902-006838-00', 'form'],
    ['01-0902-0068389', 'form'],
    ['26-2600-0320871-1032', 'form'],
    ['01-0902-10068389-00', 'form'],
    ['01-0902-00683890-0', 'check-digit'],
    ['01-0902-0068389-00-0', 'form'],
    ['01 0902 0068389 0O', 'form'],
    ['12314000060025000', 'form'],
    ['1-0902-0068389-00', 'form'],
    ['', 'form'],
  ])('refuses %s for its %s', (text, reason) => expect(readNzAccount(text)).toEqual({ valid: false, reason }));

  it('is the same in every form that it is written in', () => {
    const separators = fc.array(fc.constantFrom('-', ' ', ' - ', '\u2013', '\u2011', '\u00a0'), {
      minLength: 3,
      maxLength: 3,
    });
    const shapes = fc.record({
      shortBranch: fc.boolean(),
      longBase: fc.boolean(),
      suffixLength: fc.constantFrom(2, 3, 4),
    });
    fc.assert(
      fc.property(validNzAccounts, separators, shapes, (account, between, { shortBranch, longBase, suffixLength }) => {
        const [bank = '', branch = '', base = '', suffix = ''] = account.split('-');
        const groups = [
          bank,
          shortBranch ? branch.replace(/^0/, '') : branch,
          longBase ? `0${base}` : base,
          suffix.padStart(suffixLength, '0'),
        ];
        const written = groups.map((group, at) => `${at === 0 ? '' : between[at - 1]}${group}`).join('');
        expect(comparable(readNzAccount(written))).toBe(comparable(readNzAccount(account)));
        const isOfOneForm = groups.join('').length === 15 || groups.join('').length === 16;
        const inOnePiece = readNzAccount(groups.join(''));
        const mayBeTwo = groups.join('').length === 16 && groups[3]?.[0] !== '0';
        if (!shortBranch && !longBase && isOfOneForm && (inOnePiece.valid || !mayBeTwo))
          expect(comparable(inOnePiece)).toBe(comparable(readNzAccount(account)));
      }),
    );
  });

  it('is refused in one piece where 16 digits are two accounts', () => {
    expect(readNzAccount('12-3140-0006002-500')).toMatchObject({ valid: true });
    expect(readNzAccount('12-3140-00060025-00')).toMatchObject({ valid: true });
    expect(readNzAccount('1231400006002500')).toEqual({ valid: false, reason: 'form' });
    // A suffix of three digits that begins with 0 leaves no doubt
    expect(readNzAccount('0109020068389000')).toMatchObject({ valid: true, normal: '01-0902-0068389-000' });
  });

  it('accepts a branch outside the known ranges of a known bank, and says so', () => {
    expect(readNzAccount('01-1200-0068389-00')).toMatchObject({ valid: true, bank: 'ANZ', knownBranch: false });
  });
});

describe('ABN and ACN', () => {
  it.each([
    '51 824 753 556',
    '53 004 085 616',
    '89 000 000 019',
    '11 123 456 780',
    '98 999 999 999',
    '10 000 000 000',
    '17-000-000-009',
  ])('accepts the ABN %s', (text) => expect(normalAbn(text)).toBe(text.replaceAll(/\D/g, '')));

  it.each([
    '51 824 753 557',
    '51 842 753 556',
    '11 111 111 111',
    '00 000 000 000',
    '5182475355',
    '34 455 445 454',
    '17 200 000 040',
  ])('refuses the ABN %s', (text) => expect(normalAbn(text)).toBeNull());

  it.each([
    '004 085 616',
    '000 000 019',
    '000 250 000',
    '000 500 005',
    '001 749 999',
    '002 249 998',
    '009 999 964',
    '010 749 961',
    '123 456 780',
  ])('accepts the ACN %s', (text) => expect(normalAcn(text)).toBe(text.replaceAll(' ', '')));

  it.each(['004 085 617', '040 085 616', '00408561', '000 000 000'])('refuses the ACN %s', (text) =>
    expect(normalAcn(text)).toBeNull(),
  );

  it('shows an ABN in groups', () => expect(displayAbn('51824753556')).toBe('51 824 753 556'));
});
