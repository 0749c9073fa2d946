import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStatements } from './read-statements.ts';
import { statementFormatOf, recognisedStatementFormat } from './statement-formats.ts';
import type { StatementPart } from './statement-part.ts';
import { writeBai2, type Bai2Statement } from './write-bai2.ts';

const format = statementFormatOf('BAI2');
if (!format) throw new Error('No BAI2');

async function readBack(text: string) {
  const parts: StatementPart[] = [];
  async function* source() {
    yield Buffer.from(text);
  }
  for await (const some of readStatements(source(), {
    format: format as NonNullable<typeof format>,
    encoding: 'utf-8',
  }))
    parts.push(...some);
  return parts;
}

/** Words of anything that a person types, with the signs of the format. */
const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom('A', 'z', '7', ' ', ',', '/', '-', '8', 'é', '88,', '\u{1F600}'), maxLength })
    .map((written) => written.replaceAll(/\s+/g, ' ').trim());
const reference = text(20).map((written) =>
  written.replaceAll(',', ' ').replaceAll('/', '-').replaceAll(/\s+/g, ' ').trim(),
);
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);

const line = fc
  .record({
    size: fc.bigInt({ min: 1n, max: 10n ** 13n }),
    code: fc.constantFrom('142', '195', '399', '475', '555', '698'),
    valueDate: day,
    bankReference: reference,
    customerReference: reference,
    narrative: text(250),
  })
  .map(({ size, code, ...rest }) => ({ ...rest, tranCode: code, amount: code < '400' ? size : -size }));

const statement: fc.Arbitrary<Bai2Statement> = fc.record({
  account: fc.constantFrom('032999999994', '082001111222333'),
  currency: fc.constantFrom('AUD', 'NZD'),
  statementDate: day,
  openingBalance: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
  lines: fc.array(line, { maxLength: 8 }),
});

it('reads back what it writes, whatever texts and amounts are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 4 }), async (statements) => {
      const written = writeBai2({
        sender: 'QUICKPORTAL',
        receiver: 'HCW',
        createdOn: '2026-11-30',
        createdAt: '0630',
        fileId: 7,
        statements,
      });
      expect(recognisedStatementFormat(written.slice(0, 1000))?.format).toBe('BAI2');
      const parts = await readBack(written);
      let lines: object[] = [];
      const found: object[] = [];
      for (const part of parts) {
        if ('line' in part) {
          const { lineNumber: _line, order: _order, ...rest } = part.line;
          lines.push(rest);
          continue;
        }
        const { account, currency, statementDate, openingBalance } = part.statement;
        found.push({ account, currency, statementDate, openingBalance, lines });
        lines = [];
      }
      expect(found).toEqual(statements);
    }),
    { numRuns: 200 },
  );
});

it('has lines of at most 80 characters where texts are long', () => {
  const written = writeBai2({
    sender: 'QUICKPORTAL',
    receiver: 'HCW',
    createdOn: '2026-11-30',
    createdAt: '0630',
    fileId: 7,
    statements: [
      {
        account: '032999999994',
        currency: 'AUD',
        statementDate: '2026-11-30',
        openingBalance: 0n,
        lines: [
          {
            amount: 100n,
            tranCode: '475',
            valueDate: '2026-11-30',
            bankReference: 'B1',
            customerReference: '',
            narrative: 'INVOICE 12/34 '.repeat(20),
          },
        ],
      },
    ],
  });
  expect(Math.max(...written.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  // A cheque is no credit
  expect(written).toContain('\r\n16,399,100,,B1,,INVOICE');
});
