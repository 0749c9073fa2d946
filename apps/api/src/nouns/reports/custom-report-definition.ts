import { customReportSources } from '@quickportal/contracts/reports/report-codes';
import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import type { Reader } from '@quickportal/db/connect/reader';
import { customReportColumns } from '@quickportal/db/reports/export-custom-report';
import { getCustomReport, type CustomReport as CustomReportRecord } from '@quickportal/db/reports/get-custom-report';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** A custom report as the calls return it. */
export const toCustomReport = (report: CustomReportRecord): CustomReport => ({
  ...report,
  sourceDisplay: customReportSources[report.source].title,
});

/** The custom report of the caller's community. Throws 404. */
export const loadCustomReport = async (
  ctx: CallContext,
  db: Reader,
  customReportId: number,
): Promise<CustomReportRecord> =>
  orNotFound(await getCustomReport(db, { communityId: communityOf(ctx).communityId, customReportId }));

/** Throws 422 on `field` for a column that the rows of the report do not have. */
export function requireColumns(
  { source }: Pick<CustomReportRecord, 'source'>,
  columns: readonly string[],
  field: string,
): void {
  const known = customReportColumns(source);
  const unknown = columns.find((column) => !known.includes(column));
  if (unknown !== undefined) throw fieldProblem(field, `There is no column "${unknown}".`);
}

/** Throws 422 for a status that the rows of the report cannot have. */
export function requireStatuses({ source }: Pick<CustomReportRecord, 'source'>, statuses: readonly string[]): void {
  const known = Object.keys(customReportSources[source].statuses);
  if (statuses.some((status) => !known.includes(status)))
    throw fieldProblem('statuses', 'Choose statuses from the list.');
}
