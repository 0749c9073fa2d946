import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentInspection } from '../../uploads/content-inspection.ts';
import { FileFault } from '../../uploads/file-fault.ts';
import { readStatements } from './read-statements.ts';
import { recognisedStatementFormat } from './statement-formats.ts';
import type { StatementLine, StatementPart } from './statement-part.ts';

const samples = path.join(import.meta.dirname, '../samples');

async function read(file: string) {
  const name = path.join(samples, file);
  const content = readFileSync(name);
  const inspection = new ContentInspection();
  inspection.add(content);
  const found = inspection.end();
  if ('fault' in found) throw new Error(found.fault);
  const encoding = found.encodings[0] ?? 'utf-8';
  const format = recognisedStatementFormat(new TextDecoder(encoding).decode(inspection.beginning()));
  if (!format) throw new Error('No format is known');
  const parts: StatementPart[] = [];
  // Small pieces, so that records are cut anywhere
  const source = createReadStream(name, { highWaterMark: 37 });
  for await (const some of readStatements(source, { format, encoding })) parts.push(...some);
  const statements = parts.flatMap((part) => ('statement' in part ? [part.statement] : []));
  const lines = parts.flatMap((part) => ('line' in part ? [part.line] : []));
  return { format: format.format, isCertain: found.isCertain, statements, lines };
}

async function faultOf(file: string): Promise<string> {
  try {
    await read(file);
  } catch (error) {
    if (error instanceof FileFault) return `${error.errors[0]?.lineNumber}: ${error.message}`;
    throw error;
  }
  throw new Error(`${file} was read`);
}

const firstDay = [25_000n, 8450n, 48_215n, -4995n, -10_000n, -1250n];
const secondDay = [10_000n, 10_000n, -190_000n];

