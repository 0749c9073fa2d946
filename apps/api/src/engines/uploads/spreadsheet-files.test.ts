import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { describe, expect, it } from 'vitest';
import type { FileColumn } from './file-kind.ts';
import type { TableRow } from './row-reader.ts';
import { tableRows } from './table-rows.ts';

const column = (name: string, title: string): FileColumn => ({ name, title, description: '', example: '' });
const columns = [column('customerName', 'Customer name'), column('city', 'City')];

async function read(content: string | Uint8Array, size: number, encoding: FileEncoding = 'utf-8') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  async function* pieces() {
    for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
  }
  const rows: TableRow[] = [];
  for await (const some of tableRows(pieces(), { encoding, columns })) rows.push(...some.rows);
  return rows;
}

describe('what spreadsheets write', () => {
  it.each([
    ['a line that names the separator', 'sep=;\nCustomer name;City\nKim;Perth\n', 3],
    ['that line with a separator of its own', '"sep=:"\r\nCustomer name:City\r\nKim:Perth\r\n', 3],
    ['semicolons', 'Customer name;City\nKim;Perth', 2],
    ['tabs', 'Customer name\tCity\nKim\tPerth', 2],
    ['line ends of the Mac', 'Customer name,City\rKim,Perth\r', 2],
    ['rows of commas only', 'Customer name,City\n,\n , \nKim,Perth\n,,,\n', 4],
    ['empty first lines', '\r\n,,\r\nCustomer name,City\r\nKim,Perth\r\n', 4],
    ['empty columns at the end', 'Customer name,City,,\nKim,Perth,,\n', 2],
    ['line breaks in headings', '"Customer\r\nname","City"\r\nKim,Perth\r\n', 3],
    ['blanks around quoted values', 'Customer name, City\n "Kim" , "Perth"\t\n', 2],
    ['an empty line after the separator line', 'sep=,\n\nCustomer name,City\nKim,Perth', 4],
  ])('is read: %s', async (_name, text, lineNumber) => {
    for (const size of [1, 3, 1000]) {
      const rows = await read(text, size);
      expect(rows.map((row) => [row.lineNumber, ...row.values.map((value) => value.trim()).slice(0, 2)])).toEqual([
        [lineNumber, 'Kim', 'Perth'],
      ]);
    }
  });

  it('keeps separators and quotation marks of quoted values that follow blanks', async () => {
    const rows = await read('Customer name, City\n "Olsson, ""Kim""", "Perth, WA"\nThe 5" pipe,Perth\n', 4);
    expect(rows.map(({ values }) => values)).toEqual([
      ['Olsson, "Kim"', 'Perth, WA'],
      ['The 5" pipe', 'Perth'],
    ]);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('is read in %s, with and without its mark', async (encoding) => {
    for (const mark of ['', '\ufeff']) {
      const text = `${mark}Customer name\tCity\r\nBjörk 李 🏦\tPerth\r\n`;
      const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
      const rows = await read(encoding === 'utf-16be' ? bytes.swap16() : bytes, 3, encoding);
      expect(rows).toEqual([{ lineNumber: 2, values: ['Björk 李 🏦', 'Perth'] }]);
    }
  });

  it('is read in Mac OS Roman', async () => {
    const bytes = Buffer.from('Customer name;City\rZo\u0091 Fran\u008dois;Perth\r', 'latin1');
    expect(await read(bytes, 5, 'macintosh')).toEqual([{ lineNumber: 2, values: ['Zoë François', 'Perth'] }]);
  });
});
