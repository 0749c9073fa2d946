import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvField, csvOf, csvRow } from './csv.ts';

/** As PostgreSQL writes COPY text with commas between fields. */
const copyText = (rows: readonly (readonly string[])[]) =>
  Buffer.from(
    rows
      .map((row) =>
        row
          .map((value) =>
            value.replaceAll(/[\\,\n\r\t\b\f\v]/g, (sign) => {
              const key = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f', '\v': 'v' }[sign];
              return `\\${key ?? sign}`;
            }),
          )
          .join(','),
      )
      .map((line) => `${line}\n`)
      .join(''),
  );

/** A plain reader of CSV (RFC 4180), written without looking at the writer. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at++) {
    const sign = csv[at];
    if (quoted && sign === '"' && csv[at + 1] === '"') field += csv[++at];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ',') field = (row.push(field), '');
    else if (!quoted && sign === '\n') {
      rows.push([...row, field]);
      row = [];
      field = '';
    } else field += sign;
  }
  return rows;
}

const texts = ['text', 'text', 'text'] as const;
const guarded = (value: string) =>
  value
    .replaceAll(/([;\t\r\n]"*)('*[=+\-@＝＋－＠﹢﹣﹦﹫−])/g, "$1'$2")
    .replace(/^'*[=+\-@＝＋－＠﹢﹣﹦﹫−\t\r\n]/, "'$&");

/** Cells as a spreadsheet splits them that knows semicolons only, and minds quotation marks at the beginning of a cell only. */
function cellsAtSemicolons(csv: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at++) {
    const sign = csv[at] ?? '';
    if (isQuoted && sign === '"' && csv[at + 1] === '"') cell += csv[++at];
    else if (sign === '"' && (cell === '' || isQuoted)) isQuoted = !isQuoted;
    else if (!isQuoted && /[;\r\n]/.test(sign)) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

describe('CSV', () => {
  it('keeps texts from being formulas', () => {
    const harmful = ['=1+1', '+61 491 570 156', '-2', '@sum', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'];
    const out = csvOf({ bytes: copyText(harmful.map((value) => [value, 'x', value])) }, texts).toString();
    expect(read(out)).toEqual(harmful.map((value) => [guarded(value), 'x', guarded(value)]));
    expect(
      read(out)
        .flat()
        .filter((value) => !/^['x]/.test(value)),
    ).toEqual([]);
  });

  it('keeps full-width and other signs from being formulas', () => {
    const harmful = ['＝1+1', '＋1', '－1', '＠SUM(1)', '﹦1', '−1+1', '\n=1'];
    const out = csvOf({ bytes: copyText(harmful.map((value) => [value, 'x', value])) }, texts).toString();
    expect(read(out)).toEqual(harmful.map((value) => [guarded(value), 'x', guarded(value)]));
    expect(harmful.map((value) => csvField(value)).filter((field) => !/^"?'/.test(field))).toEqual([]);
  });

  it('leaves no formula where a spreadsheet splits at semicolons', () => {
    const harmful = [
      'a;=1+1',
      'a;+1',
      'a;-1',
      'a;@x',
      'a;＝1',
      ';=1',
      'a,b;=1',
      'a\n=1',
      'a,\t=1',
      'a,;"=1',
      'a,"\n"=1',
      '-1;-2',
    ];
    const rows = harmful.flatMap((value) => [
      [value, 'x', value],
      ['x', value, 'y'],
    ]);
    const out = csvOf({ bytes: copyText(rows) }, texts).toString();
    expect(out).not.toMatch(/;[=+\-@＝＋－＠]/);
    expect(cellsAtSemicolons(out).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(cellsAtSemicolons(rows.map(csvRow).join('')).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });

  it('leaves plain numbers of a number column alone, and nothing else', () => {
    expect(['-12.50', '0', '-1+1', '=2'].map((value) => csvField(value, 'number'))).toEqual([
      '-12.50',
      '0',
      "'-1+1",
      "'=2",
    ]);
  });

  it('hands rows on untouched in which nothing is remarkable', () => {
    const bytes = copyText([
      ['1048217', 'Zoë Ōtāhuhu', 'a-b@example.com'],
      ['', '', ''],
    ]);
    expect(csvOf({ bytes }, texts)).toBe(bytes);
  });

  it('writes a header like a row', () => {
    expect(csvRow(['Customer name', 'Added (Australia/Sydney)', 'a,b'])).toBe(
      'Customer name,Added (Australia/Sydney),"a,b"\n',
    );
  });

  it('is read back as it was, guarded where it must be, whatever is in it', () => {
    const nasty = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      ';',
      '＝',
      '\t',
      '\r',
      '\n',
      '"',
      ',',
      '\\',
      '\\N',
      "'",
      'ü',
      '漢',
      ' ',
      'a',
    );
    const value = fc.oneof(
      fc.array(nasty, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
    );
    const rows = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rows, (given) => {
        const out = csvOf({ bytes: copyText(given) }, texts).toString();
        expect(read(out)).toEqual(given.map((row) => row.map(guarded)));
        expect(out).not.toMatch(/;[=+\-@＝]/);
        expect(cellsAtSemicolons(out).filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
