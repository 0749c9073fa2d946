import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, days, faultOf, nzAccounts, nzTexts } from '../../../testing/bank-file-kit.ts';
import { deskbankLines, readDeskbank, type DeskbankEntry, type DeskbankHeader } from './nz-deskbank.ts';
import { isNzDishonourCode, nzDishonourCodes } from './nz-dishonours.ts';
import { addToHash, type NzEntry } from './nz-fields.ts';
import { ib4bLines, readIb4b, type Ib4bEntry, type Ib4bHeader } from './nz-ib4b.ts';
import { mt9Lines, readMt9, type Mt9Contra, type Mt9Entry, type Mt9Header } from './nz-mt9.ts';

const own = '38-9000-0000108-00';
const person: NzEntry = {
  account: '12-3140-0171307-50',
  amount: 4500n,
  name: 'Alex Tester',
  particulars: 'MEMBERSHIP',
  code: 'DEC',
  reference: 'INV 1001',
};
const other: NzEntry = { ...person, account: '08-6523-1954512-001', amount: 5500n, name: 'Pat Sample', reference: '' };
const ours = { ownName: 'Kiwi Gym', ownParticulars: 'FEES', ownCode: '', ownReference: 'BATCH 7' };

const ib4bHeader: Ib4bHeader = {
  authorityCode: '',
  ownAccount: own,
  dueOn: '2026-12-01',
  createdOn: '2026-11-30',
  reference: 'DECEMBER',
};
const ib4b = (entry: NzEntry, transactionCode: Ib4bEntry['transactionCode'] = '00'): Ib4bEntry => ({
  ...entry,
  ...ours,
  transactionCode,
});
const mt9Header: Mt9Header = { registrationId: '123456789012345', dueOn: '2026-12-01', userName: 'Kiwi Gym' };
const mt9 = (entry: NzEntry): Mt9Entry => ({ ...entry, ...ours, transactionCode: '000' });
const contra: Mt9Contra = { account: own, particulars: 'FEES', code: '', reference: 'BATCH 7', ownName: 'Kiwi Gym' };
const deskbankHeader: DeskbankHeader = {
  branch: '1702',
  userName: 'Kiwi Gym Ltd',
  description: 'Memberships',
  processOn: '2026-12-01',
};
const deskbank = (entry: NzEntry): DeskbankEntry => ({
  ...entry,
  ownAccount: '03-1300-0999918-00',
  ownName: 'Kiwi Gym',
});

