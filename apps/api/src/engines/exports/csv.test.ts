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
              const named = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f', '\v': 'v' }[sign];
              return `\\${named ?? sign}`;
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
const guarded = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

describe('CSV', () => {
  it('keeps texts from being formulas', () => {
    const harmful = ['=1+1', '+61 491 570 156', '-2', '@sum', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'];
    const out = csvOf({ bytes: copyText(harmful.map((value) => [value, 'x', value])) }, texts).toString();
    expect(read(out)).toEqual(harmful.map((value) => [`'${value}`, 'x', `'${value}`]));
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

  it('is read back as it was, guarded where it must be, whatever stands in it', () => {
    const nasty = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
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
      }),
      { numRuns: 2000 },
    );
  });
});
