import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import {
  lockCustomReports,
  updateCustomReport,
  type CustomReportChange,
} from '@quickportal/db/reports/write-custom-reports';
import type { CustomReport as CustomReportRecord } from '@quickportal/db/reports/get-custom-report';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadCustomReport, toCustomReport } from './custom-report-definition.ts';

interface Edit {
  input: { params: { customReportId: number } };
  version: number | undefined;
  values: CustomReportChange;
  /** What changed, for the audit entry. */
  what: string;
  /** Throws 422. */
  check: (report: CustomReportRecord) => void;
}

/** Changes a custom report and returns it. Throws 404, 409 for a lost update, and 422 when nothing differs. */
export const changeCustomReport = (
  ctx: CallContext,
  { input, version, values, what, check }: Edit,
): Promise<CustomReport> =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { communityId } = communityOf(ctx);
    const { customReportId } = input.params;
    await lockCustomReports(trx, communityId);
    const report = await loadCustomReport(ctx, trx, customReportId);
    await checkVersion(report, version, () => toCustomReport(report));
    check(report);
    const { before, after } = changedFields(report, values);
    await updateCustomReport(trx, { communityId, customReportId }, values, now);
    const { name, code } = report;
    await audit({
      objectType: 'custom-report',
      objectId: customReportId,
      description: `${what} of custom report ${name} (${code}) changed`,
      before,
      after,
    });
    return toCustomReport(await loadCustomReport(ctx, trx, customReportId));
  });
