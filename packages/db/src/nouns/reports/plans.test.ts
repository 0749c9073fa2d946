import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleOf } from '../../connect/scope.ts';
import { seedBulk } from '../../seed/bulk/bulk.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testTime } from '../../testing/test-rows.ts';
import { exportBankReconciliationReport } from './export-bank-reconciliation-report.ts';
import { exportExpiredCardsReport, exportRegisteredAccountsReport } from './export-card-reports.ts';
import { exportCashAppliedFile } from './export-cash-applied-file.ts';
import { exportCustomerSnapshotFile, exportNewCustomerReport } from './export-customer-reports.ts';
import { exportTransactionCsvReport } from './export-transaction-csv-report.ts';
import type { ReportQuery } from './report-query.ts';

let test: TestDatabase;
/** A small one of 50 communities, and a settlement date on which it has payments. */
let communityId: number;
let date: string;

beforeAll(async () => {
  test = await createTestDatabase();
  const sizes = { communities: 50, customers: 20_000, transactions: 60_000 };
  await seedBulk(test.owner, sizes, new Date(testTime), () => undefined);
  const { rows } = await test.owner.query<{ community_id: number; date: string }>(
    `select community_id, max(settlement_date)::text as date from app.transaction
     group by community_id order by count(*) limit 1`,
  );
  [{ community_id: communityId, date } = { community_id: 0, date: '' }] = rows;
}, 120_000);
afterAll(() => test.drop());

const big = ['transaction', 'customer', 'customer_account', 'payment_attempt', 'batch_entry'];

const reports: readonly (readonly [name: string, blocks: number, query: () => ReportQuery])[] = [
  ['expired cards', 3000, () => exportExpiredCardsReport(communityId, '2026-11-01')],
  ['registered accounts', 3000, () => exportRegisteredAccountsReport(communityId, 'ALL')],
  ['new customers', 20_000, () => exportNewCustomerReport(communityId, '2026-11-01')],
  ['the customer snapshot', 5000, () => exportCustomerSnapshotFile(communityId)],
  ['the transaction CSV', 5000, () => exportTransactionCsvReport(communityId, { from: date, to: date })],
  ['the bank reconciliation', 3000, () => exportBankReconciliationReport(communityId, { from: date, to: date })],
  ['the cash applied file', 3000, () => exportCashAppliedFile(communityId, { from: date, to: date })],
];

describe('a report of a small community among 50', () => {
  it.each(reports)('reads its own rows only: %s', async (_name, most, queryOf) => {
    const { scope, query } = queryOf();
    const { sql, parameters } = query.compile();
    const client = new Client(test.db.connectionConfig(roleOf(scope)));
    await client.connect();
    const { nodes, blocks } = await plansOf(client, scope, { text: sql, values: [...parameters] });
    await client.end();
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && big.includes(node['Relation Name'] ?? ''));
    expect(scans).toEqual([]);
    expect(blocks).toBeLessThan(most);
  });
});
