import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { insertRows } from '../../insert-rows.ts';
import { dayIn, type Day } from '../demo-days.ts';
import type { DemoVault } from '../demo-vault.ts';
import { inventStatementAccounts, type StatementAccount } from './demo-bank-statement-accounts.ts';

/** A file of bank statements as it was uploaded. The content is stored by anyone who starts the product. */
export interface DemoStatementFile {
  id: number;
  communityId: number;
  format: 'MT940' | 'BAI2';
  name: string;
  storageKey: string;
  content: Buffer;
  at: Date;
}

/** The account of the held file, and what its last statement closed with; cents. The file opens one payment later. */
export const HELD_ACCOUNT = { alias: 'Water receipts', closing: 8_641_250 };

/** Ids of files that came from the bank each day begin here. */
export const FIRST_DAILY_FILE = 2001;

/**
 * Two files of community 10 that the worker checks when the demo starts: one whose opening balance is not where the
 * statement before ended, and one whose closing balance is wrong.
 */
export function demoStatementFiles(now: Date): DemoStatementFile[] {
  const [water, , gas] = accountNumbers(now);
  const today = dayIn('Australia/Sydney', now);
  const at = new Date(now.getTime() - 35 * 60_000);
  const file = (id: number, format: 'MT940' | 'BAI2', name: string, lines: readonly string[]): DemoStatementFile => ({
    id,
    communityId: 10,
    format,
    name,
    storageKey: `uploads/10/demo-statement-${id}`,
    content: Buffer.from(lines.map((line) => `${line}\r\n`).join('')),
    at,
  });
  return [
    file(1001, 'MT940', `water-receipts-${today}.sta`, heldLines(water ?? '', today)),
    file(1002, 'BAI2', `gas-receipts-${addDays(today, -1)}.bai`, wrongLines(gas ?? '', addDays(today, -1))),
  ];
}

/** BSB and account number of the statement accounts, in their order. */
function accountNumbers(now: Date): string[] {
  const numbers: string[] = [];
  const listening: Pick<DemoVault, 'keep'> = {
    keep: (_place, number) => {
      numbers.push(number.kind === 'AU_ACCOUNT' ? `${number.bsb.replace('-', '')}${number.accountNumber}` : '');
      const masked = { kind: number.kind, masked: '', lastDigits: '', cardScheme: null };
      return { ...masked, vaultEntryId: 0, fingerprint: Buffer.alloc(32) };
    },
  };
  inventStatementAccounts(listening as DemoVault, now);
  return numbers;
}

const yymmdd = (day: Day): string => day.slice(2).replaceAll('-', '');

function heldLines(account: string, day: Day): string[] {
  const date = yymmdd(day);
  return [
    `:20:${date}0000000001`,
    `:25:${account}`,
    ':28C:00062/00001',
    `:60F:C${yymmdd(addDays(day, -1))}AUD86657,50`,
    `:61:${date}C245,00NTRFREF 7741//B90001`,
    ':86:OSKO L NGUYEN',
    `:61:${date}C118,30NTRFREF 7742//B90002`,
    ':86:OSKO M TAUFA',
    `:62F:C${date}AUD87020,80`,
    '-',
  ];
}

function wrongLines(account: string, day: Day): string[] {
  return [
    `01,WPACAU2S,HCG,${yymmdd(addDays(day, 1))},0630,1,80,1,2/`,
    `02,HCG,WPACAU2S,1,${yymmdd(day)},2359,AUD,2/`,
    `03,${account},AUD,010,250000,,,015,274501,,/`,
    '16,195,24500,,B90011,REF 5512,OSKO R HOHEPA/',
    '49,549001,3/',
    '98,549001,1,5/',
    '99,549001,1,7/',
  ];
}

const uploaded = { channel: 'UPLOAD', uploader_name: 'Dana Petrov', uploaded_by_user_id: 1 };

/** Inserts the files that are checked when the demo starts. */
export async function insertDemoStatementFiles(owner: Client, now: Date): Promise<void> {
  const files = demoStatementFiles(now);
  await insertRows(
    owner,
    'app.bank_statement_file',
    files.map((file) => ({
      ...rowOf(file.communityId, file.id, file.at),
      ...uploaded,
      status: 'CHECKING',
      format: file.format,
      file_name: file.name,
      size: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
      storage_key: file.storageKey,
    })),
  );
  await insertRows(
    owner,
    'app.outbox',
    files.map(({ id, communityId }) => ({
      community_id: communityId,
      topic: 'bank-statements.import',
      payload: { fileId: id },
      available_at: now.toISOString(),
    })),
  );
}

interface DailyFile {
  id: number;
  account: StatementAccount;
  day: Day;
  lines: number;
  receivedAt: Date;
}

/** The row of a file that came from the bank, or from the simulation; its content is no longer kept. */
export function dailyFileRow({ id, account, day, lines, receivedAt }: DailyFile): object {
  const isSimulated = account.source === 'SIMULATION';
  const format = account.source === 'SIMULATION' ? 'BAI2' : account.source;
  const name = `${account.alias.toLowerCase().replaceAll(' ', '-')}-${day}`;
  return {
    ...rowOf(account.communityId, id, receivedAt),
    channel: isSimulated ? 'SIMULATION' : 'FOLDER',
    uploader_name: isSimulated ? 'BankRec simulation' : 'Statement folder',
    uploaded_by_user_id: null,
    status: 'IMPORTED',
    format,
    file_name: `${name}${{ BAI2: '.bai', NAI: '.nai', MT940: '.sta', CAMT053: '.xml' }[format]}`,
    size: 420 + lines * 85,
    sha256: createHash('sha256').update(name).digest('hex'),
    storage_key: `uploads/${account.communityId}/demo-statement-${id}`,
    line_count: lines,
    statement_count: 1,
    content_removed_at: receivedAt,
  };
}

const rowOf = (communityId: number, id: number, at: Date) => ({
  community_id: communityId,
  id,
  business_ids: null,
  businesses: '{(,)}',
  encoding: 'utf-8',
  bank_statement_account_id: null,
  accepts_gaps: false,
  line_count: 0,
  statement_count: 0,
  faults: [],
  created_at: at.toISOString(),
  status_at: at.toISOString(),
  content_removed_at: null as Date | null,
  version: 1,
});
