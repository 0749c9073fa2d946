import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, differences } from '../../../testing/bank-file-kit.ts';
import { BankFileError } from './bank-file-error.ts';
import type { Batch, BatchFormat } from './batch-format.ts';
import { directEntryFormat, directEntryLines } from './direct-entry.ts';
import { directEntryReturnFormat, directEntryReturnLines } from './direct-entry-returns.ts';
import { deskbankFormat, deskbankLines } from './nz-deskbank.ts';
import { ib4bFormat, ib4bLines } from './nz-ib4b.ts';
import { mt9Format, mt9Lines } from './nz-mt9.ts';
import { readBatch, readBatchRecords } from './read-batch.ts';

const NUMBERS = { bsb: '650-000', accountNumber: '111111' };
const movement = {
  ...NUMBERS,
  transactionCode: '13',
  amount: 4995n,
  title: 'TESTER ALEX',
  reference: 'INV 1001',
  traceBsb: '032-999',
  traceAccountNumber: '999994',
  remitter: 'EXAMPLE GYM',
} as const;
const header = {
  bsb: null,
  accountNumber: null,
  bank: 'WBC',
  userName: 'EXAMPLE GYM',
  userId: '123456',
  description: 'FEES',
  processOn: '2026-12-01',
  time: null,
};
const nz = {
  amount: 4500n,
  name: 'Alex Tester',
  particulars: 'FEES',
  code: '',
  reference: 'INV 1001',
  ownName: 'Kiwi Gym',
  ownParticulars: 'FEES',
  ownCode: '',
  ownReference: 'BATCH 7',
};
const [mine, first, second] = ['38-9000-0000108-00', '12-3140-0171307-50', '26-2600-0320871-032'] as const;
const three = <Entry>(single: (account: string) => Entry): Entry[] => [
  single(first),
  single(second),
  single('31-2825-0000001-00'),
];
const on = { dueOn: '2026-12-01', createdOn: '2026-11-30' };

interface Case {
  name: string;
  format: BatchFormat<unknown, unknown, unknown>;
  lines: string[];
}

const aba = { ...movement, indicator: '', withholdingTax: 0n } as const;
const taxed = { ...aba, transactionCode: '56', indicator: 'W', withholdingTax: 100n } as const;
const returned = { ...movement, kind: 'RETURN', returnCode: '6', originalDay: '01', originalUserId: '123456' } as const;
const cases = [
  {
    name: 'direct entry',
    format: directEntryFormat,
    lines: [...directEntryLines(header, [aba, taxed, aba], { ...movement, ...NUMBERS })],
  },
  {
    name: 'direct entry returns',
    format: directEntryReturnFormat,
    lines: [...directEntryReturnLines(header, [returned, { ...returned, kind: 'REFUSAL' }])],
  },
  {
    name: 'IB4B',
    format: ib4bFormat,
    lines: [
      ...ib4bLines(
        { ...on, authorityCode: '0312345', ownAccount: mine, reference: 'DECEMBER' },
        three((account) => ({ ...nz, account, transactionCode: '00' })),
      ),
    ],
  },
  {
    name: 'MT9',
    format: mt9Format,
    lines: [
      ...mt9Lines(
        { ...on, registrationId: '123456789012345', userName: 'Kiwi Gym' },
        three((account) => ({ ...nz, account, transactionCode: '000' })),
        { ...nz, account: mine },
      ),
    ],
  },
  {
    name: 'Deskbank',
    format: deskbankFormat,
    lines: [
      ...deskbankLines(
        { branch: '1702', userName: 'Kiwi Gym', description: 'FEES', processOn: '2026-12-01' },
        three((account) => ({ ...nz, account, ownAccount: '03-1300-0999918-00' })),
      ),
    ],
  },
] as unknown as Case[];

type Outcome = { file: Batch<unknown, unknown, unknown> } | { fault: BankFileError };

/** Anything but a file or a BankFileError fails the test. */
function outcome(format: Case['format'], bytes: Uint8Array): Outcome {
  try {
    return { file: readBatch(format, bytes) };
  } catch (error) {
    if (error instanceof BankFileError) return { fault: error };
    throw error;
  }
}

describe.each(cases)('$name', ({ format, lines }) => {
  const whole = bytesOf(lines);
  const original = readBatch(format, whole);

  it('refuses arbitrary bytes with its own error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        expect(outcome(format, bytes)).toHaveProperty('fault');
      }),
    );
  });

  it('refuses arbitrary records of the right shape with its own error, or reads them', () => {
    const length = format.lineLength ?? 60;
    const line = fc.string({
      unit: fc.constantFrom(...'0123456789-,. ADWX\u00E9'.split('')),
      minLength: length,
      maxLength: length,
    });
    const parts = fc.array(
      fc.oneof(
        fc.constantFrom(...lines),
        line.map((text) => `${text}\r\n`),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(parts, (mixed) => {
        expect(() => outcome(format, bytesOf(mixed))).not.toThrow();
      }),
    );
  });

  it('finds a character that was changed, or reads one other value', () => {
    const characters = fc.constantFrom(...Buffer.from('0123456789 ,-.ABDNWXYaz\r\n\0\u00FF', 'latin1'));
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), characters, (place, character) => {
        const corrupt = Uint8Array.from(whole);
        corrupt[place] = character;
        const result = outcome(format, corrupt);
        if ('file' in result) expect(differences(original, result.file)).toBeLessThanOrEqual(1);
        else expect(result.fault.message).not.toMatch(/111111|999994|0171307|0320871|0000108/);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads the same in pieces of any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length }), async (size) => {
        const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, piece) =>
          whole.slice(piece * size, (piece + 1) * size),
        );
        const values: unknown[] = [];
        for await (const record of readBatchRecords(format, pieces)) values.push(record.value);
        expect(values).toEqual([original.header, ...original.details, ...(format.trailer ? [original.trailer] : [])]);
      }),
      { numRuns: 30 },
    );
  });

  it('does not gather a line that never ends', async () => {
    let given = 0;
    function* endless() {
      for (; given < 1_000_000; given += 1000) yield new Uint8Array(1000).fill(48);
    }
    const reading = (async () => {
      for await (const record of readBatchRecords(format, endless())) void record;
    })();
    await expect(reading).rejects.toThrow('Record 1, record: is longer than 1000 characters');
    expect(given).toBeLessThan(3000);
  });
});
