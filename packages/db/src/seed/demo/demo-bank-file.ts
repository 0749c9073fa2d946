import { dayIn } from './demo-days.ts';

/** A record of 120 characters, from its fields. */
const record = (...fields: [text: string, width: number, justified?: 'right'][]): string =>
  fields.map(([text, width, justified]) => (justified ? text.padStart(width) : text.padEnd(width))).join('');

const entries = [
  ['062-000', '10482177', '0000012050', 'OLSSON MARGARET', 'HCW-0041827'],
  ['083-004', '220041', '0000008640', 'BAYSIDE EARLY LEARNING', 'HCW-0038114'],
  ['033-001', '661204', '0000021000', 'MCALLISTER HAMISH', 'HCW-0040027'],
] as const;

/**
 * An ABA file of direct debits whose total is wrong, as software leaves it behind when a record is removed by hand: the
 * check refuses it.
 */
export function demoBankFile(now: Date): string {
  const [year = '', month = '', day = ''] = dayIn('Australia/Sydney', now).split('-');
  const processed = `${day}${month}${year.slice(2)}`;
  const head = record(
    ['0', 18],
    ['01WBC', 12],
    ['HARBOUR CITY UTILITIES', 26],
    ['361299', 6],
    ['WATER RATES', 12],
    [processed, 6],
    ['', 40],
  );
  const details = entries.map(([bsb, account, amount, title, reference]) =>
    record(
      ['1', 1],
      [bsb, 7],
      [account, 9, 'right'],
      [' 13', 3],
      [amount, 10],
      [title, 32],
      [reference, 18],
      ['032-001', 7],
      ['112233', 9, 'right'],
      ['HARBOUR CITY', 16],
      ['00000000', 8],
    ),
  );
  const total = record(
    ['7999-999', 20],
    ['0000052105', 10],
    ['0000000000', 10],
    ['0000052105', 10],
    ['', 24],
    ['000004', 6],
    ['', 40],
  );
  return [head, ...details, total].map((line) => `${line}\r\n`).join('');
}
