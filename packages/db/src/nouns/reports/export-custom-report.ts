import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../connect/scope.ts';
import { customerStatus, newCustomerColumns, newCustomerRows } from './export-customer-reports.ts';
import { transactionColumns, transactionRows } from './export-transaction-csv-report.ts';
import type { CustomReportSource } from '@quickportal/contracts/reports/report-codes';
import type { CustomReport } from './get-custom-report.ts';
import { reportOf, type ReportColumn, type ReportQuery } from './report-query.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

interface Source {
  /** The columns that a report can have. */
  readonly columns: readonly ReportColumn[];
  readonly scope: (communityId: number) => Scope;
  /** The rows of the days, both included, without their order. */
  readonly rows: (communityId: number, days: Days) => RawBuilder<unknown>;
  readonly status: string;
  readonly id: string;
}

const sources: Readonly<Record<CustomReportSource, Source>> = {
  TRANSACTIONS: {
    columns: transactionColumns,
    scope: (communityId) => ({ kind: 'community', communityId }),
    rows: transactionRows,
    status: 't.status',
    id: 't.id',
  },
  CUSTOMERS: {
    columns: newCustomerColumns,
    scope: () => ({ kind: 'staff' }),
    rows: newCustomerRows,
    status: customerStatus,
    id: 'c.id',
  },
};

/** Titles of the columns that reports of a source can have, in their usual order. */
export const customReportColumns = (source: CustomReportSource): string[] =>
  sources[source].columns.map(({ title }) => title);

/** A definition names a column that its source does not have. */
export class UnknownColumnError extends Error {
  override readonly name = 'UnknownColumnError';
}

/** What is exported: the columns, rows and order of a report, or what it is to be. */
type Definition = Pick<CustomReport, 'code' | 'source' | 'columns' | 'statuses' | 'sortColumn'>;

/**
 * A report as a community has defined it: transactions by settlement date, customers by the day they were created, of
 * days of the zone that `copyOut` is given, the first `limit` rows where one is given. Throws UnknownColumnError.
 */
export function exportCustomReport(communityId: number, report: Definition, days: Days, limit?: number): ReportQuery {
  const { columns, scope, rows, status, id } = sources[report.source];
  const columnOf = (title: string): ReportColumn => {
    const column = columns.find((each) => each.title === title);
    if (!column) throw new UnknownColumnError(`The report ${report.code} has an unknown column.`);
    return column;
  };
  const inStatus =
    report.statuses.length === 0 ? sql`` : sql` and ${sql.raw(status)} in (${sql.join(report.statuses)})`;
  const order = sql`order by ${sql.raw(columnOf(report.sortColumn).source)}, ${sql.raw(id)}`;
  const first = limit === undefined ? sql`` : sql` limit ${limit}`;
  return reportOf(
    report.columns.map(columnOf),
    scope(communityId),
    sql`${rows(communityId, days)}${inStatus} ${order}${first}`,
  );
}
