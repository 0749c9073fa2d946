import { createHash } from 'node:crypto';
import type { UploadedFileStatus } from '@quickportal/contracts/rules/states/uploaded-file';
import type { Client } from 'pg';
import { demoBankFile } from './demo-bank-file.ts';
import { demoBusinesses } from './demo-businesses.ts';
import {
  importedAt,
  importedBusinesses,
  importedRows,
  inventDemoCustomers,
  type DemoCustomers,
} from './demo-customers.ts';
import { dayLength } from './demo-days.ts';
import { insertDemoTakenFile } from './demo-taken-file.ts';
import { insertRows } from '../insert-rows.ts';

interface FileError {
  line: number;
  field: string;
  value: string;
  text: string;
}

/** A file as it was uploaded. The content is stored by anyone who starts the product. */
export interface DemoFile {
  id: number;
  format: 'CUSTOMERS' | 'PAYMENTS_CSV' | 'ABA';
  communityId: number;
  name: string;
  storageKey: string;
  content: Buffer;
  lines: number;
  status: UploadedFileStatus;
  errors: readonly FileError[];
  at: Date;
}

const columns =
  'businessCode,customerNumber,customerName,street1,street2,city,state,postcode,email,receivesEmail,phoneNumber,receivesSms';

/**
 * The demo's uploaded files: customers that were added, that have errors, and that were cancelled, in each community; and
 * payments of community 10, which the worker really checks when the demo starts: a CSV, and an ABA file with errors.
 */
export const demoFiles = (now: Date): DemoFile[] => filesOf(inventDemoCustomers(now), now);

function filesOf(invented: DemoCustomers, now: Date): DemoFile[] {
  const files: DemoFile[] = [];
  for (const business of Object.values(demoBusinesses)) {
    if (!importedBusinesses.includes(business.id)) continue;
    const { community_id: communityId, code } = business;
    const add = (name: string, lines: string[], status: UploadedFileStatus, at: Date, errors: FileError[] = []) => {
      const id = 101 + files.length;
      const content = Buffer.from(`${[columns, ...lines].join('\r\n')}\r\n`);
      const storageKey = `uploads/${communityId}/demo-${id}`;
      const format = 'CUSTOMERS';
      files.push({ id, format, communityId, name, storageKey, content, lines: lines.length, status, errors, at });
    };
    const imported = importedRows(invented, business.id);
    const known = imported[0]?.customer_number ?? '';
    add(
      `customers-${code.toLowerCase()}.csv`,
      imported.map((row) => lineOf(code, row)),
      'COMPLETE',
      importedAt(now),
    );
    add('new-connections.csv', wrongLines(code, known), 'ERROR', ago(now, 5), errorsOf(known));
    add('new-connections-draft.csv', [`${code},,Draft Customer,,,,,,,,,`], 'CANCELLED', ago(now, 6));
  }
  return [...files, paymentFile(101 + files.length, now), bankFile(102 + files.length, now)];
}

const paymentColumns = 'Business code,Customer number,Amount,Payment reference number,Comment';
/** Eight payments, of which one is there twice; a customer whom no one knows, and an amount that is none. */
const paymentLines = [
  'HCW,HCW-0041827,120.50,INV-20418,"Water rates, November"',
  'HCW,HCW-0038114,86.40,INV-20419,',
  'HCW,HCW-0040027,210.00,INV-20420,',
  'HCW,HCW-0029956,64.15,INV-20421,',
  'HCW,HCW-0035570,98.70,INV-20422,',
  'HCW,HCW-0041827,120.50,INV-20418,"Water rates, November"',
  'HCW,HCW-9999999,75.00,INV-20423,',
  'HCW,HCW-0039021,"1,25.00",INV-20424,',
];

function paymentFile(id: number, now: Date): DemoFile {
  const content = Buffer.from(`${[paymentColumns, ...paymentLines].join('\r\n')}\r\n`);
  const name = 'water-rates-november.csv';
  const at = new Date(now.getTime() - 2 * 3_600_000);
  const kept = { storageKey: `uploads/10/demo-${id}`, content, lines: paymentLines.length };
  return { id, format: 'PAYMENTS_CSV', communityId: 10, name, ...kept, status: 'QUEUED', errors: [], at };
}

