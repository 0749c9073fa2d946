import * as contracts from '@quickportal/contracts/reports/contracts';
import { customReportColumns } from '@quickportal/db/reports/export-custom-report';
import { listCustomReports } from '@quickportal/db/reports/get-custom-report';
import { customReportCode, insertCustomReport, lockCustomReports } from '@quickportal/db/reports/write-custom-reports';
import { conflict } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadCustomReport, toCustomReport } from './custom-report-definition.ts';

/** Most reports that a community may define. */
const MOST_REPORTS = 50;
/** What identifies a row, by which a new report is sorted. */
const identifier = { TRANSACTIONS: 'Receipt Number', CUSTOMERS: 'CustomerNumber' } as const;

export const createCustomReport = implement(contracts.createCustomReport).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { communityId } = communityOf(ctx);
    const { body } = input;
    await lockCustomReports(trx, communityId);
    if ((await listCustomReports(trx, communityId)).length >= MOST_REPORTS)
      throw conflict(`A community has at most ${MOST_REPORTS} reports of its own.`);
    const report = {
      ...body,
      communityId,
      columns: customReportColumns(body.source),
      sortColumn: identifier[body.source],
      at: now,
    };
    const customReportId = await insertCustomReport(trx, report).catch(
      uniqueField(customReportCode, 'code', 'Another report has this code.'),
    );
    await audit({
      objectType: 'custom-report',
      objectId: customReportId,
      description: `Custom report ${body.name} (${body.code}) added`,
      after: { ...body },
    });
    return toCustomReport(await loadCustomReport(ctx, trx, customReportId));
  }),
);
