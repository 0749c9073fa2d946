import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readStatements } from './read-statements.ts';
import { statementFormatOf } from './statement-formats.ts';

async function outcome(name: string, source: Iterable<string>): Promise<string> {
  const format = statementFormatOf(name);
  if (!format) throw new Error(`No format ${name}`);
  async function* bytes() {
    for (const piece of source) yield Buffer.from(piece);
  }
  let lines = 0;
  try {
    for await (const parts of readStatements(bytes(), { format, encoding: 'utf-8' })) lines += parts.length;
  } catch (error) {
    return (error as Error).message;
  }
  return `${lines} parts`;
}

function* repeated(count: number, text: string, first = '', last = '') {
  yield first;
  for (let at = 0; at < count; at += 1) yield text;
  yield last;
}

const camt = '<Document><BkToCstmrStmt><Stmt>';

describe('A file that no bank writes is refused early', () => {
  it.each([
    ['a line without end', 'MT940', () => repeated(1000, 'x'.repeat(1000), ':20:')],
    ['a record that goes on and on', 'BAI2', () => repeated(100_000, '88,x/\n', '01,a,b,261201,0630,1,80,1,2/\n')],
    ['a row in quotes without end', 'CSV_WESTPAC', () => repeated(1000, 'x'.repeat(1000), '"')],
    ['elements nested without end', 'CAMT053', () => repeated(100_000, '<Ntry>', camt)],
    ['a text without end', 'CAMT053', () => repeated(1000, 'x'.repeat(10_000), `${camt}<Id>`)],
    ['a comment without end', 'CAMT053', () => repeated(1000, 'x'.repeat(10_000), `${camt}<!--`)],
    ['an attribute without end', 'CAMT053', () => repeated(1000, 'x'.repeat(10_000), `${camt}<Id x="`)],
    ['a message of another kind', 'CAMT053', () => ['<Document><CstmrDrctDbtInitn/></Document>']],
    ['an entity that is not declared', 'CAMT053', () => [`${camt}<Id>&bank;</Id>`]],
    [
      'a text of many lines',
      'MT940',
      () => repeated(5000, 'x\n', ':20:a\n:25:032999999994\n:28C:1/1\n:60F:C261129AUD0,\n:61:261130C1,NTRFa\n:86:x\n'),
    ],
    ['an amount of 16 digits', 'MT940', () => [':20:a\n:25:1234\n:28C:1/1\n:60F:C261129AUD1234567890123456,\n']],
    ['a day that is not there', 'MT940', () => [':20:a\n:25:1234\n:28C:1/1\n:60F:C260230AUD1,\n']],
    ['a currency that is not ours', 'MT940', () => [':20:a\n:25:1234\n:28C:1/1\n:60F:C261129USD1,\n']],
    ['a group of tests', 'BAI2', () => ['01,a,b,261201,0630,1,80,1,2/\n02,a,b,4,261130,2359,AUD,2/\n']],
    ['an interim report', 'BAI2', () => ['01,a,b,261201,0630,1,80,1,2/\n02,a,b,1,261130,2359,AUD,3/\n']],
    [
      'an account without its amount',
      'BAI2',
      () => ['01,a,b,261201,0630,1,80,1,2/\n02,a,b,1,261130,2359,AUD,2/\n03,1234,AUD,015/\n49,0,2/\n'],
    ],
    [
      'records behind the end',
      'BAI2',
      () => [
        '01,a,b,261201,0630,1,80,1,2/\n02,a,b,1,261130,2359,AUD,2/\n03,1234,AUD,015,0,,/\n49,0,2/\n98,0,1,4/\n99,0,1,6/\n16,142,1,,,,/\n',
      ],
    ],
    ['a record out of its place', 'BAI2', () => ['01,a,b,261201,0630,1,80,1,2/\n16,142,1,,,,/\n99,1,1,1/\n']],
    [
      'nothing but a header',
      'CSV_NAB',
      () => ['Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance\n'],
    ],
  ])('%s', async (_what, format, source) => {
    const found = await outcome(format, source());
    expect(found).not.toMatch(/parts$/);
    expect(found).toMatch(/^[A-Z].*\.$/);
    expect(found.length).toBeLessThan(300);
  });
});

describe('Memory does not grow with a file', () => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  function* mt940(count: number) {
    yield ':20:a\n:25:032999999994\n:28C:00334/00001\n:60F:C261129AUD0,\n';
    for (let at = 0; at < count; at += 1)
      yield `:61:2611301130C1,00NTRFINV ${at}//BR${at}\n:86:OSKO TESTER ALEX INV ${at}\n`;
    yield `:62F:C261130AUD${count},00\n-\n`;
  }
  function* camt053(count: number) {
    const balance = (kind: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>`;
    yield `${camt}<Acct><Id><Othr><Id>032999999994</Id></Othr></Id></Acct>${balance('OPBD', '0.00')}${balance('CLBD', `${count}.00`)}`;
    for (let at = 0; at < count; at += 1)
      yield `<Ntry><Amt Ccy="AUD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><ValDt><Dt>2026-11-30</Dt></ValDt><AcctSvcrRef>BR${at}</AcctSvcrRef></Ntry>`;
    yield '</Stmt></BkToCstmrStmt></Document>';
  }
  it.each([
    ['MT940', mt940],
    ['CAMT053', camt053],
  ] as const)('%s', async (name, source) => {
    const format = statementFormatOf(name);
    if (!format) throw new Error(name);
    const count = 100_000;
    async function* bytes() {
      for (const piece of source(count)) yield Buffer.from(piece);
    }
    const before = heap();
    let [lines, most] = [0, 0];
    for await (const parts of readStatements(bytes(), { format, encoding: 'utf-8' })) {
      lines += parts.length;
      if (lines % 20_000 < parts.length) most = Math.max(most, heap() - before);
    }
    expect(lines).toBe(count + 1);
    expect(most).toBeLessThan(10_000_000);
  });
});
