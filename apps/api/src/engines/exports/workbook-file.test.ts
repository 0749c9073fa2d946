import { describe, expect, it } from 'vitest';
import type { ExportColumn } from './export-kind.ts';
import { readWorkbook, type WorkbookCell } from './read-workbook.fixture.ts';
import { workbookFile } from './workbook-file.ts';

const columns: ExportColumn[] = [
  { key: 'phone', title: 'Phone' },
  { key: 'count', title: 'Payments made', kind: 'number' },
  { key: 'amount', title: 'Amount', kind: 'money' },
  { key: 'date', title: 'Start', kind: 'date' },
  { key: 'time', title: 'Added ({zone})', kind: 'time' },
];

async function write(rows: Iterable<string>, sheetRows?: number) {
  const progress = { rowsDone: 0 };
  async function* batches() {
    for (const row of rows) yield { rows: row.split('\n').length - 1, bytes: Buffer.from(row) };
  }
  const task = { columns: columns.map(({ key }) => key), timeZone: 'Australia/Sydney' };
  const kind = { title: 'Payments: [all] / made in the last weeks', columns, rows: batches };
  const file = workbookFile(kind, task, undefined as never, progress, sheetRows === undefined ? {} : { sheetRows });
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return { sheets: readWorkbook(Buffer.concat(pieces)), progress };
}
const text = (value: string): WorkbookCell => ({ type: 'inlineStr', format: '@', value });
const number = (value: string, format: string): WorkbookCell => ({ type: '', format, value });

describe('a workbook', () => {
  it.each(['0412345678', '062692', '8E0', '4.11E+15', '1/2', '03-04', '=1+1', '+61 491', "'x", 'TRUE', '-2', '1,5'])(
    'keeps %s as a text',
    async (value) => {
      const { sheets } = await write([`${value.replaceAll(',', '\\,')},,,,\n`]);
      expect(Object.values(sheets)[0]?.[1]).toEqual({ A: text(value) });
    },
  );

  it('has numbers, amounts with two decimals, dates and times as cells of their kind', async () => {
    const { sheets } = await write(['0412,12,-1234.50,2026-11-20,2026-11-20 18:00:00\n']);
    expect(Object.values(sheets)[0]).toEqual([
      {
        A: text('Phone'),
        B: { ...text('Payments made'), format: '0' },
        C: { ...text('Amount'), format: '#,##0.00' },
        D: { ...text('Start'), format: 'dd mmm yyyy' },
        E: { ...text('Added (Australia/Sydney)'), format: 'dd mmm yyyy hh:mm:ss' },
      },
      {
        A: text('0412'),
        B: number('12', '0'),
        C: number('-1234.5', '#,##0.00'),
        // 20 November 2026 is day 46,346 of Excel
        D: number('46346', 'dd mmm yyyy'),
        E: number('46346.75', 'dd mmm yyyy hh:mm:ss'),
      },
    ]);
  });

  it('has as text what is not of the kind of its column, or more than a spreadsheet keeps', async () => {
    const { sheets } = await write(['x,12345678901234567,n/a,12/2027,1899-12-31 00:00:00\n']);
    const cells = Object.values(Object.values(sheets)[0]?.[1] ?? {});
    expect(cells.map(({ type, value }) => [type, value])).toEqual([
      ['inlineStr', 'x'],
      ['inlineStr', '12345678901234567'],
      ['inlineStr', 'n/a'],
      ['inlineStr', '12/2027'],
      ['inlineStr', '1899-12-31 00:00:00'],
    ]);
  });

  it.each([
    ['Zoë 李 🏦', 'Zoë 李 🏦'],
    ['<b>&amp;"\'', '<b>&amp;"\''],
    ['_x0041_', '_x0041_'],
    ['  two  ', '  two  '],
    ['a\\nb\\tc', 'a\nb\tc'],
    ['\\\\N', '\\N'],
  ])('keeps every letter: %j', async (copied, value) => {
    const { sheets } = await write([`${copied},,,,\n`]);
    expect(Object.values(sheets)[0]?.[1]).toEqual({ A: text(value) });
  });

  it('is named after its list, as Excel allows', async () => {
    expect(Object.keys((await write([])).sheets)).toEqual(['Payments   all    made in the l']);
  });

  it('shortens a text that is longer than a cell may be', async () => {
    const { sheets } = await write([`${'🏦'.repeat(20_000)},,,,\n`]);
    const { value = '' } = Object.values(sheets)[0]?.[1]?.['A'] ?? {};
    expect([value.length <= 32_767, value.endsWith('🏦…')]).toEqual([true, true]);
  });

  it('goes on in further sheets, each with its header, where a sheet is full', async () => {
    const { sheets, progress } = await write(['1,,,,\n2,,,,\n', '3,,,,\n4,,,,\n5,,,,\n'], 3);
    expect(Object.values(sheets).map((rows) => rows.map(({ A }) => A?.value))).toEqual([
      ['Phone', '1', '2'],
      ['Phone', '3', '4'],
      ['Phone', '5'],
    ]);
    expect(Object.keys(sheets)[1]).toMatch(/_2$/);
    expect(progress.rowsDone).toBe(5);
  });

  it('has a header also without rows', async () => {
    expect(Object.values((await write([])).sheets)[0]).toHaveLength(1);
  });

  it('holds no more of its rows than a few batches', async () => {
    let made = 0;
    function* endless() {
      for (; ; made++) yield `${'x'.repeat(60_000)},1,2.00,2026-11-20,\n`;
    }
    const file = workbookFile(
      {
        title: 'Rows',
        columns,
        async *rows() {
          for (const row of endless()) yield { rows: 1, bytes: Buffer.from(row) };
        },
      },
      { columns: ['phone'], timeZone: 'UTC' },
      undefined as never,
      { rowsDone: 0 },
    );
    await file.next();
    expect(made).toBeLessThan(100);
    await file.return(undefined);
    const stopped = made;
    await new Promise((resolve) => setImmediate(resolve));
    expect(made).toBe(stopped);
  });
});
