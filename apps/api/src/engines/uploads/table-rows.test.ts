import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula } from '../../kernel/formula-guard.ts';
import { FileFault } from './file-fault.ts';
import type { FileColumn } from './file-kind.ts';
import { DELIMITERS } from './header.ts';
import type { TableRow } from './row-reader.ts';
import { tableRows } from './table-rows.ts';

const column = (name: string, title: string, required = false): FileColumn => ({
  name,
  title,
  description: '',
  example: '',
  required,
});
const columns = [column('customerName', 'Customer name', true), column('city', 'City'), column('email', 'Email')];

async function* pieces(content: Uint8Array, size: number) {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size);
}

async function read(content: string | Uint8Array, size = 7, encoding: FileEncoding = 'utf-8') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const rows: TableRow[] = [];
  let order: string[] = [];
  try {
    for await (const some of tableRows(pieces(bytes, size), { encoding, columns })) {
      rows.push(...some.rows);
      order = some.columns.map((found) => found.column?.name ?? '');
    }
    return { rows, order, errors: [] };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { rows, order, errors: error.errors.map((line) => [line.lineNumber, line.nameOfField, line.errorText]) };
  }
}

describe('reading a table', () => {
  it('gives back what was written, with the line each row begins on, however it arrives', async () => {
    const value = fc.string({
      unit: fc.constantFrom(...Array.from('ab ,;|\t"\'=+@é李🏦0\n')),
      maxLength: 8,
    });
    const row = fc.tuple(value, value, value).filter((values) => values.some((text) => text.trim() !== ''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 20 }),
        fc.constantFrom(...DELIMITERS),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        async (table, delimiter, newline, ends, size) => {
          const quoted = (text: string) => `"${guardFormula(text).replaceAll('"', '""').replaceAll('\n', newline)}"`;
          const lines = [
            ['Customer name', 'CITY', 'e-mail'].join(delimiter),
            ...table.map((values) => values.map(quoted).join(delimiter)),
          ];
          const { rows, errors } = await read(lines.join(newline) + (ends ? newline : ''), size);
          expect(errors).toEqual([]);
          expect(rows.map(({ values }) => values)).toEqual(table);
          let line = 2;
          const expected = table.map((values) => {
            const at = line;
            line += 1 + values.join('').split('\n').length - 1;
            return at;
          });
          expect(rows.map(({ lineNumber }) => lineNumber)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('knows columns by title or name in any order, behind a byte order mark, and leaves blank lines out', async () => {
    const { rows, order } = await read('\ufeffcity,Customer_Name\n\nPerth,Kim\n\n  \nHobart,Ana\n');
    expect(order).toEqual(['city', 'customerName']);
    expect(rows).toEqual([
      { lineNumber: 3, values: ['Perth', 'Kim'] },
      { lineNumber: 6, values: ['Hobart', 'Ana'] },
    ]);
  });

  it('holds a little of a file at a time, also of one with 500,000 lines', async () => {
    const LINES = 500_000;
    async function* lines() {
      yield Buffer.from('Customer name,City,Email\n');
      for (let n = 0; n < LINES; n += 10_000) {
        const some = Array.from(
          { length: 10_000 },
          (_, at) => `Customer ${n + at},Perth,customer${n + at}@example.com\n`,
        );
        yield Buffer.from(some.join(''));
      }
    }
    let count = 0;
    let most = 0;
    let last: TableRow | undefined;
    for await (const { rows } of tableRows(lines(), { encoding: 'utf-8', columns })) {
      count += rows.length;
      most = Math.max(most, rows.length);
      last = rows.at(-1) ?? last;
    }
    expect([count, last?.lineNumber]).toEqual([LINES, LINES + 1]);
    expect(most).toBeLessThan(3000);
  });

  it('reads Windows-1252', async () => {
    const bytes = Buffer.from('Customer name;City\nBj\u00f6rk \u0080;\u0096\n', 'latin1');
    const { rows } = await read(bytes, 5, 'windows-1252');
    expect(rows[0]?.values).toEqual(['Björk €', '–']);
  });
});

describe('a header row', () => {
  it.each([
    ['Name,Town\nKim,Perth\n', [[1, '', 'The first line must contain the column names: Customer name, City, Email.']]],
    [
      'City,Shoe size\n',
      [
        [1, 'Shoe size', 'Unknown column. Correct its name, remove it, or leave out unknown columns.'],
        [1, 'Customer name', 'This column is missing. Add it to the first line.'],
      ],
    ],
    ['Customer name,City,city\n', [[1, 'City', 'This column appears twice. Remove one.']]],
    ['Customer name,,City\n', [[1, '', 'Column 2 has no name.']]],
    ['\n\nCustomer name,,City\n', [[3, '', 'Column 2 has no name.']]],
    ['', [[1, '', 'The first line must contain the column names: Customer name, City, Email.']]],
  ])('that is wrong says how: %j', async (text, errors) => {
    expect((await read(text)).errors).toEqual(errors);
  });
});

describe('a hostile file', () => {
  it('with a quotation mark that is never closed stops there, what came before is read', async () => {
    const { rows, errors } = await read('Customer name,City\nKim,Perth\n"Ana,Hobart\nLi,Darwin\n');
    expect(rows).toEqual([{ lineNumber: 2, values: ['Kim', 'Perth'] }]);
    expect(errors).toEqual([[3, '', 'A quotation mark opens on this line and is never closed.']]);
  });

  it('of 500 MB behind a quotation mark that is never closed is left after a little of it', async () => {
    const piece = Buffer.from('Kim,Perth\n'.repeat(6500));
    let given = 0;
    async function* large() {
      yield Buffer.from('Customer name,City\nKim,"Perth\n');
      for (; given < 7700; given++) yield piece;
    }
    const reading = async () => {
      for await (const { rows } of tableRows(large(), { encoding: 'utf-8', columns })) expect(rows).toEqual([]);
    };
    await expect(reading()).rejects.toThrow('This line has more than 65536 characters');
    expect(given).toBeLessThan(4);
  });

  it('with a cell of 10 MB stops at its line', async () => {
    const cell = `Customer name,City\nKim,Perth\nLi,"${'x'.repeat(10_000_000)}"\nAna,Hobart\n`;
    const { rows, errors } = await read(cell, 65_536);
    expect([rows.length, errors.map(([line]) => line)]).toEqual([1, [3]]);
  });

  it('with a quotation mark inside a quoted value says where', async () => {
    const { rows, errors } = await read('Customer name,City\n"Kim",Perth\n"An"a",Hobart\nLi,Darwin\n', 1000);
    expect(rows).toHaveLength(1);
    expect(errors).toEqual([[3, '', 'A quoted value contains a quotation mark. Write it twice.']]);
  });

  it.each(['x', '"', ',', '\u0000', '"a,'])('of one endless line of %j is left after a little of it', async (text) => {
    const piece = Buffer.from(text.repeat(50_000 / text.length));
    let given = 0;
    async function* endless() {
      yield Buffer.from('Customer name,City\n"');
      // A gigabyte, if a user takes it
      for (; given < 20_000; given++) yield piece;
    }
    const reading = async () => {
      for await (const some of tableRows(endless(), { encoding: 'utf-8', columns })) expect(some.rows.length).toBe(0);
    };
    await expect(reading()).rejects.toThrow(/more than 65536 characters|quotation mark/);
    expect(given).toBeLessThan(6);
  });

  it('of anything at all never fails in another way, and never gives more lines than it has', async () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .string({ unit: fc.constantFrom(...Array.from('ab",\n\r;=\u0000')), maxLength: 200 })
        .map((text) => Buffer.from(`Customer name,City\n${text}`)),
    );
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 50 }), async (content, size) => {
        const { rows } = await read(content, size);
        const text = Buffer.from(content).toString('latin1');
        expect(rows.length).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
        const numbers = rows.map(({ lineNumber }) => lineNumber);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });
});
