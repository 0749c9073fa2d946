import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { describe, expect, it } from 'vitest';
import { FileFault } from '../uploads/file-fault.ts';
import type { TableRow } from '../uploads/row-reader.ts';
import { bankFormats } from './bank-formats.ts';

// The published examples of the formats, with made-up numbers
const ABA = [
  '0                 01WBC       EXAMPLE GYM PTY LTD       123456MEMBERSHIPS 011226                                        ',
  '1650-000   111111 130000004995TESTER ALEX                     INV 1001          032-999   999994EXAMPLE GYM     00000000',
  '1062-000 12345678 130000010000SAMPLE PAT                      INV 1002          032-999   999994EXAMPLE GYM     00000000',
  '1032-999   999994 500000014995EXAMPLE GYM PTY LTD             MEMBERSHIPS       032-999   999994EXAMPLE GYM     00000000',
  '7999-999            000000000000000149950000014995                        000003                                        ',
];
const IB4B = [
  '1,,,,389000000010800,7,261201,261130,DECEMBER',
  '2,123140017130750,00,4500,Alex Tester,INV 1001,DEC,,MEMBERSHIP,Kiwi Gym,,BATCH 7,FEES',
  '2,0865231954512001,00,5500,Pat Sample,,DEC,,MEMBERSHIP,Kiwi Gym,,BATCH 7,FEES',
  '3,10000,2,96632125819',
];
const DESKBANK = [
  'A,000001,03,1702,Kiwi Gym Ltd,,Memberships,011226,',
  'D,000002,12,3140,00171307,0050,00,DD,4500,Alex Tester,MEMBERSHIP,DEC,INV 1001,03,1300,00999918,0000,Kiwi Gym,',
];

const aba = (change: (lines: string[]) => void = () => undefined): string => {
  const lines = [...ABA];
  change(lines);
  return lines.join('\r\n');
};
/** Puts other text at a position of a record, from 1. */
const put = (lines: string[], record: number, position: number, text: string) => {
  const line = lines[record - 1] ?? '';
  lines[record - 1] = line.slice(0, position - 1) + text + line.slice(position - 1 + text.length);
};

const encoded = (text: string, encoding: FileEncoding): Buffer =>
  encoding === 'utf-16le' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text, 'latin1');

/** What is read: rows, then the fault that ended it. */
async function read(
  text: string,
  { encoding, size }: { encoding: FileEncoding; size: number } = { encoding: 'windows-1252', size: 50 },
) {
  const format = bankFormats.find(({ recognises }) => recognises?.(text.slice(0, 400)));
  const rows: TableRow[] = [];
  let processOn: string | undefined;
  const content = encoded(text, encoding);
  async function* pieces() {
    for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size);
  }
  let fault = '';
  try {
    for await (const some of format?.rows?.(pieces(), { encoding }) ?? []) {
      rows.push(...some.rows);
      ({ processOn } = some);
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    fault = `${error.errors[0]?.lineNumber} ${error.message}`;
  }
  return { format: format?.format, processOn, fault, rows };
}
const messagesOf = (rows: readonly TableRow[]) =>
  rows.map(({ findings = [] }) => findings.map(({ message }) => message).join(' '));

describe('an ABA file', () => {
  it.each([
    ['in pieces', ABA.join('\r\n'), undefined],
    ['with line feeds and empty lines at the end', `${ABA.join('\n')}\n\n \n\u001a`, undefined],
    ['in UTF-16', ABA.join('\r\n'), { encoding: 'utf-16le' as const, size: 33 }],
  ])('is read %s: its debits, without the entry that only balances them', async (_name, text, how) => {
    const { rows, ...rest } = await read(text, how);
    expect(rest).toEqual({ format: 'ABA', processOn: '2026-12-01', fault: '' });
    expect(rows).toEqual([
      { lineNumber: 2, values: ['650-000 111111', '13', 'TESTER ALEX', 'INV 1001', '49.95'] },
      { lineNumber: 3, values: ['062-000 12345678', '13', 'SAMPLE PAT', 'INV 1002', '100.00'] },
    ]);
  });

  it('with other entries that pay money out has them as wrong lines', async () => {
    const paysOut = aba((lines) => put(lines, 4, 2, '650-000   111111'));
    const { rows, fault } = await read(paysOut);
    expect(fault).toBe('');
    expect(messagesOf(rows)).toEqual([
      '',
      '',
      'This entry pays money out (transaction code 50). Payment files only take payments.',
    ]);
  });

  it.each([
    ['a BSB that is none', 2, 2, '000-000', 'BSB must be a BSB, NNN-NNN.'],
    ['an account that is none', 2, 9, '  A111111', 'Account must be one to nine digits, not all zero.'],
    ['a title that is blank', 2, 31, ' '.repeat(32), 'Account title must not be blank.'],
    [
      'a letter that banks do not take',
      2,
      31,
      '\u00c9LODIE  ',
      'Account title has a character that the bank does not allow.',
    ],
    ['tax without its indicator', 2, 113, '00000100', 'Withholding tax needs the indicator W, X or Y.'],
  ])('has a wrong line for %s, and goes on', async (_name, record, position, text, message) => {
    const { rows, fault } = await read(aba((lines) => put(lines, record, position, text)));
    expect([fault, messagesOf(rows)]).toEqual(['', [message, '']]);
  });

  it.each([
    ['an amount of nothing', 2, 21, '0000000000', '2 Amount must be 1 or more.'],
    ['an amount of letters', 2, 21, '00000O4995', '2 Amount must be 10 digits.'],
    ['a code that is none', 2, 19, '99', '2 Transaction code is not known.'],
    ['another debit total', 5, 41, '0000014994', '5 Debit total does not agree with the records before it.'],
    ['another credit total', 5, 31, '0000014994', '5 Credit total does not agree with the records before it.'],
    ['another net total', 5, 21, '0000014995', '5 Net total does not agree with the records before it.'],
    ['another count', 5, 75, '000002', '5 Number of entries does not agree with the records before it.'],
    ['a day that is none', 1, 75, '310226', '1 Process date must be a day, DDMMYY.'],
    ['a record of a type that is none', 3, 1, '4', '3 Record type is not known.'],
  ])('is refused for %s', async (_name, record, position, text, fault) => {
    expect((await read(aba((lines) => put(lines, record, position, text)))).fault).toBe(fault);
  });

  it.each([
    [
      'a character short',
      (lines: string[]) => (lines[1] = (lines[1] ?? '').slice(0, -1)),
      '2 Record must be 120 characters, and has 119.',
    ],
    [
      'a header a character too long',
      (lines: string[]) => (lines[0] += ' '),
      '1 Record must be 120 characters, and has 121.',
    ],
    ['without its total', (lines: string[]) => lines.pop(), '5 Record is missing: the file ends without its total.'],
    ['two files in one', (lines: string[]) => lines.push(...ABA), '6 Record stands after the total.'],
    ['with an empty line', (lines: string[]) => lines.splice(2, 0, ''), '3 This line is empty. Remove it.'],
    [
      'without entries',
      (lines: string[]) => lines.splice(1, 3),
      '2 Record type is that of the total before any entry.',
    ],
  ])('is refused: %s', async (_name, change, fault) => {
    expect((await read(aba(change))).fault).toBe(fault);
  });
});