const story = [
  ['mt940/mt940-2026-11-30.sta', 'MT940', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['mt940/mt940-2026-12-01.sta', 'MT940', [['2026-12-01', 165_420n, -4580n, secondDay]]],
  [
    'mt940/mt940-two-days.sta',
    'MT940',
    [
      ['2026-11-30', 100_000n, 165_420n, firstDay],
      ['2026-12-01', 165_420n, -4580n, secondDay],
    ],
  ],
  ['mt940/mt940-two-pages.sta', 'MT940', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['mt940/mt940-swift-blocks.sta', 'MT940', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['mt940/mt940-reversals.sta', 'MT940', [['2026-11-30', 100_000n, 103_996n, [4995n, -1000n, 1n]]]],
  ['mt940/mt940-gap.sta', 'MT940', [['2026-12-03', 50_000n, 60_000n, [10_000n]]]],
  ['bai2/bai2-2026-11-30.bai', 'BAI2', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['bai2/bai2-2026-12-01.bai', 'BAI2', [['2026-12-01', 165_420n, -4580n, secondDay]]],
  ['bai2/bai2-continuations.bai', 'BAI2', [['2026-11-30', 165_420n, 171_120n, [1200n, 2500n, 2000n]]]],
  ['bai2/bai2-mixed-currency.bai', 'BAI2', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['nai/nai-2026-11-30.nai', 'NAI', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['nai/nai-2026-12-01.nai', 'NAI', [['2026-12-01', 165_420n, -4580n, secondDay]]],
  ['camt053/camt053-2026-11-30.xml', 'CAMT053', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ['camt053/camt053-2026-12-01.xml', 'CAMT053', [['2026-12-01', 165_420n, -4580n, secondDay]]],
  ['camt053/camt053-batch-net-of-fee.xml', 'CAMT053', [['2026-11-30', 100_000n, 165_420n, firstDay]]],
  ...(
    [
      ['csv/csv-westpac.csv', 'CSV_WESTPAC'],
      ['csv/csv-westpac-formula.csv', 'CSV_WESTPAC'],
      ['csv/csv-westpac-utf16.csv', 'CSV_WESTPAC'],
      ['csv/csv-westpac-windows-1252.csv', 'CSV_WESTPAC'],
      ['csv/csv-nab.csv', 'CSV_NAB'],
      ['csv/csv-commbank.csv', 'CSV_COMMBANK'],
    ] as const
  ).map(
    ([file, format]) =>
      [
        file,
        format,
        [
          ['2026-12-01', 165_420n, -4580n, secondDay],
          ['2026-11-30', 100_000n, 165_420n, firstDay],
        ],
      ] as const,
  ),
] as const;

describe('A good statement', () => {
  it.each(story)('is read from %s', async (file, format, expected) => {
    const found = await read(file);
    expect(found.format).toBe(format);
    let from = 0;
    const statements = found.statements.map(({ statementDate, openingBalance, closingBalance, lineCount }) => {
      const lines = found.lines.slice(from, (from += lineCount)).toSorted((a, b) => a.order - b.order);
      return [statementDate, openingBalance, closingBalance, lines.map(({ amount }) => amount)];
    });
    expect(statements).toEqual(expected);
    expect(from).toBe(found.lines.length);
  });

  it('has its account, number, codes, references and texts', async () => {
    const files = ['mt940/mt940-2026-11-30.sta', 'bai2/bai2-2026-11-30.bai', 'camt053/camt053-2026-11-30.xml'];
    const read3 = await Promise.all(files.map(read));
    expect(read3.map(({ statements: [of] }) => [of?.account, of?.currency, of?.statementNumber])).toEqual([
      ['032999999994', 'AUD', '00334'],
      ['032999999994', 'AUD', ''],
      ['032999999994', 'AUD', '334'],
    ]);
    const second = { valueDate: '2026-11-30', amount: 8450n, bankReference: 'BR300002', customerReference: 'INV 1001' };
    const codes = ['NTRF', '195', 'PMNT-RCDT-DMCT'];
    for (const [index, { lines }] of read3.entries())
      expect(lines[1]).toMatchObject({ ...second, tranCode: codes[index], narrative: 'OSKO TESTER ALEX INV 1001' });
    const { statements } = await read('nai/nai-2026-11-30.nai');
    expect(statements[0]).toMatchObject({ account: '999994', currency: 'AUD' });
  });

  it('has texts with commas and slashes, and over several records', async () => {
    const { lines } = await read('bai2/bai2-continuations.bai');
    expect(lines.map(({ narrative }: StatementLine) => narrative)).toEqual([
      'OSKO LONG TEXT, WITH COMMA AND 12/34 SLASH THAT RUNS INTO A SECOND RECORD',
      'SPLIT FUNDS',
      'DISTRIBUTED FUNDS',
    ]);
    expect(lines[0]).toMatchObject({
      valueDate: '2026-12-01',
      bankReference: 'BR300201',
      customerReference: 'INV 2001',
    });
    const reversals = await read('mt940/mt940-reversals.sta');
    expect(reversals.lines[1]?.narrative).toMatch(/^LINE 1 X+ LINE 2 X+ .* LINE 6 X+$/);
  });

  it('keeps a formula as the text that it is', async () => {
    const { lines } = await read('csv/csv-westpac-formula.csv');
    expect(lines.some(({ narrative }) => narrative.startsWith('=HYPERLINK('))).toBe(true);
  });
});

describe('A broken statement is refused with its line and reason', () => {
  it.each([
    ['mt940/mt940-bad-closing.sta', /^17: .* a difference of 0\.01\.$/],
    ['mt940/mt940-truncated.sta', /^13: .*(?:must be like|in the middle of a statement)/],
    ['mt940/mt940-mixed-currency.sta', /^17: The statement opens in one currency and closes in another\.$/],
    ['mt940/mt940-decimal-point.sta', /^7: The amount has a decimal point/],
    ['bai2/bai2-bad-closing.bai', /^3: .* a difference of 0\.01\.$/],
    ['bai2/bai2-bad-total.bai', /^11: The total is 461241, but the records above give 461240\.$/],
    ['bai2/bai2-bad-count.bai', /^11: The number of records is 8, but there are 9\.$/],
    ['bai2/bai2-truncated.bai', /^11: The file has no trailer \(99\)/],
    ['bai2/bai2-unknown-code.bai', /^6: The type code must have three digits\.$/],
    ['nai/nai-bad-total-b.nai', /^\d+: The total B is 361907, but the records above give 361840\.$/],
    ['camt053/camt053-bad-closing.xml', /^9: .* a difference of 0\.01\.$/],
    ['camt053/camt053-bad-count.xml', /^\d+: The number of transactions is 7, but there are 6\.$/],
    ['camt053/camt053-mixed-currency.xml', /^9: The statement has amounts of two currencies\.$/],
    ['camt053/camt053-truncated.xml', /^\d+: The XML cannot be read: /],
    ['camt053/camt053-entity-expansion.xml', /^\d+: The file has a document type \(DOCTYPE\)/],
    ['camt053/camt053-external-entity.xml', /^\d+: The file has a document type \(DOCTYPE\)/],
    [
      'csv/csv-westpac-missing-row.csv',
      /^6: The balance is 1,666\.70, but 1,816\.65 .* give 1,716\.65: a row is missing/,
    ],
    ['csv/csv-commbank-truncated.csv', /^\d+: A quotation mark is never closed/],
    ['csv/csv-nab-mixed-accounts.csv', /^\d+: The row is of another account/],
  ])('in %s', async (file, reason) => {
    await expect(faultOf(file)).resolves.toMatch(reason);
  });

  it('where letters are of an encoding that has to be named', async () => {
    const uncertain = await Promise.all(
      ['mt940/mt940-bad-encoding.sta', 'csv/csv-westpac-windows-1252.csv', 'camt053/camt053-bad-encoding.xml'].map(
        read,
      ),
    );
    expect(uncertain.map(({ isCertain }) => isCertain)).toEqual([false, false, false]);
  });
});

it('names an expectation for each of the samples', () => {
  const known = readFileSync(import.meta.filename, 'utf8');
  const all = readdirSync(samples).flatMap((folder) =>
    readdirSync(path.join(samples, folder)).map((file) => `${folder}/${file}`),
  );
  expect(all.filter((file) => !known.includes(file) && file !== 'mt940/mt940-duplicate.sta')).toEqual([]);
});