const ended = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`);

const IB4B = [
  '1,,,,389000000010800,7,261201,261130,DECEMBER',
  '2,123140017130750,00,4500,Alex Tester,INV 1001,DEC,,MEMBERSHIP,Kiwi Gym,,BATCH 7,FEES',
  '2,0865231954512001,00,5500,Pat Sample,,DEC,,MEMBERSHIP,Kiwi Gym,,BATCH 7,FEES',
  '3,10000,2,96632125819',
];
const blanks = (count: number) => ' '.repeat(count);
const statement = (...texts: string[]) => texts.map((text) => text.padEnd(12)).join('');
const ownSide = `${'Kiwi Gym'.padEnd(20)}${statement('', 'BATCH 7', 'FEES')}${blanks(4)}`;
const MT9 = [
  `20123456789012345 20261201     Kiwi Gym${blanks(121)}`,
  `13123140017130750 0000000004500${'Alex Tester'.padEnd(20)}000000000000${statement('DEC', 'INV 1001', 'MEMBERSHIP')} ${ownSide}`,
  `1308652319545120010000000005500${'Pat Sample'.padEnd(20)}000000000000${statement('DEC', '', 'MEMBERSHIP')} ${ownSide}`,
  `13389000000010800 0510000010000${blanks(20)}000000000000${statement('', 'BATCH 7', 'FEES')} ${'Kiwi Gym'.padEnd(20)}${blanks(40)}`,
  `139986632125927      0000020000${blanks(129)}`,
];
const DESKBANK = [
  'A,000001,03,1702,Kiwi Gym Ltd,,Memberships,011226,',
  'D,000002,12,3140,00171307,0050,00,DD,4500,Alex Tester,MEMBERSHIP,DEC,INV 1001,03,1300,00999918,0000,Kiwi Gym,',
  'D,000003,08,6523,01954512,0001,00,DD,5500,Pat Sample,MEMBERSHIP,DEC,,03,1300,00999918,0000,Kiwi Gym,',
];

describe('the hash total', () => {
  const sum = (accounts: readonly string[]) => accounts.reduce(addToHash, 0n).toString().padStart(11, '0');

  it('is that of the published examples, its overflow cut off', () => {
    expect(sum(['38-9016-0725779-00', '38-9016-0704505-00'])).toBe('80321430284');
    expect(sum(['12-3140-0171307-50', '38-9000-0000108-00', '11-5000-0654306-00'])).toBe('71400825721');
    expect(sum(Array.from({ length: 30 }, () => '38-9000-9999999-00'))).toBe('00299999970');
  });
});

describe('New Zealand files', () => {
  it('are written to the letter', () => {
    expect([...ib4bLines(ib4bHeader, [ib4b(person), ib4b(other)])]).toEqual(ended(IB4B));
    expect([...mt9Lines(mt9Header, [mt9(person), mt9(other)], contra)]).toEqual(ended(MT9));
    expect([...deskbankLines(deskbankHeader, [deskbank(person), deskbank(other)])]).toEqual(ended(DESKBANK));
  });

  it('are read to the letter', () => {
    expect(readIb4b(bytesOf(ended(IB4B)))).toEqual({
      header: ib4bHeader,
      details: [ib4b(person), ib4b(other)],
      trailer: { amount: 10_000n, count: 2n, hash: 96_632_125_819n },
    });
    const file = readMt9(bytesOf(ended(MT9)));
    expect([file.header, ...file.details.slice(0, 2)]).toEqual([mt9Header, mt9(person), mt9(other)]);
    expect(file.details[2]).toMatchObject({ ...contra, transactionCode: '051', amount: 10_000n });
    expect(file.trailer).toEqual({ amount: 20_000n, hash: 86_632_125_927n });
    expect(readDeskbank(bytesOf(ended(DESKBANK)))).toEqual({
      header: deskbankHeader,
      details: [deskbank(person), { ...deskbank(other), account: '08-6523-1954512-01' }],
      trailer: null,
    });
  });

  const changed = (lines: readonly string[], from: string | RegExp, to: string) =>
    bytesOf([lines.join('\r\n').replace(from, to)]);
  it.each<[string, () => unknown, string]>([
    ['a wrong hash', () => readIb4b(changed(IB4B, '5819', '5818')), 'Record 4, hash total: does not agree'],
    ['a wrong sum', () => readIb4b(changed(IB4B, '10000,2', '10001,2')), 'Record 4, total amount: does not agree'],
    ['a wrong count', () => readIb4b(changed(IB4B, '10000,2', '10000,3')), 'number of entries: does not agree'],
    ['a wrong check digit', () => readIb4b(changed(IB4B, '0171307', '0171308')), 'account: has a wrong check digit'],
    ['an unknown bank', () => readIb4b(changed(IB4B, '2,1231', '2,0731')), 'Record 2, account: is of an unknown bank'],
    ['credits among debits', () => readIb4b(changed(IB4B, '00,5500', '50,5500')), 'mixes debits and credits'],
    ['a comma in a text', () => readIb4b(changed(IB4B, 'Pat ', 'Pat,')), 'Record 3, record: must have 13 columns'],
    ['a record cut off', () => readMt9(changed(MT9, / +$/, '')), 'Record 5, record: must be 160 characters'],
    ['a wrong check total', () => readMt9(changed(MT9, '5927', '5928')), 'Record 5, check total: does not agree'],
    [
      'a wrong contra',
      () => readMt9(changed(MT9, '0510000010000', '0510000010001')),
      'Record 4, amount: of the contra',
    ],
    ['no total', () => readMt9(bytesOf(ended(MT9.slice(0, 4)))), 'Record 5, record: is missing'],
    ['a gap', () => readDeskbank(changed(DESKBANK, '000003', '000004')), 'Record 3, sequence: does not follow'],
    [
      'eight digits of base',
      () => readDeskbank(changed(DESKBANK, '00171307', '10171307')),
      'Record 2, account: must be',
    ],
    ['mixed ends', () => readIb4b(changed(IB4B, '\r\n2', '\n2')), 'Record 2, record: does not end as the lines before'],
    [
      'a letter of another script',
      () => [...ib4bLines(ib4bHeader, [ib4b({ ...person, name: '李' })])],
      'Record 2, name',
    ],
    [
      'an account without hyphens',
      () => [...mt9Lines(mt9Header, [mt9({ ...person, account: '123140017130750' })])],
      'Record 2, account',
    ],
    [
      'a debit without a name',
      () => [...mt9Lines(mt9Header, [mt9({ ...person, name: '' })])],
      'Record 2, name: must not',
    ],
  ])('are refused with %s', (_, work, message) => expect(faultOf(work).message).toContain(message));

  const entries = fc.array(
    fc.record<NzEntry>({
      account: nzAccounts,
      amount: fc.bigInt(1n, 99_999_999n),
      name: nzTexts(20),
      particulars: nzTexts(12),
      code: nzTexts(12),
      reference: nzTexts(12),
    }),
    { minLength: 1, maxLength: 20 },
  );

  it('come back as they were written, totals the sums of the entries', () => {
    fc.assert(
      fc.property(entries, days, fc.boolean(), fc.constantFrom('00', '50'), (all, dueOn, withContra, code) => {
        const sum = all.reduce((to, { amount }) => to + amount, 0n);
        const comma = all.map((entry) => ib4b(entry, code));
        const first = readIb4b(bytesOf(ib4bLines({ ...ib4bHeader, dueOn }, comma)));
        expect([first.header.dueOn, first.details]).toEqual([dueOn, comma]);
        expect(first.trailer).toMatchObject({ amount: sum, count: BigInt(all.length) });

        const lines = [...mt9Lines({ ...mt9Header, dueOn }, all.map(mt9), withContra ? contra : null)];
        for (const line of lines) expect(line).toMatch(/^[\x20-\x7E]{160}\r\n$/);
        const second = readMt9(bytesOf(lines));
        expect([second.header.dueOn, second.details.slice(0, all.length)]).toEqual([dueOn, all.map(mt9)]);
        expect(second.trailer?.amount).toBe(withContra ? sum * 2n : sum);

        const short = all.map((entry) => deskbank({ ...entry, account: entry.account.replace(/-0(\d\d)$/, '-$1') }));
        const third = readDeskbank(bytesOf(deskbankLines({ ...deskbankHeader, processOn: dueOn }, all.map(deskbank))));
        expect([third.header.processOn, third.details]).toEqual([dueOn, short]);
      }),
    );
  });

  it('have dishonour letters in words; insufficient funds may be tried again', () => {
    expect(Object.keys(nzDishonourCodes).join('')).toBe('CEHLTUXZ');
    expect(nzDishonourCodes.U).toEqual({ words: 'Insufficient funds', kind: 'SOFT' });
    expect(Object.values(nzDishonourCodes).filter(({ kind }) => kind === 'HARD')).toHaveLength(6);
    expect(['U', 'u', 'A', 'constructor'].map(isNzDishonourCode)).toEqual([true, false, false, false]);
  });
});