describe('a New Zealand file', () => {
  it('of IB4B is read, whichever code its bank writes for debits', async () => {
    for (const type of ['7', '6']) {
      const { rows, ...rest } = await read(IB4B.join('\r\n').replace(',7,', `,${type},`));
      expect(rest).toEqual({ format: 'NZ_DIRECT_ENTRY', processOn: '2026-12-01', fault: '' });
      expect(rows).toEqual([
        {
          lineNumber: 2,
          values: ['12-3140-0171307-50', '00', 'Alex Tester', 'MEMBERSHIP', 'DEC', 'INV 1001', '45.00'],
        },
        { lineNumber: 3, values: ['08-6523-1954512-001', '00', 'Pat Sample', 'MEMBERSHIP', 'DEC', '', '55.00'] },
      ]);
    }
  });

  it('of Deskbank is read', async () => {
    const { rows, fault } = await read(DESKBANK.join('\n'));
    expect([fault, rows.map(({ values }) => values[0])]).toEqual(['', ['12-3140-0171307-50']]);
  });

  it.each([
    ['another hash', 3, '3,10000,2,96632125818', '4 Hash total does not agree with the records before it.'],
    ['another total', 3, '3,10001,2,96632125819', '4 Total amount does not agree with the records before it.'],
    ['another number of columns', 1, '2,123140017130750,00', '2 Record must have 13 columns, and has 3.'],
  ])('is refused for %s', async (_name, at, line, fault) => {
    expect((await read(IB4B.with(at, line).join('\n'))).fault).toBe(fault);
  });

  it('has a wrong line for an account whose check digit is wrong, and still checks the hash', async () => {
    const wrong = IB4B.with(2, '2,0865231954513001,00,5500,Pat Sample,,DEC,,MEMBERSHIP,Kiwi Gym,,BATCH 7,FEES');
    const { rows, fault } = await read(wrong.with(3, '3,10000,2,96632125820').join('\n'));
    expect([fault, messagesOf(rows)]).toEqual(['', ['', 'Account has a wrong check digit.']]);
  });

  it('with credits has every entry as a wrong line', async () => {
    const { rows, fault } = await read(IB4B.join('\n').replaceAll(',00,', ',50,'));
    expect(fault).toBe('');
    expect(messagesOf(rows)).toEqual(Array(2).fill(expect.stringMatching(/pays money out \(transaction code 50\)/)));
  });
});

describe('files meant to do harm', () => {
  it.each([
    ['a line of two gigabytes', ABA[0] ?? ''],
    ['a million columns', `${IB4B[0]}\n2`],
  ])('are refused before they fill the memory: %s', async (_name, beginning) => {
    const format = bankFormats.find(({ recognises }) => recognises?.(beginning));
    let sent = 0;
    async function* endless() {
      yield Buffer.from(beginning);
      const piece = Buffer.alloc(1_000_000, ',');
      for (; sent < 2_000_000_000; sent += piece.byteLength) yield piece;
    }
    const all = async () => {
      for await (const some of format?.rows?.(endless(), { encoding: 'utf-8' }) ?? []) expect(some.rows).toEqual([]);
    };
    await expect(all()).rejects.toThrow('This line has more than 1000 characters.');
    expect(sent).toBe(0);
  });

  it('keep formulas and quotes as text', async () => {
    const { rows } = await read(aba((lines) => put(lines, 2, 63, `=1+1&',(:      `)));
    expect(rows[0]?.values[3]).toBe(`=1+1&',(:`);
  });

  it.each([
    ['a CSV of payments', 'Customer number,Amount\n'],
    ['a CSV whose first heading is a digit', '0,Amount\n'],
    ['nothing', ''],
  ])('are no bank file for looking a little like one: %s', (_name, text) => {
    expect(bankFormats.filter(({ recognises }) => recognises?.(text))).toEqual([]);
  });
});
