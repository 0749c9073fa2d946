import { createHash } from 'node:crypto';
import type { BankStatementLineStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { bankingCalendar } from '@quickportal/contracts/rules/banking-calendar/banking-days';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { simulationTemplates } from '@quickportal/contracts/quickrec/simulation-templates';
import { accountRows, simulatedLinesOn, type StatementAccount } from './demo-bank-statement-accounts.ts';
import { dayIn, instant, type Day } from '../demo-days.ts';
import { dailyFileRow, FIRST_DAILY_FILE, HELD_ACCOUNT, insertDemoStatementFiles } from './demo-bank-statement-files.ts';
import type { DemoInvoice } from './demo-invoices.ts';
import { zoneOf } from '../transactions/demo-payment.ts';
import { randomFrom, type Random } from '../../random.ts';

interface Line {
  id: number;
  account: StatementAccount;
  statementId: number;
  lineNumber: number;
  day: Day;
  amount: number;
  code: string;
  narrative: string;
  reference: string;
  status: BankStatementLineStatus;
  receivedAt: Date;
}

interface Allocation {
  line: Line;
  invoice: DemoInvoice;
  amount: number;
}

interface Book {
  files: object[];
  statements: (Record<string, unknown> & { opening_balance: number; closing_balance: number })[];
  lines: Line[];
  allocations: Allocation[];
}

/** Statement accounts, and of each active one a statement per banking day of the last 60 days, whose balances follow on. */
export async function insertDemoBankStatements(
  owner: Client,
  accounts: readonly StatementAccount[],
  invoices: readonly DemoInvoice[],
  now: Date,
): Promise<Allocation[]> {
  const random = randomFrom(66);
  await insertRows(owner, 'app.bank_statement_account', accountRows(accounts, now));
  const book: Book = { files: [], statements: [], lines: [], allocations: [] };
  for (const account of accounts) if (account.status === 'ACTIVE') fill(random, book, account, invoices, now);
  await insertRows(owner, 'app.bank_statement_file', book.files);
  await insertDemoStatementFiles(owner, now);
  await insertRows(owner, 'app.bank_statement', book.statements);
  await insertRows(owner, 'app.bank_statement_line', book.lines.map(lineRow));
  return book.allocations;
}

function fill(
  random: Random,
  book: Book,
  account: StatementAccount,
  invoices: readonly DemoInvoice[],
  now: Date,
): void {
  const zone = zoneOf(account.currency);
  const calendar = bankingCalendar(account.currency === 'NZD' ? 'NZ' : 'AU');
  const today = dayIn(zone, now);
  const open = invoices.filter(({ businessId, isCancelled }) => businessId === account.businessId && !isCancelled);
  let balance = random.between(80_000, 900_000) * 10;
  const first = book.statements.length;
  for (let ago = 60; ago >= 1; ago--) {
    const day = addDays(today, -ago);
    // yesterday's statement comes this morning
    const receivedAt = instant(zone, addDays(day, 1), 390);
    if (!calendar.isBankingDay(day) || receivedAt > now) continue;
    const statementId = 1_001 + book.statements.length;
    const lines = linesOf(random, book, { account, statementId, day, receivedAt }, { open, now });
    const closing = balance + lines.reduce((sum, { amount }) => sum + amount, 0);
    const fileId = FIRST_DAILY_FILE + book.files.length;
    book.files.push(dailyFileRow({ id: fileId, account, day, lines: lines.length, receivedAt }));
    book.statements.push({
      community_id: account.communityId,
      id: statementId,
      business_id: account.businessId,
      bank_statement_account_id: account.id,
      bank_statement_file_id: fileId,
      statement_date: day,
      statement_number: String(61 - ago),
      opening_balance: balance,
      closing_balance: closing,
      currency: account.currency,
      file_hash: createHash('sha256').update(`${account.id} ${day}`).digest(),
      received_at: receivedAt,
    });
    balance = closing;
  }
  if (account.alias !== HELD_ACCOUNT.alias) return;
  // The next file is held for the payment that is missing between them, not for a balance of its own
  for (const statement of book.statements.slice(first)) {
    statement.opening_balance += HELD_ACCOUNT.closing - balance;
    statement.closing_balance += HELD_ACCOUNT.closing - balance;
  }
}

/** Two to four lines of a day: payments of invoices, deposits no one knows, the bank's fees. */
function linesOf(
  random: Random,
  book: Book,
  day: Pick<Line, 'account' | 'statementId' | 'day' | 'receivedAt'>,
  { open, now }: { open: readonly DemoInvoice[]; now: Date },
): Line[] {
  const lines: Line[] = [];
  const add = (amount: number, code: string, narrative: string, reference: string, status: Line['status']): Line => {
    const id = 50_001 + book.lines.length;
    const line = { ...day, id, lineNumber: lines.length + 1, amount, code, narrative, reference, status };
    lines.push(line);
    book.lines.push(line);
    return line;
  };
  const due = open.find(({ issued, paid }) => paid === 0 && issued <= addDays(day.day, -12));
  if (due && random.chance(0.4)) payInvoice(random, book, due, add);
  for (let count = random.between(1, 2); count > 0; count--) {
    const payer = random.pick(['J SINGH', 'M TAUFA', 'K OCONNOR', 'L NGUYEN', 'R HOHEPA']);
    add(random.between(2500, 60_000), '195', `OSKO ${payer}`, `REF ${random.between(1000, 9999)}`, 'UNMATCHED');
  }
  for (const { template, amount, narrative } of simulatedLinesOn(day.account, day.day, now))
    add(amount, simulationTemplates[template].tranCode ?? '195', narrative, '', 'UNMATCHED');
  if (day.day.endsWith('5')) add(-random.between(8, 35) * 100, '698', 'ACCOUNT FEE', '', 'EXCLUDED');
  return lines;
}

type AddLine = (amount: number, code: string, narrative: string, reference: string, status: Line['status']) => Line;

/** Pays an invoice: mostly all of it, sometimes half, sometimes more, and sometimes a deposit that covers more than one. */
function payInvoice(random: Random, book: Book, invoice: DemoInvoice, add: AddLine): void {
  const luck = random.next();
  const allocate = (line: Line, amount: number) => {
    book.allocations.push({ line, invoice, amount });
    invoice.paid += amount;
  };
  const narrative = `INV ${invoice.number}`;
  if (luck < 0.55) {
    allocate(add(invoice.amount, '142', narrative, invoice.number, 'MATCHED'), invoice.amount);
  } else if (luck < 0.75) {
    const half = Math.floor(invoice.amount / 2);
    allocate(add(half, '142', narrative, invoice.number, 'MATCHED'), half);
  } else if (luck < 0.85) {
    const more = invoice.amount + 1500;
    allocate(add(more, '142', narrative, invoice.number, 'MATCHED'), more);
  } else {
    const line = add(invoice.amount + random.between(50, 400) * 100, '195', 'BULK DEPOSIT', '', 'PART_MATCHED');
    allocate(line, invoice.amount);
  }
}

function lineRow(line: Line): object {
  const { account } = line;
  return {
    community_id: account.communityId,
    id: line.id,
    business_id: account.businessId,
    bank_statement_account_id: account.id,
    bank_statement_id: line.statementId,
    line_number: line.lineNumber,
    value_date: line.day,
    amount: line.amount,
    currency: account.currency,
    tran_code: line.code,
    bank_reference: `B${line.id}`,
    customer_reference: line.reference,
    narrative: line.narrative,
    off_system_bsb: null,
    off_system_reference: null,
    status: line.status,
    version: 1,
    updated_at: line.receivedAt,
  };
}

/** Inserts which part of a line belongs to which invoice. `ruleOf` answers the rule of a business that found it. */
export async function insertDemoAllocations(
  owner: Client,
  allocations: readonly Allocation[],
  ruleOf: (businessId: number) => number | null,
): Promise<void> {
  const rows = allocations.map(({ line, invoice, amount }, index) => ({
    community_id: invoice.communityId,
    id: 70_001 + index,
    business_id: invoice.businessId,
    bank_statement_line_id: line.id,
    matching_rule_id: line.status === 'PART_MATCHED' ? null : ruleOf(invoice.businessId),
    transaction_id: null,
    invoice_id: invoice.id,
    amount,
    currency: invoice.currency,
    allocated_by_user_id: line.status === 'PART_MATCHED' ? (invoice.communityId === 20 ? 3 : 1) : null,
    allocated_at: line.receivedAt,
  }));
  await insertRows(owner, 'app.line_allocation', rows);
  await owner.query(
    `update app.line_allocation a set allocated_by_name = u.full_name
     from app.system_user u where u.id = a.allocated_by_user_id`,
  );
}