function bankFile(id: number, now: Date): DemoFile {
  const content = Buffer.from(demoBankFile(now));
  const kept = { storageKey: `uploads/10/demo-${id}`, content, lines: 3 };
  const at = new Date(now.getTime() - 3 * 3_600_000);
  return { id, format: 'ABA', communityId: 10, name: 'water-rates.aba', ...kept, status: 'QUEUED', errors: [], at };
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * dayLength);
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

type Row = ReturnType<typeof importedRows>[number];

function lineOf(code: string, row: Row): string {
  const address = [row.street1, row.street2, row.city, row.state, row.postcode];
  const notices = [row.email, yesOrNo(row.receives_email), row.phone_number, yesOrNo(row.receives_sms)];
  const values = [code, row.customer_number, row.customer_name, ...address, ...notices];
  return values.map((value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
}

/** Four lines of which three are wrong, each in its own way. */
const wrongLines = (code: string, known: string): string[] => [
  `${code},${code}-9000001,Ophelia Grant,3 Cook Street,,Newcastle,NSW,2300,ophelia.grant@example.com,yes,,no`,
  `${code},${code}-9000002,Bernard Okafor,8 Hunter Street,,Newcastle,NSW,2300,bernard.okafor,no,,no`,
  `XYZ,${code}-9000003,Salma Haddad,21 Darby Street,,Newcastle,NSW,2300,,no,,no`,
  `${code},${known},Petra Novak,5 King Street,,Newcastle,NSW,2300,,no,,no`,
];

const errorsOf = (known: string): FileError[] => [
  { line: 3, field: 'Email', value: 'bernard.okafor', text: 'Enter an email such as name@example.com' },
  {
    line: 4,
    field: 'Business code',
    value: 'XYZ',
    text: 'There is no supplier business with this code, or you do not have access to it.',
  },
  { line: 5, field: 'Customer number', value: known, text: 'This customer number is already used in this business.' },
];

/** Inserts the files and the errors of their lines. */
export async function insertDemoUploadedFiles(owner: Client, invented: DemoCustomers, now: Date): Promise<void> {
  const files = filesOf(invented, now);
  await insertRows(owner, 'app.uploaded_file', files.map(fileRow));
  await insertRows(owner, 'app.uploaded_file_error', files.flatMap(errorRows));
  await insertDemoTakenFile(owner);
  const toCheck = files.filter(({ status }) => status === 'QUEUED');
  await insertRows(
    owner,
    'app.outbox',
    toCheck.map(({ id, communityId }) => ({
      community_id: communityId,
      topic: 'uploaded-files.run',
      payload: { fileId: id },
      available_at: now.toISOString(),
    })),
  );
}

function fileRow(file: DemoFile): object {
  const { status, lines, content } = file;
  const isDone = status === 'COMPLETE';
  const isUnchecked = status === 'CANCELLED' || status === 'QUEUED';
  const checked = isUnchecked ? 0 : lines;
  const at = file.at.toISOString();
  return {
    community_id: file.communityId,
    id: file.id,
    format: file.format,
    file_name: file.name,
    content_type: file.format === 'ABA' ? 'text/plain' : 'text/csv',
    encoding: 'utf-8',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storage_key: file.storageKey,
    status,
    business_ids: null,
    businesses: '{(,)}',
    uploaded_by_user_id: file.communityId === 20 ? 3 : 1,
    uploader_name: file.communityId === 20 ? 'Anahera Rewi' : 'Dana Petrov',
    line_count: isDone ? lines : null,
    checked_lines: checked,
    checked_bytes: isUnchecked ? 0 : content.length,
    passed_lines: isDone ? lines : 0,
    applied_lines: isDone ? lines : 0,
    error_count: file.errors.length,
    version: 1,
    created_at: at,
    status_at: at,
    progressed_at: at,
  };
}

const errorRows = (file: DemoFile): object[] =>
  file.errors.map(({ line, field, value, text }, index) => ({
    community_id: file.communityId,
    uploaded_file_id: file.id,
    position: index + 1,
    businesses: '{(,)}',
    line_number: line,
    field_name: field,
    provided_value: value,
    error_text: text,
  }));
